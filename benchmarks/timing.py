"""Timing two things in turn, so that what else the machine does hits both alike.

What runs on one thread is timed by the processor's clock, which stands still while other programs run.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

Timed = Callable[[float], float]
"""Plays for about so many seconds, and says how many nanoseconds a decision took."""


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: float
    """For each side in each round."""


WHOLE = Effort(rounds=7, seconds=0.4)
QUICK = Effort(rounds=1, seconds=0.05)


@dataclass(frozen=True)
class Race:
    """Medians over the rounds: the nanoseconds of either, and how many times as long the second one took."""

    first: float
    second: float
    ratio: float


def race(first: Timed, second: Timed, effort: Effort) -> Race:
    """Time two things in turn. The ratio is taken within each round."""
    rounds = [(first(effort.seconds), second(effort.seconds)) for _ in range(effort.rounds)]
    return Race(
        first=statistics.median(one for one, _ in rounds),
        second=statistics.median(other for _, other in rounds),
        ratio=statistics.median(other / one for one, other in rounds),
    )


def timed(play: Callable[[], int]) -> Timed:
    """Something that plays whole games and returns their moves, called again and again until the time is over."""

    def run(seconds: float) -> float:
        start, decisions, took = time.process_time(), 0, 0.0
        while took < seconds:
            decisions += play()
            took = time.process_time() - start
        return took * 1e9 / decisions

    return run
