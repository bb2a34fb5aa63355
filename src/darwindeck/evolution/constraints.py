"""What the user wants of every game of a run."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import isfinite
from random import Random
from typing import Any

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import Evaluation
from darwindeck.evolution.mechanics import MECHANICS, find_mechanic, take_out
from darwindeck.evolution.operators import repair
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import MAX_PLAYERS, GameGenome

__all__ = ["Constraints", "minutes_of"]

_TRIES = 3
"""How often a game is adapted anew: chance has a hand in repairs, and one may bring back what another took out."""


@dataclass(frozen=True)
class Constraints:
    """Wishes that every game must fulfil.

    Raises:
        DarwinDeckError: When no game could fulfil them.
    """

    players: int | None = None
    """How many play; any number if None."""
    max_minutes: float | None = None
    """How long a game may take on average; any time if None."""
    without: tuple[str, ...] = ()
    """Mechanics that games must not have, such as "betting"; `MECHANICS` has all of them."""

    def __post_init__(self) -> None:
        """Refuse what cannot be, and spell mechanics as everywhere."""
        if self.players is not None and not 1 <= self.players <= MAX_PLAYERS:
            raise DarwinDeckError(f"the number of players is {self.players}: expected 1 to {MAX_PLAYERS}")
        if self.max_minutes is not None and not (self.max_minutes > 0 and isfinite(self.max_minutes)):
            raise DarwinDeckError(
                f"the most minutes are {self.max_minutes:g}: expected a number above 0, or none for any time"
            )
        object.__setattr__(self, "without", tuple(dict.fromkeys(map(find_mechanic, self.without))))

    def problems(self, genome: GameGenome) -> list[str]:
        """What the rules of a game have against the wishes, such as "it has betting"; empty when it fulfils them."""
        found = [f"it has {name}" for name in self.without if MECHANICS[name].is_in(genome)]
        if self.players not in (None, genome.player_count):
            found.insert(0, f"it is for {counted(genome.player_count, 'player')}, not for {self.players}")
        return found

    def allows(self, genome: GameGenome) -> bool:
        """Whether the rules of a game fulfil the wishes. Whether it is too long, only playing it can tell."""
        return not self.problems(genome)

    def fit(self, genome: GameGenome, rng: Random) -> GameGenome | None:
        """A sound game near the given one that fulfils the wishes, and the game itself if it does; None if none is."""
        for _ in range(_TRIES):
            if self.allows(genome):
                return genome
            adapted = self._adapted(genome, rng)
            if adapted is not None and self.allows(adapted):
                return adapted
        return None

    def too_long(self, evaluation: Evaluation) -> str | None:
        """That a game takes longer than wished, in a sentence; None when it does not, or when nobody minds."""
        if self.max_minutes is None:
            return None
        minutes = minutes_of(evaluation)
        if minutes <= self.max_minutes:
            return None
        return f"a game takes {minutes:.1f} minutes, and may take {self.max_minutes:g}"

    def _adapted(self, genome: GameGenome, rng: Random) -> GameGenome | None:
        other: GameGenome | None = genome
        if self.players not in (None, genome.player_count):
            other = repair(replace(genome, player_count=self.players), rng)
        for name in self.without:
            other = None if other is None else take_out(other, name, rng)
        return other

    def to_plain(self) -> dict[str, Any]:
        """Everything by name, for JSON."""
        return {"players": self.players, "max_minutes": self.max_minutes, "without": list(self.without)}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "Constraints":
        """What `to_plain` gave."""
        return cls(plain["players"], plain["max_minutes"], tuple(plain["without"]))


def minutes_of(evaluation: Evaluation) -> float:
    """What a game takes at the table, on average."""
    return next(raw.estimate.value for raw in evaluation["length"].raw if raw.name == "minutes")
