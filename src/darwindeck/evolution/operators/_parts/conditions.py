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
from darwindeck.genome.schema import GameGenome, Location

OPERATORS = (Operator.EQ, Operator.LE, Operator.GE, Operator.LT, Operator.GT, Operator.NE)
"""How numbers are compared, what is asked most often first."""


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
    operator = None if signature.operator == "none" else condition.operator or rng.choice(OPERATORS)
    return replace(
        condition, operator=operator, value=values[signature.value], reference=references[signature.reference]
    )


def a_condition(kind: ConditionType, genome: GameGenome, rng: Random) -> Condition:
    """A question of a kind, with arguments that fit the game."""
    return fitting_arguments(Condition(kind), genome, rng)


# ---------------------------------------------------------------------------------------- new questions

_OF_CARDS = (
    ConditionType.CARD_MATCHES_SUIT,
    ConditionType.CARD_MATCHES_RANK,
    ConditionType.MATCHES_OR_WILD,
    ConditionType.CARD_MATCHES_COLOR,
    ConditionType.SEQUENCE_ADJACENT,
    ConditionType.CARD_BEATS_TOP,
    ConditionType.CARD_IS_RANK,
    ConditionType.CARD_IS_SUIT,
)
_OF_CHIPS = (
    ConditionType.CHIP_COUNT,
    ConditionType.POT_SIZE,
    ConditionType.CURRENT_BET,
    ConditionType.CAN_AFFORD,
)
_OF_PLAYERS = (
    ConditionType.HAND_SIZE,
    ConditionType.HAND_SIZE,
    ConditionType.LOCATION_SIZE,
    ConditionType.LOCATION_EMPTY,
    ConditionType.HAS_SET_OF_N,
    ConditionType.HAS_RUN_OF_N,
    ConditionType.HAS_MATCHING_PAIR,
    ConditionType.SCORE_COMPARE,
)


def stuck() -> Condition:
    """Whether there is no card to play."""
    return Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.VALID_PLAYS)


def about_card(genome: GameGenome, rng: Random, target: Location = Location.DISCARD) -> Condition:
    """A question about a card that is to be laid somewhere."""
    top = CardReference.TOP_DISCARD if target is Location.DISCARD else CardReference.TABLEAU_TOP
    kind = rng.choice([*_OF_CARDS[:3], *_OF_CARDS])
    reference = rng.choice([top, top, top, CardReference.LAST_PLAYED])
    asked = Condition(kind, reference=reference if SIGNATURES[kind].reference == "card" else None)
    return fitting_arguments(asked, genome, rng)


def about_player(genome: GameGenome, rng: Random) -> Condition:
    """A question about what a player holds or has."""
    kinds = list(_OF_PLAYERS)
    if genome.setup.starting_chips:
        kinds += _OF_CHIPS
    if genome.hand_evaluation and genome.hand_evaluation.card_values:
        kinds += [ConditionType.HAND_VALUE] * 3
    return a_condition(rng.choice(kinds), genome, rng)


def an_end(genome: GameGenome, rng: Random) -> Condition:
    """A question that is answered yes only after a while: whether a player holds or has something rare."""
    rare = [
        Condition(ConditionType.HAS_SET_OF_N, value=rng.choice([3, 4])),
        Condition(ConditionType.HAS_RUN_OF_N, value=rng.choice([4, 5])),
        Condition(ConditionType.HAND_SIZE, Operator.LE, rng.choice([0, 1, 2])),
        Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.DECK),
    ]
    if genome.hand_evaluation and genome.hand_evaluation.card_values:
        rare.append(Condition(ConditionType.HAND_VALUE, Operator.GE, rng.choice([25, 30, 40])))
    return rng.choice(rare)
