"""Simple Poker: the ranking of hands, their frequencies, and the pot."""

import re
from collections import Counter
from math import comb, sqrt

import pytest

from darwindeck.genome.examples import create_showdown_poker_genome
from darwindeck.simulation import record_game
from tests.support.told import told
from tests.unit.games.poker import key, kind, random_game
from tests.unit.simulation.positions import cards, make, options, position

GENOME = create_showdown_poker_genome()

FREQUENCIES = {
    "straight flush": 40,
    "four of a kind": 624,
    "full house": 3744,
    "flush": 5108,
    "straight": 10200,
    "three of a kind": 54912,
    "two pairs": 123552,
    "pair": 1098240,
    "high card": 1302540,
}
"""How many of the C(52,5) hands are of each kind: Wikipedia, "Poker probability", "5-card poker hands"."""

FROM_BEST_TO_WORST = [
    "10H JH QH KH AH",
    "9S 10S JS QS KS",
    "AD 2D 3D 4D 5D",
    "2H 2D 2C 2S 3H",
    "AH AD AC KH KD",
    "KH KD KC AH AD",
    "2H 4H 6H 8H AH",
    "3S 4S 6S 8S KS",
    "10H JD QC KS AH",
    "2H 3D 4C 5S 6H",
    "AH 2D 3C 4S 5H",
    "QH QD QC 2S 3H",
    "AH AD 2C 2S 3H",
    "KH KD QC QS AH",
    "JH JD 3C 3S 2H",
    "JH JD 2C 2S AH",
    "AH AD 2C 3S 4H",
    "2H 2D AC KS QH",
    "2H 2D AC KS JH",
    "2H AD KC QS 10H",
    "2H 3D 4C 5S 7H",
]


def test_frequencies_are_those_of_all_hands() -> None:
    assert sum(FREQUENCIES.values()) == comb(52, 5) == 2598960


def test_hands_of_random_deals_are_as_frequent_as_they_should_be() -> None:
    # Four hands of one deal are not independent, but nearly so; five standard errors leave room for that.
    found: Counter[str] = Counter()
    for seed in range(500):
        text = record_game(GENOME, seed, "random")
        found.update(kind(cards(hand)) for hand in re.findall(r"^  P\d holds (\S+ \S+ \S+ \S+ \S+)$", text, re.M))
    hands = found.total()
    assert hands > 10000
    for name, count in FREQUENCIES.items():
        chance = count / comb(52, 5)
        assert abs(found[name] - hands * chance) <= 5 * sqrt(hands * chance) + 2, (name, found[name], hands * chance)


def test_better_hands_beat_worse_ones() -> None:
    keys = [key(hand) for hand in FROM_BEST_TO_WORST]
    assert keys == sorted(keys, reverse=True)
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("one", "other"),
    [("2H 4H 6H 8H AH", "2S 4S 6S 8S AS"), ("2H 2D AC KS QH", "2C 2S AH KD QC"), ("AH 2D 3C 4S 5H", "AS 2C 3D 4H 5S")],
    ids=["flushes", "pairs", "straights"],
)
def test_suits_do_not_decide(one: str, other: str) -> None:
    assert key(one) == key(other)


def test_an_ace_ends_a_straight_at_either_end_but_does_not_join_both() -> None:
    assert [kind(cards(hand)) for hand in ("AH 2D 3C 4S 5H", "10H JD QC KS AH", "QH KD AC 2S 3H")] == [
        "straight",
        "straight",
        "high card",
    ]


POT = (1, 1, 1, 1)
HANDS = ("AH AD 2C 3S 4H", "KH KD QC QS AC", "2H 2D 5C 6S 7H", "3H 4D 6C 8S 10H")


def test_best_hand_of_those_still_in_takes_bets_and_antes() -> None:
    state = position(GENOME, *HANDS, chips=(99,) * 4, paid=POT)
    assert options(state) == ["check", "bet 2"]
    state = make(state, "bet 2", "fold", "call 2", "raise 4")
    assert options(state) == ["call 2", "raise 4", "fold"]
    state = make(state, "call 2", "fold")
    assert told(state)[1:3] == ("hand over", "P0 wins 14 chips")


def test_a_bet_and_three_raises_are_the_limit() -> None:
    state = position(GENOME, *HANDS, chips=(99,) * 4, paid=POT)
    state = make(state, "bet 2", "raise 4", "raise 6", "raise 8")
    assert options(state) == ["call 6", "fold"]


def test_who_is_all_in_wins_only_the_main_pot() -> None:
    state = position(GENOME, "KH KD QC QS AC", "AH AD 2C 3S 4H", *HANDS[2:], chips=(1, 99, 99, 99), paid=POT)
    state = make(state, "all-in 1", "raise 3", "call 3", "fold")
    assert told(state)[1:4] == ("hand over", "P0 wins 7 chips", "P1 wins 4 chips")


def test_chips_are_conserved_to_the_chip_and_the_game_ends_after_twenty_hands() -> None:
    for seed in range(3):
        for state in random_game(GENOME, seed):
            assert sum(state.chips) + sum(state.paid) == 400
        assert state.hand_number <= 20
        assert state.outcome is not None
        assert max(state.chips) == 400 or state.hand_number == 20
