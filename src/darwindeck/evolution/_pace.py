"""How far a run is, and how long the rest may take: for the display alone, nothing depends on it."""

from collections import deque
from collections.abc import Mapping
from time import perf_counter

from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.measuring import Level

_GUESSES: Mapping[Level, float] = {"screen": 0.25, "contest": 1.2, "confirm": 9.0}
"""The seconds of a measurement before any was made."""
_TRUST = 3
"""A guess counts like so many measurements."""
_ENOUGH = 3.0
"""After so many seconds of measurements it can be said how long others will take."""
_CONFIRMED = 1.5
"""So many games are confirmed for one that is asked for, or about that."""


class Pace:
    """Counts work in seconds of one processor: what was done, and what is still planned.

    Args:
        config: What the run is to do.
        generation: The first generation that is not complete.
        measured: What was measured before the run was resumed: how often and how many seconds, by level.
    """

    def __init__(self, config: RunConfig, generation: int, measured: Mapping[Level, tuple[int, float]]) -> None:
        self._began = perf_counter()
        self._spent = {level: measured.get(level, (0, 0.0)) for level in _GUESSES}
        self._done = sum(seconds for _, seconds in self._spent.values())
        self._fresh = 0.0
        self._share = 0.0
        self._left: tuple[Level, int] = ("screen", 0)
        self._planned = _plan(config, generation)

    @property
    def seconds(self) -> float:
        """Since the run was started or resumed."""
        return perf_counter() - self._began

    def begin(self, level: Level, count: int) -> None:
        """So many measurements come next; they take the place of what was planned."""
        if self._planned:
            self._planned.popleft()
        self._left = level, count

    def hear(self, seconds: float, is_fresh: bool) -> None:
        """One of them is there."""
        level, count = self._left
        self._left = level, count - 1
        if is_fresh:
            number, total = self._spent[level]
            self._spent[level] = number + 1, total + seconds
            self._done += seconds
            self._fresh += seconds

    @property
    def share(self) -> float:
        """The share of the run that is done, from 0 to 1; it never falls."""
        rest = self._rest()
        self._share = max(self._share, self._done / (self._done + rest) if self._done + rest else 0.0)
        return self._share

    @property
    def eta(self) -> float | None:
        """The seconds that the rest may take, at the pace since the run was started or resumed; None at first."""
        return self._rest() * self.seconds / self._fresh if self._fresh >= _ENOUGH else None

    def _rest(self) -> float:
        return sum(count * self._cost(level) for level, count in [self._left, *self._planned])

    def _cost(self, level: Level) -> float:
        number, total = self._spent[level]
        return (total + _TRUST * _GUESSES[level]) / (number + _TRUST)


def _plan(config: RunConfig, generation: int) -> deque[tuple[Level, int]]:
    start: list[tuple[Level, int]] = [("screen", len(config.start)), ("contest", len(config.start))]
    each: list[tuple[Level, int]] = [
        ("screen", config.batch),
        ("contest", config.contests),
        ("contest", config.doubts),
    ]
    confirmed: list[tuple[Level, int]] = [("confirm", round(_CONFIRMED * config.games))]
    generations = config.generations + 1 - max(1, generation)
    return deque((start if generation == 0 else []) + each * generations + confirmed)
