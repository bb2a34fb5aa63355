"""Pairs for knocking."""

from typing import Any

from darwindeck.genome.conditions import ConditionType, Operator
from darwindeck.genome.schema import (
    CardValue,
    DeckName,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    Rank,
    SetupRules,
    WinCondition,
    WinType,
)
from tests.support.field_pairs._pair import FieldPair, asks, game, pair

DEADWOOD = HandEvaluation(
    HandEvaluationMethod.DEADWOOD, card_values=tuple(CardValue(rank, min(rank.code, 5)) for rank in Rank)
)


def knocking(**knock: Any) -> GameGenome:
    """Draw and lay off, and knock: melds are frequent among the cards of six ranks."""
    return game(
        SetupRules(7, initial_deck=DeckName.STRIPPED_24),
        DrawPhase(Location.DECK),
        DiscardPhase(Location.DISCARD, mandatory=True),
        KnockPhase(**knock),
        win=WinCondition(WinType.FIRST_TO_SCORE, threshold=500),
        hand_evaluation=DEADWOOD,
        player_count=2,
        max_turns=60,
    )


RUMMY: list[FieldPair] = [
    pair(
        "KnockPhase.condition",
        lambda condition: knocking(condition=condition),
        None,
        asks(ConditionType.HAND_VALUE, value=10, operator=Operator.LE),
        "a hand with much deadwood cannot knock",
    ),
    pair("KnockPhase.lay_off", lambda lays: knocking(lay_off=lays), True, False, "opponents keep what would fit"),
    pair("KnockPhase.bonus", lambda n: knocking(bonus=n), 0, 20, "no deadwood is worth more"),
    pair("KnockPhase.undercut_bonus", lambda n: knocking(undercut_bonus=n), 0, 10, "an undercut is worth more"),
    pair("KnockPhase.last_round", lambda last: knocking(last_round=last), False, True, "the other player goes on"),
]
