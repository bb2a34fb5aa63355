"""Where the cards lie, as events tell it: to all eyes every card, to one player how many and which ones."""

from collections import Counter
from collections.abc import Sequence

from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Dealt, Event, HandBegins, Lays, Place, Reshuffled, Shows
from darwindeck.simulation.kinds import Making, PlaceKind, Showing

DECK = Place(PlaceKind.DECK)
DISCARD = Place(PlaceKind.DISCARD)
TABLE = Place(PlaceKind.TABLE)
MELDS = Place(PlaceKind.MELDS)
TRICK = Place(PlaceKind.TRICK)
HOUSE = Place(PlaceKind.HOUSE)

_SHOWN_AT = {
    Showing.CHALLENGE: DISCARD,
    Showing.DECK_FORBIDS: DECK,
    Showing.HOUSE: HOUSE,
}
"""Where cards lie that are shown; others are held."""


class Board:
    """Every card where it lies. The last one of a pile is its top; a stack begins with its top."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards
        self._piles: dict[Place, list[Card]] = {}
        self.sets: set[Card] = set()
        self.runs: set[Card] = set()

    def at(self, place: Place) -> tuple[Card, ...]:
        """The cards of a place."""
        return tuple(self._piles.get(place, ()))

    def see(self, event: Event) -> None:
        """Move what an event moves."""
        if isinstance(event, HandBegins):
            self._piles, self.sets, self.runs = {DECK: list(self._cards)}, set(), set()
        for move in getattr(event, "moves", ()):
            for card in move.cards:
                self._piles[move.from_].remove(card)
                self._piles.setdefault(move.to, []).append(card)
        if isinstance(event, Reshuffled):
            self._piles[DISCARD] = self._piles[DISCARD][-1:]
        if isinstance(event, Dealt | Reshuffled):
            assert event.deck.count == len(event.deck.cards)
            self._piles[DECK] = list(reversed(event.deck.cards))
        if isinstance(event, Lays) and event.makes is not None:
            self._meld(event.makes, self._piles.pop(MELDS))

    def _meld(self, makes: Making, cards: Sequence[Card]) -> None:
        is_added_to_set = makes is Making.ADDED and cards[0].rank in {card.rank for card in self.sets}
        where = self.sets if makes is Making.SET or is_added_to_set else self.runs
        where.update(cards)


class Glimpse:
    """How many cards lie where, and where those were seen that a player was told of."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards
        self.counts: Counter[Place] = Counter()
        self.last_seen: dict[Card, Place] = {}

    def see(self, event: Event) -> None:
        """Move what an event moves."""
        if isinstance(event, HandBegins):
            self.counts, self.last_seen = Counter({DECK: len(self._cards)}), {}
        for move in getattr(event, "moves", ()):
            self.counts[move.from_] -= len(move.cards)
            self.counts[move.to] += len(move.cards)
            self._look(move.to, move.cards)
        if isinstance(event, Reshuffled):
            self.counts[DISCARD] = 1
        if isinstance(event, Dealt | Reshuffled):
            self.counts[DECK] = event.deck.count
            self._look(DECK, event.deck.cards)
        if isinstance(event, Dealt) and event.trump is not None and event.trump.seat is not None:
            self._look(Place(PlaceKind.HAND, event.trump.seat), (event.trump.card,))
        if isinstance(event, Shows):
            self._look(_SHOWN_AT.get(event.why, Place(PlaceKind.HAND, event.seat)), event.cards)

    def _look(self, place: Place, cards: Sequence[Card | None]) -> None:
        self.last_seen.update((card, place) for card in cards if card is not None)
