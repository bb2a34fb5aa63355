"""The end of the game: level sides, players who leave it, the last hand."""

from collections.abc import Iterator
from dataclasses import replace

from darwindeck.genome.schema import TriggerMode, WinComparison, WinType
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import PHASE_BEGINS, Ending, State
from darwindeck.simulation.reference._seats import deck_is_empty
from darwindeck.simulation.reference._winning import _best, _best_if_due, _measures, _race_leaders, is_race

_UNDECIDED = (Ending.TIMEOUT, Ending.STALEMATE, Ending.LOSS)


def _ending(moment: Moment) -> Ending | None:
    """How the game ends in a moment, if it does."""
    outcome = moment.state.outcome
    return outcome.ending if outcome is not None and moment.told.startswith("end ") else None


def _is_end_of_hand(moment: Moment) -> bool:
    """Whether the end of a hand is judged."""
    return moment.state.hand_is_over and (_ending(moment) is not None or moment.told.startswith("scores"))


def _is_judged_in_play(moment: Moment) -> bool:
    return _ending(moment) is not None or moment.is_decision or moment.told == PHASE_BEGINS


def _leaders(moment: Moment) -> Iterator[list[int]]:
    """Those who are best by each condition that is looked at in a moment, up to the one that decides."""
    state, ending = moment.state, _ending(moment)
    if ending in _UNDECIDED:
        return
    at_end_of_hand, in_play = _is_end_of_hand(moment), _is_judged_in_play(moment)
    wins = [win for win in state.genome.win_conditions if win.type not in (WinType.NOT_LAST, WinType.LAST_STANDING)]
    for win in wins:
        if is_race(win):
            found = _race_leaders(state, win) if at_end_of_hand or in_play else []
        else:
            found = _best_if_due(state, win, at_end_of_hand=True) if at_end_of_hand else []
        yield found
        if len(found) == 1:
            return
    if ending is Ending.DRAW and wins:
        yield _best(wins[0], _measures(state, wins[0]))


def _some_are_level(moment: Moment) -> bool:
    return any(len(sides) > 1 for sides in _leaders(moment))


def _are_level_for_win(moment: Moment) -> bool:
    """Whether sides are level of whom one wins: also when the stock is empty in play, or after the last hand."""
    state = moment.state
    if _ending(moment) is not Ending.WIN:
        return False
    due = [win for win in state.genome.win_conditions if win.trigger_mode is TriggerMode.DECK_EMPTY]
    best = [_best_if_due(state, win, state.hand_is_over) for win in due if not is_race(win)]
    last = [win for win in state.genome.win_conditions if win.type not in (WinType.NOT_LAST, WinType.LAST_STANDING)]
    best += [_best(win, _measures(state, win)) for win in last[:1] if state.hand_is_over]
    return _some_are_level(moment) or any(len(sides) > 1 for sides in best)


def _some_get_there(moment: Moment) -> bool:
    """Whether several have won a race by now, of whom the best wins."""
    if _ending(moment) in _UNDECIDED or not (_is_end_of_hand(moment) or _is_judged_in_play(moment)):
        return False
    races = [replace(win, comparison=WinComparison.FIRST) for win in moment.state.genome.win_conditions if is_race(win)]
    return any(len(_race_leaders(moment.state, race)) > 1 for race in races)


def _waits_no_more_for_stock(moment: Moment) -> bool:
    return deck_is_empty(moment.state) and (moment.is_decision or moment.is_hand_over or _ending(moment) is not None)


def _is_last_hand(moment: Moment) -> bool:
    return moment.is_hand_over and moment.state.hand_number == moment.state.genome.game_rules.max_hands


def _sides_left(state: State) -> int:
    return len({state.game.side_of[seat] for seat in state.in_game})


def _one_side_is_left(moment: Moment) -> bool:
    return moment.told.startswith("end ") and _sides_left(moment.state) == 1


def _nobody_is_left(moment: Moment) -> bool:
    return moment.told.startswith("end ") and _sides_left(moment.state) == 0


def _somebody_leaves(moment: Moment) -> bool:
    return moment.told.endswith("out of the game")


def _nobody_has_taken_a_trick(moment: Moment) -> bool:
    return moment.is_hand_over and not any(moment.state.tricks[seat] for seat in moment.state.in_game)


def _nobody_has_points(moment: Moment) -> bool:
    is_counted = moment.state.hand_is_over and moment.told.startswith("scores")
    return is_counted and max(moment.state.scores[seat] for seat in moment.state.in_game) <= 0


_LEVEL = r"(is|are) level|had the last turn|was the last to"

ENDS = (
    Case(r"(is|are) level( for the win)?, (the game is a draw|nothing is decided)", _some_are_level),
    Case(r"at the same moment, the one with", _some_get_there),
    Case(r"^[Aa]s soon as the stock (is empty|is down to)", _waits_no_more_for_stock),
    Case(r"at the same moment(?!, the one with)", _some_are_level, must_be_told=True, or_words=_LEVEL),
    Case(r"nobody has won after \w+ hands", _is_last_hand),
    Case(r"When only one (player|team) is left in the game", _one_side_is_left),
    Case(r"When nobody is left in it", _nobody_is_left),
    Case(r"is out of the game", _somebody_leaves, must_be_told=True, or_words=r"all the chips|left in the game"),
    Case(r"^If nobody (who is still in )?has taken any, all", _nobody_has_taken_a_trick),
    Case(r"^but whoever has the highest .*stays in", _nobody_has_points),
)
