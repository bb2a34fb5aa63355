"""Whist, as on pagat.com ("Whist")."""

from collections import Counter
from math import comb, sqrt

from darwindeck.genome.examples import create_whist_genome
from darwindeck.simulation import Simulator
from tests.unit.games.hands_of_tricks import Hand, hands_of

WHIST = create_whist_genome()
HANDS = list(hands_of(WHIST, 600))


def suits(cards: list[str]) -> Counter[str]:
    return Counter(card[-1] for card in cards)


def test_the_dealer_shows_a_card_of_his_own_and_the_next_player_leads() -> None:
    for hand in HANDS:
        assert hand.shown is not None
        dealer, card = hand.shown
        assert card in hand.held[dealer]
        assert hand.trump == card[-1]
        assert (dealer + 1) % 4 == hand.starter == hand.plays[0][0]


def test_the_deal_passes_to_the_left() -> None:
    assert all(hand.starter == (hand.number - 1) % 4 for hand in HANDS)


def test_all_cards_are_dealt_and_played_in_thirteen_tricks() -> None:
    for hand in HANDS:
        assert sorted(card for _, card in hand.plays) == sorted(card for held in hand.held.values() for card in held)
        assert (len(hand.plays), len(hand.takers), hand.deck) == (52, 13, [])


def test_players_follow_suit_if_they_can() -> None:
    for hand in HANDS[:100]:
        held = {seat: set(cards) for seat, cards in hand.held.items()}
        for trick in hand.tricks:
            led = trick[0][1][-1]
            for seat, card in trick:
                assert card[-1] == led or not any(one[-1] == led for one in held[seat])
                held[seat].remove(card)


def test_only_one_side_scores_a_point_for_each_trick_beyond_six() -> None:
    for hand in HANDS:
        tricks = Counter(seat % 2 for seat in hand.takers)
        side, taken = max(tricks.items(), key=lambda one: one[1])
        assert hand.scored == [(side, taken - 6)]


def test_the_first_side_to_five_points_wins() -> None:
    score = [0, 0]
    for hand in HANDS:
        score = [0, 0] if hand.number == 1 else score
        ((side, points),) = hand.scored
        score[side] += points
        assert hand.end == (f"team {side} wins" if score[side] >= 5 else None)


def within(found: int, trials: int, chance: float) -> bool:
    """Whether a count is within five standard deviations of what is expected."""
    return abs(found - trials * chance) < 5 * sqrt(trials * chance * (1 - chance))


def test_four_four_three_two_is_the_most_frequent_shape_of_a_hand() -> None:
    """Published for any 13 of 52 cards: 21.5512 %, and 10.5361 % (Wikipedia, "Contract bridge probabilities")."""
    shapes = Counter(tuple(sorted(suits(cards).values())) for hand in HANDS for cards in hand.held.values())
    assert within(shapes[2, 3, 4, 4], shapes.total(), 0.215512)
    assert within(shapes[3, 3, 3, 4], shapes.total(), 0.105361)
    assert shapes.most_common(1)[0][0] == (2, 3, 4, 4)


def trumps_held(hand: Hand, seat: int) -> int:
    assert hand.trump is not None
    return suits(hand.held[seat])[hand.trump]


def test_the_dealer_has_more_trumps_than_the_others() -> None:
    """The card shown is one; of the other 51 cards, 12 are trumps. So the others are void with C(39,13) : C(51,13)."""
    others = [(hand, seat) for hand in HANDS for seat in range(4) if seat != (hand.starter - 1) % 4]
    void = sum(trumps_held(*one) == 0 for one in others)
    assert within(void, len(others), comb(39, 13) / comb(51, 13))
    assert all(trumps_held(hand, (hand.starter - 1) % 4) >= 1 for hand in HANDS)


def test_greedy_partners_beat_random_ones() -> None:
    result = Simulator().simulate(WHIST, 2000, players=("greedy", "random") * 2, seed=3)
    assert result.team_wins[0] > 1500
