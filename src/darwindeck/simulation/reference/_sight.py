"""Who sees which card where it lies."""

from darwindeck.genome.schema import TrickPhase, Visibility
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.reference._state import State


def sees_in_hand(state: State, viewer: int, owner: int, card: Card) -> bool:
    """Whether a player sees a card in a hand. One that is REVEALED its owner sees in any case."""
    visibility = state.genome.setup.hand_visibility
    if visibility is Visibility.REVEALED:
        return viewer == owner or card in state.shown
    return visibility is Visibility.FACE_UP or (visibility is Visibility.OWNER_ONLY and viewer == owner)


def sees_on_discard(state: State, viewer: int, card: Card) -> bool:
    """Whether a player sees a card on the discard pile. One laid for a claim or exchanged is face down."""
    return card not in state.face_down and _sees_laid(state, viewer, card, state.genome.setup.discard_visibility)


def sees_on_table(state: State, viewer: int, card: Card) -> bool:
    """Whether a player sees a card on the table. One laid after a tie in WAR is face down until it is captured."""
    return card not in state.face_down and _sees_laid(state, viewer, card, state.genome.setup.tableau_visibility)


def _sees_laid(state: State, viewer: int, card: Card, visibility: Visibility) -> bool:
    if visibility is Visibility.REVEALED:
        return card in state.shown
    return visibility is Visibility.FACE_UP or (visibility is Visibility.OWNER_ONLY and card in state.laid[viewer])


def lies_open_in_deck(state: State, card: Card) -> bool:
    """Whether everybody sees a card of the deck: all of a deck that is FACE_UP, else one turned up for trumps."""
    is_face_up = state.genome.setup.deck_visibility is Visibility.FACE_UP
    return is_face_up or (card == state.trump_card and card in state.shown)


def hidden_in_trick(state: State, viewer: int) -> list[tuple[int, Card]]:
    """The cards of the trick that lie face down, with who played them, and that a player did not see in a hand."""
    phase = state.game.phases[state.phase]
    if not (isinstance(phase, TrickPhase) and phase.face_down):
        return []
    return [
        (seat, card) for seat, card in state.trick if seat != viewer and not sees_in_hand(state, viewer, seat, card)
    ]


def known_to(state: State, seat: int) -> frozenset[Card]:
    """What a player knows. A card that lies face down in the trick could be any of the hand that it came from."""
    known = state.known[seat]
    for owner, card in hidden_in_trick(state, seat):
        unseen = {one for one in state.hands[owner] if not sees_in_hand(state, seat, owner, one)}
        known -= unseen | {card}
    return known


def knowing_face_down(state: State, owner: int, card: Card) -> tuple[tuple[int, ...], ...] | None:
    """Who knows a card that its owner has laid face down into the trick; None where everybody does."""
    seats = tuple(seat for seat in state.game.seats if seat == owner or sees_in_hand(state, seat, owner, card))
    return None if len(seats) == len(state.game.seats) else (seats,)


def within_reach(state: State, seat: int) -> frozenset[Card]:
    """The cards of a hand that can be used: all of them, or the top card of a stack."""
    return frozenset(state.stacks[seat][-1:]) if state.stacks else state.hands[seat]


def hand_in_order(state: State, seat: int) -> tuple[Card, ...]:
    """All cards of a hand: in canonical order, or from the top of a stack."""
    return state.stacks[seat][::-1] if state.stacks else in_order(state.hands[seat])


def plays_blind(state: State) -> bool:
    """Whether players do not see their own hands."""
    return state.genome.setup.hand_visibility is Visibility.FACE_DOWN


def open_in_hand(state: State, viewer: int, owner: int) -> list[Card]:
    """The cards of a hand that lie open to a player, in canonical order."""
    return [card for card in sorted(state.hands[owner]) if sees_in_hand(state, viewer, owner, card)]


def open_on_table(state: State, viewer: int) -> list[Card]:
    """The cards of the table that lie open to a player, in canonical order."""
    return [card for card in sorted(state.table) if sees_on_table(state, viewer, card)]
