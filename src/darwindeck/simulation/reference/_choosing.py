"""Choosing several cards: one by one, each later in canonical order, as long as the choice can be completed.

Whether a card will do may depend on the sets and runs among the cards chosen together. A condition only gains
by larger ones, so that a few *levels* say everything: for each, the cards that will do once the choice has a set
and a run of that size.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from darwindeck.genome.schema import Rank, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.reference._groups import largest_set, longest_run


@dataclass(frozen=True)
class Level:
    """The cards that will do when the whole choice has a set and a run of these sizes; 0 asks for none."""

    set_size: int
    run_length: int
    cards: frozenset[Card]


@dataclass(frozen=True)
class Selection:
    """What may be chosen: how many cards, and which ones at each level. `ranks` are those of the game, rising."""

    fewest: int
    most: int
    levels: tuple[Level, ...]
    ranks: tuple[Rank, ...] = ()
    of_one_rank: bool = False
    """Whether all cards must have the same rank."""

    @property
    def candidates(self) -> list[Card]:
        """Every card that will do at some level, in canonical order."""
        return sorted(frozenset().union(*(level.cards for level in self.levels)))

    @property
    def _is_plain(self) -> bool:
        """Whether every card will do with any other."""
        return len(self.levels) == 1 and self.levels[0].set_size == 0 and self.levels[0].run_length == 0

    def offered(self, chosen: tuple[Card, ...] = ()) -> list[Card]:
        """The cards that may be chosen next, in canonical order."""
        if len(chosen) >= self.most or self.fewest > self.most:
            return []
        later = [card for card in self.candidates if not chosen or card > chosen[-1]]
        if self.of_one_rank and chosen:
            later = [card for card in later if card.rank is chosen[0].rank]
        if self.of_one_rank:
            return [card for card in later if self._can_be_completed((*chosen, card), _later_of_rank(card, later))]
        if self._is_plain:
            needed_after = max(0, self.fewest - len(chosen) - 1)
            return later[: max(0, len(later) - needed_after)]
        return [card for i, card in enumerate(later) if self._can_be_completed((*chosen, card), later[i + 1 :])]

    def is_good(self, chosen: tuple[Card, ...]) -> bool:
        """Whether a choice will do as it stands."""
        return self.fewest <= len(chosen) <= self.most and any(self._meets(chosen, level) for level in self.levels)

    # ------------------------------------------------------------------------------------ in any order

    def beside(self, chosen: frozenset[Card]) -> list[Card]:
        """Every card that can be added to those chosen, in whatever order, in canonical order."""
        able = (card for card in self.candidates if card not in chosen)
        return [card for card in able if self.can_be_completed(chosen | {card})]

    def can_be_completed(self, chosen: frozenset[Card], without: Card | None = None) -> bool:
        """Whether a choice will do, alone or with other cards, but not with a certain one."""
        if len(chosen) > self.most or self.fewest > self.most:
            return False
        spare = [card for card in self.candidates if card not in chosen and card != without]
        if self.of_one_rank:
            if len({card.rank for card in chosen}) > 1:
                return False
            return any(
                self._can_be_completed(tuple(chosen), [card for card in spare if card.rank is rank])
                for rank in {card.rank for card in chosen or spare}
            )
        return self._can_be_completed(tuple(chosen), spare)

    def could_have(self, chosen: frozenset[Card], set_size: int, run_length: int) -> bool:
        """Whether a choice could still get a set and a run of these sizes, whatever else is asked of it."""
        level = Level(set_size, run_length, frozenset(self.candidates))
        missing = _fewest_missing(level, chosen, level.cards - chosen, self.ranks)
        return missing is not None and len(chosen) + missing <= self.most

    # ------------------------------------------------------------------------------------ one by one

    def _meets(self, chosen: tuple[Card, ...], level: Level) -> bool:
        if not level.cards.issuperset(chosen) or largest_set(chosen) < level.set_size:
            return False
        places = {rank: place for place, rank in enumerate(self.ranks)}
        return level.run_length == 0 or longest_run(chosen, places) >= level.run_length

    def _can_be_completed(self, chosen: tuple[Card, ...], later: Sequence[Card]) -> bool:
        for level in self.levels:
            if not level.cards.issuperset(chosen):
                continue
            spare = [card for card in later if card in level.cards]
            if len(chosen) + len(spare) < self.fewest:
                continue
            missing = _fewest_missing(level, frozenset(chosen), frozenset(spare), self.ranks)
            if missing is not None and len(chosen) + missing <= self.most:
                return True
        return False


def _later_of_rank(card: Card, cards: Sequence[Card]) -> list[Card]:
    return [other for other in cards if other > card and other.rank is card.rank]


def any_of(cards: Collection[Card], count: int) -> Selection:
    """A selection of so many cards, whichever."""
    return Selection(count, count, (Level(0, 0, frozenset(cards)),))


def _fewest_missing(
    level: Level, chosen: frozenset[Card], spare: frozenset[Card], ranks: tuple[Rank, ...]
) -> int | None:
    """How many spare cards a choice needs at least for the set and the run of its level; None if they do not do."""
    if level.set_size == 0 and level.run_length == 0:
        return 0
    counts = [
        len(run) + extra
        for run in _missing_for_runs(level.run_length, chosen, spare, ranks)
        for extra in _missing_for_sets(level.set_size, chosen | run, spare - run)
    ]
    return min(counts, default=None)


def _missing_for_runs(
    length: int, chosen: frozenset[Card], spare: frozenset[Card], ranks: tuple[Rank, ...]
) -> Iterator[frozenset[Card]]:
    """For every run that could be made, the spare cards that it takes."""
    if length == 0:
        yield frozenset()
        return
    for suit in Suit:
        for start in range(len(ranks) - length + 1):
            missing = frozenset(Card(rank, suit) for rank in ranks[start : start + length]) - chosen
            if missing <= spare:
                yield missing


def _missing_for_sets(size: int, chosen: frozenset[Card], spare: frozenset[Card]) -> Iterator[int]:
    """For every set that could be made, how many spare cards it takes."""
    if size == 0:
        yield 0
        return
    for rank in {card.rank for card in chosen | spare}:
        missing = size - sum(card.rank is rank for card in chosen)
        if missing <= 0:
            yield 0
        elif missing <= sum(card.rank is rank for card in spare):
            yield missing
