"""Tribute: losers of the hand before give their highest cards to its winners, who give back what they like."""

from dataclasses import dataclass

from darwindeck.genome.schema import TributePhase
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import Gives, Place
from darwindeck.simulation.kinds import Asks, Giving, PlaceKind
from darwindeck.simulation.reference._asking import ask_for_cards
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._choosing import any_of
from darwindeck.simulation.reference._moves import Verb
from darwindeck.simulation.reference._narrowing import rule_of_phase
from darwindeck.simulation.reference._piles import draw_from_hand
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import hand_of, moved
from darwindeck.simulation.reference._terms import Terms
from darwindeck.simulation.reference._turns import begin_turn


def tribute_phase(state: State, phase: TributePhase) -> State:
    """The last and the first of the hand before exchange cards, those next to them one fewer, and so on."""
    if state.tribute_is_done:
        return state
    places = state.last_places
    pairs = [(places[-1 - i], places[i], phase.cards - i) for i in range(len(places) // 2) if phase.cards > i]
    return state.but(tribute_is_done=True).then(*(Pay(loser, winner, count) for loser, winner, count in pairs))


@dataclass(frozen=True)
class Pay:
    """A loser gives so many of the highest cards, of level ones the last in canonical order first."""

    loser: int
    winner: int
    count: int

    def do(self, state: State) -> State:
        """Give the cards; that is a turn. Who is out of the hand neither gives nor takes."""
        if not {self.loser, self.winner} <= state.in_hand:
            return state
        state = begin_turn(state, self.loser)
        if state.outcome is not None:
            return state
        rising = sorted(state.hands[self.loser], key=lambda card: (state.game.height(card), card))
        cards = in_order(rising[-self.count :])
        if not cards:
            return state
        given = _give(state, self.loser, self.winner, cards, Giving.TRIBUTE)
        return given.then(GiveBack(self.loser, self.winner, len(cards)))


@dataclass(frozen=True)
class GiveBack:
    """A winner gives as many cards of choice."""

    loser: int
    winner: int
    count: int

    def do(self, state: State) -> State:
        """Ask which; that is a turn."""
        state = begin_turn(state, self.winner)
        if state.outcome is not None:
            return state
        hand = state.hands[self.winner]
        selection = any_of(hand, min(self.count, len(hand)))
        return ask_for_cards(state, self.winner, Asks.GIVE, Verb.GIVE, selection, self)

    def terms(self, state: State) -> Terms:
        """They go to the hand of the loser."""
        rule = rule_of_phase(state.phase, "cards")
        return Terms(Place(PlaceKind.HAND, self.loser), rule, rule)

    def chosen(self, state: State, cards: tuple[Card, ...]) -> State:
        """They go to the loser."""
        return _give(state, self.winner, self.loser, cards, Giving.RETURNED)


def _give(state: State, giver: int, receiver: int, cards: tuple[Card, ...], why: Giving) -> State:
    for card in cards:
        state = draw_from_hand(state, receiver, card, giver)
    move = moved(state, cards, hand_of(giver), hand_of(receiver))
    return lay_books(state.happened(Gives(giver, why, (move,))), receiver)
