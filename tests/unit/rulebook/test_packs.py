"""Packs without some cards."""

from darwindeck.genome.schema import CardCondition, Location, PlayPhase, Rank, Suit
from tests.unit.rulebook.test_rules_that_apply import told


def test_a_pack_without_ranks_and_suits_has_a_word_for_each() -> None:
    few, clubs = (Rank.TWO, Rank.THREE), CardCondition(suit=Suit.CLUBS)
    removed = (*(CardCondition(rank=rank) for rank in few), clubs)
    both = "without the twos and threes and without the clubs: 33 cards"
    assert both in told(PlayPhase(Location.DISCARD), setup={"removed_cards": removed})
    one = "without the twos and the clubs: 36 cards"
    assert one in told(PlayPhase(Location.DISCARD), setup={"removed_cards": (removed[0], clubs)})
