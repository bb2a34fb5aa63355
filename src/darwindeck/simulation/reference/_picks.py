"""Cards chosen all at once, as the picks that they are to the engine: one by one, in canonical order."""

from collections.abc import Collection

from darwindeck.simulation.cards import Card
from darwindeck.simulation.questions import Considered, Incomplete, NoOption, Refusal
from darwindeck.simulation.reference._engine import apply
from darwindeck.simulation.reference._moves import STOP
from darwindeck.simulation.reference._questions import SELECTIONS, consider
from darwindeck.simulation.reference._state import State


def picks_of(state: State, cards: Collection[Card]) -> tuple[int, ...] | Refusal:
    """The numbers of the options with which cards are chosen, in this decision and those that follow it.

    The last one is that of `stop`, where that is asked once they are chosen. A pick that the machine makes by itself
    is left out. In the middle of a choice no card can be added that comes before those chosen.
    """
    considered = consider(state, cards)
    if not isinstance(considered, Considered):
        return considered
    if considered.select is not None and considered.select.lacks is not None:
        return Incomplete(considered.select.lacks)
    wanted, picks = considered.chosen, list[int]()
    while (card := _next(state, wanted)) is not None:
        moves = state.decision.moves if state.decision else ()
        number = next((place for place, move in enumerate(moves) if move.card == card), None)
        if number is None:
            return NoOption()
        picks.append(number)
        state = apply(state, moves[number])
        if not _is_same_choice(state, wanted):
            return tuple(picks)
    decision = state.decision
    if decision is not None and STOP in decision.moves:
        picks.append(decision.moves.index(STOP))
    return tuple(picks) or NoOption()


def _next(state: State, wanted: tuple[Card, ...]) -> Card | None:
    """The first of the cards that is not chosen yet."""
    chosen = state.decision.chosen if state.decision else ()
    return next((card for card in wanted if card not in chosen), None)


def _is_same_choice(state: State, wanted: tuple[Card, ...]) -> bool:
    """Whether the choice goes on: it is over when its last card is chosen, and others are asked about something."""
    decision = state.decision
    return isinstance(decision, SELECTIONS) and bool(decision.chosen) and set(decision.chosen) <= set(wanted)
