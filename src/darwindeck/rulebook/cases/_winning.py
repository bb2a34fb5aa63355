"""How games are won: by which condition, after the last hand, at a standstill, or by the last turn."""

import re
from collections.abc import Callable

from darwindeck.genome.schema import TieBreaker, WinCondition, WinType
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._ends import _are_level_for_win, _ending, _one_side_is_left, _some_are_level
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import Ending, State
from darwindeck.simulation.reference._hand_end import _leave_game
from darwindeck.simulation.reference._seats import hands_are_empty
from darwindeck.simulation.reference._winning import (
    _best_if_due,
    _lost_by_last,
    _outcome,
    _race_leaders,
    is_race,
    lower_is_better,
)

# ---------------------------------------------------------------------------------------- by a condition


def _winners(win: WinCondition, state: State) -> list[int]:
    """The sides that are best by a condition when it is judged, if it is."""
    if win.type in (WinType.LAST_STANDING, WinType.NOT_LAST):
        return []
    if win.type is WinType.ALL_HANDS_EMPTY and not hands_are_empty(state):
        return []
    return _race_leaders(state, win) if is_race(win) else _best_if_due(state, win, state.hand_is_over)


def _decides(win: WinCondition, state: State) -> bool:
    if win.type is WinType.NOT_LAST:
        return state.hand_is_over and _lost_by_last(state, win) is not None
    best = _winners(win, state)
    return bool(best) and _outcome(state, best, is_last=False) is not None


def _deciding(moment: Moment) -> WinCondition | None:
    """The condition by which the game is decided in a moment; after the last hand, or when players leave, none is."""
    state = moment.state
    if _ending(moment) not in (Ending.WIN, Ending.LOSS, Ending.DRAW) or len(state.in_game) < state.began:
        return None
    return next((win for win in state.genome.win_conditions if _decides(win, state)), None)


def _wins_race(*types: WinType) -> Callable[[Moment], bool]:
    """Whether somebody has won because he or she was the first to get somewhere."""

    def happens(moment: Moment) -> bool:
        win = _deciding(moment)
        return win is not None and win.type in types and is_race(win)

    return happens


def _is_best(types: tuple[WinType, ...], *, is_low: bool) -> Callable[[Moment], bool]:
    """Whether somebody has won by having most, or least, of something."""

    def happens(moment: Moment) -> bool:
        win = _deciding(moment)
        return win is not None and win.type in types and not is_race(win) and lower_is_better(win) is is_low

    return happens


def _is_last_with_cards(moment: Moment) -> bool:
    win = _deciding(moment)
    return win is not None and win.type is WinType.NOT_LAST


def _is_won_in_play(moment: Moment) -> bool:
    win = _deciding(moment)
    return win is not None and win.type in _POINTS and not moment.state.hand_is_over


# ---------------------------------------------------------------------------------------- in other ways


def _is_judged_last(moment: Moment) -> bool:
    is_over = _ending(moment) in (Ending.WIN, Ending.DRAW, Ending.LOSS) and moment.state.hand_is_over
    return is_over and _deciding(moment) is None


def _wins_after_last_hand(moment: Moment) -> bool:
    is_last = moment.state.hand_number == moment.state.genome.game_rules.max_hands
    return is_last and _is_judged_last(moment) and _ending(moment) is not Ending.DRAW


def _wins_by_empty_stock(moment: Moment) -> bool:
    return _is_judged_last(moment) and moment.state.deck_has_ended_game


def _ends_in_draw(moment: Moment) -> bool:
    return _ending(moment) is Ending.DRAW and bool(moment.state.in_game)


def _is_at_standstill(moment: Moment) -> bool:
    return _ending(moment) is Ending.STALEMATE


def _last_turn_decides(moment: Moment) -> bool:
    by_turn = moment.state.genome.game_rules.tie_breaker is TieBreaker.ACTIVE_PLAYER
    return by_turn and _are_level_for_win(moment)


def _last_turn_was_of_others(moment: Moment) -> bool:
    """Whether the last turn was that of a side that is not among those who are level."""
    state, outcome = moment.state, moment.state.outcome
    if not _last_turn_decides(moment) or outcome is None:
        return False
    return state.game.side_of[state.last_turn] not in (outcome.winner, outcome.team)


def _starter_wins_at_deal(moment: Moment) -> bool:
    return _last_turn_decides(moment) and not moment.state.have_walked


def _broke_player_ends_game(moment: Moment) -> bool:
    is_last = moment.state.hand_number == moment.state.genome.game_rules.max_hands
    is_over = _ending(moment) not in (None, Ending.TIMEOUT) and moment.state.hand_is_over
    return is_over and not is_last and not any(moment.state.chips)


# ---------------------------------------------------------------------------------------- leaving


