"""Swapping: a hand for the neighbour's, or a card for one of the table or of the deck."""

from dataclasses import dataclass

from darwindeck.genome.schema import Location, SwapPhase
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.events import Lays, Place, Shows, Swaps
from darwindeck.simulation.kinds import Asks, Laying, PlaceKind, Showing
from darwindeck.simulation.reference._asking import turned_up
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._drawing import can_take, refilled, take_from_deck, taken_into_hand
from darwindeck.simulation.reference._explanations import Explanation, PlainDecision
from darwindeck.simulation.reference._moves import ANY, PASS, SWAP, Move, Verb, with_card
from darwindeck.simulation.reference._narrowing import must_act
from darwindeck.simulation.reference._piles import (
    lay_on_discard,
    lay_on_table,
    lot_among,
    show,
    swap_hand_for_table,
    swap_hands,
)
from darwindeck.simulation.reference._seats import next_player
from darwindeck.simulation.reference._sight import open_on_table, plays_blind
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import DISCARD, TABLE, hand_of, moved
from darwindeck.simulation.reference._turns import not_passing


def swap_phase(state: State, phase: SwapPhase) -> State:
    """The walk's player may swap, if there are cards on both sides."""
    seat = state.walker
    source = _source_for(state, phase)
    if not state.hands[seat] or not can_take(state, next_player(state, seat), source):
        return state
    if source is Location.OPPONENT_HAND:
        if phase.mandatory:
            return _swap_with_neighbour(not_passing(state), seat, phase)
        return state.but(decision=Swap(seat, phase, source, (SWAP, PASS)))
    moves = [ANY] if plays_blind(state) else [with_card(Verb.SWAP, card) for card in in_order(state.hands[seat])]
    if source is Location.TABLEAU and phase.all_at_once:
        moves.append(SWAP)
    if not phase.mandatory:
        moves.append(PASS)
    return state.but(decision=Swap(seat, phase, source, tuple(moves)))


def _source_for(state: State, phase: SwapPhase) -> Location:
    """The last player of a round may have to swap with the deck."""
    is_last = state.in_hand <= state.have_walked
    return Location.DECK if phase.last_from_deck and is_last else phase.source


@dataclass(frozen=True)
class Swap:
    """What to swap: a card, the whole hand, or nothing."""

    seat: int
    phase: SwapPhase
    source: Location
    moves: tuple[Move, ...]
    ask: Asks = Asks.SWAP
    chosen: tuple[Card, ...] = ()

    def explain(self, state: State) -> Explanation:
        """Where the own card or hand would go; a swap that is mandatory cannot be declined."""
        return Explanation(to=self._goes_to(state), closed=must_act(state) if self.phase.mandatory else ())

    def _goes_to(self, state: State) -> Place:
        if self.source is Location.OPPONENT_HAND:
            return Place(PlaceKind.HAND, next_player(state, self.seat))
        return Place(PlaceKind.DISCARD if self.source is Location.DECK else PlaceKind.TABLE)

    def decide(self, state: State, move: Move) -> State:
        """Swap it, or choose a card of the table for it first."""
        seat, card = self.seat, move.card
        if move.verb is Verb.PASS:
            return state
        state = not_passing(state)
        if move == SWAP:
            if self.source is Location.OPPONENT_HAND:
                return _swap_with_neighbour(state, seat, self.phase)
            return _swap_whole_hand_with_table(state, seat)
        if card is None:
            card, state = lot_among(state, state.hands[seat])
            state = turned_up(state, seat, card, Showing.LOT)
        if self.source is Location.DECK:
            return _swap_with_deck(state, seat, self.phase, card)
        is_open = open_on_table(state, seat)
        if not is_open:
            other, state = lot_among(state, state.table)
            return _swap_with_table(state, seat, card, other)
        moves = tuple(with_card(Verb.TAKE, other) for other in is_open)
        return state.but(decision=SwapForOpen(seat, moves, chosen=(card,)))


@dataclass(frozen=True)
class SwapForOpen(PlainDecision):
    """Which card of the table to take for the one chosen."""

    seat: int
    moves: tuple[Move, ...]
    ask: Asks = Asks.TAKE
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """Take it."""
        assert move.card is not None, "every option is a card"
        return _swap_with_table(state, self.seat, self.chosen[0], move.card)


def _swap_with_neighbour(state: State, seat: int, phase: SwapPhase) -> State:
    """Whole hands are exchanged, unless the neighbour shows a card that forbids it."""
    other = next_player(state, seat)
    assert other is not None, "there are cards to swap with"
    blocking = [card for card in in_order(state.hands[other]) if card.rank is phase.blocked_by][:1]
    if blocking:
        shows = Shows(seat=other, cards=tuple(blocking), why=Showing.HAND_FORBIDS)
        return show(state, shows.cards).happened(shows)
    mine, theirs = in_order(state.hands[seat]), in_order(state.hands[other])
    state = swap_hands(state, seat, other)
    moves = moved(state, mine, hand_of(seat), hand_of(other)), moved(state, theirs, hand_of(other), hand_of(seat))
    return lay_books(lay_books(state.happened(Swaps(seat, moves)), seat), other)


def _swap_whole_hand_with_table(state: State, seat: int) -> State:
    mine, theirs = in_order(state.hands[seat]), in_order(state.table)
    state = swap_hand_for_table(state, seat)
    moves = moved(state, mine, hand_of(seat), TABLE), moved(state, theirs, TABLE, hand_of(seat))
    return lay_books(state.happened(Swaps(seat, moves)), seat)


def _swap_with_table(state: State, seat: int, card: Card, other: Card) -> State:
    """A card is taken up, and another laid there. It is not played, and captures nothing."""
    taken = taken_into_hand(state, seat, other, Location.TABLEAU, None)
    return lay_books(_laid_for_swap(lay_on_table(taken, seat, card), seat, card, TABLE), seat)


def _swap_with_deck(state: State, seat: int, phase: SwapPhase, card: Card) -> State:
    """A card goes to the discard pile and the top of the deck comes for it, unless that is one that forbids it."""
    state = refilled(state)
    top = state.deck[-1]
    if top.rank is phase.blocked_by:
        return show(state, (top,)).happened(Shows(seat=seat, cards=(top,), why=Showing.DECK_FORBIDS))
    return take_from_deck(_laid_for_swap(lay_on_discard(state, seat, card), seat, card, DISCARD), seat)


def _laid_for_swap(state: State, seat: int, card: Card, place: Place) -> State:
    return state.happened(Lays(seat=seat, as_=Laying.SWAP, moves=(moved(state, (card,), hand_of(seat), place),)))
