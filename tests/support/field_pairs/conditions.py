"""Pairs for conditions: every type, with all that it takes."""

from collections.abc import Callable, Iterable
from typing import Any

from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    CompoundCondition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.schema import (
    BettingPhase,
    CardValue,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PlayPhase,
    Rank,
    SetupRules,
    ShowdownMethod,
    Suit,
    WinType,
)
from tests.support.field_pairs._pair import A_POINT_A_CARD, SUIT_ON_TOP, FieldPair, asks, every_two, game, pair, pairs

Kind = ConditionType
Game = Callable[[AnyCondition], GameGenome]

VALUES = HandEvaluation(
    HandEvaluationMethod.POINT_TOTAL, card_values=tuple(CardValue(rank, rank.code % 3) for rank in Rank)
)
NEAREST = ((Operator.EQ, Operator.NE), (Operator.EQ, Operator.LT), (Operator.EQ, Operator.GT),
           (Operator.LT, Operator.LE), (Operator.GT, Operator.GE))  # fmt: skip


# ---------------------------------------------------------------------------------------- games that ask


def drawn(condition: AnyCondition) -> GameGenome:
    """Draw if it holds, then play what matches the pile, then lay off a card or not; cards lie everywhere."""
    return game(
        SetupRules(5, initial_discard_count=3, initial_tableau_count=4),
        DrawPhase(Location.DECK, condition=condition),
        PlayPhase(Location.DISCARD, SUIT_ON_TOP),
        DiscardPhase(Location.TABLEAU),
        hand_evaluation=VALUES,
        card_scoring=(A_POINT_A_CARD,),
    )


def bet(condition: AnyCondition) -> GameGenome:
    """Bet five chips at most, then draw if it holds, then lay off."""
    return game(
        SetupRules(3, starting_chips=20),
        BettingPhase(min_bet=5, max_bet=5, allow_fold=False, showdown_method=ShowdownMethod.HIGHEST_CARD),
        DrawPhase(Location.DECK, condition=condition),
        DiscardPhase(Location.DISCARD, mandatory=True),
        win=WinType.MOST_CHIPS,
    )


def played(condition: AnyCondition) -> GameGenome:
    """Play one card for which it holds to the pile, and then any card to the table."""
    return game(
        SetupRules(7, initial_discard_count=1, initial_tableau_count=1, wild_cards=(Rank.ACE,)),
        PlayPhase(Location.DISCARD, condition),
        PlayPhase(Location.TABLEAU),
    )


def chosen(condition: AnyCondition) -> GameGenome:
    """Play two to four cards together for which it holds, or lay off one."""
    return game(
        SetupRules(12),
        PlayPhase(Location.TABLEAU, condition, min_cards=2, max_cards=4),
        DiscardPhase(Location.DISCARD, mandatory=True),
    )


def emptied(condition: AnyCondition) -> GameGenome:
    """Two cards each, to be played to the table or laid off on the pile, so that every place is empty now and then."""
    matching = asks(Kind.CARD_MATCHES_COLOR, CardReference.TABLEAU_TOP)
    return game(
        SetupRules(2),
        DrawPhase(Location.DECK, condition=condition),
        PlayPhase(Location.TABLEAU, matching, mandatory=False),
        DiscardPhase(Location.DISCARD),
        win=WinType.HIGH_SCORE,
        card_scoring=(A_POINT_A_CARD,),
        player_count=2,
    )


# ---------------------------------------------------------------------------------------- what is asked


def compared(ask: Game, kind: ConditionType, value: Any, other: Any, reference: Any = None) -> list[FieldPair]:
    """Every operator against its nearest, and another value."""
    by_operator = [
        pair(
            "Condition.operator",
            lambda operator: ask(asks(kind, reference, value, operator)),
            one,
            two,
            f"{kind} {one} {value} or {two} {value}: one holds where the other does not",
        )
        for one, two in NEAREST
    ]
    by_value = pair(
        "Condition.value",
        lambda n: ask(asks(kind, reference, n, Operator.GE)),
        value,
        other,
        f"{kind} >= {value} or {other}: one holds where the other does not",
    )
    return [*by_operator, by_value]


def referred(
    ask: Game, kind: ConditionType, places: Iterable[CardReference | PlaceReference], **rest: Any
) -> list[FieldPair]:
    """Every two cards or places."""
    return every_two(
        "Condition.reference", lambda reference: ask(asks(kind, reference, **rest)), places, f"{kind} of something else"
    )


ABOUT_A_REFERENCE = [
    Kind.SEQUENCE_ADJACENT,
    Kind.CARD_MATCHES_RANK,
    Kind.CARD_MATCHES_SUIT,
    Kind.CARD_BEATS_TOP,
    Kind.CARD_MATCHES_COLOR,
    Kind.MATCHES_OR_WILD,
]
HEART = asks(Kind.CARD_IS_SUIT, value=Suit.HEARTS)
KING = asks(Kind.CARD_IS_RANK, value=Rank.KING)

