"""Betting: one round of bets."""

from dataclasses import dataclass, replace

from darwindeck.genome.schema import BettingPhase
from darwindeck.simulation.cards import Card
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._seats import from_seat
from darwindeck.simulation.reference._selections import count_valid_plays
from darwindeck.simulation.reference._state import BettingRound, State, at_seat
from darwindeck.simulation.reference._tableau import drop_out
from darwindeck.simulation.reference._turns import begin_turn


def betting_phase(state: State, phase: BettingPhase) -> State:
    """A round of bets among players in the hand who have chips, if at least two have and the condition holds."""
    seat, index = state.walker, state.phase
    situation = Situation(state, seat, count_plays=lambda: count_valid_plays(state, seat, index + 1))
    if not holds(phase.condition, situation):
        return state
    if sum(state.chips[seat] > 0 for seat in state.in_hand) < 2:
        return state
    fresh = BettingRound(bets=(0,) * len(state.chips))
    return state.but(betting=fresh, showdown=phase.showdown_method).then(NextToBet(phase, state.walker))


@dataclass(frozen=True)
class NextToBet:
    """The next player clockwise from a seat on, that one included, who has not acted since the last bet."""

    phase: BettingPhase
    seat: int

    def do(self, state: State) -> State:
        """Ask that player; when there is none, the round is over. A player without any option stays in."""
        betting = state.betting
        assert betting is not None, "a round is going on"
        if len(state.in_hand) > 1:
            for seat in from_seat(state, self.seat):
                if seat in betting.acted or state.chips[seat] == 0:
                    continue
                moves = possible_bets(self.phase, betting, seat, state.chips[seat])
                if not moves:
                    betting = replace(betting, acted=betting.acted | {seat})
                    continue
                state = begin_turn(state.but(betting=betting), seat)
                return state if state.outcome else state.but(decision=ChooseBet(seat, moves, self.phase))
        return state.but(betting=betting)


@dataclass(frozen=True)
class ChooseBet:
    """How to bet."""

    seat: int
    moves: tuple[Move, ...]
    phase: BettingPhase
    ask: Asks = Asks.BET
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """The chips go into the pot, or the player out of the hand."""
        betting = state.betting
        assert betting is not None, "a round is going on"
        state = state.then(NextToBet(self.phase, (self.seat + 1) % len(state.chips)))
        if move.verb is Verb.FOLD:
            return drop_out(state, self.seat)
        chips = move.number or 0
        return state.but(
            chips=at_seat(state.chips, self.seat, state.chips[self.seat] - chips),
            paid=at_seat(state.paid, self.seat, state.paid[self.seat] + chips),
            betting=after_bet(betting, self.seat, move),
        )


def after_bet(betting: BettingRound, seat: int, move: Move) -> BettingRound:
    """The round when a player has acted. After a bet or a raise everybody else must act again."""
    bet = betting.bets[seat] + (move.number or 0)
    is_more = bet > betting.to_match
    return BettingRound(
        bets=at_seat(betting.bets, seat, bet),
        raises=betting.raises + (is_more and betting.is_open),
        acted=frozenset({seat}) if is_more else betting.acted | {seat},
    )


def possible_bets(phase: BettingPhase, betting: BettingRound, seat: int, chips: int) -> tuple[Move, ...]:
    """What a player with so many chips may do, in the order of the rules."""
    mine, highest = betting.bets[seat], betting.to_match
    to_call = highest - mine
    may_raise = betting.is_open and phase.allow_raise and betting.raises < phase.max_raises
    increment = phase.min_bet if phase.raise_increment is None else phase.raise_increment
    to_raise = to_call + increment

    def is_within_limit(bet: int) -> bool:
        return phase.max_bet is None or bet <= phase.max_bet

    moves: list[Move] = []
    if not betting.is_open and phase.allow_check:
        moves.append(Move(Verb.CHECK))
    if not betting.is_open and phase.min_bet <= chips and is_within_limit(phase.min_bet):
        moves.append(Move(Verb.BET, number=phase.min_bet))
    if 0 < to_call <= chips:
        moves.append(Move(Verb.CALL, number=to_call))
    if may_raise and to_raise <= chips and is_within_limit(highest + increment):
        moves.append(Move(Verb.RAISE, number=to_raise))
    may_go_beyond = is_within_limit(mine + chips) and (may_raise or not betting.is_open)
    if (chips <= to_call or may_go_beyond) and all(move.number != chips for move in moves):
        moves.append(Move(Verb.ALL_IN, number=chips))
    may_check = not betting.is_open and phase.allow_check
    if phase.allow_fold and not may_check:
        moves.append(Move(Verb.FOLD))
    return tuple(moves)
