"""Two games side by side, and which differences are more than chance.

The interval of a difference is the one of two independent estimates. Games with other rules meet other cards even from
the same seed; where two games are so alike that they do not, both err the same way, and the interval is wider than it
need be. A game that is compared with itself is the same numbers twice: nothing is then said of its differences.

Fifteen measures are fifteen chances to be wrong: of 95 % intervals, about one in twenty leaves out a difference of 0
that is true. Therefore a difference of measures is only called sure by the method of Holm (1979): the clearest one must
hold in an interval widened for all of them, the next in one for all but one, and so on until one does not. Of equal
games, 95 % of the comparisons then call no difference sure. The score is one number and needs none of this.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from statistics import NormalDist

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._evaluation import Evaluation
from darwindeck.evaluation._measure import MEASURES
from darwindeck.evaluation.styles import Style


@dataclass(frozen=True)
class Difference:
    """The same number of two games."""

    one: Estimate
    other: Estimate
    by: Estimate
    """How much more the other game has."""
    is_sure: bool
    """Whether it is more than chance."""


@dataclass(frozen=True)
class Comparison:
    """What two games differ in."""

    one: Evaluation
    other: Evaluation
    score: Difference
    measures: Mapping[str, Difference]
    """The measures that were taken of both games, in the order of `MEASURES`."""
    compared: int
    """How many of them can be told apart only by their intervals: the rest is unknown, or follows from the rules."""

    @property
    def is_of_same_games(self) -> bool:
        """Whether both sides are the same rules and the same play."""
        return _play(self.one) == _play(self.other)

    @property
    def higher(self) -> Evaluation | None:
        """The game with the higher score, when that is more than chance."""
        if not self.score.is_sure:
            return None
        return self.other if self.score.by.value > 0 else self.one


def compare(one: Evaluation, other: Evaluation, style: Style) -> Comparison:
    """Set two games side by side, as seen by a style."""
    pairs = {name: (one[name].estimate, other[name].estimate) for name in MEASURES if name in one and name in other}
    by = {name: theirs.minus(mine) for name, (mine, theirs) in pairs.items()}
    sure = frozenset() if _play(one) == _play(other) else surely_different(by)
    scores = one.score(style), other.score(style)
    score_by = scores[1].minus(scores[0])
    return Comparison(
        one,
        other,
        Difference(*scores, score_by, _play(one) != _play(other) and score_by.excludes(0)),
        {name: Difference(*pair, by[name], name in sure) for name, pair in pairs.items()},
        sum(map(_is_in_doubt, by.values())),
    )


def surely_different(differences: Mapping[str, Estimate]) -> frozenset[str]:
    """The differences that are more than chance when all of them are looked at (Holm, 1979)."""
    waiting = {name: by for name, by in differences.items() if _is_in_doubt(by)}
    sure = {name for name, by in differences.items() if by.is_known and name not in waiting and by.value != 0}
    while waiting:
        clearest = max(waiting, key=lambda name: _clearness(waiting[name]))
        if not widened(waiting[clearest], len(waiting)).excludes(0):
            break
        sure.add(clearest)
        del waiting[clearest]
    return frozenset(sure)


def widened(estimate: Estimate, comparisons: int) -> Estimate:
    """The estimate with an interval that holds as one of several: all of them are right in 95 of 100 cases.

    Both sides grow as those of a normal distribution do.

    >>> widened(Estimate(0.5, 0.4, 0.6), 1) == Estimate(0.5, 0.4, 0.6)
    True
    >>> round(widened(Estimate(0.5, 0.4, 0.6), 15).high, 3)  # 2.935 / 1.960 times as far
    0.65
    """
    return estimate if comparisons == 1 else estimate.widened(_reach(0.05 / comparisons) / _reach(0.05))


def _reach(error: float) -> float:
    """How many standard deviations leave out this much, half of it at either side."""
    return NormalDist().inv_cdf(1 - error / 2)


def _is_in_doubt(difference: Estimate) -> bool:
    return difference.is_known and difference.width > 0


def _clearness(difference: Estimate) -> float:
    """How many times the interval could be as wide before it held 0."""
    end = difference.low if difference.value > 0 else difference.high
    return abs(difference.value) / abs(difference.value - end) if end != difference.value else inf


def _play(evaluation: Evaluation) -> tuple[str, str, int]:
    return evaluation.content_hash, evaluation.budget, evaluation.seed
