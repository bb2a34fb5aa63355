"""Draws that are repeated, and stakes against a house beyond what Blackjack has."""

from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    DeckEmptyAction,
    DrawPhase,
    GameGenome,
    GameRules,
    HouseRules,
    Location,
    SetupRules,
    Visibility,
    WagerPhase,
)
from darwindeck.simulation.reference import Ending, Outcome
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position

FEW = Condition(ConditionType.HAND_SIZE, Operator.LT, 4)


def drawing(source: Location = Location.DECK, *, rules: GameRules | None = None, **draw: Any) -> GameGenome:
    setup = SetupRules(cards_per_player=2, tableau_visibility=Visibility.FACE_UP)
    return game(DrawPhase(source, repeat=True, **draw), setup=setup, game_rules=rules or GameRules(), max_turns=3)


def test_a_mandatory_draw_goes_on_while_its_condition_holds() -> None:
    state = position(drawing(condition=FEW), "2H 3H", "2D 3D 4D 5D", deck="6C 7C 8C 9C")
    assert told(state)[:2] == ("P0 draws 9C from the deck", "P0 draws 8C from the deck")
    assert hand(state, 0) == "2H 3H 8C 9C"


def test_the_condition_is_asked_after_as_many_cards_as_are_drawn_at_once() -> None:
    state = position(drawing(condition=FEW, count=3), "2H 3H", "2D 3D 4D 5D", deck="5C 6C 7C 8C 9C")
    assert hand(state, 0) == "2H 3H 7C 8C 9C"


def test_who_need_not_draw_is_asked_each_time() -> None:
    state = position(drawing(mandatory=False), "2H 3H", "2D 3D", deck="7C 8C 9C")
    assert options(state) == ["draw", "pass"]
    state = make(state, "draw")
    assert (state.to_act, options(state)) == (0, ["draw", "pass"])
    assert make(state, "pass").to_act == 1
    assert hand(make(state, "draw", "draw"), 0) == "2H 3H 7C 8C 9C"


def test_an_open_card_is_picked_each_time() -> None:
    state = position(drawing(Location.TABLEAU, mandatory=False), "2H 3H", "2D 3D", table="7C 8C 9C")
    assert options(state) == ["take 7C", "take 8C", "take 9C", "pass"]
    state = make(state, "take 8C")
    assert (state.to_act, options(state)) == (0, ["take 7C", "take 9C", "pass"])


@pytest.mark.parametrize("action", list(DeckEmptyAction))
def test_a_draw_is_not_repeated_when_there_is_no_card_to_take(action: DeckEmptyAction) -> None:
    genome = drawing(
        condition=Condition(ConditionType.HAND_SIZE, Operator.LT, 9), rules=GameRules(deck_empty_action=action)
    )
    state = position(genome, "2H 3H", "2D 3D 4D 5D 6D 7D 8D 9D 10D", deck="8C 9C")
    assert {"P0 draws 9C from the deck", "P0 draws 8C from the deck"} <= set(told(state))
    assert state.outcome != Outcome(Ending.WIN)


# ---------------------------------------------------------------------------------------- the house


def staking(*, house: HouseRules | None = HouseRules(), **wager: Any) -> GameGenome:  # noqa: B008
    setup = SetupRules(cards_per_player=2, starting_chips=100)
    return game(WagerPhase(**wager), setup=setup, house=house, player_count=2)


@pytest.mark.parametrize(
    ("wager", "stakes"),
    [
        ({"min_bet": 40, "max_bet": 100}, ["stake 40", "stake 80"]),
        ({"min_bet": 60, "max_bet": 10}, ["stake 60"]),
        ({"min_bet": 0, "max_bet": 2}, ["stake 1", "stake 2"]),
        ({"min_bet": 101, "max_bet": 200}, ["stake 100"]),
        ({"min_bet": 1, "max_bet": 1000}, [f"stake {number}" for number in range(1, 65)]),
    ],
)
def test_stakes(wager: dict[str, Any], stakes: list[str]) -> None:
    assert options(position(staking(**wager), "2H 3H", "2D 3D", house=cards("4H 5H"))) == stakes


def test_without_a_house_stakes_come_back() -> None:
    state = make(position(staking(house=None), "2H 3H", "2D 3D"), "stake 10", "stake 20")
    assert "chips 100 100" in told(state)


def test_players_stake_once_in_a_hand_and_each_stake_is_a_turn() -> None:
    state = make(position(staking(), "2H 3H", "2D 3D", house=cards("4H 5H")), "stake 10", "stake 20")
    assert told(state)[0] == "hand over"
    assert (state.turns, state.hand_number) == (3, 2)


def test_without_totals_everybody_is_level_with_the_house() -> None:
    state = make(position(staking(), "2H 3H", "2D 3D", house=cards("4H 5H")), "stake 10", "stake 20")
    assert "chips 100 100" in told(state)
    assert "house 0" in told(state)
