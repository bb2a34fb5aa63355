"""Rounds of bets that take place only in the first hands, when everybody has chips enough."""

from typing import Any

import pytest

from darwindeck.genome.conditions import CompoundCondition, Condition, ConditionType, Logic, Operator, PlaceReference
from darwindeck.genome.schema import (
    BettingPhase,
    ExchangePhase,
    GameRules,
    Location,
    SwapPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._groups import fewest_cards_for
from tests.support.kept_games import kept_games
from tests.support.rulebooks import all_rules
from tests.unit.rulebook.test_rules_that_apply import told

ROW_OF_THREE = Condition(ConditionType.HAS_RUN_OF_N, value=3)
TO_16 = "There may be three raises at most, and nobody may put more than 16 chips into the pot in this round."
COUNTED = "There may be three raises at most."


def draw_poker(condition: Condition | CompoundCondition | None = ROW_OF_THREE, **rest: Any) -> str:
    """Bets, an exchange and bets for those who meet a condition, with two cards fewer in every hand."""
    middle = rest.pop("middle", ExchangePhase())
    second = BettingPhase(min_bet=4, max_bet=16, condition=condition)
    setup = {"cards_per_player": 5, "cards_step": -2, "starting_chips": 100, "ante": 1, **rest}
    phases = (BettingPhase(min_bet=2, max_raises=4, max_bet=8), middle, second)
    win, rules = WinCondition(WinType.MOST_CHIPS, threshold=400), GameRules(max_hands=20)
    return told(*phases, setup=setup, win=win, game_rules=rules, player_count=3)


def test_nobody_is_short_of_chips_in_a_round_of_the_first_hands() -> None:
    assert COUNTED in draw_poker(), "two hands cost 50 chips"
    assert TO_16 not in draw_poker()
    assert TO_16 in draw_poker(starting_chips=50)
    assert COUNTED in draw_poker(starting_chips=51)
    assert "and after a bet it is possible only while there may be another raise" not in draw_poker()


@pytest.mark.parametrize(
    "changed",
    [
        {"condition": None},
        {"condition": Condition(ConditionType.HAND_SIZE, Operator.GE, 1)},
        {"cards_step": 0},
        {"cards_step": -1},
        {"cards_step": 1},
        {"deal_remainder": True},
        {"middle": SwapPhase(Location.TABLEAU, all_at_once=True), "initial_tableau_count": 5},
    ],
    ids=str,
)
def test_a_round_that_may_come_in_later_hands_finds_players_short_of_chips(changed: dict[str, Any]) -> None:
    assert TO_16 in draw_poker(**{"starting_chips": 60, **changed})


def test_a_condition_takes_as_many_cards_as_its_parts_ask_for() -> None:
    pair, three = Condition(ConditionType.HAS_MATCHING_PAIR), Condition(ConditionType.HAND_SIZE, Operator.GT, 2)
    assert [fewest_cards_for(one) for one in (None, pair, three, ROW_OF_THREE)] == [0, 2, 3, 3]
    assert fewest_cards_for(CompoundCondition(Logic.AND, (pair, three))) == 3
    assert fewest_cards_for(CompoundCondition(Logic.OR, (pair, three))) == 2
    assert fewest_cards_for(Condition(ConditionType.HAND_SIZE, Operator.LT, 3)) == 0
    assert fewest_cards_for(Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 4, PlaceReference.HAND)) == 4
    assert fewest_cards_for(Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.HAND)) == 0
    assert fewest_cards_for(Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 4, PlaceReference.DECK)) == 0
    assert fewest_cards_for(Condition(ConditionType.HAS_SET_OF_N, value=-1)) == 0


def test_no_such_rule_is_told_of_five_card_draw_3() -> None:
    genome = next(genome for genome in kept_games() if genome.genome_id == "five-card-draw-3")
    assert TO_16 not in all_rules(genome)
