"""Ways to win that are races."""

from darwindeck.genome.schema import TriggerMode, WinComparison, WinCondition, WinType

_RACES = (WinType.EMPTY_HAND, WinType.FIRST_TO_SCORE, WinType.CAPTURE_ALL)


def is_race(win: WinCondition) -> bool:
    """Whether the first to get somewhere wins, and not the best in the end."""
    if win.type in (WinType.LAST_STANDING, WinType.NOT_LAST):
        return False
    is_quick = win.type in _RACES and win.trigger_mode is TriggerMode.IMMEDIATE
    return is_quick or win.comparison is WinComparison.FIRST
