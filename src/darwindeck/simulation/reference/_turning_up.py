"""Turning up: cards go from the deck to the table, and nobody decides."""

from darwindeck.genome.schema import TurnUpPhase
from darwindeck.simulation.events import TurnedUp
from darwindeck.simulation.reference._drawing import refilled
from darwindeck.simulation.reference._piles import turn_up
from darwindeck.simulation.reference._seats import deck_is_empty
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import DECK, TABLE, moved


def turn_up_phase(state: State, phase: TurnUpPhase) -> State:
    """The top cards of the deck go to the table, one by one, as far as they last."""
    for _ in range(min(phase.count, len(state.deck))):
        state = _turn_up_one(state)
    return state


def renew_table(state: State, count: int) -> State:
    """Cards of the deck come for those that lay on the table. An empty deck is reshuffled before, and ends nothing."""
    for _ in range(count):
        state = refilled(state)
        if deck_is_empty(state):
            break
        state = _turn_up_one(state)
    return state


def _turn_up_one(state: State) -> State:
    after = turn_up(state)
    return after.happened(TurnedUp((moved(after, (state.deck[-1],), DECK, TABLE),)))
