"""Knock-Out Whist, as on pagat.com ("Knock-Out Whist")."""

import itertools
from collections import Counter

from darwindeck.genome.examples import create_knock_out_whist_genome
from tests.unit.games.hands_of_tricks import Hand, hands_of

HANDS = list(hands_of(create_knock_out_whist_genome(), 400))
PAIRS = [(one, other) for one, other in itertools.pairwise(HANDS) if other.number > 1]


def most_tricks(hand: Hand) -> set[int]:
    tricks = Counter(hand.takers)
    return {seat for seat, taken in tricks.items() if taken == max(tricks.values())}


def test_each_hand_has_a_card_less_from_seven_on() -> None:
    for hand in HANDS:
        assert {len(cards) for cards in hand.held.values()} == {8 - hand.number}
        assert len(hand.takers) == 8 - hand.number


def test_a_card_is_turned_up_for_the_first_hand_alone() -> None:
    for hand in HANDS:
        assert hand.trump == (hand.deck[0][-1] if hand.number == 1 else None)
        assert (hand.named is None) == (hand.number == 1)


def test_whoever_took_most_tricks_names_trumps() -> None:
    for before, hand in PAIRS:
        assert hand.named is not None
        assert hand.named[0] in most_tricks(before) - set(before.out)


def test_level_players_name_trumps_equally_often() -> None:
    """The published rule lets them cut for it. Five standard deviations of a fair coin."""
    level = [(before, hand) for before, hand in PAIRS if len(most_tricks(before)) == 2]
    firsts = sum(hand.named is not None and hand.named[0] == min(most_tricks(before)) for before, hand in level)
    assert abs(firsts - len(level) / 2) < 5 * (len(level) / 4) ** 0.5


def test_who_takes_no_trick_is_out_and_is_dealt_no_more_cards() -> None:
    for hand in HANDS:
        assert set(hand.out) == hand.held.keys() - set(hand.takers)
    for before, hand in PAIRS:
        assert hand.held.keys() == before.held.keys() - set(before.out)


def test_the_last_one_in_wins() -> None:
    ends = [hand for hand in HANDS if hand.end is not None]
    assert len(ends) == 400
    for hand in ends:
        (last,) = set(hand.takers)
        assert hand.end == f"P{last} wins"
        assert hand.number <= 7


def test_named_trumps_take_tricks() -> None:
    """In a trick with trumps a trump takes it, and without any the highest card of the suit led."""
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    for hand in HANDS:
        trump = hand.named[1] if hand.named else hand.trump
        for trick, taker in zip(hand.tricks, hand.takers, strict=True):
            suit = trump if any(card[-1] == trump for _, card in trick) else trick[0][1][-1]
            of_suit = [(order.index(card[:-1]), seat) for seat, card in trick if card[-1] == suit]
            assert max(of_suit)[1] == taker
