"""Bets: limits, chips that run out, and who takes the pot."""

from collections.abc import Callable
from dataclasses import replace

from darwindeck.genome.schema import BettingPhase, PlayPhase, TableauMode, WagerPhase
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import Ask, Verb
from darwindeck.simulation.reference._betting import possible_bets


def _offers(verb: Verb) -> Callable[[Moment], bool]:
    return lambda moment: moment.ask is Ask.BET and any(one.verb is verb for one in moment.options)


def _all_in_above_a_call(moment: Moment) -> bool:
    betting, decision = moment.state.betting, moment.state.decision
    if moment.ask is not Ask.BET or betting is None or decision is None:
        return False
    to_call = betting.to_match - betting.bets[decision.seat]
    return any(one.verb is Verb.ALL_IN and (one.number or 0) > to_call for one in moment.options)


def _is_showdown(moment: Moment) -> bool:
    return moment.is_hand_over and len(moment.state.in_hand) > 1 and not moment.state.places


def _is_showdown_for_chips(moment: Moment) -> bool:
    return _is_showdown(moment) and any(moment.state.paid)


def _paid(moment: Moment) -> set[int]:
    """What those in the hand have put into the pot."""
    return {moment.state.paid[seat] for seat in moment.state.in_hand}


def _have_paid_apart(moment: Moment) -> bool:
    """Whether those in the hand have put in different amounts when it is over, or a battle is fought for them."""
    is_battle = isinstance(moment.begins, PlayPhase) and moment.state.genome.setup.tableau_mode is TableauMode.WAR
    return (_is_showdown(moment) or is_battle) and len(_paid(moment)) > 1


def _richest_is_out(moment: Moment) -> bool:
    """Whether somebody who is out of the hand has put in more than all who are in it."""
    return moment.is_hand_over and bool(moment.state.in_hand) and max(moment.state.paid) > max(_paid(moment))


def _plays_without_chips(moment: Moment) -> bool:
    """Whether others bet while somebody is in the hand who had no chips left before."""
    state, betting = moment.state, moment.state.betting
    if moment.ask is not Ask.BET or betting is None:
        return False
    return any(state.chips[seat] == 0 == betting.bets[seat] for seat in state.in_hand)


def _too_few_have_chips(moment: Moment) -> bool:
    state = moment.state
    is_due = isinstance(moment.begins, BettingPhase) and len(state.in_hand) > 1
    return is_due and sum(state.chips[seat] > 0 for seat in state.in_hand) < 2


def _betting(moment: Moment) -> BettingPhase | None:
    phase = moment.phase
    return phase if moment.ask is Ask.BET and isinstance(phase, BettingPhase) else None


def _could_do_more(moment: Moment, freer: Callable[[BettingPhase], BettingPhase]) -> bool:
    """Whether somebody who bets would have another choice if the round had another rule."""
    phase, betting, decision = _betting(moment), moment.state.betting, moment.state.decision
    if phase is None or betting is None or decision is None:
        return False
    seat = decision.seat
    return possible_bets(freer(phase), betting, seat, moment.state.chips[seat]) != moment.options


def _raises_are_used_up(moment: Moment) -> bool:
    """Whether there have been so many raises that there may be no other; a limit may be reached at the same time."""
    phase, betting = _betting(moment), moment.state.betting
    if phase is None or betting is None or betting.raises < phase.max_raises:
        return False
    return _could_do_more(moment, lambda phase: replace(phase, max_raises=255, max_bet=None))


def _limit_is_reached(moment: Moment) -> bool:
    return _could_do_more(moment, lambda phase: replace(phase, max_bet=None))


def _stakes_the_rest(moment: Moment) -> bool:
    """Whether somebody has fewer chips than the smallest stake."""
    phase, decision = moment.phase, moment.state.decision
    if moment.ask is not Ask.WAGER or not isinstance(phase, WagerPhase) or decision is None:
        return False
    return moment.state.chips[decision.seat] < phase.min_bet


def _one_is_left(moment: Moment) -> bool:
    return moment.is_hand_over and len(moment.state.in_hand) == 1


def _goes_out_with_a_pot(moment: Moment) -> bool:
    return moment.is_hand_over and bool(moment.state.places) and any(moment.state.paid)


def _folds_in_own_turn(moment: Moment) -> bool:
    return moment.is_decision and moment.state.walker not in moment.state.in_hand


_SHARED = r"what is beyond goes back|takes the whole pot"
_NO_ROUND = r"there is no round of bets"

BETS = (
    Case(r"put in all the chips that you have left", _offers(Verb.ALL_IN), must_be_told=True),
    Case(r"If that is more than a call", _all_in_above_a_call),
    Case(r"stay in without putting in", _offers(Verb.CHECK)),
    Case(r"put in the amount of a bet", _offers(Verb.BET)),
    Case(r"put in what you lack to the highest", _offers(Verb.CALL)),
    Case(r"give up", _offers(Verb.FOLD)),
    Case(r"^Raise( \(|:)", _offers(Verb.RAISE), must_be_told=True),
    Case(r"has put in less than others wins", _have_paid_apart, must_be_told=True, or_words=_SHARED),
    Case(r"what is beyond goes back", _have_paid_apart),
    Case(r"all out of the hand, it goes to", _richest_is_out, must_be_told=True, or_words=_SHARED),
    Case(r"no chips left stay in the hand", _plays_without_chips, must_be_told=True),
    Case(_NO_ROUND, _too_few_have_chips, must_be_told=True),
    Case(r"[Aa]ll but one are out of the hand", _one_is_left),
    Case(r"the first who did takes the whole pot", _goes_out_with_a_pot),
    Case(r"those still in the hand s(how|hare)", _is_showdown_for_chips),
    Case(r"the player whose turn it is folds", _folds_in_own_turn),
    Case(r"raises? at most", _raises_are_used_up),
    Case(r"[Nn]obody may put more than", _limit_is_reached),
    Case(r"must stay within the limit", _limit_is_reached),
    Case(r"stakes all of them", _stakes_the_rest),
)
