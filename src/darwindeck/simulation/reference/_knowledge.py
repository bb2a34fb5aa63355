"""What players know: where a card is that they have seen, until it could have been taken away unseen.

`State.known` holds for each player every card that he or she sees, and those besides of which the place is known.
"""

from collections.abc import Callable, Collection

from darwindeck.simulation.reference._cards import Card
from darwindeck.simulation.reference._sight import sees_in_hand
from darwindeck.simulation.reference._state import State

Sight = Callable[[int, Card], bool]
"""Whether a player sees a card where it has gone."""


def everybody(_seat: int, _card: Card) -> bool:
    """A card that lies open."""
    return True


def after_leaving_hand(before: State, after: State, owner: int, card: Card, sight: Sight) -> State:
    """What is known when a card has left a hand.

    The one whose hand it was keeps knowing it, and so does who saw it there. To the others: when they do not see
    it where it goes, they no longer know any card of that hand that they cannot see.
    """
    known = []
    for viewer, cards in enumerate(before.known):
        if sight(viewer, card):
            known.append(cards if card in cards else cards | {card})
        elif viewer == owner or sees_in_hand(before, viewer, owner, card):
            known.append(cards)
        else:
            unseen = {one for one in before.hands[owner] if not sees_in_hand(before, viewer, owner, one)}
            known.append(cards - unseen)
    return after.but(known=tuple(known))


def after_moving(state: State, cards: Collection[Card], sight: Sight) -> State:
    """What is known when cards have gone from anywhere but a hand: who knew one still does, who sees it now does."""
    known = []
    for viewer, already in enumerate(state.known):
        fresh = [card for card in cards if card not in already and sight(viewer, card)]
        known.append(already | frozenset(fresh) if fresh else already)
    return state.but(known=tuple(known))


def after_shuffling(state: State, cards: Collection[Card], is_open: bool) -> State:
    """What is known when cards have been shuffled into the deck: nothing about them, unless it lies open."""
    shuffled = frozenset(cards)
    known = tuple(already | shuffled if is_open else already - shuffled for already in state.known)
    return state.but(known=known, shown=state.shown | shuffled if is_open else state.shown - shuffled)
