"""Melds and deadwood, by worked examples and against a search through all ways to arrange a hand."""

from itertools import combinations
from random import Random

import pytest

from darwindeck.genome.schema import CardValue, HandEvaluation, HandEvaluationMethod, Rank
from darwindeck.simulation.cards import ALL_CARDS
from darwindeck.simulation.reference import Card
from darwindeck.simulation.reference._hands import hand_key, hand_value
from darwindeck.simulation.reference._melds import best_melds, deadwood
from tests.unit.simulation.positions import cards

ACE_LOW = (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE))
PLACE = {rank: place for place, rank in enumerate(ACE_LOW)}
GIN = HandEvaluation(
    HandEvaluationMethod.DEADWOOD, card_values=tuple(CardValue(rank, min(PLACE[rank] + 1, 10)) for rank in Rank)
)


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("", 0),
        ("AH 2D", 3),
        ("JH QD KC", 30),
        ("7H 7D 7C", 0),
        ("7H 7D 8C", 22),
        ("AH 2H 3H", 0),
        ("QH KH AH", 21),
        ("5H 6H 7H 7D 7C", 11),
        ("5H 6H 7H 7D 7C 7S", 0),
        ("4H 5H 6H 7H 7D 7C", 0),
        ("5H 6H 7H 5D 6D 7D 5C 6C 7C 8S", 8),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S", 0),
        ("4H 5H 6H 7H 8H 6D 6C 5D 4C", 21),
    ],
)
def test_deadwood_is_what_the_best_arrangement_leaves(hand: str, left: int) -> None:
    assert deadwood(cards(hand), GIN, ACE_LOW) == left


def _least(hand: list[Card]) -> int:
    """The deadwood of a hand, by trying everything: its first card is left over, or in any of its melds."""
    if not hand:
        return 0
    first, rest = hand[0], hand[1:]
    left_over = min(PLACE[first.rank] + 1, 10) + _least(rest)
    return min(
        left_over, *(_least([card for card in hand if card not in meld]) for meld in _melds_with(first, hand)), 99
    )


def _melds_with(card: Card, hand: list[Card]) -> list[tuple[Card, ...]]:
    same = [other for other in hand if other.rank is card.rank]
    melds = [meld for size in (3, 4) for meld in combinations(same, size) if card in meld]
    suit = {PLACE[other.rank]: other for other in hand if other.suit is card.suit}
    rows = [range(low, high + 1) for low in suit for high in suit if low <= PLACE[card.rank] <= high >= low + 2]
    whole = [row for row in rows if all(place in suit for place in row)]
    return melds + [tuple(suit[place] for place in row) for row in whole]


@pytest.mark.parametrize("highest", [4, 6, 13])
def test_deadwood_is_the_least_of_all_ways_to_arrange_a_hand(highest: int) -> None:
    rng = Random(highest)
    deck = [card for card in ALL_CARDS if PLACE[card.rank] < highest]
    for _ in range(150):
        hand = rng.sample(deck, 10)
        assert deadwood(hand, GIN, ACE_LOW) == _least(sorted(hand)), hand


def test_less_deadwood_is_the_better_hand() -> None:
    assert hand_key(cards("7H 7D 7C KS"), GIN, ACE_LOW) > hand_key(cards("7H 7D 6C"), GIN, ACE_LOW)
    assert hand_value(cards("7H 7D 7C KS"), GIN, ACE_LOW) == 10


def test_card_that_may_count_less_does() -> None:
    either = HandEvaluation(HandEvaluationMethod.DEADWOOD, card_values=(CardValue(Rank.ACE, 11, alternate_value=1),))
    assert deadwood(cards("AH 5D"), either, ACE_LOW) == 1


def test_of_several_ways_the_one_with_most_cards_in_sets_is_taken() -> None:
    melds = best_melds(cards("5H 6H 7H 5D 6D 7D 5C 6C 7C"), GIN, ACE_LOW)
    assert (melds.deadwood, len(melds.sets), len(melds.runs)) == (0, 9, 0)
    melds = best_melds(cards("7H 7D 7C 7S 8S 9S 10S"), GIN, ACE_LOW)
    assert melds.sets == frozenset(cards("7H 7D 7C 7S"))


@pytest.mark.parametrize(
    ("knocker", "hand", "left"),
    [
        ("7H 7D 7C", "7S KH", 10),
        ("4H 5H 6H", "7H 8H KD", 10),
        ("4H 5H 6H", "2H 3H 7H AH", 0),
        ("4H 5H 6H", "2H 8H", 10),
        # The seven makes a set; without it the eight does not reach the run.
        ("4H 5H 6H", "7H 8H 7D 7C", 8),
        ("4H 5H 6H", "7H 8H 7D 7C 7S", 0),
        # Nothing is added to cards that are in no meld.
        ("4H 5H", "6H", 6),
    ],
)
def test_cards_are_added_to_the_melds_of_another(knocker: str, hand: str, left: int) -> None:
    laid = best_melds(cards(knocker), GIN, ACE_LOW)
    assert best_melds(cards(hand), GIN, ACE_LOW, laid).deadwood == left
