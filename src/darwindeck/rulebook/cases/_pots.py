"""Chips for passes, rounds of bets that take place on a condition, and how pots are shared."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from darwindeck.genome.schema import BettingPhase, ShowdownMethod
from darwindeck.rulebook.cases._bets import _have_paid_apart
from darwindeck.rulebook.cases._case import Case, Parts
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.rulebook.cases._play import _battle_is_level
from darwindeck.simulation.reference import PHASE_BEGINS, Ask, State, Verb
from darwindeck.simulation.reference._betting import possible_bets
from darwindeck.simulation.reference._hands import showdown_key
from darwindeck.simulation.reference._pot import _best

# ---------------------------------------------------------------------------------------- passes


def _after_pass(moment: Moment) -> int | None:
    """What a player who passes has to pay with."""
    state = moment.state
    passes = moment.told == f"P{state.walker} passes" and state.walker in state.in_hand
    return state.chips[state.walker] if passes else None


def _pays_for_pass(moment: Moment) -> bool:
    return (_after_pass(moment) or 0) > 0


def _cannot_pay_for_pass(moment: Moment) -> bool:
    return _after_pass(moment) == 0


def _pays_less_for_pass(moment: Moment) -> bool:
    return 0 < (_after_pass(moment) or 0) < moment.state.genome.game_rules.pass_stake


# ---------------------------------------------------------------------------------------- rounds of bets


def _rounds(state: State) -> list[int]:
    return [place for place, phase in enumerate(state.game.phases) if isinstance(phase, BettingPhase)]


def _has_condition(moment: Moment) -> bool:
    phase = moment.phase
    return isinstance(phase, BettingPhase) and phase.condition is not None


def _first_round_takes_place(moment: Moment) -> bool:
    return moment.ask is Ask.BET and moment.state.phase == _rounds(moment.state)[0]


def _other_rounds(game: Sequence[Moment]) -> tuple[Parts, Parts]:
    """The rounds of bets after the first that have a condition, and those that take place."""
    state = game[0].state
    later = [(place, state.game.phases[place]) for place in _rounds(state)[1:]]
    asked = {place for place, phase in later if isinstance(phase, BettingPhase) and phase.condition is not None}
    return frozenset(asked), frozenset(moment.state.phase for moment in game if moment.ask is Ask.BET)


def _is_looked_at_who_is_out(game: Sequence[Moment]) -> bool:
    """Whether a round of bets begins because of the cards of a player who was out of the hand before."""
    return any(
        one.begins is not None
        and _has_condition(one)
        and one.state.walker not in one.state.in_hand
        and other.ask is Ask.BET
        for one, other in pairwise(game)
    )


def _last_round_is_left_out(game: Sequence[Moment]) -> bool:
    return any(
        isinstance(one.begins, BettingPhase) and other.is_hand_over and len(other.state.in_hand) > 1
        for one, other in pairwise(game)
    )


def _begins_anew(game: Sequence[Moment]) -> bool:
    """Whether there is a round of bets after another one of the hand in which somebody has bet."""
    return any(
        isinstance(one.begins, BettingPhase)
        and one.state.betting is not None
        and one.state.betting.is_open
        and other.ask is Ask.BET
        for one, other in pairwise(game)
    )


def _to_call(moment: Moment) -> int:
    betting, decision = moment.state.betting, moment.state.decision
    assert betting is not None
    assert decision is not None
    return betting.to_match - betting.bets[decision.seat]


def _raises_who_cannot_answer(moment: Moment) -> bool:
    """Whether somebody bets or raises while another one in the hand has no chips left."""
    state, move = moment.state, moment.move
    if moment.ask is not Ask.BET or move is None or (move.number or 0) <= _to_call(moment):
        return False
    return any(state.chips[seat] == 0 for seat in state.in_hand)


def _is_over_with_less(moment: Moment) -> bool:
    """Whether a round is over though somebody in the hand who went all-in has put in less than the highest bet."""
    state, betting = moment.state, moment.state.betting
    if betting is None or not (moment.told == PHASE_BEGINS or moment.is_hand_over):
        return False
    return any(state.chips[seat] == 0 < betting.bets[seat] < betting.to_match for seat in state.in_hand)


def _all_others_fold(moment: Moment) -> bool:
    is_fold = moment.move is not None and moment.move.verb is Verb.FOLD
    return moment.ask is Ask.BET and is_fold and len(moment.state.in_hand) == 2


# ---------------------------------------------------------------------------------------- all-in


def _all_in(moment: Moment) -> int | None:
    """What somebody may put in as all the chips that are left."""
    if moment.ask is not Ask.BET:
        return None
    return next((one.number for one in moment.options if one.verb is Verb.ALL_IN), None)


def _is_open(moment: Moment) -> bool:
    return moment.state.betting is not None and moment.state.betting.is_open


def _raises_all_in(moment: Moment) -> bool:
    chips = _all_in(moment)
    return chips is not None and _is_open(moment) and chips > _to_call(moment)


def _bets_all_in(moment: Moment) -> bool:
    return _all_in(moment) is not None and not _is_open(moment)


def _is_short_of_bet(moment: Moment) -> bool:
    chips, phase = _all_in(moment), moment.phase
    return chips is not None and not _is_open(moment) and isinstance(phase, BettingPhase) and chips < phase.min_bet


def _is_short_of_call(moment: Moment) -> bool:
    chips = _all_in(moment)
    return chips is not None and _is_open(moment) and chips < _to_call(moment)


def _is_short_of_raise(moment: Moment) -> bool:
    return _raises_all_in(moment) and all(one.verb is not Verb.RAISE for one in moment.options)


def _has_no_raise_for_all_in(moment: Moment) -> bool:
    """Whether only the number of raises keeps somebody from going all-in."""
    state, betting, decision = moment.state, moment.state.betting, moment.state.decision
    phase = state.game.phases[state.phase]
    if moment.ask is not Ask.BET or not isinstance(phase, BettingPhase) or betting is None or decision is None:
        return False
    freer = possible_bets(replace(phase, max_raises=255), betting, decision.seat, state.chips[decision.seat])
    return _all_in(moment) is None and any(one.verb is Verb.ALL_IN for one in freer)


# ---------------------------------------------------------------------------------------- the pot


def _is_paid(moment: Moment) -> bool:
    """Whether a hand is over and a pot is to be paid."""
    return moment.is_hand_over and any(moment.state.paid)


def _is_contested(moment: Moment) -> bool:
    return _is_paid(moment) and not moment.state.places and len(moment.state.in_hand) > 1


def _method(state: State) -> ShowdownMethod:
    return state.showdown or state.game.showdown


def _parts(moment: Moment) -> Iterator[tuple[int, list[int]]]:
    """The parts of a pot that is won by the best hands: how many chips, and who wins them."""
    state = moment.state
    if not _is_contested(moment):
        return
    method = _method(state)
    hands = state.hands if method is ShowdownMethod.HIGHEST_CARD else [*map(state.compared_hand, state.game.seats)]
    worth = {seat: showdown_key(hands[seat], method, state.genome, state.game.ranks) for seat in sorted(state.in_hand)}
    below = 0
    for amount in sorted(set(state.paid) - {0}):
        payers = [seat for seat in state.game.seats if state.paid[seat] >= amount]
        yield (amount - below) * len(payers), _best([seat for seat in payers if seat in worth], worth)
        below = amount


def _is_shared(moment: Moment) -> bool:
    return any(len(winners) > 1 for _, winners in _parts(moment))


def _has_odd_chips(moment: Moment) -> bool:
    return any(winners and chips % len(winners) for chips, winners in _parts(moment))


def _one_is_left_with_pot(moment: Moment) -> bool:
    return _is_paid(moment) and len(moment.state.in_hand) == 1 and not moment.state.places


def _goes_out_for_pot(moment: Moment) -> bool:
    return _is_paid(moment) and bool(moment.state.places)


def _some_show_no_cards(moment: Moment) -> bool:
    """Whether somebody without cards is left in the hand when the highest card takes the pot."""
    state = moment.state
    by_card = _is_contested(moment) and _method(state) is ShowdownMethod.HIGHEST_CARD
    return by_card and any(not state.hands[seat] for seat in state.in_hand)


def _nobody_has_bet(moment: Moment) -> bool:
    return _is_contested(moment) and moment.state.betting is None


def _is_paid_at_once(moment: Moment) -> bool:
    return moment.told.endswith(" chips") and " wins " in moment.told and not moment.state.hand_is_over


def _waits_for_next_battle(moment: Moment) -> bool:
    by_battle = moment.state.showdown is ShowdownMethod.BATTLE
    return by_battle and _battle_is_level(moment) and any(moment.state.paid)


def _is_left_by_battles(moment: Moment) -> bool:
    return _is_contested(moment) and _method(moment.state) is ShowdownMethod.BATTLE


def _short_for(what: str) -> str:
    return rf"also when they are too few (to \w+ or )?to {what}"


_SHOWDOWN = r"whoever of (those still in the hand|all players) has|players (show|share) .*when the hand is over"

POTS = (
    Case(r"^Whoever passes.* pays", _pays_for_pass),
    Case(r"^Whoever passes.*if he or she has one left", _cannot_pay_for_pass),
    Case(r"^Whoever passes.*or all chips that", _pays_less_for_pass),
    Case(r"^If .*, there is a round of bets|[Tt]here is a round of bets.*but only if", _first_round_takes_place),
    Case(r"^If .*, there is another round of bets|There is another.*but only if", parts=_other_rounds),
    Case(r"whether or not he or she is still in the hand", course=_is_looked_at_who_is_out),
    Case(r"round of bets is over, or does not take place", course=_last_round_is_left_out),
    Case(r"^Every round begins anew", course=_begins_anew),
    Case(r"must act, or act again, unless|everybody else who has chips left must act", _raises_who_cannot_answer),
    Case(r"as much as the highest bet or is all-in", _is_over_with_less),
    Case(r"as much as the highest bet.*or when only one", _all_others_fold),
    Case(r"only a player who goes all-in can raise", _raises_all_in),
    Case(r"[Aa]s long as nobody has bet, (that is a bet|put in all)", _bets_all_in),
    Case(r"for those who have too few chips to call", _is_short_of_call),
    Case(_short_for("bet"), _is_short_of_bet),
    Case(_short_for("call"), _is_short_of_call),
    Case(_short_for("raise"), _is_short_of_raise),
    Case(r"possible only while there may be another raise", _has_no_raise_for_all_in),
    Case(r"^When a player is out of the hand, the other one takes the pot", _one_is_left_with_pot),
    Case(r"^Whoever goes out( first)? takes the whole pot", _goes_out_for_pot),
    Case(_SHOWDOWN, _is_contested),
    Case(r"players without cards are level and come last", _some_show_no_cards),
    Case(r"^Level players share", _is_shared),
    Case(r"[Oo]dd chips go one each", _has_odd_chips),
    Case(r"is a side pot|(goes in the same way|is shared) (to the best of|by) those who have put in", _have_paid_apart),
    Case(r"[Ww]hen there was none at all", _nobody_has_bet),
    Case(r"takes a battle with the highest card takes the pot", _is_paid_at_once),
    Case(r"after a tie it waits for the next battle", _waits_for_next_battle),
    Case(r"What is in the pot when the hand is over is shared", _is_left_by_battles),
)
