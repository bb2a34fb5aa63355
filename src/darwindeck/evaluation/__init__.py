"""Judging a game: measured from play, each number with its uncertainty and a reason.

`Estimate` is a number with its interval and `Measure` a quality with its reason.
"""

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import MEASURES, Measure, Raw

__all__ = ["MEASURES", "Estimate", "Measure", "Raw"]
