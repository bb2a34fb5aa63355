"""Swap phases: with the neighbour, the table and the deck."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    DeckEmptyAction,
    GameRules,
    Location,
    PlayPhase,
    Rank,
    SetupRules,
    SwapPhase,
    Visibility,
)
from darwindeck.simulation.reference import view
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position

NEIGHBOUR, TABLE, DECK = Location.OPPONENT_HAND, Location.TABLEAU, Location.DECK
PLAY = PlayPhase(Location.DISCARD)


def swapping(source: Location, **fields: Any) -> Any:
    """Swap, then play: the hand does not end with the round."""
    rest = {name: fields.pop(name) for name in ("setup", "game_rules", "player_count") if name in fields}
    return game(SwapPhase(source, **fields), PLAY, **rest)


# ---------------------------------------------------------------------------------------- with the neighbour


def test_whole_hands_are_swapped_with_the_next_player() -> None:
    state = position(swapping(NEIGHBOUR, player_count=3), "2H 3H", "9S", "KC")
    assert options(state) == ["swap", "pass"]
    state = make(state, "swap")
    assert told(state) == ("P0 swaps with P1",)
    assert [hand(state, seat) for seat in range(3)] == ["9S", "2H 3H", "KC"]


def test_whoever_passes_keeps_the_hand() -> None:
    assert hand(make(position(swapping(NEIGHBOUR), "2H", "9S"), "pass"), 0) == "2H"


def test_swap_that_must_be_made_is_no_question() -> None:
    state = position(swapping(NEIGHBOUR, mandatory=True), "2H", "9S")
    assert told(state) == ("P0 swaps with P1",)
    assert options(state) == ["play 9S"]


def test_neighbour_with_a_king_shows_it_and_refuses() -> None:
    state = make(position(swapping(NEIGHBOUR, blocked_by=Rank.KING), "2H", "9S KC KD"), "swap")
    assert told(state) == ("P1 shows KD",)
    assert hand(state, 0) == "2H"
    assert "P1 hand 3: KD ?2" in str(view(state, 0))


def test_own_king_does_not_forbid_anything() -> None:
    state = make(position(swapping(NEIGHBOUR, blocked_by=Rank.KING), "KH", "9S"), "swap")
    assert hand(state, 1) == "KH"


@pytest.mark.parametrize("hands", [("", "9S"), ("2H", "")])
def test_swap_needs_cards_on_both_sides(hands: tuple[str, str]) -> None:
    state = position(swapping(NEIGHBOUR), *hands)
    assert told(state)[:1] != ("P0 swaps with P1",)
    assert "swap" not in options(state) or state.to_act == 1


def test_everybody_knows_where_cards_went_that_they_knew() -> None:
    state = make(position(swapping(NEIGHBOUR, player_count=3), "2H 3H", "9S", "KC"), "swap")
    assert "P1 hand 2: 2H 3H" in str(view(state, 0))
    assert "P0 hand 1: 9S" in str(view(state, 1))
    assert "P1 hand 2: ?2" in str(view(state, 2))
    state = make(state, "play 9S", "swap")
    assert "P2 hand 2: 2H 3H" in str(view(state, 0)), "they went on before everybody's eyes"


def test_last_player_of_a_round_swaps_with_the_deck() -> None:
    genome = swapping(NEIGHBOUR, last_from_deck=True, blocked_by=Rank.KING)
    state = make(position(genome, "2H 3H", "9S 8S", deck="4D 5D"), "pass", "play 2H")
    assert options(state) == ["swap 8S", "swap 9S", "pass"]
    state = make(state, "swap 9S")
    assert told(state) == ("P1 draws 5D from the deck",)
    assert hand(state, 1) == "5D 8S"
    assert state.discard == cards("2H 9S")


# ---------------------------------------------------------------------------------------- with the deck


def test_top_of_the_deck_comes_for_a_card_that_is_discarded() -> None:
    state = position(swapping(DECK), "2H 3H", "9S", deck="4D 5D")
    assert options(state) == ["swap 2H", "swap 3H", "pass"]
    state = make(state, "swap 3H")
    assert told(state) == ("P0 draws 5D from the deck",)
    assert (hand(state, 0), state.discard) == ("2H 5D", cards("3H"))


def test_king_of_the_deck_is_turned_up_and_stays_there() -> None:
    state = make(position(swapping(DECK, blocked_by=Rank.KING), "2H 3H", "9S", deck="4D KD"), "swap 3H")
    assert told(state) == ("P0 turns up KD",)
    assert (hand(state, 0), state.deck, state.discard) == ("2H 3H", cards("4D KD"), ())


@pytest.mark.parametrize("action", DeckEmptyAction)
def test_empty_deck_is_reshuffled_or_offers_nothing(action: DeckEmptyAction) -> None:
    genome = swapping(DECK, game_rules=GameRules(deck_empty_action=action))
    state = position(genome, "2H 3H", "9S", discard="4D 5D")
    if action is DeckEmptyAction.RESHUFFLE_DISCARD:
        state = make(state, "swap 3H")
        assert told(state) == ("reshuffle 4D", "P0 draws 4D from the deck")
        assert state.discard == cards("5D 3H")
    else:
        assert options(state) == ["play 2H", "play 3H"]


# ---------------------------------------------------------------------------------------- with the table


def test_card_is_swapped_for_one_of_the_table() -> None:
    state = position(swapping(TABLE), "2H 3H", "9S", table="KD 4C")
    assert options(state) == ["swap 2H", "swap 3H", "pass"]
    state = make(state, "swap 3H")
    assert options(state) == ["take KD", "take 4C"]
    assert "chosen 3H" in str(view(state, 0))
    state = make(state, "take KD")
    assert told(state) == ("P0 draws KD from the table",)
    assert (hand(state, 0), set(state.table), state.last_on_table) == ("2H KD", set(cards("4C 3H")), cards("3H")[0])


def test_whole_hand_is_swapped_for_the_whole_table() -> None:
    state = position(swapping(TABLE, all_at_once=True), "2H 3H", "9S", table="KD 4C AS")
    assert options(state) == ["swap 2H", "swap 3H", "swap", "pass"]
    state = make(state, "swap")
    assert told(state) == ("P0 swaps with the table",)
    assert (hand(state, 0), set(state.table)) == ("KD 4C AS", set(cards("2H 3H")))
    assert "P0 hand 3: KD 4C AS" in str(view(state, 1)), "everybody saw them"


def test_swap_that_must_be_made_has_no_pass() -> None:
    assert options(position(swapping(TABLE, mandatory=True), "2H", "9S", table="KD")) == ["swap 2H"]


def test_hidden_table_gives_a_card_by_lot() -> None:
    hidden = SetupRules(5, tableau_visibility=Visibility.FACE_DOWN)
    state = make(position(swapping(TABLE, setup=hidden), "2H", "9S", table="KD"), "swap 2H")
    assert hand(state, 0) == "KD"


def test_hand_that_its_owner_cannot_see_swaps_any_card() -> None:
    blind = SetupRules(5, hand_visibility=Visibility.FACE_DOWN)
    state = position(swapping(TABLE, setup=blind, all_at_once=True), "2H", "9S", table="KD")
    assert options(state) == ["any", "swap", "pass"]
    state = make(state, "any")
    assert told(state) == ("P0 turns up 2H",)
    assert options(state) == ["take KD"]


@pytest.mark.parametrize(("held", "table"), [("", "KD"), ("2H", "")])
def test_nothing_is_swapped_where_there_is_nothing(held: str, table: str) -> None:
    state = position(swapping(TABLE, all_at_once=True), held, "9S", table=table)
    assert "swap" not in options(state) or state.to_act == 1


# ---------------------------------------------------------------------------------------- the hand


def test_hand_of_swaps_alone_lasts_a_round() -> None:
    state = make(position(game(SwapPhase(NEIGHBOUR), player_count=3), "2H", "9S", "KC"), "pass", "swap")
    assert state.hand_number == 1
    assert make(state, "pass").hand_number == 2


def test_swap_counts_as_the_turn_of_its_player() -> None:
    state = position(game(SwapPhase(NEIGHBOUR)), "2H", "9S")
    assert state.turns == 1
    assert make(state, "swap").turns == 2
