"""Positions that differ in nothing but what a player cannot know."""

from darwindeck.simulation.reference import Card, State
from darwindeck.simulation.reference._sight import known_to


def exchanged(state: State, one: Card, other: Card) -> State:
    """The same position, with two cards in each other's place."""

    def moved(card: Card) -> Card:
        return {one: other, other: one}.get(card, card)

    return state.but(
        hands=tuple(frozenset(map(moved, hand)) for hand in state.hands),
        stacks=tuple(tuple(map(moved, stack)) for stack in state.stacks),
        deck=tuple(map(moved, state.deck)),
        discard=tuple(map(moved, state.discard)),
        table=tuple(map(moved, state.table)),
        house=tuple(map(moved, state.house)),
        laid=tuple(frozenset(map(moved, cards)) for cards in state.laid),
        face_down=frozenset(map(moved, state.face_down)),
        shown=frozenset(map(moved, state.shown)),
        trick=tuple((seat, moved(card)) for seat, card in state.trick),
        passing=tuple(tuple(map(moved, cards)) for cards in state.passing),
        taken_up=frozenset(map(moved, state.taken_up)),
        battle=tuple(None if card is None else moved(card) for card in state.battle),
        last_on_table=None if state.last_on_table is None else moved(state.last_on_table),
        last_played=None if state.last_played is None else moved(state.last_played),
    )


def unknown(state: State, seat: int) -> list[Card]:
    """The cards that could be anywhere, as far as a player knows, but for those in `either_way`."""
    return sorted(set(state.game.cards) - state.known[seat])


def either_way(state: State, seat: int) -> list[Card]:
    """The cards of which a player knows that they lie face down in the trick or are in the hand that it came from."""
    return sorted(state.known[seat] - known_to(state, seat))
