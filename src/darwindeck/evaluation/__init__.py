"""Judging a game: measured from play, each number with its uncertainty and a reason.

`evaluate` gives an `Evaluation`: a `Measure` for each quality, with its `Estimate` and its reason. A `Style` weighs
them, and a `Cache` keeps them. `play_games`, `play_duplicate` and `climb` play what is judged; the functions in
`measures` judge it.
"""

from darwindeck.evaluation._comparison import Comparison, Difference, compare
from darwindeck.evaluation._duplicate import Duplicate, play_duplicate
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._evaluation import STAGES, Evaluation, Rejection
from darwindeck.evaluation._games import play_games
from darwindeck.evaluation._ladder import Climb, climb
from darwindeck.evaluation._measure import MEASURES, Measure, Raw
from darwindeck.evaluation.budgets import BUDGETS, Budget, find_budget
from darwindeck.evaluation.cache import Cache, Key
from darwindeck.evaluation.evaluator import evaluate
from darwindeck.evaluation.styles import STYLES, Style, StyleError, find_style, load_style

__all__ = [
    "BUDGETS",
    "MEASURES",
    "STAGES",
    "STYLES",
    "Budget",
    "Cache",
    "Climb",
    "Comparison",
    "Difference",
    "Duplicate",
    "Estimate",
    "Evaluation",
    "Key",
    "Measure",
    "Raw",
    "Rejection",
    "Style",
    "StyleError",
    "climb",
    "compare",
    "evaluate",
    "find_budget",
    "find_style",
    "load_style",
    "play_duplicate",
    "play_games",
]
