"""Trumps: what makes a suit the trumps of a hand, and who names them."""

from dataclasses import dataclass
from typing import assert_never

from darwindeck.genome.schema import Suit, TrumpChooser, TrumpPhase, TrumpSource
from darwindeck.simulation.cards import Card
from darwindeck.simulation.chance import one_of
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.reference._explanations import PlainDecision
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._seats import from_seat
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._turns import begin_turn


def trumps_of_deal(state: State, last_card: Card | None) -> State:
    """The trumps of a hand that has just been dealt; `last_card` is the last one that the dealer got."""
    setup = state.genome.setup
    is_for_the_first = any(
        isinstance(phase, TrumpPhase) and phase.named_by is TrumpChooser.LAST_WINNER for phase in state.game.phases
    )
    if is_for_the_first and state.hand_number > 1:
        return state
    match setup.trump_source:
        case TrumpSource.FIXED:
            return state.but(trump=setup.trump_suit)
        case TrumpSource.LAST_CARD:
            return _shown(state, last_card)
        case TrumpSource.TURNED_UP:
            return _shown(state, state.deck[-1] if state.deck else None)
        case TrumpSource.ROTATING:
            return state.but(trump=list(Suit)[(state.hand_number - 1) % 4])
    assert_never(setup.trump_source)


def _shown(state: State, card: Card | None) -> State:
    """A card is shown to all, and its suit is trumps; without a card, as if the source were FIXED."""
    if card is None:
        return state.but(trump=state.genome.setup.trump_suit)
    return state.but(trump=card.suit, trump_card=card)


def trump_phase(state: State, phase: TrumpPhase) -> State:
    """Once in a hand a player names trumps; nobody does where nobody has the right to."""
    if state.trump_is_named:
        return state
    state = state.but(trump_is_named=True)
    seats, state = _who_may_name(state, phase)
    suits = [suit for suit in Suit if any(card.suit is suit for card in state.game.cards)]
    if not seats or not suits:
        return state
    state = begin_turn(state, seats[0])
    if state.outcome is not None:
        return state
    return state.but(decision=NameTrumps(seats[0], tuple(Move(Verb.NAME, suit=suit) for suit in suits)))


def _who_may_name(state: State, phase: TrumpPhase) -> tuple[list[int], State]:
    """The walk's player, or the one who took the most tricks in the hand before; of several, the lot says who."""
    if phase.named_by is TrumpChooser.STARTER:
        return from_seat(state, state.walker), state
    tricks = {seat: taken for seat, taken in enumerate(state.tricks_before) if taken and seat in state.in_hand}
    best = [seat for seat, taken in tricks.items() if taken == max(tricks.values())]
    if not best:
        return [], state
    place, chance = one_of(len(best), state.chance)
    return [best[place]], state.but(chance=chance)


@dataclass(frozen=True)
class NameTrumps(PlainDecision):
    """Which suit to make trumps."""

    seat: int
    moves: tuple[Move, ...]
    ask: Asks = Asks.SUIT
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """The suit is named."""
        return state.but(trump=move.suit)
