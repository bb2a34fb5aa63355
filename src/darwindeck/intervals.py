"""How sure a share is that was counted in a sample."""

from math import sqrt

_Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations.


def wilson_interval(count: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share, as Wilson (1927) computes it: never outside 0 to 1, and sound near its ends.

    >>> tuple(round(end, 3) for end in wilson_interval(50, 100))
    (0.404, 0.596)
    """
    if total == 0:
        return 0.0, 1.0
    share = count / total
    middle = share + _Z**2 / (2 * total)
    reach = _Z * sqrt(share * (1 - share) / total + (_Z / (2 * total)) ** 2)
    scale = 1 + _Z**2 / total
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
