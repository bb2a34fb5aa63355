"""Pairs for melds and for knocking."""

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
    MeldPhase,
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


def melding(**meld: Any) -> GameGenome:
    """Draw, lay melds, lay a card off."""
    return game(
        SetupRules(7, initial_deck=DeckName.STRIPPED_24),
        DrawPhase(Location.DECK),
        MeldPhase(**meld),
        DiscardPhase(Location.DISCARD, mandatory=True),
        player_count=2,
        max_turns=30,
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
    pair("MeldPhase.min_set", lambda n: melding(min_set=n), 2, 3, "two of a rank are not enough"),
    pair("MeldPhase.min_run", lambda n: melding(min_run=n), 2, 3, "two of a suit are not enough"),
    pair("MeldPhase.lay_off", lambda adds: melding(lay_off=adds), True, False, "nothing is added to melds"),
    pair("MeldPhase.max_melds", lambda n: melding(max_melds=n, min_set=2), None, 1, "one meld is laid in a turn"),
    pair("MeldPhase.max_melds", lambda n: melding(max_melds=n, min_set=2), 1, 2, "two melds are laid in a turn"),
    pair("KnockPhase.last_round", lambda last: knocking(last_round=last), False, True, "the other player goes on"),
]
