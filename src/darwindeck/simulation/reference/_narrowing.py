"""Narrowing a hand down to the cards that may be chosen: rule by rule, with the reason for what each takes out."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import PassChoice, SeatChoice
from darwindeck.simulation.questions import Blocked, Closed
from darwindeck.simulation.reasons import MustAct, NoCard, NotInHand, NotOnTop, Partner, Reason
from darwindeck.simulation.reference._moves import Move
from darwindeck.simulation.reference._seats import are_opponents
from darwindeck.simulation.reference._sight import within_reach
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._telling import phase_path
from darwindeck.simulation.values import Rule

Why = Callable[[Card], Reason]
"""Why a rule takes a card out."""


@dataclass(frozen=True)
class Narrowing:
    """The cards that are left, and those that each rule has taken out. Reasons are worked out when asked for."""

    cards: frozenset[Card]
    taken_out: tuple[tuple[frozenset[Card], Why], ...] = ()

    def to(self, cards: Collection[Card], why: Why) -> "Narrowing":
        """Leave only these cards."""
        left = self.cards.intersection(cards)
        return self if left == self.cards else Narrowing(left, (*self.taken_out, (self.cards - left, why)))

    def reasons(self) -> dict[Card, Reason]:
        """The reason for every card that was taken out: that of the first rule that did it."""
        return {card: why(card) for cards, why in self.taken_out for card in cards}


def usable(state: State, seat: int) -> Narrowing:
    """The cards of a hand that can be used: all of them, or the top card of a stack."""
    return Narrowing(state.hands[seat]).to(within_reach(state, seat), lambda _: NotOnTop("setup.hand_is_stack"))


def rule_of_phase(index: int, field: str = "") -> Rule:
    """The path of a phase, or of one of its fields."""
    return f"{phase_path(index)}.{field}" if field else phase_path(index)


def blocked_by(reasons: dict[Card, Reason]) -> tuple[Blocked, ...]:
    """Cards and their reasons, those with the same reason together, by their first cards."""
    together: dict[Reason, list[Card]] = {}
    for card in sorted(reasons):
        together.setdefault(reasons[card], []).append(card)
    return tuple(Blocked(tuple(cards), reason) for reason, cards in together.items())


def closed_seats(state: State, seat: int, moves: tuple[Move, ...], rule: Rule) -> tuple[Closed, ...]:
    """The other players that are no options: partners, and those who are out of the hand or hold no card."""
    named = {move.seat for move in moves}
    others = (other for other in state.game.seats if other != seat and other not in named)
    return tuple(Closed(SeatChoice(other), _why_not(state, seat, other, rule)) for other in others)


def _why_not(state: State, seat: int, other: int, rule: Rule) -> Reason:
    if not are_opponents(state, seat, other):
        return Partner("teams")
    return NoCard(rule) if other in state.in_hand else NotInHand(rule)


def must_act(state: State) -> tuple[Closed, ...]:
    """Declining, where the phase is mandatory."""
    return (Closed(PassChoice(), MustAct(rule_of_phase(state.phase, "mandatory"))),)
