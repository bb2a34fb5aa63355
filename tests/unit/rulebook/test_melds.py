from dataclasses import replace

import pytest

from darwindeck.genome.examples import create_gin_rummy_genome, create_rummy_genome, create_schwimmen_genome
from darwindeck.genome.schema import KnockPhase, MeldPhase, Visibility
from darwindeck.rulebook._scene import Scene
from tests.support.field_pairs import FieldPair
from tests.support.field_pairs.rummy import knocking, melding
from tests.unit.rulebook.stakes_and_melds import explained, named, pairs_of, words


def test_melds_of_rummy() -> None:
    text = words(create_rummy_genome())
    assert "You may lay one meld from your hand face up" in text
    assert "a set of three or more cards of one rank or a run of three or more cards of one suit" in text
    assert "Runs go from the ace, which is lowest, to the king" in text
    assert "add any number of cards to melds that lie there, whoever laid them" in text
    assert {"meld", "melds"} <= explained(create_rummy_genome())


def test_four_cards_of_a_rank_leave_none_to_add() -> None:
    assert "a set of four cards of one rank" in words(melding(min_set=4))
    assert "cards of its rank to a set" not in words(melding(min_set=4))


def test_unseen_cards_are_drawn_by_lot() -> None:
    genome = melding()
    blind = replace(genome, setup=replace(genome.setup, hand_visibility=Visibility.FACE_DOWN))
    assert "drawn by lot" in words(blind)
    assert "turns up" in explained(blind)


def test_knocks_of_gin_rummy() -> None:
    text = words(create_gin_rummy_genome())
    assert "If your deadwood counts at most ten points, you may knock. That ends" in text.replace("\nknock: ", " ")
    assert "the opponent scores the difference and ten points more" in text
    assert "the knocker scores the opponent's deadwood, and 20 points more" in text
    assert {"knock", "scores"} <= explained(create_gin_rummy_genome())


def test_knock_without_deadwood_only_ends_the_hand() -> None:
    text = words(create_schwimmen_genome())
    assert "every other player has one more turn, and then the hand is over" in text
    assert "deadwood" not in text


def test_laying_off_matters_only_for_deadwood() -> None:
    plain = replace(knocking(lay_off=True), hand_evaluation=None)
    assert words(plain) == words(replace(knocking(lay_off=False), hand_evaluation=None))


@pytest.mark.parametrize("pair", pairs_of("MeldPhase", "KnockPhase"), ids=named)
def test_field_changes_the_text(pair: FieldPair) -> None:
    assert words(pair.one) != words(pair.other)


def test_a_second_knock_is_forbidden_only_where_play_goes_on_after_the_first() -> None:
    assert "unless somebody has knocked before" in words(create_schwimmen_genome())
    genome = knocking()
    twice = replace(genome.turn_structure, phases=(*genome.turn_structure.phases, KnockPhase()))
    assert "unless somebody has knocked before" not in words(replace(genome, turn_structure=twice))


def test_cards_of_a_book_are_never_held_for_a_set() -> None:
    genome = melding(min_set=3)
    books = replace(genome, game_rules=replace(genome.game_rules, book_size=3))
    assert "a set of" in words(genome)
    assert "a set of" not in words(books)
    assert "to a set" not in words(books)


def test_sets_of_another_phase_can_be_added_to() -> None:
    genome = melding(min_set=4)
    phases = (*genome.turn_structure.phases, replace(next(Scene(genome).of_kind(MeldPhase)), min_set=3))
    text = words(replace(genome, turn_structure=replace(genome.turn_structure, phases=phases)))
    assert text.count("cards of its rank to a set") == 2
