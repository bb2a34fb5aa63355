"""A table that is renewed when everybody passes."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    DeckEmptyAction,
    GameGenome,
    GameRules,
    KnockPhase,
    Location,
    PassAction,
    PlayPhase,
    SetupRules,
    SwapPhase,
    Visibility,
)
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, make, position

SWAP = SwapPhase(Location.TABLEAU)
CLOSE = KnockPhase(lay_off=False, last_round=True)
HANDS = ("2H 3H", "4H 5H", "6H 7H")


def renewing(*phases: Any, **rules: Any) -> GameGenome:
    """Three players swap with the table."""
    rules = {"consecutive_pass_action": PassAction.RENEW_TABLEAU, **rules}
    return game(*(phases or (SWAP, CLOSE)), setup=SetupRules(2), player_count=3, game_rules=GameRules(**rules))


def passes(times: int) -> list[str]:
    """A player neither swaps nor closes."""
    return ["pass", "pass"] * times


def test_cards_of_the_deck_come_for_those_of_the_table_when_all_players_pass() -> None:
    state = position(renewing(), *HANDS, table="8C 9C", deck="JS QS KS")
    state = make(state, *passes(2))
    assert state.table == cards("8C 9C"), "one player has not passed yet"
    state = make(state, *passes(1))
    assert told(state) == ("P2 passes", "table cleared", "turned up KS", "turned up QS")
    assert (state.table, state.discard, state.deck) == (cards("KS QS"), cards("8C 9C"), cards("JS"))
    assert (state.to_act, state.passes) == (0, 0)


def test_swap_is_no_pass() -> None:
    state = position(renewing(), *HANDS, table="8C 9C", deck="JS QS KS")
    state = make(state, *passes(2), "swap 6H", "take 8C", "pass")
    assert "P2 passes" not in told(state)
    state = make(state, *passes(2))
    assert set(state.table) == set(cards("9C 6H"))
    assert set(make(state, *passes(1)).table) == set(cards("KS QS"))


def test_knock_is_no_pass() -> None:
    state = position(renewing(), *HANDS, table="8C", deck="JS")
    state = make(state, *passes(2), "pass", "knock")
    assert "P2 passes" not in told(state)
    assert state.table == cards("8C")


def test_players_out_of_the_hand_need_not_pass() -> None:
    state = position(renewing(), *HANDS, table="8C", deck="JS")
    state = make(state.but(in_hand=state.in_hand - {2}), *passes(2))
    assert state.table == cards("JS")


def test_number_of_passes_may_be_given() -> None:
    state = make(position(renewing(passes_to_trigger=1), *HANDS, table="8C", deck="JS"), *passes(1))
    assert state.table == cards("JS")


def test_empty_deck_is_reshuffled() -> None:
    state = make(position(renewing(), *HANDS, table="8C 9C", deck="JS"), *passes(3))
    assert told(state)[1:3] == ("table cleared", "turned up JS")
    assert (state.table, state.discard, state.deck) == (cards("JS 8C"), cards("9C"), ())


@pytest.mark.parametrize(
    "action", [DeckEmptyAction.GAME_ENDS, DeckEmptyAction.HAND_ENDS, DeckEmptyAction.SKIP_DRAW], ids=str
)
def test_fewer_cards_come_where_the_deck_does_not_last(action: DeckEmptyAction) -> None:
    state = make(position(renewing(deck_empty_action=action), *HANDS, table="8C 9C", deck="JS"), *passes(3))
    assert (state.table, state.outcome) == (cards("JS"), None)
    assert "hand over" not in told(state)


def test_elsewhere_a_swap_is_neither_a_pass_nor_saves_from_one() -> None:
    genome = renewing(SWAP, CLOSE, consecutive_pass_action=PassAction.CLEAR_TABLEAU)
    state = make(position(genome, *HANDS, table="8C"), *passes(3))
    assert "P2 passes" not in told(state)
    play = PlayPhase(Location.DISCARD, mandatory=False)
    genome = renewing(SWAP, play, consecutive_pass_action=PassAction.CLEAR_TABLEAU)
    state = make(position(genome, *HANDS, table="8C"), "swap 2H", "take 8C", "pass")
    assert told(state) == ("P0 passes",)


@pytest.mark.parametrize("seen", [Visibility.FACE_UP, Visibility.FACE_DOWN])
def test_the_order_in_which_a_hidden_table_is_cleared_tells_nothing(seen: Visibility) -> None:
    setup = SetupRules(2, tableau_visibility=seen, discard_visibility=Visibility.FACE_DOWN)
    rules = GameRules(PassAction.CLEAR_TABLEAU)
    genome = game(PlayPhase(Location.DISCARD, mandatory=False), setup=setup, game_rules=rules)
    table = cards("QS 8C 4H 9C")
    hands = (position(genome, "2H", "3H", table="QS 8C 4H 9C", chance=chance) for chance in range(9))
    piles = [make(state, "pass").discard for state in hands]
    assert all(sorted(pile) == sorted(table) for pile in piles)
    assert len(set(piles)) == 1 if seen is Visibility.FACE_UP else len(set(piles)) > 4
