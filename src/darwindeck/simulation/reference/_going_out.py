"""Going out: what happens when a player has got rid of the last card."""

from darwindeck.genome.schema import GoingOut
from darwindeck.simulation.events import Out
from darwindeck.simulation.kinds import HandEnd, Leaving
from darwindeck.simulation.reference._seats import from_seat
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._turns import end_hand


def go_out(state: State) -> State:
    """Whoever holds no card any more goes out, the walk's player before the others along the direction."""
    rule = state.game.going_out
    if rule is GoingOut.NONE:
        return state
    around = from_seat(state, state.walker, state.direction)
    out = [seat for seat in around if seat in state.have_held and not state.hands[seat]]
    if not out:
        return state
    state = state.but(places=(*state.places, *out), is_busy=True)
    state = state.happened(*(Out(seat, Leaving.CARDS) for seat in out))
    if rule is GoingOut.ENDS_HAND:
        return end_hand(state, HandEnd.WENT_OUT)
    state = state.but(in_hand=state.in_hand.difference(out))
    return end_hand(state, HandEnd.ALONE) if is_decided_by_leaving(state) else state


def is_decided_by_leaving(state: State) -> bool:
    """Whether only one player is left in the hand, of two or more who began it, or nobody at all."""
    return len(state.in_hand) == 0 or (len(state.in_hand) == 1 and state.began > 1)


def final_places(state: State) -> tuple[int, ...]:
    """Who went out of a hand that is over, in that order; the only one left in it comes last."""
    left = tuple(state.in_hand.difference(state.places))
    return (*state.places, *left) if state.places and len(left) == 1 else state.places
