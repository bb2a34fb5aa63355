"""The end of the game: level sides, players who leave it, the last hand."""

from collections.abc import Iterator

from darwindeck.genome.schema import WinType
from darwindeck.simulation.reference import Ending, State
from darwindeck.simulation.reference._winning import _best, _best_if_due, _measures, _race_leaders, is_race
from tests.support.cases._case import Case
from tests.support.moments import PHASE_BEGINS, Moment

_UNDECIDED = (Ending.TIMEOUT, Ending.STALEMATE, Ending.LOSS)


def _leaders(moment: Moment) -> Iterator[list[int]]:
    """Those who are best by each condition that is looked at in a moment, up to the one that decides."""
    state = moment.state
    ending = state.outcome.ending if state.outcome is not None and moment.told.startswith("end ") else None
    if ending in _UNDECIDED:
        return
    at_end_of_hand = state.hand_is_over and (ending is not None or moment.told.startswith("scores"))
    in_play = ending is not None or moment.is_decision or moment.told == PHASE_BEGINS
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
    return moment.told.startswith("scores") and max(moment.state.scores[seat] for seat in moment.state.in_game) <= 0


_LEVEL = r"(is|are) level|had the last turn"

ENDS = (
    Case(r"(is|are) level( for the win)?, (the game is a draw|nothing is decided)", _some_are_level),
    Case(r"at the same moment", _some_are_level, must_be_told=True, or_words=_LEVEL),
    Case(r"nobody has won after \w+ hands", _is_last_hand),
    Case(r"When only one (player|team) is left in the game", _one_side_is_left),
    Case(r"When nobody is left in it", _nobody_is_left),
    Case(r"is out of the game", _somebody_leaves, must_be_told=True, or_words=r"all the chips|left in the game"),
    Case(r"nobody who is still in has taken any", _nobody_has_taken_a_trick),
    Case(r"unless nobody who is still in has a higher", _nobody_has_points),
)
