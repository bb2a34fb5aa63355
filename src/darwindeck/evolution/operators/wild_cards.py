"""The operator on wild cards."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._parts.hands import ranks_of
from darwindeck.genome.conditions import Condition, ConditionType, simple_conditions
from darwindeck.genome.schema import GameGenome, Phase, PlayPhase, Rank
from darwindeck.rulebook._cards import ranks_listed

_MATCHING = (
    ConditionType.CARD_MATCHES_SUIT,
    ConditionType.CARD_MATCHES_RANK,
    ConditionType.CARD_MATCHES_COLOR,
    ConditionType.MATCHES_OR_WILD,
)
_MOST_WILD = 2


class MutateWildCardsMutation(Mutation):
    """Makes cards wild where they have to match, other cards than before, or none."""

    name: ClassVar = "change wild cards"
    usual: ClassVar = 0.04

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """One more wild rank, another one, or none; with suits to be named or without."""
        if not any(map(_has_to_match, genome.turn_structure.phases)):
            return
        phases = tuple(_with_wild_cards(phase) for phase in genome.turn_structure.phases)
        changed = replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))
        while True:
            wild = _other_ranks(genome, rng)
            names_suit = bool(wild) and rng.random() < 0.5
            setup = replace(genome.setup, wild_cards=wild, wild_names_suit=names_suit)
            words = f"{ranks_listed(wild)} are wild" if wild else "no card is wild any more"
            suits = ", and who plays one names the suit that comes next" if names_suit else ""
            yield Draft(replace(changed if wild else genome, setup=setup), f"{words}{suits}")


def _other_ranks(genome: GameGenome, rng: Random) -> tuple[Rank, ...]:
    old = genome.setup.wild_cards
    new = rng.choice([rank for rank in ranks_of(genome) if rank not in old])
    return rng.choice([(*old, new)[:_MOST_WILD], (new,), old[:-1]])


def _has_to_match(phase: Phase) -> bool:
    return isinstance(phase, PlayPhase) and any(map(_matches, simple_conditions(phase.valid_play_condition)))


def _matches(condition: Condition) -> bool:
    return condition.type in _MATCHING


def _with_wild_cards(phase: Phase) -> Phase:
    """A phase that accepts cards of the same suit or rank, or wild ones, if it accepted matching cards before."""
    if not isinstance(phase, PlayPhase):
        return phase
    for condition in filter(_matches, simple_conditions(phase.valid_play_condition)):
        or_wild = Condition(ConditionType.MATCHES_OR_WILD, reference=condition.reference)
        return replace(phase, valid_play_condition=or_wild)
    return phase
