"""A walk: a player goes through the phases, passes or not, and the next player follows."""

from dataclasses import dataclass, replace
from typing import assert_never

from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    KnockPhase,
    MeldPhase,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
)
from darwindeck.simulation.events import Discarded, Passes, TurnBegins
from darwindeck.simulation.kinds import ChipsFor, Ending, HandEnd
from darwindeck.simulation.reference._betting import betting_phase
from darwindeck.simulation.reference._bidding import bidding_phase
from darwindeck.simulation.reference._claims import claim_phase
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._drawing import can_reshuffle, draw_phase
from darwindeck.simulation.reference._exchanging import exchange_phase
from darwindeck.simulation.reference._game import OWN_PHASES
from darwindeck.simulation.reference._going_out import go_out, is_decided_by_leaving
from darwindeck.simulation.reference._house import wager_phase
from darwindeck.simulation.reference._knocking import knock_phase, last_round_is_over
from darwindeck.simulation.reference._laying import laying_phase
from darwindeck.simulation.reference._melding import meld_phase
from darwindeck.simulation.reference._passing import passing_phase
from darwindeck.simulation.reference._piles import clear_table
from darwindeck.simulation.reference._requests import ask_phase
from darwindeck.simulation.reference._seats import deck_is_empty, from_seat, hands_are_empty, others_in_hand
from darwindeck.simulation.reference._state import Outcome, State
from darwindeck.simulation.reference._swapping import swap_phase
from darwindeck.simulation.reference._tableau import take_up_or_leave
from darwindeck.simulation.reference._telling import DISCARD, TABLE, moved
from darwindeck.simulation.reference._tribute import tribute_phase
from darwindeck.simulation.reference._tricks import trick_phase
from darwindeck.simulation.reference._trumps import trump_phase
from darwindeck.simulation.reference._turning_up import renew_table, turn_up_phase
from darwindeck.simulation.reference._turns import begin_turn, end_game, end_hand, pay_into_pot
from darwindeck.simulation.reference._winning import judge_races


def begin_walk(state: State, seat: int) -> State:
    """A player begins a walk through the phases."""
    phases = range(len(state.game.phases))
    tasks = [task for index in phases for task in (RunPhase(index), PhaseOver())]
    knock = state.knock
    state = state.but(
        walker=seat,
        knock=knock and replace(knock, walked_since=knock.walked_since | {seat}),
        have_walked=state.have_walked | {seat},
        has_counted=False,
        is_no_pass=False,
        is_busy=False,
        trick_winner=None,
        leader=None,
        taken_up=frozenset(),
        agenda=tuple(tasks),
    )
    if state.game.has_phase(*OWN_PHASES):
        state = begin_turn(state, seat)
    return state if state.outcome is not None else state.happened(TurnBegins(seat))


@dataclass(frozen=True)
class RunPhase:
    """A phase begins."""

    index: int

    def do(self, state: State) -> State:
        """Run it, if it goes round the table or its player is in the hand."""
        state = state.but(phase=self.index)
        if state.genome.setup.tableau_mode is TableauMode.WAR and state.walker in state.in_hand:
            state = take_up_or_leave(state, state.walker)
            if state.outcome is not None or is_decided_by_leaving(state):
                return state
        phase = state.game.phases[self.index]
        if isinstance(phase, OWN_PHASES) and state.walker not in state.in_hand:
            return state
        return _run(state, phase)


def _run(state: State, phase: Phase) -> State:
    match phase:
        case DrawPhase():
            return draw_phase(state, phase)
        case PlayPhase() | DiscardPhase():
            return laying_phase(state, phase)
        case TrickPhase():
            return trick_phase(state, phase)
        case BiddingPhase():
            return bidding_phase(state, phase)
        case TrumpPhase():
            return trump_phase(state, phase)
        case BettingPhase():
            return betting_phase(state, phase)
        case ClaimPhase():
            return claim_phase(state, phase)
        case PassingPhase():
            return passing_phase(state, phase)
        case TurnUpPhase():
            return turn_up_phase(state, phase)
        case ExchangePhase():
            return exchange_phase(state, phase)
        case WagerPhase():
            return wager_phase(state, phase)
        case AskPhase():
            return ask_phase(state, phase)
        case TributePhase():
            return tribute_phase(state, phase)
        case MeldPhase():
            return meld_phase(state, phase)
        case KnockPhase():
            return knock_phase(state, phase)
        case SwapPhase():
            return swap_phase(state, phase)
    assert_never(phase)


