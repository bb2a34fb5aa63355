"""Knocking: a player ends the hand, and deadwood is compared."""

from collections.abc import Iterator
from dataclasses import dataclass

from darwindeck.genome.schema import KnockPhase
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import ScorePart
from darwindeck.simulation.kinds import Asks, HandEnd
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._explanations import PlainDecision
from darwindeck.simulation.reference._melds import best_melds
from darwindeck.simulation.reference._moves import PASS, Move, Verb
from darwindeck.simulation.reference._seats import opponents_in_hand
from darwindeck.simulation.reference._state import Knock, State
from darwindeck.simulation.reference._telling import phase_path
from darwindeck.simulation.reference._turns import end_hand, not_passing, score


def knock_phase(state: State, phase: KnockPhase) -> State:
    """The walk's player may knock, if the condition holds and nobody has knocked in this hand."""
    if state.knock is not None or not holds(phase.condition, Situation(state, state.walker)):
        return state
    return state.but(decision=KnockOrPass(state.walker, phase))


@dataclass(frozen=True)
class KnockOrPass(PlainDecision):
    """Whether to knock."""

    seat: int
    phase: KnockPhase
    ask: Asks = Asks.KNOCK
    moves: tuple[Move, ...] = (Move(Verb.KNOCK), PASS)
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """The hand is over, or, where the others have a last walk, this walk."""
        if move.verb is Verb.PASS:
            return state
        state = not_passing(state).but(knock=Knock(self.seat, self.phase, state.phase))
        end_of_phase = state.agenda[:1]
        return state.but(agenda=end_of_phase) if self.phase.last_round else end_hand(state, HandEnd.KNOCK)


def last_round_is_over(state: State, next_walker: int) -> bool:
    """Whether everybody else has had a walk since the knock, or the next one would be the knocker's."""
    knock = state.knock
    if knock is None:
        return False
    return next_walker == knock.seat or state.in_hand - {knock.seat} <= knock.walked_since


# ---------------------------------------------------------------------------------------- points


def score_knock(state: State) -> State:
    """By DEADWOOD, the knocker scores against every opponent in the hand, or is undercut."""
    if state.knock is None or not knock_is_scored(state):
        return state
    for seat, *parts in _points(state, state.knock):
        state = score(state, seat, *parts)
    return state


def knock_is_scored(state: State) -> bool:
    """Whether somebody has knocked whose deadwood is compared with that of others."""
    return state.game.counts_deadwood and state.knock is not None and state.knock.seat in state.in_hand


def _points(state: State, knock: Knock) -> Iterator[tuple[int, *tuple[ScorePart, ...]]]:
    """Who scores what. Nobody lays off onto a hand without deadwood, or undercuts it."""
    evaluation, ranks = state.genome.hand_evaluation, state.game.ranks
    assert evaluation is not None, "deadwood is scored"
    path = phase_path(knock.place)
    melds = best_melds(state.hands[knock.seat], evaluation, ranks)
    has_none = melds.deadwood == 0
    laid = melds if knock.phase.lay_off and not has_none else None
    for other in opponents_in_hand(state, knock.seat):
        more = best_melds(state.hands[other], evaluation, ranks, laid).deadwood - melds.deadwood
        if has_none or more > 0:
            yield knock.seat, ScorePart(path, more)
        else:
            bonus = ScorePart(f"{path}.undercut_bonus", knock.phase.undercut_bonus)
            yield other, ScorePart(path, -more), bonus
    if has_none:
        yield knock.seat, ScorePart(f"{path}.bonus", knock.phase.bonus)
