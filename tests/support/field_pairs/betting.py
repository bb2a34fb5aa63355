"""Pairs for bets and the showdown."""

from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    CardValue,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    Rank,
    SetupRules,
    ShowdownMethod,
    WinType,
)
from tests.support.field_pairs._pair import FieldPair, every_two, game, pair

LOW_IS_GOOD = HandEvaluation(
    HandEvaluationMethod.POINT_TOTAL, card_values=tuple(CardValue(rank, 12 - rank.code) for rank in Rank)
)


def bets(**phase: Any) -> GameGenome:
    """A round of bets on three cards; low cards make the best hand."""
    phase = {"min_bet": 5, **phase}
    return game(
        SetupRules(3, starting_chips=30), BettingPhase(**phase), win=WinType.MOST_CHIPS, hand_evaluation=LOW_IS_GOOD
    )


BETTING: list[FieldPair] = [
    pair("BettingPhase.min_bet", lambda n: bets(min_bet=n), 5, 10, "the first bet is higher"),
    pair("BettingPhase.max_raises", lambda n: bets(max_raises=n), 3, 1, "a second raise is not offered"),
    pair("BettingPhase.max_bet", lambda n: bets(max_bet=n), None, 5, "a raise is not offered"),
    pair("BettingPhase.raise_increment", lambda n: bets(raise_increment=n), None, 10, "a raise is higher"),
    pair("BettingPhase.allow_check", lambda may: bets(allow_check=may), True, False, "the first player may not check"),
    pair("BettingPhase.allow_raise", lambda may: bets(allow_raise=may), True, False, "a raise is not offered"),
    pair("BettingPhase.allow_fold", lambda may: bets(allow_fold=may), True, False, "to fold is not offered"),
    *every_two(
        "BettingPhase.showdown_method",
        lambda method: bets(showdown_method=method),
        ShowdownMethod,
        "the pot goes to low cards, or to high cards, or is shared",
    ),
]
