"""A number that was measured, with how sure it is."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt

from darwindeck.intervals import wilson_interval

Bounds = tuple[float, float]

UNIT: Bounds = (0.0, 1.0)
"""The range of every quality."""
POSITIVE: Bounds = (0.0, inf)
"""The range of turns, minutes and other amounts."""

Z = 1.959963984540054
"""Within how many standard errors 95 % of a normal distribution lie."""
_T = (12.706204736, 4.302652730, 3.182446305, 2.776445105)
"""The two-sided 95 % quantiles of Student's t for 1 to 4 degrees of freedom."""


def t_quantile(freedom: int) -> float:
    """Within how many standard errors 95 % of Student's t lie.

    From five degrees of freedom on by the series of Cornish and Fisher, which is right to three digits there.

    >>> round(t_quantile(1), 2), round(t_quantile(10), 2), round(t_quantile(1000), 2)
    (12.71, 2.23, 1.96)
    """
    if freedom <= len(_T):
        return _T[max(freedom, 1) - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    fourth = (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160
    return Z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval, in the unit of what was measured.

    Never "not a number": without data the value is the middle of its range, the interval is all of it, and
    `is_known` says no. A range without end has no middle; its value is then its finite end.
    """

    value: float
    low: float
    high: float
    is_known: bool = True

    def __post_init__(self) -> None:
        """Refuse what is no interval around its value."""
        if not isfinite(self.value) or not self.low <= self.value <= self.high:
            raise ValueError(f"no estimate: {self.value} within {self.low} to {self.high}")

    # ------------------------------------------------------------------------------------ from data

    @classmethod
    def exact(cls, value: float) -> "Estimate":
        """A number that is not in doubt, such as one that follows from the rules alone."""
        return cls(value, value, value)

    @classmethod
    def unknown(cls, bounds: Bounds = UNIT) -> "Estimate":
        """Nothing was measured: anything within the bounds is possible."""
        low, high = bounds
        middle = (low + high) / 2
        return cls(
            middle if isfinite(middle) else low if isfinite(low) else high if isfinite(high) else 0.0, *bounds, False
        )

    @classmethod
    def of_share(cls, count: int, total: int) -> "Estimate":
        """How often something happens, from independent trials; the interval is Wilson's (1927)."""
        if total == 0:
            return cls.unknown()
        share = count / total
        low, high = wilson_interval(count, total)
        return cls(share, min(low, share), max(high, share))

    @classmethod
    def of_numbers(cls, numbers: Iterable[float], bounds: Bounds = UNIT) -> "Estimate":
        """The mean of independent numbers; the interval is Student's, cut at the bounds.

        Numbers that are all the same do not show how they spread. The interval then reaches as far as if one more
        number had been at either bound, give or take two standard errors: for zeros out of 0 to 1 that is the known
        "three out of n". Without two bounds there is nothing to go by, and such an interval is a point.
        """
        known = list(numbers)
        middle = sum(known) / len(known) if known else 0.0
        return cls._of_moments(len(known), middle, sum((number - middle) ** 2 for number in known), bounds)

    @classmethod
    def of_sums(cls, count: int, total: float, squares: float, bounds: Bounds = UNIT) -> "Estimate":
        """The mean of numbers of which only the count, the sum and the sum of squares were kept."""
        middle = total / count if count else 0.0
        return cls._of_moments(count, middle, max(0.0, squares - total * middle), bounds)

    @classmethod
    def of_ratio(cls, pairs: Iterable[tuple[float, float]], bounds: Bounds = POSITIVE) -> "Estimate":
        """The sum of the first numbers over the sum of the second ones, such as choices per decision, game by game.

        Numbers of one game depend on each other, so games are the sample. The interval takes the ratio for linear
        near its value (the delta method).
        """
        known = list(pairs)
        above, below = sum(one for one, _ in known), sum(two for _, two in known)
        if not known or below == 0:
            return cls.unknown(bounds)
        ratio = above / below
        count = len(known)
        if count == 1:
            return cls._around(ratio, inf, bounds)
        errors = sum((one - ratio * two) ** 2 for one, two in known)
        error = sqrt(errors * count / (count - 1)) / abs(below)
        return cls._around(ratio, t_quantile(count - 1) * error, bounds)

    @classmethod
    def of_jackknife(cls, value: float, without: Sequence[float], bounds: Bounds = UNIT) -> "Estimate":
        """Any smooth function of a sample, from its value and its values with one member left out at a time."""
        count = len(without)
        if count < 2:
            return cls.unknown(bounds)
        middle = sum(without) / count
        error = sqrt((count - 1) / count * sum((one - middle) ** 2 for one in without))
        return cls._around(value, t_quantile(count - 1) * error, bounds)

    @classmethod
    def _of_moments(cls, count: int, middle: float, deviations: float, bounds: Bounds) -> "Estimate":
        if count == 0:
            return cls.unknown(bounds)
        if count == 1:
            return cls._around(middle, inf, bounds)
        if deviations <= 1e-12 * count * max(1.0, middle * middle):
            reach = (1 + Z) / (count + 1) if all(map(isfinite, bounds)) else 0.0
            inside = min(max(middle, bounds[0]), bounds[1])
            low, high = (inside + reach * (end - inside) if reach else inside for end in bounds)
            return cls(inside, max(low, bounds[0]), min(high, bounds[1]))
        error = sqrt(deviations / (count - 1) / count)
        return cls._around(middle, t_quantile(count - 1) * error, bounds)

    @classmethod
    def _around(cls, value: float, reach: float, bounds: Bounds) -> "Estimate":
        lowest, highest = bounds
        inside = min(max(value, lowest), highest)
        return cls(inside, max(lowest, min(inside, value - reach)), min(highest, max(inside, value + reach)))

    # ------------------------------------------------------------------------------------ from estimates

    def through(self, function: Callable[[float], float]) -> "Estimate":
        """A function of the number that never falls, or never rises."""
        ends = function(self.low), function(self.high)
        value = function(self.value)
        return Estimate(value, min(*ends, value), max(*ends, value), self.is_known)

    def through_peak(self, function: Callable[[float], float], best: Bounds) -> "Estimate":
        """A function of the number that rises up to the first of the best values and falls from the last one on."""
        ends = [function(self.low), function(self.high), function(self.value)]
        if self.low <= best[1] and best[0] <= self.high:
            ends.append(function(min(max(self.value, best[0]), best[1])))
        return Estimate(function(self.value), min(ends), max(ends), self.is_known)

    def within(self, bounds: Bounds = UNIT) -> "Estimate":
        """The same, with all three numbers moved inside the bounds."""
        return self.through(lambda number: min(max(number, bounds[0]), bounds[1]))

    def widened(self, times: float) -> "Estimate":
        """The same with ends that are so many times as far from the value."""
        low, high = self.value - times * (self.value - self.low), self.value + times * (self.high - self.value)
        return Estimate(self.value, low, high, self.is_known)

    def minus(self, other: "Estimate") -> "Estimate":
        """The difference of two independent estimates."""
        return weighted_sum([(1.0, self), (-1.0, other)])

    @property
    def width(self) -> float:
        """From one end of the interval to the other."""
        return self.high - self.low

    def excludes(self, number: float) -> bool:
        """Whether the interval says that the number is something else."""
        return not self.low <= number <= self.high


def weighted_sum(parts: Iterable[tuple[float, Estimate]]) -> Estimate:
    """The sum of independent estimates, each times its weight.

    The distance from the sum to either end is the root of the sum of the squares of the parts' distances (Zou and
    Donner, 2008), so that ends that lie at different distances, as those of shares do, keep their sense.
    """
    value = down = up = 0.0
    known = True
    for weight, part in parts:
        value += weight * part.value
        below, above = weight * (part.value - part.low), weight * (part.high - part.value)
        if weight < 0:
            below, above = -above, -below
        down, up = sqrt(down**2 + below**2), sqrt(up**2 + above**2)
        known = known and part.is_known
    return Estimate(value, value - down, value + up, known)
