"""The map of games: which axes it has, and where a game lies on it.

A search for different games keeps the best one of each cell of a map, so the axes decide what "different" means. The
usual map has three:

- the family, which is what a player says first of a game;
- the minutes that a game takes, in three bins that hold 10, 10 and 7 of the known games. It is what people ask next,
  it is known exactly after few games, and it differs more within families than between them;
- the interaction: how much players change each other's choices. Of what is measured it says most about how it feels
  to sit at a table together. The known games spread over nearly all of its range (8, 8 and 11 in the bins), half of
  that within families, and even a quick look knows it for every game, with an error of a fifth of the spread.
  Skill and luck spread more, but two of three quick looks at known games cannot afford to measure them; decisions and
  tension are mostly noise in a quick look; the number of options is exact, but mostly repeats how many cards one holds.

To improve a given game the map has one axis instead: how much was changed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf, prod

from darwindeck.evaluation import Evaluation
from darwindeck.evaluation.measures.novelty import structural_distance
from darwindeck.evolution.candidate import Cell
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.constraints import minutes_of
from darwindeck.evolution.families import FAMILIES, family_of
from darwindeck.genome.schema import GameGenome

__all__ = ["MOST_CHANGE", "Atlas", "Axis", "create_atlas", "default_atlas", "family_of", "minutes_of", "near_atlas"]


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


_Bins = tuple[tuple[float, str], ...]
"""Names of ranges of numbers, each with the number that it goes up to, which is itself in the next one."""

_MINUTES: _Bins = ((10, "under 10 minutes"), (30, "10 to 30 minutes"), (inf, "over 30 minutes"))
_INTERACTION: _Bins = ((0.2, "players keep apart"), (0.35, "players meet"), (inf, "players clash"))

MOST_CHANGE = 0.12
"""The structural distance from which on a game is no longer that which was to be improved.

More than half of the known games are farther than that from the nearest other one.
"""
_CHANGE: _Bins = ((1e-9, "unchanged"), (0.01, "a touch"), (0.03, "a little"), (0.07, "some"), (inf, "much"))
"""Of the children that a game has by one round of mutation, 20, 10, 25 and 20 % are in the bins from "a touch" on."""


def create_atlas(config: RunConfig) -> Atlas:
    """The map of a run: of all games, or of what can be made of the one that is to be improved."""
    return default_atlas(config.constraints.max_minutes) if config.near is None else near_atlas(config.near)


def default_atlas(max_minutes: float | None = None) -> Atlas:
    """Family, minutes and interaction; without the bins of games that would be too long."""
    minutes = tuple(
        (end, name)
        for start, (end, name) in zip((0.0, *(end for end, _ in _MINUTES)), _MINUTES, strict=False)
        if max_minutes is None or start < max_minutes
    )
    return Atlas(
        (
            Axis("family", tuple(FAMILIES), lambda genome, _: family_of(genome)),
            _axis("length", minutes, lambda _, evaluation: minutes_of(evaluation)),
            _axis("interaction", _INTERACTION, lambda _, evaluation: _interaction(evaluation)),
        )
    )


def near_atlas(genome: GameGenome) -> Atlas:
    """How much a game differs from the given one, whatever its suits and ranks are called.

    Every game has its place; those farther than `MOST_CHANGE` are not bred in the first place, and would count as
    "much". The game itself is "unchanged", so that it takes no place from its offspring.
    """
    return Atlas((_axis("change", _CHANGE, lambda other, _: structural_distance(other, genome)),))


def _axis(name: str, bins: _Bins, number: Callable[[GameGenome, Evaluation], float]) -> Axis:
    def bin_of(genome: GameGenome, evaluation: Evaluation) -> str:
        found = number(genome, evaluation)
        return next((name for end, name in bins if found < end), bins[-1][1])

    return Axis(name, tuple(name for _, name in bins), bin_of)


def _interaction(evaluation: Evaluation) -> float:
    """Where it could not be measured there was nothing to see of it."""
    found = evaluation["interaction"].estimate
    return found.value if found.is_known else 0.0
