"""What may happen to a game at any moment: a turn is counted, points are scored, somebody drops out, it ends."""

from collections.abc import Collection

from darwindeck.genome.schema import ScoringTrigger
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import GameOutcome, GameOver, Out, PaysOrGets, ScorePart, Scores, Standings
from darwindeck.simulation.kinds import ChipsFor, Ending, HandEnd, Leaving
from darwindeck.simulation.reference._state import Outcome, State, at_seat
from darwindeck.simulation.reference._telling import card_parts


def begin_turn(state: State, seat: int) -> State:
    """Count a turn. When all are used up, the game is over instead."""
    if state.turns >= state.genome.max_turns:
        return end_game(state, Outcome(Ending.TIMEOUT))
    return state.but(turns=state.turns + 1, last_turn=seat, has_counted=True)


def score(state: State, seat: int, *parts: ScorePart) -> State:
    """A player scores, or loses points: the sum of these parts."""
    points = sum(part.points for part in parts)
    if points == 0:
        return state
    scores = at_seat(state.scores, seat, state.scores[seat] + points)
    told = tuple(part for part in parts if part.points)
    return state.but(scores=scores).happened(Scores(seat, points, told))


def score_cards(state: State, seat: int, trigger: ScoringTrigger, cards: Collection[Card]) -> State:
    """A player scores for cards."""
    if state.game.points_of(trigger, cards, state.trump) == 0:
        return state
    return score(state, seat, *card_parts(state, trigger, cards))


def pay_into_pot(state: State, seat: int, chips: int, why: ChipsFor) -> State:
    """A player puts chips into the pot."""
    if chips == 0:
        return state
    return state.but(
        chips=at_seat(state.chips, seat, state.chips[seat] - chips),
        paid=at_seat(state.paid, seat, state.paid[seat] + chips),
    ).happened(PaysOrGets(seat, -chips, why))


def not_passing(state: State) -> State:
    """The walk's player swaps or knocks. Where the table is renewed when everybody passes, that is no pass."""
    return state.but(is_no_pass=state.is_no_pass or state.game.renews_table)


def leave_hand(state: State, seat: int) -> State:
    """A player is out of the hand. The cards stay where they are."""
    return state.but(in_hand=state.in_hand - {seat}, is_busy=True).happened(Out(seat, Leaving.HAND))


def end_hand(state: State, why: HandEnd) -> State:
    """The hand is over: nothing more is done in it. The first reason is the one that is told."""
    return state.but(agenda=(), hand_is_over=True, hand_end=state.hand_end or why)


def told_outcome(outcome: Outcome) -> GameOutcome:
    """How the game ended, as a value."""
    rule = None if outcome.condition is None else f"win_conditions[{outcome.condition}]"
    return GameOutcome(outcome.ending, outcome.side, rule)


def end_game(state: State, outcome: Outcome) -> State:
    """The game is over. The standings are told, unless the end of the hand has done so."""
    told = state if state.hand_is_over else tell_standings(state)
    over = GameOver(told_outcome(outcome), state.turns, state.hand_number, state.decisions)
    return told.but(outcome=outcome, agenda=(), decision=None).happened(over)


def tell_standings(state: State) -> State:
    """How the players stand."""
    genome = state.genome
    return state.happened(
        Standings(
            scores=state.scores,
            teams=state.team_scores if genome.team_mode else None,
            chips=state.chips if state.game.has_chips else None,
            house=None if genome.house is None else state.house_chips,
            bags=None if genome.contract_scoring is None else state.bags,
        )
    )
