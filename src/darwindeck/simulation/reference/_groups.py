"""Sets and runs: cards of one rank, and cards of one suit in a row."""

from collections import Counter
from collections.abc import Collection, Mapping

from darwindeck.genome.schema import Rank, Suit
from darwindeck.simulation.cards import Card


def largest_set(cards: Collection[Card]) -> int:
    """How many cards of one rank there are at most."""
    return max(Counter(card.rank for card in cards).values(), default=0)


def longest_run(cards: Collection[Card], place_of_rank: Mapping[Rank, int]) -> int:
    """How many cards of one suit there are at most, each the next rank of the one before."""
    longest = 0
    for suit in Suit:
        places = {place_of_rank[card.rank] for card in cards if card.suit is suit}
        for place in places:
            if place - 1 not in places:
                end = place
                while end in places:
                    end += 1
                longest = max(longest, end - place)
    return longest