def _team_plays_with_fewer(moment: Moment) -> bool:
    state = moment.state
    left = [state.in_game.intersection(side) for side in state.game.sides]
    return moment.is_decision and any(
        0 < len(stay) < len(side) for stay, side in zip(left, state.game.sides, strict=True)
    )


def _winner_would_have_left(moment: Moment) -> bool:
    """Whether somebody has won who otherwise would have been out of the game."""
    state, outcome = moment.state, moment.state.outcome
    if _deciding(moment) is None or not state.hand_is_over or outcome is None:
        return False
    side = outcome.winner if outcome.team is None else outcome.team
    return side is not None and _leave_game(state).in_game.isdisjoint(state.game.sides[side])


def _leaves_with_chips(moment: Moment) -> bool:
    found = re.fullmatch(r"P(\d+) is out of the game", moment.told)
    return found is not None and moment.state.chips[int(found[1])] > 0


_SCORES = (WinType.HIGH_SCORE, WinType.FIRST_TO_SCORE, WinType.LOW_SCORE)
_POINTS = (*_SCORES, WinType.ALL_HANDS_EMPTY)
_TRICKS = (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS)
_FIRST = r"^The game ends as soon as a (player|team) (still in the hand )?"
_IN_HAND = "cards (in hand(?! and)|of all who)"
_BEST = r"^(?!The aim).*, (a|the) (player|team) with "


def _wins_with(most: str, what: str, *types: WinType, is_low: bool = False) -> Case:
    """That somebody wins who has most of something, or least."""
    return Case(rf"{_BEST}(the )?{most} {what}.* wins the game", _is_best(types, is_low=is_low))


WINNING = (
    Case(_FIRST + r"has [^;]*(points?|a score of [\w ]+) or more;", _wins_race(*_SCORES)),
    Case(_FIRST + r"has .* while nobody holds a card", _wins_race(WinType.ALL_HANDS_EMPTY)),
    Case(_FIRST + r"(has no cards left|holds at most)", _wins_race(WinType.EMPTY_HAND)),
    Case(_FIRST + r"has (all the cards|.* in hand and captured)", _wins_race(WinType.CAPTURE_ALL)),
    Case(_FIRST + r"has captured", _wins_race(WinType.MOST_CAPTURED)),
    Case(_FIRST + r"has taken", _wins_race(*_TRICKS)),
    Case(_FIRST + r"has .*chips?\b", _wins_race(WinType.MOST_CHIPS)),
    Case(_FIRST + r"holds .* that counts", _wins_race(WinType.BEST_HAND)),
    _wins_with("highest", "score", *_POINTS),
    _wins_with("lowest", "score", *_POINTS, is_low=True),
    _wins_with("(most|all the)", "chips", WinType.MOST_CHIPS),
    _wins_with("most", "tricks", *_TRICKS),
    _wins_with("fewest", "tricks", *_TRICKS, is_low=True),
    _wins_with("most", r"(captured cards|(?!chips|tricks|cards)\w+s)", WinType.MOST_CAPTURED),
    _wins_with("most", _IN_HAND, WinType.EMPTY_HAND),
    _wins_with("fewest", _IN_HAND, WinType.EMPTY_HAND, is_low=True),
    _wins_with("most", "cards in hand and captured", WinType.CAPTURE_ALL),
    _wins_with("fewest", "cards in hand and captured", WinType.CAPTURE_ALL, is_low=True),
    _wins_with("best", "hand", WinType.BEST_HAND),
    _wins_with("worst", "hand", WinType.BEST_HAND, is_low=True),
    Case(r"only one (player|team) holds cards|who still holds cards at the end of the hand loses", _is_last_with_cards),
    Case(r"^Until the hand is over its points count", _is_won_in_play),
    Case(r"^The last (player|team) left in the game wins", _one_side_is_left),
    Case(r"^After \w+ hands, the ", _wins_after_last_hand),
    Case(r"^If nobody has won by the end of the hand", _is_judged_last),
    Case(r"[Ww]hen the empty stock ends the game", _wins_by_empty_stock),
    Case(r"^When there is no more to play, it is a draw", _ends_in_draw),
    Case(r"the game can no longer be decided", _some_are_level),
    Case(r"^If a whole round goes by in which nobody can do anything", _is_at_standstill),
    Case(r"the one (who|whose player) (had the last turn|was the last to)", _last_turn_decides),
    Case(r"if it was none of them, the nearest before", _last_turn_was_of_others),
    Case(r"^If the hand ended right after the deal, that is the starter", _starter_wins_at_deal),
    Case(r"^If you have no chips left at the end of a hand, the game is over", _broke_player_ends_game),
    Case(r"^A team is in the game as long as", _team_plays_with_fewer),
    Case(r"^Whether somebody has won is looked at first", _winner_would_have_left),
    Case(r"^Whoever is out of the game takes his or her chips along", _leaves_with_chips),
)
