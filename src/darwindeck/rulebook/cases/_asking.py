"""Asking for cards, and books."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from darwindeck.genome.schema import AskPhase
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import PHASE_BEGINS, Ask
from darwindeck.simulation.reference._drawing import can_reshuffle
from darwindeck.simulation.reference._seats import deck_is_empty, opponents_in_hand

# ---------------------------------------------------------------------------------------- asking


def _asks(moment: Moment) -> bool:
    return isinstance(moment.phase, AskPhase)


def _is_given(moment: Moment) -> bool:
    return _asks(moment) and " gives " in moment.told


def _is_refused(moment: Moment) -> bool:
    """Whether somebody asks for a rank of which the other player has no card."""
    state, move = moment.state, moment.move
    if moment.ask is not Ask.NAME or not _asks(moment) or state.asked is None or move is None:
        return False
    return all(card.rank is not move.rank for card in state.hands[state.asked])


def _draws(moment: Moment) -> bool:
    return _asks(moment) and moment.told.endswith(" from the deck")


def _draws_what_was_asked_for(moment: Moment) -> bool:
    return _asks(moment) and " shows " in moment.told


def _draws_something_else(game: Sequence[Moment]) -> bool:
    """Whether somebody who is refused draws a card of another rank."""
    in_vain = (other for one, other in pairwise(_told(game)) if _is_refused(one) and _draws(other))
    shown = {id(one) for one, other in pairwise(_told(game)) if _draws_what_was_asked_for(other)}
    return any(id(one) not in shown for one in in_vain)


def _told(game: Sequence[Moment]) -> list[Moment]:
    return [one for one in game if not one.told.startswith("reshuffle")]


def _draws_before(asks_first: bool) -> Callable[[Sequence[Moment]], bool]:
    """Whether somebody without cards draws one to ask with: for the first time in a turn, or once more."""

    def course(game: Sequence[Moment]) -> bool:
        return any(
            _draws(other) and not _is_refused(one) and (one.told == PHASE_BEGINS) is asks_first
            for one, other in pairwise(_told(game))
        )

    return course


def _cannot_ask(moment: Moment) -> bool:
    """Whether somebody is to ask, or to ask again, who has no card, nor gets one, or whose opponents have none."""
    state, phase = moment.state, moment.phase
    if not isinstance(phase, AskPhase) or state.walker not in state.in_hand:
        return False
    again = (" gives " in moment.told and phase.again_if_given) or (" shows " in moment.told and phase.again_if_drawn)
    again |= _lays_down(moment) and (phase.again_if_given or phase.again_if_drawn)
    if not again and moment.begins is None:
        return False
    is_empty = not state.hands[state.walker] and deck_is_empty(state) and not can_reshuffle(state)
    return is_empty or not any(state.hands[other] for other in opponents_in_hand(state, state.walker))


# ---------------------------------------------------------------------------------------- books


def _lays_down(moment: Moment) -> bool:
    return " lays down " in moment.told


def _keeps_one_of_the_rank(moment: Moment) -> bool:
    """Whether somebody lays down a book and holds more cards of its rank."""
    if not _lays_down(moment):
        return False
    seat, _, cards = moment.told.removeprefix("P").partition(" lays down ")
    rank = cards.split()[0][:-1]
    return any(card.rank.value == rank for card in moment.state.hands[int(seat)])


_NONE = r"^If (the|your) opponent has none, "

ASKING = (
    Case(r"must give you all cards of that rank", _is_given),
    Case(_NONE, _is_refused),
    Case(r"^if it is of the rank that you asked for", _draws_what_was_asked_for),
    Case(r"^if not, (your turn is|this asking is|you ask no)", course=_draws_something_else),
    Case(r"^If you are to ask (or ask again )?and have no cards", course=_draws_before(asks_first=True)),
    Case(r"^If you are to (ask or )?ask again and have no cards", course=_draws_before(asks_first=False)),
    Case(r"^If you have no cards to ask with, or", _cannot_ask),
    Case(r"are laid down at once", _lays_down),
    Case(r"^If you hold more cards of the rank than a \w+ needs", _keeps_one_of_the_rank),
)
