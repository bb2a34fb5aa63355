"""A game, with what many parts of its rulebook ask about it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    HandEvaluationMethod,
    Location,
    Phase,
    Rank,
    TrickPhase,
    WagerPhase,
)

_P = TypeVar("_P")


@dataclass(frozen=True)
class Scene:
    """A game and the words for what lies on its table."""

    genome: GameGenome

    @property
    def phases(self) -> tuple[Phase, ...]:
        """What happens in a turn, in order."""
        return self.genome.turn_structure.phases

    def of_kind(self, kind: type[_P]) -> Iterator[_P]:
        """The phases of a kind."""
        return (phase for phase in self.phases if isinstance(phase, kind))

    def has(self, *kinds: type) -> bool:
        """Whether some phase is of one of these kinds."""
        return any(isinstance(phase, kinds) for phase in self.phases)

    @cached_property
    def has_tricks(self) -> bool:
        """Whether tricks are played."""
        return self.has(TrickPhase)

    @cached_property
    def has_chips(self) -> bool:
        """Whether chips change hands."""
        rules, setup = self.genome.game_rules, self.genome.setup
        return self.has(BettingPhase, WagerPhase) or setup.ante > 0 or rules.pass_stake > 0

    @cached_property
    def counts_deadwood(self) -> bool:
        """Whether hands are compared by what fits into no meld."""
        evaluation = self.genome.hand_evaluation
        return evaluation is not None and evaluation.method is HandEvaluationMethod.DEADWOOD

    @cached_property
    def several_hands(self) -> bool:
        """Whether a game may be more than one hand."""
        return self.genome.game_rules.max_hands != 1

    @cached_property
    def rising(self) -> tuple[Rank, ...]:
        """The ranks that the game has, from the lowest to the highest."""
        setup = self.genome.setup
        named = list(dict.fromkeys(setup.rank_order))
        order = [rank for rank in Rank if rank not in named] + named
        return tuple(rank for rank in order if rank in setup.ranks)


PLACES = {
    Location.DECK: "the stock",
    Location.HAND: "your hand",
    Location.DISCARD: "the discard pile",
    Location.TABLEAU: "the table",
    Location.OPPONENT_HAND: "the next player's hand",
    Location.OPPONENT_DISCARD: "the discard pile",
}
"""What places are called, everywhere in a rulebook."""
