"""Sueca, as on pagat.com ("Sueca")."""

from collections import Counter

from darwindeck.genome.examples import create_sueca_genome
from darwindeck.simulation import Simulator
from tests.unit.games.hands_of_tricks import Hand, hands_of

SUECA = create_sueca_genome()
HANDS = list(hands_of(SUECA, 500))
WORTH = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}
ORDER = ["2", "3", "4", "5", "6", "Q", "J", "K", "7", "A"]


def card_points(hand: Hand) -> Counter[int]:
    """The points of the cards that each side has taken."""
    points: Counter[int] = Counter()
    for trick, taker in zip(hand.tricks, hand.takers, strict=True):
        points[taker % 2] += sum(WORTH.get(card[:-1], 0) for _, card in trick)
    return points


def games_won(hand: Hand) -> list[int]:
    """What each side has won by the hand, all told."""
    won = [0, 0]
    for seat, points in hand.scored:
        won[seat % 2] += points
    return won


def test_40_cards_are_dealt_ten_each() -> None:
    assert SUECA.setup.deck_size == 40
    assert all(len(cards) == 10 for hand in HANDS for cards in hand.held.values())


def test_sevens_are_second_to_aces_and_jacks_above_queens() -> None:
    for hand in HANDS:
        for trick, taker in zip(hand.tricks, hand.takers, strict=True):
            suit = hand.trump if any(card[-1] == hand.trump for _, card in trick) else trick[0][1][-1]
            assert max((ORDER.index(card[:-1]), seat) for seat, card in trick if card[-1] == suit)[1] == taker


def test_a_hand_has_120_points() -> None:
    assert {card_points(hand).total() for hand in HANDS} == {120}


def test_61_points_win_a_game_91_two_and_all_tricks_four() -> None:
    for hand in HANDS:
        points = card_points(hand)
        sides = {taker % 2 for taker in hand.takers}
        wanted = [4 if sides == {side} else 2 if points[side] > 90 else int(points[side] > 60) for side in (0, 1)]
        assert games_won(hand) == wanted
    assert any(4 in games_won(hand) for hand in HANDS), "some hand is won by all tricks"
    assert any(120 in card_points(hand).values() and 4 not in games_won(hand) for hand in HANDS), "some by all points"
    assert any(2 in games_won(hand) for hand in HANDS), "some hand is won by 91 points"
    assert any(card_points(hand)[0] == 60 for hand in HANDS), "some hand is won by nobody"


def test_points_of_cards_do_not_win_before_the_hand_is_over() -> None:
    assert all(len(hand.takers) == 10 for hand in HANDS)


def test_the_first_to_four_games_wins() -> None:
    total = [0, 0]
    for hand in HANDS:
        total = [0, 0] if hand.number == 1 else total
        total = [before + more for before, more in zip(total, games_won(hand), strict=True)]
        winner = next((side for side in (0, 1) if total[side] >= 4), None)
        assert hand.end == (None if winner is None else f"team {winner} wins")


def test_sides_win_about_equally_often_and_somebody_always_does() -> None:
    result = Simulator().simulate(SUECA, 20_000, seed=5)
    assert sum(result.team_wins) == 20_000
    assert abs(result.team_wins[0] - 10_000) < 600
