"""Hands compared, by worked examples."""

import pytest

from darwindeck.genome.schema import (
    BettingPhase,
    CardValue,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Rank,
    SetupRules,
)
from darwindeck.simulation.reference._hands import Key, hand_key, pattern_end, point_total
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, make, position

RANKS = tuple(Rank)
FACES = (Rank.JACK, Rank.QUEEN, Rank.KING)
BLACKJACK = HandEvaluation(
    HandEvaluationMethod.POINT_TOTAL,
    card_values=(
        *(CardValue(rank, rank.code + 2) for rank in RANKS[:9]),
        *(CardValue(rank, 10) for rank in FACES),
        CardValue(Rank.ACE, 11, alternate_value=1),
    ),
    target_value=21,
    bust_threshold=22,
)
POKER = HandEvaluation(
    HandEvaluationMethod.PATTERN_MATCH,
    patterns=(
        HandPattern("pair", 1, same_rank_groups=(2,)),
        HandPattern("straight", 4, sequence_length=5, sequence_wrap=True),
        HandPattern("flush", 5, same_suit_count=5),
        HandPattern("full house", 6, same_rank_groups=(2, 3)),
        HandPattern("straight flush", 8, same_suit_count=5, sequence_length=5, sequence_wrap=True),
        HandPattern("royal flush", 9, same_suit_count=5, required_ranks=(*FACES, Rank.TEN, Rank.ACE)),
    ),
)


def key(text: str, evaluation: HandEvaluation) -> Key:
    return hand_key(cards(text), evaluation, RANKS)


@pytest.mark.parametrize(
    ("text", "total"),
    [("AH KH", 21), ("AH AD 9C", 21), ("AH AD 9C KC", 21), ("KH QH 2D", 22), ("KH QH 5D AC", 26), ("", 0)],
)
def test_point_totals(text: str, total: int) -> None:
    assert point_total(cards(text), BLACKJACK) == total


def test_nearest_total_wins_and_busts_are_level_below_all() -> None:
    assert key("AH KH", BLACKJACK) > key("KH 9D", BLACKJACK) > key("2H", BLACKJACK) > key("KH QH 2D", BLACKJACK)
    assert key("KH QH 2D", BLACKJACK) == key("KH QH 5D", BLACKJACK)


def test_hand_takes_the_lower_of_two_totals_as_near() -> None:
    evaluation = HandEvaluation(
        HandEvaluationMethod.POINT_TOTAL, card_values=(CardValue(Rank.TWO, 8, alternate_value=12),), target_value=10
    )
    assert point_total(cards("2H"), evaluation) == 8


def test_high_card_goes_on_to_the_next_and_then_counts_cards() -> None:
    evaluation = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
    assert key("AH 3D", evaluation) > key("AD 2C", evaluation)
    assert key("AH 3D 2C", evaluation) > key("AS 3C", evaluation)
    assert key("AH 3D", evaluation) == key("3S AC", evaluation)


def test_card_count_and_none() -> None:
    assert key("2H 3H", HandEvaluation(HandEvaluationMethod.CARD_COUNT)) == (2,)
    assert key("2H 3H", HandEvaluation(HandEvaluationMethod.NONE)) == hand_key((), None, RANKS)


def test_patterns_rank_as_in_poker() -> None:
    hands = [
        "2H 4D 6C 8S 10H",
        "3H 5D 6C 8S KH",
        "2H 2D 6C 8S 10H",
        "2H 2D 6C 8S KH",
        "AH 2D 3C 4S 5H",
        "10H JD QC KS AH",
        "2H 4H 6H 8H 10H",
        "2H 2D 3C 3S 3H",
        "2H 2D 2C 3S 3H",
        "AH 2H 3H 4H 5H",
        "9H 10H JH QH KH",
        "10H JH QH KH AH",
    ]
    keys = [key(text, POKER) for text in hands]
    # Threes over twos beat twos over threes.
    assert keys[7] > keys[8]
    keys[7], keys[8] = keys[8], keys[7]
    assert keys == sorted(keys)
    assert len(set(keys)) == len(keys)


def test_level_patterns_are_level() -> None:
    assert key("AH 2D 3C 4S 5H", POKER) == key("AD 2C 3S 4H 5D", POKER)
    assert key("AH 3D 4C 8S 10H", POKER) == key("AD 3C 4S 8H 10D", POKER)


def test_sequence_is_looked_for_within_the_suit() -> None:
    assert pattern_end(cards("2H 3H 4H 5H 6D 9H"), POKER.patterns[4], RANKS) is None
    assert pattern_end(cards("2H 3H 4H 5H 6H 9H"), POKER.patterns[4], RANKS) == Rank.SIX.code


def test_ace_cannot_stand_at_both_ends() -> None:
    whole = HandPattern("all", 1, sequence_length=14, sequence_wrap=True)
    every = " ".join(f"{rank}H" for rank in RANKS)
    assert pattern_end(cards(every), whole, RANKS) is None


def test_sequence_skips_ranks_that_the_game_does_not_have() -> None:
    ranks = (Rank.SIX, Rank.SEVEN, Rank.JACK, Rank.QUEEN)
    three = HandPattern("three", 1, sequence_length=3)
    assert pattern_end(cards("6H 7D JC"), three, ranks) == ranks.index(Rank.JACK)


def test_cards_on_the_table_are_part_of_every_hand_if_the_rules_say_so() -> None:
    pair = HandPattern("pair", 1, same_rank_groups=(2,))
    for with_table, winner in ((False, 1), (True, 0)):
        evaluation = HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, (pair,), with_table=with_table)
        genome = game(
            BettingPhase(), setup=SetupRules(cards_per_player=1, starting_chips=20), hand_evaluation=evaluation
        )
        state = make(position(genome, "QH", "KH", table="QS"), "bet 10", "call 10")
        assert told(state)[1] == f"P{winner} wins 20 chips"
