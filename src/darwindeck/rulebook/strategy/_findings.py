"""What was found out, in numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

from darwindeck.intervals import wilson_interval
from darwindeck.rulebook.strategy._contrast import Contrast

_SURE = 0.95
_LITTLE = 0.2
"""Of the fair share: who may have won so much more or less than that has done so by luck, for the most part."""
_LEAST_SPREAD = 0.05
"""How far numbers lie apart at least, even if all of a sample are the same: each comes from a few games."""


@dataclass(frozen=True)
class Mean:
    """The mean of a sample, and how far from it the true one may be, with 95 % certainty."""

    count: int
    value: float
    margin: float

    @classmethod
    def of(cls, sample: Sequence[float], questions: int = 1) -> "Mean":
        """The mean of a sample.

        Args:
            sample: At least two numbers.
            questions: How many such samples are looked at: the margin is so wide that all of them hold together.
        """
        t = _student(1 - (1 - _SURE) / (2 * questions), len(sample) - 1)
        return cls(len(sample), fmean(sample), t * max(stdev(sample), _LEAST_SPREAD) / sqrt(len(sample)))

    @property
    def is_clear(self) -> bool:
        """Whether the true mean is on the same side of zero."""
        return abs(self.value) > self.margin

    def agrees(self, other: "Mean") -> bool:
        """Whether another mean is on the same side of zero."""
        return self.value * other.value > 0


def _student(share: float, freedom: int) -> float:
    """A quantile of Student's distribution, by the first terms of its expansion (Fisher and Cornish, 1960)."""
    z, n = NormalDist().inv_cdf(share), freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


@dataclass(frozen=True)
class FirstPlay:
    """How much better or worse one sort of first play did than another."""

    contrast: Contrast
    gain: Mean
    """Of the worth of options, from 0 to 1, in the positions in which there were both."""


@dataclass(frozen=True)
class Habit:
    """How often good players do something, and how often others."""

    contrast: Contrast
    excess: Mean
    """How much more often than chance."""
    good: float
    """The share of positions in which good players do it, of those in which one could do it or not."""
    greedy: float
    """The same for a player who takes what looks best at once."""
    chance: float
    """The same for a player who decides by lot."""


@dataclass(frozen=True)
class Skill:
    """How often a player who thinks ahead won against others who do not."""

    games: int
    count: int
    """Games won; or lost, where one side loses and all others win."""
    fair: float
    """The share of games that everybody would have if all were alike."""
    is_loss: bool = False
    """Whether games lost are counted."""
    by_lot: bool = True
    """Whether the others decide by lot; else they take what looks best at once."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson_interval(self.count, self.games)

    @property
    def helps(self) -> bool:
        """Whether thinking helps beyond doubt."""
        low, high = self.interval
        if not self.fair:
            return False
        return high < self.fair if self.is_loss else low > self.fair

    @property
    def is_luck(self) -> bool:
        """Whether thinking makes little or no difference, beyond doubt; also where nobody ever wins."""
        low, high = self.interval
        little = _LITTLE * self.fair
        return not self.fair or (low <= self.fair <= high and max(high - self.fair, self.fair - low) < little)


@dataclass(frozen=True)
class Strategy:
    """All that was found out about a game."""

    has_decisions: bool
    """Whether players have anything to decide."""
    skill: Skill | None = None
    """None when nobody plays against anybody, or games are too long to play enough of them."""
    is_never_won: bool = False
    """Whether not one of the games that were played was won by anybody."""
    deals: int = 0
    """Deals that were looked at."""
    positions: int = 0
    """Decisions that were looked at."""
    playouts: int = 0
    """How often a hand was played to its end for them."""
    first_plays: tuple[FirstPlay, ...] = ()
    """The greatest difference first."""
    habits: tuple[Habit, ...] = ()
    """The greatest difference first."""
    failure: str | None = None
    """Why nothing could be found out."""
