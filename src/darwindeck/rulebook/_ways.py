"""The ways to win that can decide something."""

from collections.abc import Sequence
from dataclasses import replace

from darwindeck.genome.schema import (
    CardValue,
    DeckEmptyAction,
    Elimination,
    TriggerMode,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._chips import can_be_broke, most_owned
from darwindeck.rulebook._empty_hands import hands_can_be_empty
from darwindeck.rulebook._places import stock_can_be_empty
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._scene import MEASURED, Scene
from darwindeck.rulebook._scores import side_scores
from darwindeck.rulebook._stock import stock_can_be_used_up
from darwindeck.rulebook._winning import (
    BY_SCORE,
    aims_low,
    asks_for_everything,
    is_lower_better,
    last_measure,
    threshold,
    verdict,
)


def wins_by_score(scene: Scene) -> bool:
    """Whether some way to win looks at scores, be it the one that decides in the end."""
    rules, last = scene.genome.game_rules, last_measure(scene)
    compares_all = rules.max_hands is not None or rules.deck_empty_action is DeckEmptyAction.GAME_ENDS
    wins = ways(scene) if last is None or not compares_all else (*ways(scene), last)
    return any(win.type in BY_SCORE for win in wins)


def ways(scene: Scene) -> tuple[WinCondition, ...]:
    """The win conditions that can decide something, in the order in which they are judged."""
    found: list[WinCondition] = []
    told: set[str] = set()
    for win in dict.fromkeys(scene.genome.win_conditions):
        if not is_reachable(win, scene):
            continue
        is_settled = any(map(scene.is_decided_by, found))
        if is_settled and not _is_judged_in_play(win):
            continue
        if win.type is WinType.LAST_STANDING and any(one.type in MEASURED for one in found):
            continue
        if any(_is_settled_by(race, win, scene) for race in found):
            continue
        if verdict(win, scene) not in told:
            told.add(verdict(win, scene))
            found.append(win)
    return (_unconditional(found[0]),) if _is_judged_anyway(found, scene) else tuple(found)


def ways_agree(scene: Scene) -> bool:
    """Whether several ways never name different winners: whoever has all the chips has the most."""
    by_chips = all(win.type is WinType.MOST_CHIPS and not is_lower_better(win) for win in ways(scene))
    return by_chips and sum(not asks_for_everything(win, scene) for win in ways(scene)) <= 1


def _is_settled_by(race: WinCondition, win: WinCondition, scene: Scene) -> bool:
    """Whether a condition asks for an empty hand, with which a race has been won before."""
    is_won = race.type is WinType.EMPTY_HAND and is_race(race) and threshold(race, scene) == 0
    is_gate = win.trigger_mode is TriggerMode.THRESHOLD_GATE or is_race(win)
    asks_for_none = win.type is WinType.EMPTY_HAND and win.threshold == 0 and is_lower_better(win)
    return is_won and asks_for_none and not is_gate


def _is_judged_in_play(win: WinCondition) -> bool:
    """Whether a condition may decide before the end of a hand."""
    if win.type in (WinType.LAST_STANDING, WinType.NOT_LAST):
        return False  # Neither looks at its trigger.
    return is_race(win) or win.trigger_mode is TriggerMode.DECK_EMPTY


def _is_judged_anyway(found: Sequence[WinCondition], scene: Scene) -> bool:
    """Whether the only hand ends with a comparison by the only condition, whatever this one waits for."""
    if len(found) != 1 or found[0] is not scene.genome.win_conditions[0] or scene.genome.game_rules.max_hands != 1:
        return False
    return not is_race(found[0]) and found[0].type in MEASURED and found[0].trigger_mode is not TriggerMode.DECK_EMPTY


def _unconditional(win: WinCondition) -> WinCondition:
    kind = WinType.HIGH_SCORE if win.type is WinType.ALL_HANDS_EMPTY else win.type
    return replace(win, type=kind, trigger_mode=TriggerMode.IMMEDIATE, threshold=None)


# ---------------------------------------------------------------------------------------- what can be reached


def is_reachable(win: WinCondition, scene: Scene) -> bool:
    """Whether there can ever be what a condition waits for, and as much as it asks for."""
    if not scene.hands_end and not _is_judged_in_play(win):
        return False
    if win.type is WinType.LAST_STANDING:
        leave = scene.genome.game_rules.elimination is not Elimination.NONE or can_be_broke(scene)
        return scene.several_hands and leave
    if win.type is WinType.NOT_LAST:
        return True
    waits_for_stock = win.trigger_mode is TriggerMode.DECK_EMPTY and not is_race(win)
    if waits_for_stock and not (stock_can_be_empty(scene) and stock_can_be_used_up(scene)):
        return False
    if _waits_for_empty_hands(win) and not hands_can_be_empty(scene):
        return False
    if win.type in BY_SCORE:
        return _has_score(win, scene)
    if win.type is WinType.BEST_HAND:
        return _has_value(win, scene)
    return win.type is not WinType.MOST_CHIPS or win.threshold is None or _has_chips(win.threshold, scene)


def _waits_for_empty_hands(win: WinCondition) -> bool:
    """Whether all hands must be empty; a race asks that of all_hands_empty alone."""
    by_trigger = win.trigger_mode is TriggerMode.ALL_HANDS_EMPTY and not is_race(win)
    return by_trigger or win.type is WinType.ALL_HANDS_EMPTY


def _has_score(win: WinCondition, scene: Scene) -> bool:
    if win.threshold is None and not is_race(win):
        return True
    value = threshold(win, scene)
    at_any_time = is_race(win) or win.trigger_mode is TriggerMode.DECK_EMPTY
    low, high = side_scores(scene, at_end=not at_any_time)
    is_gate = win.trigger_mode is TriggerMode.THRESHOLD_GATE and not is_race(win)
    less = aims_low(win) and not is_gate
    return low <= value if less else value <= high


def _has_value(win: WinCondition, scene: Scene) -> bool:
    """Whether a hand can count as much as a condition asks for: empty ones, and cards without value, count nothing."""
    evaluation = scene.genome.hand_evaluation
    if win.threshold is None and not is_race(win):
        return True
    values = evaluation.card_values if evaluation is not None else ()
    is_nothing = not any(map(_counts, values))
    is_nothing |= _waits_for_empty_hands(win) and not (evaluation is not None and evaluation.with_table)
    is_gate = win.trigger_mode is TriggerMode.THRESHOLD_GATE and not is_race(win)
    less = is_lower_better(win) and not is_gate and not is_race(win)
    return not is_nothing or less or threshold(win, scene) <= 0


def _counts(value: CardValue) -> bool:
    return any((value.value, value.alternate_value, value.three_value))


def _has_chips(value: int, scene: Scene) -> bool:
    genome, limit = scene.genome, scene.genome.game_rules.max_hands
    if genome.house is None:
        return value <= most_owned(scene)
    if limit is None:
        return True
    largest = max((max(wager.max_bet, wager.min_bet, 1) for wager in scene.of_kind(WagerPhase)), default=0)
    gain = 2 * largest * max(100, genome.house.natural_pays_percent) // 100
    return value <= genome.setup.starting_chips + limit * gain
