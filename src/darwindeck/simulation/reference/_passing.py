"""Passing: everyone chooses cards for another player, once in a hand; then they go over at once."""

from dataclasses import dataclass

from darwindeck.genome.schema import PassDirection, PassingPhase
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Gives, Place
from darwindeck.simulation.kinds import Asks, Giving, PlaceKind
from darwindeck.simulation.reference._asking import ask_for_cards
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._choosing import any_of
from darwindeck.simulation.reference._moves import Verb
from darwindeck.simulation.reference._narrowing import rule_of_phase
from darwindeck.simulation.reference._piles import Gift, give_cards
from darwindeck.simulation.reference._seats import from_seat
from darwindeck.simulation.reference._state import State, at_seat
from darwindeck.simulation.reference._telling import hand_of, moved
from darwindeck.simulation.reference._terms import Terms
from darwindeck.simulation.reference._turns import begin_turn


def passing_phase(state: State, phase: PassingPhase) -> State:
    """From the walk's player on, clockwise, everyone in the hand chooses cards, unless all keep theirs."""
    if state.passing_is_done:
        return state
    state = state.but(passing_is_done=True)
    if direction_of(state, phase) is PassDirection.KEEP:
        return state
    seats = from_seat(state, state.walker)
    return state.then(*(ChooseGift(phase, seat) for seat in seats), GiveAll(phase))


def direction_of(state: State, phase: PassingPhase) -> PassDirection:
    """Where the cards of this hand go."""
    if not phase.directions:
        return PassDirection.LEFT
    return phase.directions[(state.hand_number - 1) % len(phase.directions)]


@dataclass(frozen=True)
class ChooseGift:
    """A player chooses the cards to pass; that is a turn."""

    phase: PassingPhase
    seat: int

    def do(self, state: State) -> State:
        """Ask which; nothing is asked of a player who has nothing to pass."""
        hand = state.hands[self.seat]
        count = min(self.phase.count, len(hand))
        if count == 0:
            return state
        state = begin_turn(state, self.seat)
        if state.outcome is not None:
            return state
        return ask_for_cards(state, self.seat, Asks.GIVE, Verb.GIVE, any_of(hand, count), self)

    def terms(self, state: State) -> Terms:
        """They go to the hand of the one who gets them."""
        rule = rule_of_phase(state.phase, "count")
        return Terms(Place(PlaceKind.HAND, receivers(state, self.phase)[self.seat]), rule, rule)

    def chosen(self, state: State, cards: tuple[Card, ...]) -> State:
        """They stay in the hand until everyone has chosen."""
        return state.but(passing=at_seat(state.passing, self.seat, cards))


def gifts_chosen(state: State, phase: PassingPhase) -> list[Gift]:
    """The cards that have been chosen, from the walk's player on, clockwise."""
    to = receivers(state, phase)
    return [Gift(seat, to[seat], state.passing[seat]) for seat in to if state.passing[seat]]


def receivers(state: State, phase: PassingPhase) -> dict[int, int]:
    """Who gets the cards of each player in the hand."""
    seats = from_seat(state, state.walker)
    steps = {
        PassDirection.LEFT: 1,
        PassDirection.RIGHT: -1,
        PassDirection.ACROSS: len(seats) // 2,
        PassDirection.KEEP: 0,
    }[direction_of(state, phase)]
    return {seat: seats[(place + steps) % len(seats)] for place, seat in enumerate(seats)}


@dataclass(frozen=True)
class GiveAll:
    """Everyone has chosen."""

    phase: PassingPhase

    def do(self, state: State) -> State:
        """The cards go over, all at once."""
        gifts = gifts_chosen(state, self.phase)
        state = give_cards(state, gifts).but(passing=((),) * len(state.passing))
        for gift in gifts:
            move = moved(state, gift.cards, hand_of(gift.giver), hand_of(gift.receiver))
            state = state.happened(Gives(gift.giver, Giving.PASSED, (move,)))
        for seat in sorted(state.in_hand):
            state = lay_books(state, seat)
        return state
