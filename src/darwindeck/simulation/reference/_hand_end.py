"""The end of a hand: what is paid, scored and judged, and who leaves the game."""

from darwindeck.genome.schema import Elimination
from darwindeck.simulation.events import HandIsOver, Out
from darwindeck.simulation.kinds import Leaving
from darwindeck.simulation.reference._counting import show_what_counts
from darwindeck.simulation.reference._deal import begin_hand, next_starter
from darwindeck.simulation.reference._going_out import final_places
from darwindeck.simulation.reference._house import settle_with_house
from darwindeck.simulation.reference._knocking import score_knock
from darwindeck.simulation.reference._scoring import (
    pay_pot,
    score_cards_in_hand,
    score_cards_left,
    score_contracts,
    score_game_points,
    score_majorities,
    score_moon,
    score_places,
    score_rules,
    score_tricks,
    score_worst_hands,
)
from darwindeck.simulation.reference._state import State
from darwindeck.simulation.reference._tableau import give_rest_to_last_captor
from darwindeck.simulation.reference._turns import begin_turn, end_game, tell_standings
from darwindeck.simulation.reference._winning import judge, judge_for_the_last_time

END_OF_HAND = (
    give_rest_to_last_captor,
    show_what_counts,
    settle_with_house,
    pay_pot,
    score_cards_in_hand,
    score_cards_left,
    score_moon,
    score_places,
    score_knock,
    score_rules,
    score_worst_hands,
    score_majorities,
    score_tricks,
    score_contracts,
    score_game_points,
    tell_standings,
)
"""What is paid, scored and told when a hand is over, in this order."""


def finish_hand(state: State) -> State:
    """A hand is over: pay, score, judge, and begin the next one."""
    if not state.has_counted:
        state = begin_turn(state.but(hand_is_over=False), state.walker)
        if state.outcome is not None:
            return state
    why = state.hand_end
    assert why is not None, "whatever ends a hand says why"
    state = state.but(hand_is_over=True, agenda=(), last_places=final_places(state)).happened(HandIsOver(why))
    for step in END_OF_HAND:
        state = step(state)
    outcome = judge(state, at_end_of_hand=True)
    if outcome is not None:
        return end_game(state, outcome)
    if state.deck_has_ended_game or _is_last_hand(state):
        return end_game(state, judge_for_the_last_time(state))
    state = _leave_game(state)
    if _nobody_plays_on(state):
        return end_game(state, judge_for_the_last_time(state))
    return begin_hand(state, next_starter(state))


def _is_last_hand(state: State) -> bool:
    most = state.genome.game_rules.max_hands
    return most is not None and state.hand_number >= most


def _nobody_plays_on(state: State) -> bool:
    """Whether nobody is left in the game, or one side alone of several."""
    left = {state.game.side_of[seat] for seat in state.in_game}
    return not left or len(left) == 1 < len(state.game.sides)


def _leave_game(state: State) -> State:
    """In a game with stakes, players without chips leave; then those whom the rules eliminate."""
    if state.game.has_stakes:
        for seat in sorted(state.in_game):
            if state.chips[seat] == 0:
                state = _out_of_game(state, seat)
    eliminated = [seat for seat in sorted(state.in_game) if _is_eliminated(state, seat)]
    if len(eliminated) == len(state.in_game):
        return state
    for seat in eliminated:
        state = _out_of_game(state, seat)
    return state


def _out_of_game(state: State, seat: int) -> State:
    return state.but(in_game=state.in_game - {seat}).happened(Out(seat, Leaving.GAME))


def _is_eliminated(state: State, seat: int) -> bool:
    match state.genome.game_rules.elimination:
        case Elimination.NONE:
            return False
        case Elimination.NO_TRICKS:
            return state.tricks[seat] == 0
        case Elimination.NO_SCORE:
            return state.scores[seat] <= 0 and state.scores[seat] < max(state.scores[one] for one in state.in_game)
