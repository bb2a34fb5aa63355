"""Totals of one suit, three of a rank, and what the worst hand costs."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    CardValue,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    Rank,
    SwapPhase,
)
from darwindeck.simulation.reference._hands import hand_key, point_total
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, make, position

TENS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)
VALUES = (CardValue(Rank.ACE, 11), CardValue(Rank.SEVEN, 7, three_value=30), *(CardValue(rank, 10) for rank in TENS))


def evaluation(**fields: Any) -> HandEvaluation:
    return HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=VALUES, **fields)


# ---------------------------------------------------------------------------------------- totals


@pytest.mark.parametrize(
    ("held", "total"),
    [
        ("AH KH 7H", 28),
        ("AH KH 7D", 21),
        ("AH KD 7D", 17),
        ("AH KD 7S", 11),
        ("7H 7D 7S", 30),
        ("KH KD KS", 10),
        ("", 0),
    ],
)
def test_cards_of_the_best_suit_are_added(held: str, total: int) -> None:
    assert point_total(cards(held), evaluation(one_suit=True)) == total


def test_three_of_a_rank_count_only_where_that_is_better() -> None:
    assert point_total(cards("7H 7D 7S"), evaluation()) == 30
    assert point_total(cards("7H 7D 7S AH KH"), evaluation()) == 42
    assert point_total(cards("7H 7D"), evaluation()) == 14


def test_best_total_is_the_one_nearest_to_the_target() -> None:
    near = evaluation(one_suit=True, target_value=11, bust_threshold=25)
    assert point_total(cards("AH KH 7D"), near) == 7, "4 away from 11, and 21 is 10 away"
    assert point_total(cards("AH KH KD AD 7H 7D"), near) == 28, "all have lost"


def test_hands_are_compared_by_that_total() -> None:
    by_suit = evaluation(one_suit=True)
    ranks = tuple(Rank)
    assert hand_key(cards("AH KH"), by_suit, ranks) > hand_key(cards("AH KD KS"), by_suit, ranks)


# ---------------------------------------------------------------------------------------- what it costs


def lives(**fields: Any) -> GameGenome:
    """One card each, and a round of swaps."""
    high = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
    rules = GameRules(worst_hand_points=-1)
    return game(SwapPhase(Location.OPPONENT_HAND), hand_evaluation=high, game_rules=rules, player_count=3, **fields)


def test_worst_hand_costs_a_life() -> None:
    state = make(position(lives(), "2H", "9S", "KC", scores=(3, 3, 3)), "pass", "pass", "pass")
    assert told(state)[:3] == ("hand over", "P0 scores -1", "scores 2 3 3")


def test_level_hands_all_cost_a_life() -> None:
    state = make(position(lives(), "2H", "9S", "2C", scores=(3, 3, 3)), "pass", "pass", "pass")
    assert state.scores == (2, 3, 2)


def test_hand_that_was_passed_on_costs_its_new_owner() -> None:
    state = make(position(lives(), "2H", "9S", "KC", scores=(3, 3, 3)), "swap", "pass", "pass")
    assert state.scores == (3, 2, 3)


def test_whoever_is_out_of_the_hand_loses_nothing() -> None:
    state = position(lives(), "2H", "9S", "KC", scores=(3, 3, 3))
    state = make(state.but(in_hand=state.in_hand - {1}), "pass", "pass")
    assert state.scores == (2, 3, 3)


@pytest.mark.parametrize(
    ("hands", "scores"),
    [
        (("AH KH", "QS JS", "7C AC"), (3, 2, 2)),
        (("AH KH", "AS JS", "7C AC"), (3, 3, 2)),
        (("QH KH", "AS JD", "7C AC"), (3, 2, 3)),
        (("AH KH", "AS KS", "AC KC"), (3, 3, 3)),
    ],
)
def test_good_hand_costs_everybody_else_a_life(hands: tuple[str, ...], scores: tuple[int, ...]) -> None:
    rules = GameRules(worst_hand_points=-1, others_pay_from=21)
    genome = game(
        SwapPhase(Location.OPPONENT_HAND),
        hand_evaluation=evaluation(one_suit=True),
        game_rules=rules,
        player_count=3,
    )
    assert make(position(genome, *hands, scores=(3, 3, 3)), "pass", "pass", "pass").scores == scores
