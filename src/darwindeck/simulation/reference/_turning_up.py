"""Turning up: cards go from the deck to the table, and nobody decides."""

from darwindeck.genome.schema import TurnUpPhase
from darwindeck.simulation.reference._places import turn_up
from darwindeck.simulation.reference._state import State


def turn_up_phase(state: State, phase: TurnUpPhase) -> State:
    """The top cards of the deck go to the table, one by one, as far as they last."""
    for _ in range(min(phase.count, len(state.deck))):
        state = turn_up(state).told(f"turned up {state.deck[-1]}")
    return state
