from dataclasses import replace

import pytest

from darwindeck.genome.examples import create_blackjack_genome
from darwindeck.genome.schema import CardValue, HouseRules, Rank
from darwindeck.rulebook import write_rulebook
from tests.support.field_pairs import FieldPair
from tests.support.field_pairs.house import against, staking
from tests.unit.rulebook.stakes_and_melds import explained, named, pairs_of, words


def test_blackjack_is_explained() -> None:
    text = words(create_blackjack_genome())
    assert (
        "Before the cards are dealt, each player in turn, clockwise from the starter, stakes 10, 20, 30, 40 or 50"
        in text
    )
    assert "It is dealt two cards, one of them face up." in text
    assert "A total of 21 with exactly two cards is a natural." in text
    assert "one at a time, until its total is 17 or more." in text
    assert "wins three chips for every two staked, rounded down" in text
    assert {"wager", "gets chips from the house", "house draws from the deck"} <= explained(create_blackjack_genome())


def test_what_is_bust_is_told_before_it_matters() -> None:
    book = write_rulebook(create_blackjack_genome()).to_markdown()
    assert book.index(" bust") == book.index("A total of 22 or more is bust") + len("A total of 22 or more is")


def test_many_stakes_are_not_listed() -> None:
    assert "stakes a multiple of two chips, from two to 50, against the house" in words(staking(min_bet=2, max_bet=51))
    assert words(staking(min_bet=2, max_bet=51)) == words(staking(min_bet=2, max_bet=50))


def test_naturals_that_cannot_come_are_left_out() -> None:
    assert "natural" not in words(replace(against(cards=1), setup=replace(against().setup, cards_per_player=1)))


def test_natural_may_pay_even_money() -> None:
    assert "gets the stake back and wins as much again" in words(against(natural_pays_percent=100))
    assert "wins two times as much" in words(against(natural_pays_percent=200))


def test_soft_totals_matter_only_where_a_card_has_two_values() -> None:
    genome = against(hits_soft=True)
    assert "that could be counted lower" in words(genome)
    assert genome.hand_evaluation is not None
    plain = replace(genome.hand_evaluation, card_values=(CardValue(Rank.ACE, 11), CardValue(Rank.KING, 10)))
    hard = replace(genome, hand_evaluation=plain)
    assert words(hard) == words(replace(hard, house=HouseRules(hits_soft=False)))


@pytest.mark.parametrize("pair", pairs_of("WagerPhase", "HouseRules", "GameGenome.house"), ids=named)
def test_field_changes_the_text(pair: FieldPair) -> None:
    assert words(pair.one) != words(pair.other)
