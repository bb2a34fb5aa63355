"""Melds: sets of three or four of a rank, runs of three or more of a suit; and the deadwood, which is the rest.

The best way to arrange a hand is looked for rank by rank. All that the ranks before have to say to the next one is
how long the run is that each suit has open there, so that few ways have to be kept in mind.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from darwindeck.genome.schema import HandEvaluation, Rank, Suit
from darwindeck.simulation.cards import ALL_CARDS, Card

MELD_SIZE = 3
"""The fewest cards of a set or a run."""


class Melds(NamedTuple):
    """A hand arranged in melds. Of two ways to do it the lesser one is better."""

    deadwood: int = 0
    """What the cards count that are in no meld."""
    outside_sets: int = 0
    """How many cards are in no set."""
    in_sets: int = 0
    """The cards in sets, as the sum of 2 to the power of their numbers."""
    in_runs: int = 0
    """The cards in runs, in the same way."""

    @property
    def sets(self) -> frozenset[Card]:
        """The cards in sets."""
        return _cards_in(self.in_sets)

    @property
    def runs(self) -> frozenset[Card]:
        """The cards in runs."""
        return _cards_in(self.in_runs)


_SHORT = frozenset(range(1, MELD_SIZE))
_NOTHING: frozenset[Card] = frozenset()
_OPEN_RUNS = tuple[int, ...]
"""How long the run is that each suit has open; longer ones than a meld needs count as long as one."""


def best_melds(
    hand: Collection[Card],
    evaluation: HandEvaluation,
    ranks: Sequence[Rank],
    laid: Melds | None = None,
) -> Melds:
    """The best way to arrange a hand: the least deadwood, then the most cards in sets, then a fixed order.

    Args:
        hand: The cards.
        evaluation: What they count.
        ranks: The ranks of the game, in the order in which runs are made.
        laid: The melds of another player, which cards may be added to.
    """
    values = dict.fromkeys(ranks, 0)
    for one in evaluation.card_values:
        values[one.rank] = one.value if one.alternate_value is None else min(one.value, one.alternate_value)
    return _search(frozenset(hand), tuple(ranks), tuple(values[rank] for rank in ranks), laid or Melds())


def deadwood(hand: Collection[Card], evaluation: HandEvaluation, ranks: Sequence[Rank]) -> int:
    """What the cards of a hand count that are in no meld, when it is arranged in the best way."""
    return best_melds(hand, evaluation, ranks).deadwood


@lru_cache(maxsize=10_000)
def _search(hand: frozenset[Card], ranks: tuple[Rank, ...], values: tuple[int, ...], laid: Melds) -> Melds:
    """Go through the ranks, and keep for each state of the open runs the best way to get there."""
    value_of = dict(zip(ranks, values, strict=True))
    value_of |= {card.rank: 0 for card in laid.sets}  # The fourth card can be added to a set.
    lying = laid.runs
    could_run = _in_rows(hand | lying, ranks)
    ways: dict[_OPEN_RUNS, tuple[int, int, int, int]] = {(0,) * len(Suit): Melds()}
    for rank in ranks:
        held = frozenset(card for card in hand if card.rank is rank)
        joins = [Card(rank, suit) in lying for suit in Suit]
        before, ways = ways, {}
        for as_set in _sets_among(held):
            for in_runs in _subsets((held - as_set) & could_run):
                count, outside, sets, runs = _spent(held, as_set, in_runs, value_of)
                grows = [Card(rank, suit) in in_runs for suit in Suit]
                for lengths, way in before.items():
                    after = _lengths_after(lengths, grows, joins)
                    if after is not None:
                        made = (way[0] + count, way[1] + outside, way[2] + sets, way[3] + runs)
                        if after not in ways or made < ways[after]:
                            ways[after] = made
    return Melds(*min(way for lengths, way in ways.items() if _SHORT.isdisjoint(lengths)))


def _in_rows(cards: frozenset[Card], ranks: tuple[Rank, ...]) -> frozenset[Card]:
    """The cards of which there are enough in a row for a run: no other can be in one."""
    return _NOTHING.union(*(row for row in _rows(ranks) if row <= cards))


@lru_cache
def _rows(ranks: tuple[Rank, ...]) -> tuple[frozenset[Card], ...]:
    """Every run of the least length."""
    starts = range(len(ranks) - MELD_SIZE + 1)
    return tuple(
        frozenset(Card(rank, suit) for rank in ranks[start : start + MELD_SIZE]) for suit in Suit for start in starts
    )


def _sets_among(held: frozenset[Card]) -> Iterator[frozenset[Card]]:
    """No set, or one that the cards of a rank make."""
    yield _NOTHING
    for size in range(MELD_SIZE, len(held) + 1):
        yield from map(frozenset, combinations(sorted(held), size))


def _subsets(cards: frozenset[Card]) -> Iterator[frozenset[Card]]:
    return map(frozenset, chain.from_iterable(combinations(sorted(cards), size) for size in range(len(cards) + 1)))


def _spent(
    held: frozenset[Card], as_set: frozenset[Card], in_runs: frozenset[Card], value_of: Mapping[Rank, int]
) -> Melds:
    unused = held - as_set - in_runs
    return Melds(sum(value_of[card.rank] for card in unused), len(held - as_set), _mask(as_set), _mask(in_runs))


def _lengths_after(lengths: _OPEN_RUNS, grows: Sequence[bool], joins: Sequence[bool]) -> _OPEN_RUNS | None:
    """How long the open runs are after a rank; None when one is left that is too short.

    A run that joins cards which lie there already is long enough, on either side of them.
    """
    after = []
    for length, is_longer, is_joined in zip(lengths, grows, joins, strict=True):
        if is_joined:
            after.append(MELD_SIZE)
        elif is_longer:
            after.append(min(length + 1, MELD_SIZE))
        elif length in _SHORT:
            return None
        else:
            after.append(0)
    return tuple(after)


def _mask(cards: Collection[Card]) -> int:
    return sum(1 << card for card in cards)


def _cards_in(mask: int) -> frozenset[Card]:
    return frozenset(card for card in ALL_CARDS if mask >> card & 1)
