"""The map of games: which axes it has, and where a game lies on it."""

from collections.abc import Callable
from dataclasses import dataclass
from math import prod

from darwindeck.evaluation import Evaluation
from darwindeck.evolution.candidate import Cell
from darwindeck.genome.schema import GameGenome

__all__ = ["Atlas", "Axis"]


@dataclass(frozen=True)
class Axis:
    """One way in which games differ: its bins, and in which of them a game is."""

    name: str
    bins: tuple[str, ...]
    bin_of: Callable[[GameGenome, Evaluation], str]


@dataclass(frozen=True)
class Atlas:
    """A map with one cell for each combination of bins."""

    axes: tuple[Axis, ...]

    def cell_of(self, genome: GameGenome, evaluation: Evaluation) -> Cell:
        """Where a game lies."""
        return tuple(axis.bin_of(genome, evaluation) for axis in self.axes)

    @property
    def size(self) -> int:
        """How many cells there are."""
        return prod(len(axis.bins) for axis in self.axes)
