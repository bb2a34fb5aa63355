"""What players know: where a card is that they have seen, until it could have been taken away unseen.

`State.known` holds for each player every card that he or she sees, and those besides of which the place is known.
"""

from collections.abc import Callable, Collection

from darwindeck.simulation.cards import Card
from darwindeck.simulation.reference._sight import sees_in_hand, sees_on_table
from darwindeck.simulation.reference._state import State, at_seat

Sight = Callable[[int, Card], bool]
"""Whether a player sees a card where it has gone."""


def everybody(_seat: int, _card: Card) -> bool:
    """A card that lies open."""
    return True


def nobody(_seat: int, _card: Card) -> bool:
    """A card that lies face down."""
    return False


def after_leaving_hand(before: State, after: State, owner: int, card: Card, sight: Sight) -> State:
    """What is known when a card has left a hand. The one whose hand it was keeps knowing it."""

    def saw(viewer: int, one: Card) -> bool:
        return sees_in_hand(before, viewer, owner, one)

    return _after_leaving(before, after, card, before.hands[owner], saw, sight, keeper=owner)


def after_leaving_unseen(before: State, after: State, owner: int, card: Card) -> State:
    """What is known when a card has left a hand and nobody sees where it lies, nor looked at it."""

    def saw(viewer: int, one: Card) -> bool:
        return sees_in_hand(before, viewer, owner, one)

    return _after_leaving(before, after, card, before.hands[owner], saw, nobody)


def after_leaving_table(before: State, after: State, card: Card, sight: Sight) -> State:
    """What is known when a card has left the table for a hand."""

    def saw(viewer: int, one: Card) -> bool:
        return sees_on_table(before, viewer, one)

    return _after_leaving(before, after, card, before.table, saw, sight)


def _after_leaving(
    before: State,
    after: State,
    card: Card,
    others: Collection[Card],
    saw: Sight,
    sight: Sight,
    keeper: int | None = None,
) -> State:
    """Who saw the card leave, or sees it arrive, knows where it is; the others lose track of what they cannot see."""
    known = []
    for viewer, cards in enumerate(before.known):
        if sight(viewer, card):
            known.append(cards if card in cards else cards | {card})
        elif viewer == keeper or saw(viewer, card):
            known.append(cards)
        else:
            known.append(cards - {one for one in others if not saw(viewer, one)})
    return after.but(known=tuple(known))


def after_turning_up(state: State, seat: int, card: Card) -> State:
    """What is known when a player has turned up a card of a hand that nobody sees."""
    return state.but(known=at_seat(state.known, seat, state.known[seat] | {card}))


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
