"""A run's progress, as a display shows it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from darwindeck.evolution.candidate import Judged

__all__ = ["Progress", "Stage", "Watcher"]

Stage = Literal[
    "starting", "starting-contest", "screening", "contest", "doubts", "pruning", "confirming", "writing", "done"
]
"""Part of a run. Starting games are measured as games of a generation are: all at first, then the viable ones."""


@dataclass(frozen=True)
class Progress:
    """A look at a run that goes on."""

    stage: Stage
    generation: int
    """The one that goes on, from 1."""
    generations: int
    done: int
    """Games of this stage that are done."""
    to_do: int
    """Games of this stage, those that are done included."""
    share: float
    """The share of the whole run that is done, from 0 to 1: it never falls, and is 1 at the end only."""
    seconds: float
    """Since the run was started or resumed."""
    eta: float | None
    """The seconds that the rest may take, up to the last file; None until the first work is done, 0 at the end only."""
    measured: int
    """Games measured so far in the whole run, screened ones included."""
    rejected: int
    """How many of the measured games failed a stage of the evaluation."""
    filled: int
    """Cells of the map that hold a game."""
    cells: int
    """Cells that the map has."""
    best: tuple[Judged, ...]
    """The best games so far, the best first; a handful."""


Watcher = Callable[[Progress], object]
"""Is called some times a second, on the thread of the run. An exception ends the run, which can be resumed."""
