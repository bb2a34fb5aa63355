"""The decision that most phases ask: to choose cards from the hand."""

from dataclasses import dataclass, replace
from typing import Protocol

from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import PassChoice
from darwindeck.simulation.events import Shows
from darwindeck.simulation.kinds import Asks, Showing
from darwindeck.simulation.questions import Closed
from darwindeck.simulation.reasons import MustAct
from darwindeck.simulation.reference._choosing import Selection
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._knowledge import after_turning_up
from darwindeck.simulation.reference._moves import ANY, PASS, STOP, Move, Verb, with_card
from darwindeck.simulation.reference._piles import lot_among
from darwindeck.simulation.reference._sight import open_in_hand, plays_blind
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._terms import Terms, explain_selection


class Purpose(Protocol):
    """What the cards are chosen for."""

    def chosen(self, state: State, cards: tuple[Card, ...]) -> State:
        """The position when the last card is chosen: `cards` in the order chosen, none after a pass."""

    def terms(self, state: State) -> Terms:
        """What they are for, and by which rules they are chosen."""


@dataclass(frozen=True)
class ChooseCards:
    """A player chooses the next card of several."""

    seat: int
    ask: Asks
    verb: Verb
    selection: Selection
    purpose: Purpose
    offered: tuple[Card, ...]
    moves: tuple[Move, ...]
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """Take the card, or the lot's; the choice ends when no more are possible."""
        if move is PASS or move is STOP or move.verb in (Verb.PASS, Verb.STOP):
            return self.purpose.chosen(state, self.chosen)
        card = move.card
        if card is None:
            card, state = lot_among(state, self.offered)
            state = turned_up(state, self.seat, card, Showing.LOT)
        chosen = (*self.chosen, card)
        more = self.selection.offered(chosen)
        if not more:
            return self.purpose.chosen(state, chosen)
        return _asked(state, self.seat, self.ask, self.verb, self.selection, self.purpose, more, chosen)

    def explain(self, state: State) -> Explanation:
        """Which cards may be chosen next, and why others may not."""
        return self.explain_beside(state, frozenset(self.chosen))

    def explain_beside(self, state: State, chosen: frozenset[Card]) -> Explanation:
        """Which cards may be chosen beside those, and why others may not. Nothing is said about a hand nobody sees."""
        terms = self.purpose.terms(state)
        may_decline = not chosen and any(move.verb in (Verb.PASS, Verb.STOP) for move in self.moves)
        must_act = terms.must_act and not self.chosen and not may_decline
        closed = (Closed(PassChoice(), MustAct(terms.must_act)),) if must_act else ()
        if plays_blind(state):
            return Explanation(terms.because, terms.to, closed=closed)
        hand = frozenset(open_in_hand(state, self.seat, self.seat))
        explained = explain_selection(self.selection, terms, hand, chosen, may_decline=may_decline)
        return replace(explained, closed=closed)


def ask_for_cards(
    state: State,
    seat: int,
    ask: Asks,
    verb: Verb,
    selection: Selection,
    purpose: Purpose,
    way_out: Move | None = None,
) -> State:
    """Ask a player for cards, or for the `way_out`; nothing can be chosen: the position as it was.

    Without a way out the top card of a stack leaves nothing to choose, and is turned up.
    """
    offered = selection.offered()
    if not offered:
        return state
    if state.stacks and way_out is None:
        (top,) = offered
        return purpose.chosen(turned_up(state, seat, top, Showing.STACK), (top,))
    return _asked(state, seat, ask, verb, selection, purpose, offered, (), way_out)


def turned_up(state: State, seat: int, card: Card, why: Showing) -> State:
    """A player looks at a card of the own hand, which must be used."""
    return after_turning_up(state, seat, card).happened(Shows(seat=seat, cards=(card,), why=why))


def _asked(
    state: State,
    seat: int,
    ask: Asks,
    verb: Verb,
    selection: Selection,
    purpose: Purpose,
    offered: list[Card],
    chosen: tuple[Card, ...],
    way_out: Move | None = None,
) -> State:
    moves = [ANY] if plays_blind(state) else [with_card(verb, card) for card in offered]
    if way_out is not None:
        moves.append(way_out)
    elif chosen and selection.is_good(chosen):
        moves.append(STOP)
    decision = ChooseCards(seat, ask, verb, selection, purpose, tuple(offered), tuple(moves), chosen)
    return state.but(decision=decision)
