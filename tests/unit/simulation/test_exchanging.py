"""Exchanging cards."""

from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    DeckEmptyAction,
    ExchangePhase,
    GameGenome,
    GameRules,
    SetupRules,
    Visibility,
)
from darwindeck.simulation.reference import Ending, Outcome, view
from tests.support.told import told
from tests.unit.simulation.positions import game, hand, make, options, position


def exchanging(most: int = 3, *, visibility: Visibility = Visibility.OWNER_ONLY, **fields: Any) -> GameGenome:
    setup = SetupRules(cards_per_player=3, hand_visibility=visibility)
    return game(ExchangePhase(most), setup=setup, **{"player_count": 3, **fields})


HANDS = ("2H 5H KD", "3C 4C 5C", "7S 8S 9S")


def test_players_exchange_in_turn_as_many_cards_as_they_like() -> None:
    state = position(exchanging(), *HANDS, deck="AH AD AC AS")
    assert options(state) == ["exchange 2H", "exchange 5H", "exchange KD", "pass"]
    state = make(state, "exchange 2H")
    assert options(state) == ["exchange 5H", "exchange KD", "stop"]
    assert hand(state, 0) == "2H 5H KD", "nothing moves before the choice is complete"
    state = make(state, "exchange KD")
    assert hand(state, 0) == "5H AC AS"
    assert (state.to_act, state.turns) == (1, 2)
    state = make(state, "pass")
    assert hand(state, 1) == "3C 4C 5C"
    assert (state.to_act, state.turns) == (2, 3)


def test_nobody_exchanges_more_than_the_limit() -> None:
    state = make(position(exchanging(2), *HANDS, deck="AH AD AC AS"), "exchange 2H", "exchange 5H")
    assert told(state) == ("P0 draws AS from the deck", "P0 draws AC from the deck")
    assert hand(state, 0) == "KD AC AS"


def test_exchanged_cards_lie_face_down_and_only_their_owner_knows_them() -> None:
    state = make(position(exchanging(), *HANDS, deck="AH AD AC AS", discard="QS"), "exchange KD")
    assert "discard QS KD" in str(view(state, 0))
    assert "discard QS ?" in str(view(state, 1))
    assert "discard QS ?" in str(view(state, 2))


def test_the_new_cards_are_seen_by_who_draws_them() -> None:
    state = make(position(exchanging(), *HANDS, deck="AH AD"), "exchange KD")
    assert "P0 hand 3: 2H 5H AD" in str(view(state, 0))
    assert "P0 hand 3: ?3" in str(view(state, 1))


def test_a_hand_that_nobody_sees_is_exchanged_by_lot() -> None:
    state = position(exchanging(visibility=Visibility.FACE_DOWN), *HANDS, deck="AH AD AC AS")
    assert options(state) == ["any", "pass"]
    state = make(state, "any")
    assert told(state)[0].startswith("P0 turns up ")


def test_an_empty_deck_is_made_of_the_discards_but_for_the_top_one() -> None:
    state = position(exchanging(), *HANDS, deck="AH", discard="QS")
    state = make(state, "exchange 2H", "exchange 5H", "exchange KD")
    assert told(state)[0] == "P0 draws AH from the deck"
    assert told(state)[1].startswith("reshuffle ")
    assert len(state.hands[0]) == 3
    assert [str(card) for card in state.discard] == ["KD"]


def test_an_empty_deck_leaves_fewer_cards_or_ends_the_game() -> None:
    skip = GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    state = make(position(exchanging(game_rules=skip), *HANDS, deck="AH"), "exchange 2H", "exchange 5H", "stop")
    assert hand(state, 0) == "AH KD"
    assert state.to_act == 1
    ends = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    state = make(position(exchanging(game_rules=ends), *HANDS, deck="AH"), "exchange 2H", "exchange 5H", "stop")
    assert state.outcome == Outcome(Ending.DRAW)


def test_who_has_folded_exchanges_nothing() -> None:
    phases = (BettingPhase(), ExchangePhase(), BettingPhase())
    genome = game(*phases, setup=SetupRules(cards_per_player=3, starting_chips=100), player_count=3)
    state = make(position(genome, *HANDS, deck="AH AD AC AS"), "bet 10", "fold", "call 10")
    assert (state.to_act, options(state)[-1]) == (0, "pass")
    state = make(state, "pass")
    assert state.to_act == 2
    state = make(state, "pass")
    assert options(state) == ["check", "bet 10", "all-in 90"]
    assert "hand over" in told(make(state, "check", "check")), "a hand is one walk round the table"