@dataclass(frozen=True)
class PhaseOver:
    """A phase is over."""

    def do(self, state: State) -> State:
        """See whether anybody is left to play against, judge the races, and see who has gone out or ends the hand."""
        if is_decided_by_leaving(state):
            return end_hand(state, HandEnd.ALONE)
        state = judge_races(state)
        return state if state.outcome is not None else end_if_met(go_out(state))


def end_if_met(state: State) -> State:
    """The hand is over when a player in it meets the condition that ends it."""
    condition = state.genome.game_rules.hand_ends_if
    if condition is None or state.hand_is_over:
        return state
    is_met = any(holds(condition, Situation(state, seat)) for seat in state.in_hand)
    return end_hand(state, HandEnd.CONDITION) if is_met else state


def finish_walk(state: State) -> State:
    """A walk is over: count it, see whether the hand is over, and begin the next one."""
    if not state.has_counted:
        state = begin_turn(state, state.walker)
        if state.outcome is not None:
            return state
    state = _count_pass(state)
    state = state.but(idle=0 if state.is_busy else state.idle + 1)
    if state.hand_is_over:
        return state
    end = _how_played_out(state)
    if end is not None:
        return end_hand(state, end)
    if state.idle >= len(state.in_hand):
        is_empty = hands_are_empty(state)
        return end_hand(state, HandEnd.EMPTY_HANDS) if is_empty else end_game(state, Outcome(Ending.STALEMATE))
    next_walker = _next_walker(state)
    if last_round_is_over(state, next_walker):
        return end_hand(state, HandEnd.KNOCK)
    return begin_walk(state.but(skips=0), next_walker)


def _count_pass(state: State) -> State:
    """A player who had a chance to lay cards and laid none passes. Enough passes in a row set something off."""
    if not state.game.can_pass:
        return state
    if state.is_no_pass:
        return state.but(passes=0)
    state = state.but(passes=state.passes + 1).happened(Passes(state.walker))
    rules = state.genome.game_rules
    if state.walker in state.in_hand:
        state = pay_into_pot(state, state.walker, min(rules.pass_stake, state.chips[state.walker]), ChipsFor.PASS)
    needed = _all_who_must_pass(state) if rules.passes_to_trigger is None else rules.passes_to_trigger
    if state.passes < max(1, needed):
        return state
    state = state.but(passes=0)
    match rules.consecutive_pass_action:
        case PassAction.NONE:
            return state
        case PassAction.CLEAR_TABLEAU | PassAction.RENEW_TABLEAU:
            cleared = _clear_table(state)
            cleared = cleared.but(leader=state.last_to_play, last_to_play=None, last_play=())
            return renew_table(cleared, len(state.table)) if state.game.renews_table else cleared
        case PassAction.END_HAND:
            return end_hand(state, HandEnd.PASSES)


def _clear_table(state: State) -> State:
    cards, cleared = clear_table(state)
    return cleared.happened(Discarded((moved(cleared, cards, TABLE, DISCARD),) if cards else ()))


def _all_who_must_pass(state: State) -> int:
    """All players, where that renews the table; else all but one, or but the one whose play lies there, in or out."""
    if state.game.renews_table:
        return len(state.in_hand)
    if state.last_to_play is None:
        return len(state.in_hand) - 1
    return len(state.in_hand - {state.last_to_play})


def _how_played_out(state: State) -> HandEnd | None:
    """Why a hand is over after a walk: all hands are empty for good, or a round of bets or swaps is complete."""
    game = state.game
    if hands_are_empty(state) and not _can_draw(state):
        return HandEnd.EMPTY_HANDS
    is_longer = game.has_phase(PlayPhase, TrickPhase, ClaimPhase, AskPhase, KnockPhase)
    if is_longer or not game.has_phase(BettingPhase, WagerPhase, SwapPhase):
        return None
    is_complete = not game.has_phase(*OWN_PHASES) or state.in_hand <= state.have_walked
    return HandEnd.ROUND if is_complete else None


def _can_draw(state: State) -> bool:
    """Whether hands that are empty may be filled again: by a draw phase, or by an ask phase while there is a deck."""
    if state.game.has_phase(DrawPhase):
        return True
    return state.game.has_phase(AskPhase) and (not deck_is_empty(state) or can_reshuffle(state))


def _next_walker(state: State) -> int:
    """Who played last when the others have passed, the winner of the last trick, or the next player, skips counted."""
    if state.leader is not None:
        return from_seat(state, state.leader, state.direction)[0]
    if state.trick_winner is not None and state.trick_winner in state.in_hand:
        return state.trick_winner
    others = others_in_hand(state, state.walker, state.direction)
    around = [*others, state.walker] if state.walker in state.in_hand else others
    steps = 0 if state.trick_winner is not None else state.skips
    return around[steps % len(around)]
