"""How far a run is: what a display shows while it goes on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from darwindeck.evolution.candidate import Judged

__all__ = ["Progress", "Stage", "Watcher"]

Stage = Literal["starting", "screening", "contest", "doubts", "confirming", "writing", "done"]


@dataclass(frozen=True)
class Progress:
    """A look at a run that goes on."""

    stage: Stage
    generation: int
    """The one that goes on, from 1."""
    generations: int
    done: int
    """What is done of this stage."""
    to_do: int
    """What there is to do in this stage in all."""
    share: float
    """The share of the whole run that is done, from 0 to 1."""
    seconds: float
    """Since the run was started or resumed."""
    eta: float | None
    """The seconds that the rest may take, judged by what was done since then; None as long as nobody can say."""
    measured: int
    """Games measured so far in the whole run, screened ones included."""
    per_second: float
    """Games measured in a second, since the run was started or resumed."""
    rejected: int
    """How many of the measured games failed a stage of the evaluation."""
    filled: int
    """Cells of the map that hold a game."""
    cells: int
    """Cells that the map has."""
    best: tuple[Judged, ...]
    """The best games so far, the best first; a handful."""


Watcher = Callable[[Progress], object]
"""Is called now and then. An exception ends the run, which can be resumed."""
