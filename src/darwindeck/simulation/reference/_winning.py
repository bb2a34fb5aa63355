"""Winning: what each win condition measures, when it is judged, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, assert_never

from darwindeck.genome.schema import TieBreaker, TriggerMode, WinComparison, WinCondition, WinType
from darwindeck.simulation.kinds import Ending
from darwindeck.simulation.reference._hands import hand_key, hand_value
from darwindeck.simulation.reference._seats import deck_is_empty, hands_are_empty
from darwindeck.simulation.reference._state import Outcome, State
from darwindeck.simulation.reference._turns import end_game

_RACES = (WinType.EMPTY_HAND, WinType.FIRST_TO_SCORE, WinType.CAPTURE_ALL)
_LOWER_IS_BETTER = (WinType.EMPTY_HAND, WinType.LOW_SCORE, WinType.FEWEST_TRICKS)


@dataclass(frozen=True)
class Measure:
    """What a side has: the worth by which sides are compared, and the number that thresholds are about."""

    worth: Any
    number: int


def judge_races(state: State) -> State:
    """Judge what is judged after every move, and end the game if somebody has won."""
    outcome = judge(state, at_end_of_hand=False)
    return state if outcome is None else end_game(state, outcome)


def judge(state: State, *, at_end_of_hand: bool) -> Outcome | None:
    """What the first win condition says that decides."""
    for number, win in enumerate(state.genome.win_conditions):
        if win.type is WinType.LAST_STANDING:
            continue
        if win.type is WinType.ALL_HANDS_EMPTY and not hands_are_empty(state):
            continue
        if win.type is WinType.NOT_LAST:
            lost = _lost_by_last(state, win) if at_end_of_hand else None
            if lost is not None:
                return replace(lost, condition=number)
            continue
        best = _race_leaders(state, win) if is_race(win) else _best_if_due(state, win, at_end_of_hand)
        if best:
            outcome = _outcome(state, best, is_last=False)
            if outcome is not None:
                return replace(outcome, condition=number)
    return None


def judge_for_the_last_time(state: State) -> Outcome:
    """Compare all sides by each condition in turn, without trigger and threshold."""
    for number, win in enumerate(state.genome.win_conditions):
        if win.type is WinType.NOT_LAST:
            lost = _lost_by_last(state, win)
            if lost is not None:
                return replace(lost, condition=number)
            continue
        best = _best(win, _measures(state, win))
        if best:
            return replace(_outcome(state, best, is_last=True) or Outcome(Ending.DRAW), condition=number)
    return Outcome(Ending.DRAW)


def is_race(win: WinCondition) -> bool:
    """Whether the first to get somewhere wins, and not the best in the end."""
    is_immediate = win.trigger_mode is TriggerMode.IMMEDIATE
    return win.comparison is WinComparison.FIRST or (win.type in _RACES and is_immediate)


def lower_is_better(win: WinCondition) -> bool:
    """Whether less is better: as the comparison says, else as the type does."""
    if win.comparison is WinComparison.HIGHEST:
        return False
    return win.comparison is WinComparison.LOWEST or win.type in _LOWER_IS_BETTER


# ---------------------------------------------------------------------------------------- who is best


def _race_leaders(state: State, win: WinCondition) -> list[int]:
    """The sides that have reached the threshold; the best of them where the comparison says what that is."""
    threshold = _race_threshold(state, win)
    measures = _measures(state, win)
    is_low = win.type in _LOWER_IS_BETTER
    there = {side: one for side, one in measures.items() if _reaches(one, threshold, from_above=is_low)}
    if win.comparison in (WinComparison.HIGHEST, WinComparison.LOWEST):
        return _best(win, there)
    return list(there)


def _race_threshold(state: State, win: WinCondition) -> int:
    if win.threshold is not None:
        return win.threshold
    if win.type is WinType.EMPTY_HAND:
        return 0
    return len(state.game.cards) if win.type is WinType.CAPTURE_ALL else 1


def _best_if_due(state: State, win: WinCondition, at_end_of_hand: bool) -> list[int]:
    """The best sides by a condition that compares all, if it is to be judged now."""
    match win.trigger_mode:
        case TriggerMode.DECK_EMPTY:
            is_due = deck_is_empty(state)
        case TriggerMode.ALL_HANDS_EMPTY:
            is_due = at_end_of_hand and hands_are_empty(state)
        case TriggerMode.IMMEDIATE | TriggerMode.THRESHOLD_GATE:
            is_due = at_end_of_hand
    if not is_due:
        return []
    measures, threshold = _measures(state, win), win.threshold
    best = _best(win, measures)
    if threshold is None:
        return best
    if win.trigger_mode is TriggerMode.THRESHOLD_GATE:
        return best if any(one.number >= threshold for one in measures.values()) else []
    return [side for side in best if _reaches(measures[side], threshold, from_above=lower_is_better(win))]


def _best(win: WinCondition, measures: dict[int, Measure]) -> list[int]:
    if not measures:
        return []
    worths = [one.worth for one in measures.values()]
    best = min(worths) if lower_is_better(win) else max(worths)
    return [side for side, one in measures.items() if one.worth == best]


def _reaches(measure: Measure, threshold: int, *, from_above: bool) -> bool:
    return measure.number <= threshold if from_above else measure.number >= threshold


# ---------------------------------------------------------------------------------------- measures


def _measures(state: State, win: WinCondition) -> dict[int, Measure]:
    """What each side in the game has. One of which nobody can be measured is left out."""
    measures = {}
    for number, side in enumerate(state.game.sides):
        if state.in_game.isdisjoint(side):
            continue
        measure = _measure(state, win.type, side)
        if measure is not None:
            measures[number] = measure
    return measures


def _measure(state: State, kind: WinType, side: Sequence[int]) -> Measure | None:
    match kind:
        case WinType.BEST_HAND:
            return _best_hand(state, [seat for seat in side if seat in state.in_hand])
        case WinType.EMPTY_HAND:
            players = [seat for seat in side if seat in state.in_hand and seat in state.have_held]
            return _counted([len(state.hands[seat]) for seat in players]) if players else None
        case WinType.HIGH_SCORE | WinType.FIRST_TO_SCORE | WinType.LOW_SCORE | WinType.ALL_HANDS_EMPTY:
            return _counted([state.scores[seat] for seat in side])
        case WinType.CAPTURE_ALL:
            return _counted([len(state.hands[seat]) + len(state.captured[seat]) for seat in side])
        case WinType.MOST_CAPTURED:
            return _counted([len(state.captured[seat]) for seat in side])
        case WinType.MOST_TRICKS | WinType.FEWEST_TRICKS:
            return _counted([state.tricks[seat] for seat in side])
        case WinType.NOT_LAST:
            return _counted([len(state.hands[seat]) for seat in side])
        case WinType.MOST_CHIPS:
            return _counted([state.chips[seat] for seat in side])
        case WinType.LAST_STANDING:
            return Measure(1, 1)
    assert_never(kind)


def _counted(numbers: list[int]) -> Measure:
    total = sum(numbers)
    return Measure(total, total)


def _best_hand(state: State, seats: list[int]) -> Measure | None:
    """The best hand of a side; thresholds are about its value."""
    evaluation, ranks = state.genome.hand_evaluation, state.game.ranks
    held = [state.compared_hand(seat) for seat in seats]
    hands = [Measure(hand_key(one, evaluation, ranks), hand_value(one, evaluation, ranks)) for one in held]
    return max(hands, key=lambda one: one.worth, default=None)


# ---------------------------------------------------------------------------------------- level sides


def _outcome(state: State, best: list[int], *, is_last: bool) -> Outcome | None:
    """Who wins of the best sides; None when nothing is decided yet."""
    if len(best) == 1:
        return _won_by(state, best[0])
    match state.genome.game_rules.tie_breaker:
        case TieBreaker.SHARED:
            return Outcome(Ending.DRAW)
        case TieBreaker.ACTIVE_PLAYER:
            return _won_by(state, _side_that_acted_last(state, best))
        case TieBreaker.PLAY_ON:
            return Outcome(Ending.DRAW) if is_last else None


def _side_that_acted_last(state: State, sides: list[int]) -> int:
    """The side of the first of their players found from the last turn's, counted against the direction."""
    count = state.genome.player_count
    backwards = ((state.last_turn - state.direction * step) % count for step in range(count))
    return next(side for seat in backwards if (side := state.game.side_of[seat]) in sides)


def _won_by(state: State, side: int) -> Outcome:
    if state.genome.team_mode:
        return Outcome(Ending.WIN, team=side)
    return Outcome(Ending.WIN, winner=side)


def _lost_by_last(state: State, win: WinCondition) -> Outcome | None:
    """The side that alone still holds cards has lost, and the others have won; None when there is no such side."""
    held = _measures(state, win)
    holders = [side for side, measure in held.items() if measure.number > 0]
    others = [side for side in held if side not in holders]
    if len(holders) != 1 or not others:
        return None
    if len(others) == 1:
        return _won_by(state, others[0])
    if state.genome.team_mode:
        return Outcome(Ending.LOSS, team=holders[0])
    return Outcome(Ending.LOSS, loser=holders[0])
