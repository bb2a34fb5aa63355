"""Leduc: a game small enough to be counted out."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from darwindeck.genome.examples import create_leduc_genome
from darwindeck.simulation.reference import State, apply, count_sequences, legal_moves, view
from tests.support.told import told
from tests.unit.simulation.positions import make, options, position

GENOME = create_leduc_genome()
CARDS = ("JH", "QH", "KH", "JS", "QS", "KS")
DEPTH = 20


def dealt(first: str, second: str, turned_up: str) -> State:
    """A deal, with the antes paid."""
    rest = [card for card in CARDS if card not in (first, second, turned_up)]
    return position(GENOME, first, second, deck=" ".join([*rest, turned_up]), chips=(99, 99), paid=(1, 1))


def every_decision(state: State) -> Iterator[State]:
    if state.to_act is not None:
        yield state
        for move in legal_moves(state):
            yield from every_decision(apply(state, move))


def test_it_has_six_cards() -> None:
    assert GENOME.setup.deck_size == 6


def test_there_are_forty_nine_ways_to_bet() -> None:
    # Nine ways to bet in a round, of which four end with a fold: 4 + 5 x 9.
    assert count_sequences(dealt("KH", "QS", "JH"), DEPTH) == 49


def test_players_can_be_in_936_situations() -> None:
    # As in OpenSpiel's leduc_poker and the literature: 936 information sets. By hand: each player has three decisions
    # in a round, with one of 6 cards in the first, and with one of 30 pairs after 5 ways to bet in the second.
    assert 2 * (3 * 6 + 5 * 3 * 30) == 936
    seen = {str(view(state, state.to_act)) for deal in permutations(CARDS, 3) for state in every_decision(dealt(*deal))}
    assert len(seen) == 936


def test_bets_are_two_chips_then_four_with_one_raise_each() -> None:
    state = dealt("KH", "QS", "JH")
    assert options(state) == ["check", "bet 2"]
    state = make(state, "bet 2")
    assert options(state) == ["call 2", "raise 4", "fold"]
    state = make(state, "raise 4")
    assert options(state) == ["call 2", "fold"]
    state = make(state, "call 2")
    assert told(state) == ("turned up JH",)
    assert options(state) == ["check", "bet 4"]
    assert options(make(state, "bet 4", "raise 8")) == ["call 4", "fold"]


@pytest.mark.parametrize(
    ("first", "second", "turned_up", "chips"),
    [("KH", "QS", "JH", "chips 113 87"), ("KH", "QS", "QH", "chips 87 113"), ("KH", "KS", "QH", "chips 100 100")],
    ids=["the higher card", "a pair", "level"],
)
def test_a_pair_with_the_table_wins_then_the_higher_card(first: str, second: str, turned_up: str, chips: str) -> None:
    state = make(dealt(first, second, turned_up), "bet 2", "raise 4", "call 2", "bet 4", "raise 8", "call 4")
    assert chips in told(state)


def test_nothing_is_turned_up_after_a_fold() -> None:
    state = make(dealt("KH", "QS", "JH"), "bet 2", "fold")
    assert told(state)[1:3] == ("hand over", "P0 wins 4 chips")
    assert state.outcome is not None
    assert state.outcome.winner == 0
