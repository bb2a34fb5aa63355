from dataclasses import replace
from random import Random

import pytest

from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_blackjack_genome,
    create_cuckoo_genome,
    create_five_card_draw_genome,
    create_gin_rummy_genome,
    create_hearts_genome,
    create_leduc_genome,
    create_schwimmen_genome,
)
from darwindeck.genome.schema import (
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    ShowdownMethod,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._hands import section
from darwindeck.rulebook._scene import Scene
from tests.support.field_pairs import FieldPair
from tests.support.field_pairs.betting import bets
from tests.support.field_pairs.scoring import ACE, patterns, points
from tests.support.playable_genomes import playable_genome
from tests.unit.rulebook.stakes_and_melds import FORBIDDEN, named, pairs_of, words


def test_hands_of_poker_are_a_table_from_best_to_worst() -> None:
    text = words(create_five_card_draw_genome())
    kinds = ["Straight flush | five cards in sequence, all of one suit", "Four of a kind | four cards of one rank"]
    kinds += ["Full house | three cards of one rank and two of another", "Flush | five cards of one suit"]
    places = [text.index(kind) for kind in kinds]
    assert places == sorted(places)
    assert "In a sequence the ace may also stand below the two." in text


def test_cards_of_the_table_belong_to_hands() -> None:
    assert "The cards on the table are part of every hand" in words(create_leduc_genome())


def test_totals_of_blackjack() -> None:
    text = words(create_blackjack_genome())
    assert "Ace | 11 or 1" in text
    assert "King, queen, jack and ten | 10" in text
    assert "A total of 22 or more is bust" in text
    assert "The highest total that is not bust is best." in text


def test_totals_near_a_target() -> None:
    assert "The total nearest to 17 is best, be it above or below" in words(points(target_value=17))


def test_one_suit_and_three_of_a_rank() -> None:
    text = words(create_schwimmen_genome())
    assert "add up what its cards of one suit count, whichever suit is best" in text
    assert "and 64 if it has three aces" in text


def test_deadwood_is_what_is_in_no_meld() -> None:
    text = words(create_gin_rummy_genome())
    assert "a set of three or four cards of one rank or a run of three or more cards of one suit" in text
    assert "King, queen, jack and ten | 10" in text


def test_single_cards_are_compared_simply() -> None:
    assert "The highest card is best; cards of one rank are level." in words(create_cuckoo_genome())


def test_kinds_below_any_hand_are_left_out() -> None:
    pair, anything = HandPattern("pair", 3, same_rank_groups=(2,)), HandPattern("anything", 2)
    below = HandPattern("below", 1, same_suit_count=3)
    assert words(patterns(pair, anything, below)) == words(patterns(pair, anything))
    assert "of none" not in words(patterns(pair, anything))


def test_names_of_kinds_are_made_fit_for_a_table() -> None:
    assert "Royal pair | two cards of one rank" in words(patterns(HandPattern("royal_pair", 1, same_rank_groups=(2,))))


def test_best_hand_that_must_reach_a_value_is_counted() -> None:
    plain = replace(points(), hand_evaluation=HandEvaluation(HandEvaluationMethod.CARD_COUNT, card_values=(ACE,)))
    assert "Ace | 11" not in words(plain)
    assert "Ace | 11" in words(replace(plain, win_conditions=(WinCondition(WinType.BEST_HAND, threshold=20),)))


def test_hands_that_nobody_compares_are_left_out() -> None:
    assert section(Scene(create_hearts_genome())) is None
    fold_only = bets(showdown_method=ShowdownMethod.FOLD_ONLY)
    assert section(Scene(fold_only)) is None
    assert section(Scene(replace(fold_only, turn_structure=bets().turn_structure))) is not None


@pytest.mark.parametrize(
    "pair",
    pairs_of("HandEvaluation", "HandPattern", "CardValue", "GameGenome.hand_evaluation"),
    ids=named,
)
def test_field_changes_the_text(pair: FieldPair) -> None:
    assert words(pair.one) != words(pair.other)


# ---------------------------------------------------------------------------------------- all of these modules


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_read_well(game: KnownGame) -> None:
    assert FORBIDDEN.search(words(game.create())) is None


def test_generated_games_read_well() -> None:
    for seed in range(300):
        text = words(playable_genome(Random(seed)))
        assert FORBIDDEN.search(text) is None, (seed, FORBIDDEN.search(text))
