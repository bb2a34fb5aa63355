"""Betting: one round of bets."""

from dataclasses import dataclass, replace

from darwindeck.genome.schema import BettingPhase
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import BetChoice
from darwindeck.simulation.kinds import Asks, BetWay
from darwindeck.simulation.questions import Closed
from darwindeck.simulation.reasons import BetMade, Enough, LackOfChips, MayCheck, NoBet, OutOfRange, Reason, SameAs
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._narrowing import rule_of_phase
from darwindeck.simulation.reference._seats import from_seat
from darwindeck.simulation.reference._selections import count_valid_plays
from darwindeck.simulation.reference._state import BettingRound, State, at_seat
from darwindeck.simulation.reference._tableau import drop_out
from darwindeck.simulation.reference._turns import begin_turn
from darwindeck.simulation.values import Rule


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

    def explain(self, state: State) -> Explanation:
        """The ways to bet that the phase has and that are not there now."""
        betting = state.betting
        assert betting is not None, "a round is going on"
        judged = _judged(self.phase, betting, self.seat, state.chips[self.seat], rule_of_phase(state.phase))
        return Explanation(closed=tuple(Closed(bet_choice(move), reason) for move, reason in judged if reason))

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


_WAYS = {
    Verb.CHECK: BetWay.CHECK,
    Verb.BET: BetWay.BET,
    Verb.CALL: BetWay.CALL,
    Verb.RAISE: BetWay.RAISE,
    Verb.ALL_IN: BetWay.ALL_IN,
    Verb.FOLD: BetWay.FOLD,
}


def bet_choice(move: Move) -> BetChoice:
    """A way to bet, as a value."""
    return BetChoice(_WAYS[move.verb], move.number or 0)


def possible_bets(phase: BettingPhase, betting: BettingRound, seat: int, chips: int) -> tuple[Move, ...]:
    """What a player with so many chips may do, in the order of the rules."""
    return tuple(move for move, reason in _judged(phase, betting, seat, chips) if reason is None)


def _judged(
    phase: BettingPhase, betting: BettingRound, seat: int, chips: int, path: Rule = ""
) -> list[tuple[Move, Reason | None]]:
    """Every way to bet that a phase has, in the order of the rules, with the reason why it is not there now."""
    mine, highest = betting.bets[seat], betting.to_match
    to_call = highest - mine
    increment = phase.min_bet if phase.raise_increment is None else phase.raise_increment
    is_made = BetMade(highest, path) if betting.is_open else None
    judged: list[tuple[Move, Reason | None]] = []
    if phase.allow_check:
        judged.append((Move(Verb.CHECK), is_made))
    if _beyond_limit(phase, phase.min_bet, path) is None:
        judged.append((Move(Verb.BET, number=phase.min_bet), is_made or _lacking(phase.min_bet, chips, path)))
    judged.append((Move(Verb.CALL, number=to_call), _lacking(to_call, chips, path) if to_call else NoBet(path)))
    if phase.allow_raise and phase.max_raises > 0:
        no_bet = None if betting.is_open else NoBet(path)
        no_more = _raises_are_over(phase, betting, path) or _beyond_limit(phase, highest + increment, path)
        to_raise = to_call + increment
        judged.append((Move(Verb.RAISE, number=to_raise), no_bet or no_more or _lacking(to_raise, chips, path)))
    same = next((move for move, reason in judged if reason is None and move.number == chips), None)
    if same is not None:
        judged.append((Move(Verb.ALL_IN, number=chips), SameAs(_WAYS[same.verb], path)))
    else:
        no_more = _raises_are_over(phase, betting, path) or _beyond_limit(phase, mine + chips, path)
        judged.append((Move(Verb.ALL_IN, number=chips), None if chips <= to_call else no_more))
    if phase.allow_fold:
        may_check = phase.allow_check and not betting.is_open
        judged.append((Move(Verb.FOLD), MayCheck(f"{path}.allow_check") if may_check else None))
    return judged


def _lacking(need: int, chips: int, path: Rule) -> Reason | None:
    return None if need <= chips else LackOfChips(need, chips, path)


def _beyond_limit(phase: BettingPhase, bet: int, path: Rule) -> Reason | None:
    is_within = phase.max_bet is None or bet <= phase.max_bet
    return None if is_within else OutOfRange(phase.min_bet, phase.max_bet or 0, f"{path}.max_bet")


def _raises_are_over(phase: BettingPhase, betting: BettingRound, path: Rule) -> Reason | None:
    if not betting.is_open:
        return None
    if not phase.allow_raise:
        return Enough(0, f"{path}.allow_raise")
    return None if betting.raises < phase.max_raises else Enough(phase.max_raises, f"{path}.max_raises")
