"""What a run has left in its folder, as reports read it."""

from collections.abc import Mapping
from dataclasses import dataclass

from darwindeck.evaluation import Estimate, Evaluation
from darwindeck.evolution.candidate import Candidate, Cell, Judged
from darwindeck.evolution.config import RunConfig

__all__ = ["GenerationRecord", "RunRecord", "Winner"]


@dataclass(frozen=True)
class GenerationRecord:
    """What a generation came to."""

    number: int
    measured: int
    """Games measured up to and with this generation."""
    rejected: int
    best: float
    """The highest lower bound of a kept game's score."""
    mean: float
    """The mean of the lower bounds of all kept games' scores."""
    filled: int
    """Cells of the map that hold a game."""
    quality: float
    """The quality-diversity score: the sum of the lower bounds over all cells."""
    operators: Mapping[str, tuple[int, int]]
    """For each operator that was used: how many children it made, and how many of them were viable."""


@dataclass(frozen=True)
class Winner:
    """A game that a run gives: measured again from scratch on fresh seeds, and found good."""

    name: str
    """Its generated name, which is also the name of its files in games/."""
    candidate: Candidate
    cell: Cell
    evaluation: Evaluation
    """The confirmation."""
    score: Estimate
    """To the style of the run, by the confirmation alone."""
    ancestors: tuple[Candidate, ...]
    """Where it comes from: the line of first parents, from its parent back to a game that the run started from."""


@dataclass(frozen=True)
class RunRecord:
    """A whole run, finished or not."""

    config: RunConfig
    versions: Mapping[str, str]
    """What it was made with: darwindeck, the evaluator, Python."""
    generations: tuple[GenerationRecord, ...]
    kept: tuple[Judged, ...]
    """What the search holds at the end, the best first."""
    axes: Mapping[str, tuple[str, ...]]
    """The axes of the map by name, with their bins."""
    bar: float
    """What a winner scores more than: the median known game's score in the same style, or that of the game that is to
    be improved, which is 0 until that one is confirmed."""
    bar_high: float
    """The upper end of its interval: a game whose whole interval is above that is surely better."""
    winners: tuple[Winner, ...]
    """The best first; empty as long as the run is not finished."""
    failed: tuple[tuple[Candidate, str], ...]
    """Games that looked good and did not pass confirmation, with the reason."""
    quality: Estimate | None
    """The quality-diversity score on fresh seeds: the sum over the confirmed games; None before the end."""
    is_finished: bool
    seconds: float
    """What the run took in all, however often it was broken off."""