OPERATORS_AND_VALUES = [
    *compared(drawn, Kind.HAND_SIZE, 5, 6),
    *compared(drawn, Kind.LOCATION_SIZE, 5, 6, PlaceReference.TABLEAU),
    *compared(drawn, Kind.HAND_VALUE, 4, 7),
    *compared(drawn, Kind.SCORE_COMPARE, 1, 2),
    *compared(bet, Kind.CHIP_COUNT, 15, 20),
    *compared(bet, Kind.POT_SIZE, 15, 16),
    *compared(bet, Kind.CURRENT_BET, 0, 1),
    *compared(played, Kind.CARD_IS_RANK, Rank.SEVEN, Rank.NINE),
    pair(
        "Condition.operator",
        lambda operator: played(asks(Kind.CARD_IS_SUIT, None, Suit.HEARTS, operator)),
        Operator.EQ,
        Operator.NE,
        "the hearts, or all but the hearts",
    ),
    *pairs(
        "Condition.value", lambda suit: played(asks(Kind.CARD_IS_SUIT, None, suit)), Suit.HEARTS, Suit, "another suit"
    ),
    *pairs("Condition.value", lambda rank: played(asks(Kind.CARD_IS_RANK, None, rank)), Rank.ACE, Rank, "another rank"),
    pair("Condition.value", lambda n: bet(asks(Kind.CAN_AFFORD, None, n)), 15, 20, "who has bet cannot afford 20"),
    pair("Condition.value", lambda n: drawn(asks(Kind.HAS_SET_OF_N, None, n)), 2, 3, "pairs in hand are more common"),
    pair("Condition.value", lambda n: drawn(asks(Kind.HAS_RUN_OF_N, None, n)), 1, 2, "runs in hand are less common"),
    pair("Condition.value", lambda n: chosen(asks(Kind.HAS_SET_OF_N, None, n)), 2, 3, "a pair is not enough"),
    pair("Condition.value", lambda n: chosen(asks(Kind.HAS_RUN_OF_N, None, n)), 2, 3, "two in a row are not enough"),
]

REFERENCES = [
    *(one for kind in ABOUT_A_REFERENCE for one in referred(played, kind, CardReference)),
    *referred(emptied, Kind.LOCATION_SIZE, PlaceReference, value=2, operator=Operator.GE),
    *referred(emptied, Kind.LOCATION_EMPTY, PlaceReference),
]

TYPES = [
    *every_two(
        "Condition.type",
        lambda kind: played(asks(kind, CardReference.TOP_DISCARD)),
        ABOUT_A_REFERENCE,
        "other cards may be played",
    ),
    *pairs(
        "Condition.type",
        lambda kind: drawn(asks(kind, None, 5, Operator.GE)),
        Kind.HAND_SIZE,
        [Kind.HAND_VALUE, Kind.SCORE_COMPARE],
        "something else is counted",
    ),
    *pairs(
        "Condition.type",
        lambda kind: bet(asks(kind, None, 16, Operator.LT)),
        Kind.CHIP_COUNT,
        [Kind.POT_SIZE, Kind.HAND_SIZE],
        "something else is counted",
    ),
    *pairs(
        "Condition.type",
        lambda kind: bet(asks(kind, None, 5, Operator.GE)),
        Kind.CURRENT_BET,
        [Kind.CHIP_COUNT],
        "there is no bet to match outside a round of bets",
    ),
    pair(
        "Condition.type",
        lambda kind: bet(asks(kind, None, 2)),
        Kind.CAN_AFFORD,
        Kind.HAS_SET_OF_N,
        "everybody has two chips left, nearly always, but not a pair",
    ),
    pair("Condition.type", lambda kind: chosen(asks(kind, None, 2)), Kind.HAS_SET_OF_N, Kind.HAS_RUN_OF_N, "runs"),
    pair(
        "Condition.type",
        lambda kind: chosen(asks(kind, None, 3 if kind is Kind.HAS_RUN_OF_N else None)),
        Kind.HAS_MATCHING_PAIR,
        Kind.HAS_RUN_OF_N,
        "runs of three instead of pairs; no other type takes nothing at all, so that the value changes, too",
        also=("value",),
    ),
    pair(
        "Condition.type",
        lambda kind: played(asks(kind, None, Rank.KING if kind is Kind.CARD_IS_RANK else Suit.HEARTS)),
        Kind.CARD_IS_RANK,
        Kind.CARD_IS_SUIT,
        "hearts instead of kings; no other type takes a rank, so that the value changes, too",
        also=("value",),
    ),
    pair(
        "Condition.type",
        lambda kind: drawn(
            asks(kind, PlaceReference.TABLEAU)
            if kind is Kind.LOCATION_EMPTY
            else asks(kind, PlaceReference.TABLEAU, 0, Operator.NE)
        ),
        Kind.LOCATION_EMPTY,
        Kind.LOCATION_SIZE,
        "a table with cards instead of one without; only this type takes a place and no number, so that both change",
        also=("operator", "value"),
    ),
]

COMPOUND = [
    pair(
        "CompoundCondition.logic",
        lambda logic: played(CompoundCondition(logic, (HEART, SUIT_ON_TOP))),
        Logic.AND,
        Logic.OR,
        "one of two is enough",
    ),
    pair(
        "CompoundCondition.conditions",
        lambda parts: played(CompoundCondition(Logic.OR, parts)),
        (KING,),
        (KING, HEART),
        "hearts may be played, too",
    ),
    pair(
        "CompoundCondition.logic",
        lambda logic: chosen(CompoundCondition(logic, (HEART, asks(Kind.HAS_RUN_OF_N, None, 2)))),
        Logic.AND,
        Logic.OR,
        "two hearts in a row, or any two in a row, or hearts",
    ),
]

CONDITIONS: list[FieldPair] = [*OPERATORS_AND_VALUES, *REFERENCES, *TYPES, *COMPOUND]
