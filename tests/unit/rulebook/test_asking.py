from dataclasses import replace

import pytest

from darwindeck.genome.examples import create_go_fish_genome, create_old_maid_genome
from darwindeck.genome.schema import CardCondition, Suit
from darwindeck.rulebook._asking import section
from darwindeck.rulebook._scene import Scene
from tests.support.field_pairs import FieldPair
from tests.support.field_pairs.asking import asking
from tests.unit.rulebook.stakes_and_melds import explained, named, pairs_of, words


def test_go_fish_is_explained() -> None:
    text = words(create_go_fish_genome())
    assert "Choose an opponent who holds cards, and ask for a rank of which you hold a card yourself." in text
    assert "give you all cards of that rank, for everybody to see, and you ask again" in text
    assert "draw the top card of the stock; if it is of the rank that you asked for, show it to everybody" in text
    assert "Four cards of one rank make a book: they are laid down at once" in text
    assert {"whom", "rank", "gives", "shows", "lays down", "draws from the deck"} <= explained(create_go_fish_genome())


def test_with_two_players_there_is_nobody_to_choose() -> None:
    genome = replace(asking(), player_count=2)
    assert "Ask your opponent for a rank" in words(genome)
    assert "whom" not in explained(genome)


def test_what_is_drawn_does_not_matter_where_nobody_draws() -> None:
    assert words(asking(draw_if_refused=False, again_if_drawn=True, again_if_given=True)) == words(
        asking(draw_if_refused=False, again_if_drawn=False, again_if_given=True)
    )


def test_pairs_go_by_the_order_of_suits() -> None:
    assert "in the order hearts, diamonds, clubs and spades" in words(create_old_maid_genome())
    assert "in the order" not in words(create_go_fish_genome())


def test_books_that_no_cards_can_make_are_left_out() -> None:
    genome = asking(book_size=4)
    without = replace(genome.setup, removed_cards=(CardCondition(Suit.SPADES),))
    assert section(Scene(replace(genome, setup=without))) is None


@pytest.mark.parametrize("pair", pairs_of("AskPhase", "GameRules.book_size"), ids=named)
def test_field_changes_the_text(pair: FieldPair) -> None:
    assert words(pair.one) != words(pair.other)
