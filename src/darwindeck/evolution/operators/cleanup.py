"""The operator that tidies up: what can never matter goes."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._places import put
from darwindeck.evolution.operators._spots import idle_spots
from darwindeck.genome._rules._facts import has_phase, has_stakes
from darwindeck.genome.conditions import ConditionType, simple_conditions
from darwindeck.genome.limits import conditions_of
from darwindeck.genome.schema import GameGenome, KnockPhase, WinType
from darwindeck.genome.validator import GenomeValidator
from darwindeck.rulebook._plain import plain


class CleanupOrphanedResourcesMutation(Mutation):
    """Takes out what is left over: phases in which nothing happens, chips nobody bets, hands nobody compares.

    A sound game plays as before, and there is less to explain. One that is not sound is repaired.
    """

    name: ClassVar = "clean up"
    usual: ClassVar = 0.05

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:  # noqa: ARG002
        """The same game without anything that makes no difference."""
        yield Draft(cleaned(genome))


def cleaned(genome: GameGenome) -> GameGenome:
    """The same game without what never makes a difference in it; as it is where it is not sound."""
    if GenomeValidator.validate(genome):
        return genome
    steps = [plain, _without_covered_effects, _without_unused_hands]
    for tidy in steps:
        tidier = tidy(genome)
        if tidier != genome and not GenomeValidator.validate(tidier):
            genome = tidier
    for spot in idle_spots(genome):
        tidier = put(genome, spot.place, spot.field.default)
        if not GenomeValidator.validate(tidier):
            genome = tidier
    return genome


def _without_covered_effects(genome: GameGenome) -> GameGenome:
    """Of two effects on one rank only the later one counts."""
    by_rank = {effect.trigger_rank: effect for effect in genome.special_effects}
    left = tuple(effect for effect in genome.special_effects if by_rank[effect.trigger_rank] is effect)
    return replace(genome, special_effects=left)


def _without_unused_hands(genome: GameGenome) -> GameGenome:
    by_hand = any(win.type is WinType.BEST_HAND for win in genome.win_conditions)
    asked = (one.type for _, whole in conditions_of(genome) for one in simple_conditions(whole))
    is_used = (
        has_stakes(genome)
        or by_hand
        or genome.house is not None
        or genome.game_rules.worst_hand_points != 0
        or genome.setup.capture_by_sum
        or has_phase(genome, KnockPhase)
        or ConditionType.HAND_VALUE in asked
    )
    return genome if is_used else replace(genome, hand_evaluation=None)
