"""Agram, as on pagat.com ("Agram")."""

from darwindeck.genome.examples import create_agram_genome
from darwindeck.genome.schema import Rank, Suit
from darwindeck.simulation.reference import start
from tests.unit.games.hands_of_tricks import hands_of

AGRAM = create_agram_genome()
HANDS = list(hands_of(AGRAM, 500))


def test_the_pack_has_35_cards_without_the_chief() -> None:
    """The published pack: from the ten down to the three, and the aces but that of spades."""
    cards = start(AGRAM, 0).game.cards
    assert len(cards) == AGRAM.setup.deck_size == 35
    assert {card.suit for card in cards if card.rank is Rank.ACE} == {Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS}
    assert {card.rank for card in cards} == {*list(Rank)[1:9], Rank.ACE}


def test_six_tricks_are_played() -> None:
    assert all((len(hand.takers), len(hand.plays), len(hand.deck)) == (6, 24, 11) for hand in HANDS)


def test_whoever_takes_the_last_trick_wins_and_nobody_else() -> None:
    for hand in HANDS:
        assert hand.scored == [(hand.takers[-1], 1)]
        assert hand.end == f"P{hand.takers[-1]} wins"


def test_there_are_no_trumps() -> None:
    """The highest card of the suit led takes a trick; the ten of spades is never beaten in its suit."""
    order = ["3", "4", "5", "6", "7", "8", "9", "10", "A"]
    for hand in HANDS:
        for trick, taker in zip(hand.tricks, hand.takers, strict=True):
            of_suit = [(order.index(card[:-1]), seat) for seat, card in trick if card[-1] == trick[0][1][-1]]
            assert max(of_suit)[1] == taker
            if trick[0][1] == "10S":
                assert taker == trick[0][0]
