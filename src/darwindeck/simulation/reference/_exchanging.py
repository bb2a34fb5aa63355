"""Exchanging: everybody lays off cards unseen, and draws as many from the deck."""

from dataclasses import dataclass

from darwindeck.genome.schema import ExchangePhase
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Lays, Place
from darwindeck.simulation.kinds import Asks, Laying, PlaceKind
from darwindeck.simulation.reference._asking import ask_for_cards
from darwindeck.simulation.reference._choosing import Level, Selection
from darwindeck.simulation.reference._drawing import draw_while_it_lasts
from darwindeck.simulation.reference._moves import PASS, Verb
from darwindeck.simulation.reference._narrowing import rule_of_phase
from darwindeck.simulation.reference._piles import lay_on_discard
from darwindeck.simulation.reference._seats import from_seat
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import DISCARD, hand_of, moved
from darwindeck.simulation.reference._terms import Terms
from darwindeck.simulation.reference._turns import begin_turn


def exchange_phase(state: State, phase: ExchangePhase) -> State:
    """From the walk's player on, clockwise, everyone in the hand exchanges cards."""
    return state.then(*(Exchange(phase, seat) for seat in from_seat(state, state.walker)))


@dataclass(frozen=True)
class Exchange:
    """A player exchanges cards, or none; every player's part is a turn."""

    phase: ExchangePhase
    seat: int

    def do(self, state: State) -> State:
        """Ask which cards."""
        state = begin_turn(state, self.seat)
        if state.outcome is not None:
            return state
        selection = Selection(1, self.phase.max_cards, (Level(0, 0, state.hands[self.seat]),))
        return ask_for_cards(state, self.seat, Asks.EXCHANGE, Verb.EXCHANGE, selection, self, way_out=PASS)

    def terms(self, state: State) -> Terms:
        """They go to the discard pile."""
        rule = rule_of_phase(state.phase, "max_cards")
        return Terms(Place(PlaceKind.DISCARD), rule, rule)

    def chosen(self, state: State, cards: tuple[Card, ...]) -> State:
        """They go face down onto the discard pile, and as many come from the deck."""
        for card in cards:
            state = lay_on_discard(state, self.seat, card, face_down=True)
        if cards:
            move = moved(state, cards, hand_of(self.seat), DISCARD)
            state = state.happened(Lays(seat=self.seat, as_=Laying.EXCHANGE, moves=(move,)))
        return draw_while_it_lasts(state, self.seat, len(cards))
