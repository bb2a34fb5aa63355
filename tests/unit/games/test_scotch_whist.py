"""Scotch Whist, as on pagat.com ("Catch the Ten")."""

from collections import Counter

from darwindeck.genome.examples import create_scotch_whist_genome
from tests.unit.games.hands_of_tricks import Hand, hands_of

SCOTCH = create_scotch_whist_genome()
HANDS = list(hands_of(SCOTCH, 500))
WORTH = {"J": 11, "10": 10, "A": 4, "K": 3, "Q": 2}
TRUMPS = ["6", "7", "8", "9", "10", "Q", "K", "A", "J"]
OTHERS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def side_of(seat: int) -> int:
    return seat % 2


def points(hand: Hand) -> list[int]:
    """What each side scored."""
    sums = [0, 0]
    for seat, number in hand.scored:
        sums[side_of(seat)] += number
    return sums


def test_36_cards_are_dealt_nine_each() -> None:
    assert SCOTCH.setup.deck_size == 36
    assert all(len(cards) == 9 for hand in HANDS for cards in hand.held.values())


def test_the_dealer_shows_the_last_card() -> None:
    for hand in HANDS:
        assert hand.shown is not None
        assert hand.shown[0] == (hand.starter - 1) % 4
        assert hand.trump == hand.shown[1][-1]


def test_the_jack_is_the_best_trump_and_an_ordinary_card_elsewhere() -> None:
    for hand in HANDS:
        for trick, taker in zip(hand.tricks, hand.takers, strict=True):
            has_trumps = any(card[-1] == hand.trump for _, card in trick)
            suit, order = (hand.trump, TRUMPS) if has_trumps else (trick[0][1][-1], OTHERS)
            assert max((order.index(card[:-1]), seat) for seat, card in trick if card[-1] == suit)[1] == taker


def test_trumps_in_tricks_are_worth_thirty_points_and_the_rest_is_for_cards() -> None:
    """11, 10, 4, 3 and 2 points for honours, and one for each card that a side takes beyond its 18."""
    for hand in HANDS:
        wanted = [0, 0]
        for trick, taker in zip(hand.tricks, hand.takers, strict=True):
            wanted[side_of(taker)] += sum(WORTH.get(card[:-1], 0) for _, card in trick if card[-1] == hand.trump)
        assert sum(wanted) == 30
        tricks = Counter(map(side_of, hand.takers))
        extra = [max(0, 4 * tricks[side] - 18) for side in (0, 1)]
        assert points(hand) == [wanted[0] + extra[0], wanted[1] + extra[1]]


def test_the_jack_of_trumps_scores_for_the_side_that_was_dealt_it() -> None:
    for hand in HANDS:
        (holder,) = [seat for seat, cards in hand.held.items() if f"J{hand.trump}" in cards]
        assert points(hand)[side_of(holder)] >= 11


def test_the_higher_score_wins_once_a_side_has_41() -> None:
    total = [0, 0]
    for hand in HANDS:
        total = [0, 0] if hand.number == 1 else total
        total = [before + more for before, more in zip(total, points(hand), strict=True)]
        if max(total) < 41 or total[0] == total[1]:
            assert hand.end is None
        else:
            assert hand.end == f"team {total.index(max(total))} wins"
