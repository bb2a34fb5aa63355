"""The question that a position asks: who must do what, as a viewer knows it; and cards that are only looked at."""

from collections.abc import Collection

from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.choices import CardChoice
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.questions import (
    Ask,
    Blocked,
    CardsBlocked,
    Considered,
    Decide,
    GameIsOver,
    NoOption,
    Over,
    Refusal,
    Wait,
)
from darwindeck.simulation.reference._asking import ChooseCards
from darwindeck.simulation.reference._choices import choices_of
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._melding import ChooseMeld
from darwindeck.simulation.reference._state import Decision, State
from darwindeck.simulation.reference._tableau import CaptureSum
from darwindeck.simulation.reference._turns import told_outcome

ASKED_IN_SECRET = frozenset(
    {
        Asks.PLAY,
        Asks.DISCARD,
        Asks.MELD,
        Asks.SWAP,
        Asks.TAKE,
        Asks.CAPTURE,
        Asks.DRAW,
        Asks.SOURCE,
        Asks.KNOCK,
    }
)
"""What is asked only of who can do it, so that being asked tells of hidden cards."""


def question_of(state: State, viewer: int | None) -> Ask:
    """What a position asks, as a viewer knows it."""
    decision, outcome = state.decision, state.outcome
    if decision is None:
        assert outcome is not None, "nobody decides: the game is over"
        return Over(told_outcome(outcome))
    if viewer in (None, decision.seat):
        return _decide(state, decision)
    if decision.ask in ASKED_IN_SECRET:
        return Wait(decision.seat)
    return Wait(decision.seat, decision.ask, state.phase)


def _decide(state: State, decision: Decision) -> Decide:
    options = choices_of(state)
    explained = decision.explain(state)
    return Decide(
        seat=decision.seat,
        asks=decision.ask,
        phase=state.phase,
        because=explained.because,
        to=explained.to,
        chosen=in_order(decision.chosen) or None,
        options=options,
        select=explained.select,
        blocked=explained.blocked,
        closed=explained.closed,
        forced=len(options) == 1 if explained.select is None else explained.is_forced,
    )


# ---------------------------------------------------------------------------------------- cards in any order


SELECTIONS = (ChooseCards, ChooseMeld, CaptureSum)
"""The decisions with which several cards may be chosen."""


def consider(state: State, cards: Collection[Card]) -> Considered | Refusal:
    """The decision that is asked, if these cards were chosen, in whatever order; or why they cannot be.

    In the middle of a choice the cards are all of it: those chosen so far, and others.
    """
    decision = state.decision
    if decision is None:
        return GameIsOver()
    explained = _explained_beside(state, decision, frozenset())
    chosen: tuple[Card, ...] = ()
    for card in cards:
        if card not in _open_beside(state, explained, chosen):
            blocked = tuple(Blocked((card,), one.reason) for one in explained.blocked if card in one.cards)
            return CardsBlocked(blocked) if blocked else NoOption()
        chosen = (*chosen, card)
        explained = _explained_beside(state, decision, frozenset(chosen))
    return Considered(chosen=in_order(chosen), select=explained.select, blocked=explained.blocked)


def _explained_beside(state: State, decision: Decision, chosen: frozenset[Card]) -> Explanation:
    return decision.explain_beside(state, chosen) if isinstance(decision, SELECTIONS) else decision.explain(state)


def _open_beside(state: State, explained: Explanation, chosen: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that can be chosen beside others: where a move takes one card, none."""
    if explained.select is not None:
        return explained.select.open
    return () if chosen else tuple(option.card for option in choices_of(state) if isinstance(option, CardChoice))
