"""How numbers are told, on paper as on the terminal."""

from darwindeck.evaluation import Estimate
from darwindeck.genome._wording import counted

__all__ = ["between", "duration", "number", "share", "told"]


def number(value: float) -> str:
    """A score or a measure with two digits after the point.

    >>> number(0.5), number(-0.001)
    ('0.50', '0.00')
    """
    return f"{value + 0.0 if round(value, 2) else 0.0:.2f}"


def between(estimate: Estimate) -> str:
    """The interval, such as `0.40 to 0.60`; nothing when the digits that are shown are exact."""
    low, high = number(estimate.low), number(estimate.high)
    return "" if low == high else f"{low} to {high}"


def told(estimate: Estimate) -> str:
    """A number with its interval.

    >>> told(Estimate(0.5, 0.4, 0.6)), told(Estimate.exact(1.0)), told(Estimate.unknown())
    ('0.50 (0.40 to 0.60)', '1.00', 'not known')
    """
    if not estimate.is_known:
        return "not known"
    doubt = between(estimate)
    return f"{number(estimate.value)} ({doubt})" if doubt else number(estimate.value)


def duration(seconds: float) -> str:
    """A time as people say it.

    >>> duration(8.4), duration(200), duration(3725)
    ('8 seconds', '3 minutes 20 seconds', '1 hour 2 minutes')
    """
    whole = round(seconds)
    if whole < 60:
        return counted(whole, "second")
    if whole < 3600:
        return _two(whole, 60, "minute", "second")
    return _two(whole // 60, 60, "hour", "minute")


def _two(whole: int, size: int, large: str, small: str) -> str:
    many, rest = divmod(whole, size)
    return f"{counted(many, large)} {counted(rest, small)}" if rest else counted(many, large)


def share(part: int, whole: int) -> str:
    """A part of a whole in percent.

    >>> share(1, 3), share(0, 0)
    ('33 %', '0 %')
    """
    return f"{100 * part / whole if whole else 0:.0f} %"
