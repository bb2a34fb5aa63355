"""Turns, the table, claims and discards."""

import re

from darwindeck.genome.schema import DiscardPhase, TableauMode
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import PHASE_BEGINS, Ask
from darwindeck.simulation.reference._seats import hands_are_empty


def _passes(moment: Moment) -> bool:
    return re.fullmatch(r"P\d passes", moment.told) is not None


def _passes_without_cards(moment: Moment) -> bool:
    return _passes(moment) and not moment.state.hands[moment.state.walker]


def _passes_with_cards(moment: Moment) -> bool:
    return _passes(moment) and bool(moment.state.hands[moment.state.walker])


def _battle_is_level(moment: Moment) -> bool:
    """Whether cards of both players lie on the table after a battle that nobody has won."""
    state = moment.state
    in_war = state.genome.setup.tableau_mode is TableauMode.WAR
    is_fought = in_war and moment.told == PHASE_BEGINS and not any(state.battle)
    return is_fought and all(state.laid[seat].intersection(state.table) for seat in state.game.seats)


def _last_one_captures(moment: Moment) -> bool:
    return " captures " in moment.told and len(moment.state.in_hand) == 1


def _captures_after_the_hand(moment: Moment) -> bool:
    return moment.state.hand_is_over and " captures " in moment.told


def _nobody_captures(moment: Moment) -> bool:
    return moment.is_hand_over and moment.state.last_captor is None and bool(moment.state.table)


def _lied(moment: Moment) -> bool | None:
    """Whether cards that are shown are not what they were said to be; None where none are shown."""
    claim = moment.state.claim
    if " shows " not in moment.told or claim is None:
        return None
    return any(card.rank is not claim.rank for card in claim.cards)


def _has_taken_from_pile(moment: Moment) -> bool:
    return moment.ask is Ask.DISCARD and bool(moment.state.taken_up)


def _holds_only_what_was_taken(moment: Moment) -> bool:
    phase, state = moment.begins, moment.state
    held = state.hands[state.walker]
    if not isinstance(phase, DiscardPhase) or not phase.keep_taken or not held:
        return False
    return phase.count <= len(held) and held <= state.taken_up


def _somebody_is_out(moment: Moment) -> bool:
    return moment.is_decision and moment.state.in_hand < moment.state.in_game


def _both_run_out(moment: Moment) -> bool:
    in_war = moment.state.genome.setup.tableau_mode is TableauMode.WAR
    return in_war and moment.is_hand_over and len(moment.state.in_hand) == 2 and hands_are_empty(moment.state)


PLAY = (
    Case(r"last cards in a tie|neither player has a card left", _both_run_out, must_be_told=True),
    Case(r"no card to play when|you pass only if you hold no card", _passes_without_cards),
    Case(r"^otherwise you pass|If you do not, you pass", _passes_with_cards),
    Case(
        r"(pass|in a row).*, the cards on the table (go to|are put aside)",
        lambda moment: moment.told == "table cleared",
    ),
    Case(r"of the same rank nobody wins", _battle_is_level),
    Case(r"drops out of the hand, the other wins what lies", _last_one_captures),
    Case(r"left on the table go to the player who captured there last", _captures_after_the_hand),
    Case(r"^If nobody did, they go to nobody", _nobody_captures),
    Case(r"If (any of them|it) is not of the rank claimed", lambda moment: _lied(moment) is True),
    Case(r"if the claim is true", lambda moment: _lied(moment) is False),
    Case(r"that you took from the discard pile in the same turn", _has_taken_from_pile),
    Case(r"^but you may if you hold no other", _holds_only_what_was_taken, must_be_told=True),
    Case(r"out of the hand are left out of everything", _somebody_is_out),
)
