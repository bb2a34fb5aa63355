"""A game that is being made."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from darwindeck.genome.schema import HandEvaluation, Phase, Rank, Suit

_T = TypeVar("_T")


@dataclass
class Draft:
    """A game that is being made, with the dice to make it."""

    rng: Random
    players: int
    setup: dict[str, Any]
    ranks: list[Rank]
    suits: list[Suit]
    evaluation: HandEvaluation | None = None
    phases: list[Phase] = field(default_factory=list)
    turn: dict[str, Any] = field(default_factory=dict)
    rules: dict[str, Any] = field(default_factory=dict)

    def maybe(self, chance: float) -> bool:
        return self.rng.random() < chance

    def one_of(self, things: Sequence[_T]) -> _T:
        return self.rng.choice(things)

    def upto(self, highest: int, lowest: int = 1) -> int:
        """A number, more often a low one."""
        return self.rng.randint(lowest, self.rng.randint(lowest, max(highest, lowest)))

    def has(self, *kinds: type) -> bool:
        return any(isinstance(phase, kinds) for phase in self.phases)

    @property
    def has_chips(self) -> bool:
        return "starting_chips" in self.setup
