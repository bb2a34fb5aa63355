"""Judging a game: measured from play, each number with its uncertainty and a reason.

`Estimate` is a number with its interval and `Measure` a quality with its reason. `play_games`, `play_duplicate` and
`climb` play what is judged; the functions in `measures` judge it. `styles` weighs the measures, and `cache` keeps them.
"""

from darwindeck.evaluation._duplicate import Duplicate, play_duplicate
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._games import play_games
from darwindeck.evaluation._ladder import Climb, climb
from darwindeck.evaluation._measure import MEASURES, Measure, Raw
from darwindeck.evaluation.cache import Cache, Key
from darwindeck.evaluation.styles import STYLES, Style, StyleError, find_style, load_style

__all__ = [
    "MEASURES",
    "STYLES",
    "Cache",
    "Climb",
    "Duplicate",
    "Estimate",
    "Key",
    "Measure",
    "Raw",
    "Style",
    "StyleError",
    "climb",
    "find_style",
    "load_style",
    "play_duplicate",
    "play_games",
]
