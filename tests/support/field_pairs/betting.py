"""Pairs for bets and the showdown."""

from typing import Any

from darwindeck.genome.conditions import ConditionType, PlaceReference
from darwindeck.genome.schema import (
    BettingPhase,
    CardValue,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PlayPhase,
    Rank,
    SetupRules,
    ShowdownMethod,
    TableauMode,
    WinType,
)
from tests.support.field_pairs._pair import FieldPair, asks, every_two, game, pair, pairs

LOW_IS_GOOD = HandEvaluation(
    HandEvaluationMethod.POINT_TOTAL, card_values=tuple(CardValue(rank, 12 - rank.code) for rank in Rank)
)


def bets(**phase: Any) -> GameGenome:
    """A round of bets on three cards; low cards make the best hand."""
    phase = {"min_bet": 5, **phase}
    return game(
        SetupRules(3, starting_chips=30), BettingPhase(**phase), win=WinType.MOST_CHIPS, hand_evaluation=LOW_IS_GOOD
    )


def battles(**phase: Any) -> GameGenome:
    """A round of bets before every card of a war."""
    phase = {"min_bet": 5, "allow_fold": False, "showdown_method": ShowdownMethod.BATTLE, **phase}
    return game(
        SetupRules(5, starting_chips=100, tableau_mode=TableauMode.WAR),
        BettingPhase(**phase),
        PlayPhase(Location.TABLEAU),
        win=WinType.MOST_CHIPS,
        hand_evaluation=LOW_IS_GOOD,
        player_count=2,
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
        [method for method in ShowdownMethod if method is not ShowdownMethod.BATTLE],
        "the pot goes to low cards, or to high cards, or is shared",
    ),
    *pairs(
        "BettingPhase.showdown_method",
        lambda method: battles(showdown_method=method),
        ShowdownMethod.BATTLE,
        ShowdownMethod,
        "the pot waits for the end of the hand, and not for the next battle",
    ),
    pair(
        "BettingPhase.condition",
        lambda condition: battles(condition=condition),
        None,
        asks(ConditionType.LOCATION_EMPTY, PlaceReference.TABLEAU),
        "bets are made only before a battle, and not within it",
    ),
]
