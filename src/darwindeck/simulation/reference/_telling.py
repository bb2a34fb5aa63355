"""How events tell where cards go, and who knows which ones."""

from collections.abc import Iterable, Sequence
from functools import cache

from darwindeck.genome.schema import ScoringTrigger
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import CardMove, Pile, Place, ScorePart
from darwindeck.simulation.kinds import PlaceKind
from darwindeck.simulation.reference._state import State

Seen = tuple[tuple[int, ...], ...] | None
"""Card by card, who knows it; None where everybody does."""

DECK = Place(PlaceKind.DECK)
DISCARD = Place(PlaceKind.DISCARD)
TABLE = Place(PlaceKind.TABLE)
MELDS = Place(PlaceKind.MELDS)
TRICK = Place(PlaceKind.TRICK)
HOUSE = Place(PlaceKind.HOUSE)


@cache
def hand_of(seat: int) -> Place:
    """A player's hand."""
    return Place(PlaceKind.HAND, seat)


@cache
def captured_by(seat: int) -> Place:
    """What a player has captured."""
    return Place(PlaceKind.CAPTURED, seat)


def moved(state: State, cards: Sequence[Card], from_: Place, to: Place) -> CardMove:
    """Cards that have gone from place to place, in this order."""
    return CardMove(tuple(cards), from_, to, seen_of(state, cards))


def seen_of(state: State, cards: Iterable[Card]) -> Seen:
    """Who knows each of the cards."""
    known = state.known
    if all(mine.issuperset(cards) for mine in known):
        return None
    return tuple(tuple(seat for seat, mine in enumerate(known) if card in mine) for card in cards)


def told_deck(state: State) -> Pile:
    """The deck from its top, when it has just been shuffled, or dealt from."""
    cards = state.deck[::-1]
    return Pile(len(cards), cards, seen_of(state, cards))


# ---------------------------------------------------------------------------------------- points


def card_parts(state: State, trigger: ScoringTrigger, cards: Iterable[Card]) -> list[ScorePart]:
    """What each rule for cards gives for these."""
    ordered = in_order(cards)
    parts = []
    for number, rule in enumerate(state.genome.card_scoring):
        if rule.trigger is not trigger:
            continue
        scoring = tuple(
            card
            for card in ordered
            if rule.condition.covers(card.rank, card.suit) and (not rule.trumps_only or card.suit is state.trump)
        )
        points = rule.points * len(scoring)
        parts.append(ScorePart(f"card_scoring[{number}]", points, scoring, seen_of(state, scoring)))
    return parts


def phase_path(number: int) -> str:
    """The path of a phase, by its place among the phases."""
    return f"turn_structure.phases[{number}]"
