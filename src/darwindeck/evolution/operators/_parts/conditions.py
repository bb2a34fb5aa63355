"""Questions that rules ask: made so that they have an answer in the game."""

from dataclasses import replace
from random import Random
from typing import Any

from darwindeck.evolution.operators._parts.hands import ranks_of
from darwindeck.evolution.operators._parts.scoring import suits_of
from darwindeck.genome.conditions import (
    SIGNATURES,
    CardReference,
    Condition,
    ConditionType,
    Operator,
    PlaceReference,
)
from darwindeck.genome.schema import GameGenome

_OPERATORS = (Operator.EQ, Operator.LE, Operator.GE, Operator.LT, Operator.GT, Operator.NE)


def a_number(kind: ConditionType, genome: GameGenome, rng: Random) -> int:
    """A number that a question of a kind may well be about."""
    chips = max(genome.setup.starting_chips, 10)
    match kind:
        case ConditionType.HAS_SET_OF_N:
            return rng.choice([2, 3, 4])
        case ConditionType.HAS_RUN_OF_N:
            return rng.choice([3, 4])
        case ConditionType.CHIP_COUNT | ConditionType.CAN_AFFORD | ConditionType.POT_SIZE:
            return rng.choice([chips // 10, chips // 2, chips])
        case ConditionType.CURRENT_BET:
            return rng.choice([0, chips // 10])
        case ConditionType.HAND_VALUE:
            return rng.choice([10, 15, 20, 25, 30])
        case ConditionType.SCORE_COMPARE:
            return rng.choice([0, 5, 10, 20])
        case _:
            return rng.choice([0, 1, 2, 3, max(1, genome.setup.cards_per_player // 2)])


def fitting_arguments(condition: Condition, genome: GameGenome, rng: Random) -> Condition:
    """The same question with all that it takes, and no more."""
    signature = SIGNATURES[condition.type]
    values: dict[str, Any] = {
        "none": None,
        "number": condition.value if type(condition.value) is int else a_number(condition.type, genome, rng),
        "rank": condition.value if condition.value in ranks_of(genome) else rng.choice(ranks_of(genome)),
        "suit": condition.value if condition.value in suits_of(genome) else rng.choice(suits_of(genome)),
    }
    places = [PlaceReference.DECK, PlaceReference.DISCARD, PlaceReference.TABLEAU, PlaceReference.OPPONENT_HAND]
    references: dict[str, Any] = {
        "none": None,
        "card": condition.reference
        if isinstance(condition.reference, CardReference)
        else rng.choice(list(CardReference)),
        "place": condition.reference if isinstance(condition.reference, PlaceReference) else rng.choice(places),
    }
    operator = None if signature.operator == "none" else condition.operator or rng.choice(_OPERATORS)
    return replace(
        condition, operator=operator, value=values[signature.value], reference=references[signature.reference]
    )


def a_condition(kind: ConditionType, genome: GameGenome, rng: Random) -> Condition:
    """A question of a kind, with arguments that fit the game."""
    return fitting_arguments(Condition(kind), genome, rng)
