"""Work done and work left in a run: for the display alone, nothing depends on it."""

from collections import deque
from collections.abc import Mapping
from time import perf_counter
from typing import Literal

from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.measuring import Level

Work = Level | Literal["prune", "book"]
Batch = tuple[Work, int]
"""Work of one kind that is done in one go, and for how many games."""

_GUESSES: Mapping[Work, float] = {"screen": 0.2, "contest": 0.9, "prune": 0.3, "confirm": 7.0, "book": 2.5}
"""Seconds of one processor for one game, as long as nothing is known of this machine and this run."""
_TRUST = 3
"""A guess counts like so many games."""
_USUAL = 3.0
"""The usual speed of a processor counts like so many seconds of guessed work."""
_AGAIN = 0.5
"""Share of the confirmed games that are expected to fail, and to be replaced by others."""
_LEAST = 1.0
"""Seconds that are left, at the least, as long as a run is not over."""
_MOST = 0.99
"""Share of a run that is done, at the most, as long as it is not over."""


class Pace:
    """Seconds that a run has taken, and those that the rest will take, by what each kind of work took so far.

    Args:
        config: The settings of the run.
        cells: Places of its map: no more games win where the best of each place is wanted.
        workers: How many games are measured at a time.
        generation: The first generation that is not complete.
        is_confirmed: True if only the books are left.
        measured: Measurements made before the run was resumed: how many and how many seconds, by kind.
    """

    def __init__(
        self,
        config: RunConfig,
        cells: int,
        workers: int,
        generation: int = 0,
        *,
        is_confirmed: bool = False,
        measured: Mapping[Level, tuple[int, float]] | None = None,
    ) -> None:
        self._began = perf_counter()
        self._workers = workers
        whole = _plan(config, cells)
        complete = len(whole) - 1 if is_confirmed else 3 * generation - 1 if generation else 0
        self._done = whole[:complete]
        self._planned = deque(whole[complete:])
        self._taken: dict[Work, tuple[float, float]] = {}
        """Games and seconds by kind of work."""
        for level, (number, seconds) in (measured or {}).items():
            self._taken[level] = number, seconds / workers
        self._batch: Batch | None = None
        self._batch_began = self._began
        self._reached = self._recalled = 0.0
        self._share = 0.0

    @property
    def seconds(self) -> float:
        """Since the run was started or resumed."""
        return perf_counter() - self._began

    def begin(self, work: Work, count: int) -> None:
        """Begin a batch, in place of the next one of its kind that was planned and of what was planned before that."""
        self._taken = self._all_taken()
        if self._batch is not None:
            self._done.append(self._batch)
        if any(planned == work for planned, _ in self._planned):
            while self._planned.popleft()[0] != work:
                pass
        self._batch, self._batch_began = (work, count), perf_counter()
        self._reached = self._recalled = 0.0

    def reach(self, share: float, *, is_fresh: bool = True) -> None:
        """Note the share of the batch that is done; what is not fresh was done before the run was resumed."""
        self._reached = max(self._reached, min(1.0, share))
        if not is_fresh:
            self._recalled, self._batch_began = self._reached, perf_counter()

    @property
    def share(self) -> float:
        """The share of the run that is done, below 1; it never falls."""
        costs = self._costs()
        left = self._left(costs)
        done = sum(count * costs[work] for work, count in self._done)
        if self._batch is not None:
            work, count = self._batch
            done += self._reached * count * costs[work]
        self._share = max(self._share, min(_MOST, done / (done + left) if done + left else _MOST))
        return self._share

    @property
    def eta(self) -> float | None:
        """The seconds that the rest may take; None until the first work is done."""
        costs = self._costs()
        return max(_LEAST, self._left(costs)) if any(number for number, _ in self._all_taken().values()) else None

    def _left(self, costs: Mapping[Work, float]) -> float:
        planned = sum(count * costs[work] for work, count in self._planned)
        if self._batch is None:
            return planned
        work, count = self._batch
        return planned + (1 - self._reached) * count * costs[work]

    def _costs(self) -> dict[Work, float]:
        """Seconds for a game by kind of work: first guessed, then what games took.

        Work that has not begun is guessed by how right the guesses about other work were.
        """
        taken = self._all_taken()
        guessed = _USUAL + sum(number * _GUESSES[work] for work, (number, _) in taken.items())
        speed = (_USUAL / self._workers + sum(seconds for _, seconds in taken.values())) / guessed
        costs: dict[Work, float] = {}
        for work, guess in _GUESSES.items():
            number, seconds = taken.get(work, (0.0, 0.0))
            costs[work] = (_TRUST * guess * speed + seconds) / (_TRUST + number)
        return costs

    def _all_taken(self) -> dict[Work, tuple[float, float]]:
        """Games and seconds by kind of work, those of the present batch included."""
        if self._batch is None or self._reached <= self._recalled:
            return self._taken
        work, count = self._batch
        number, seconds = self._taken.get(work, (0.0, 0.0))
        fresh = count * (self._reached - self._recalled)
        return {**self._taken, work: (number + fresh, seconds + perf_counter() - self._batch_began)}


def _plan(config: RunConfig, cells: int) -> list[Batch]:
    """All work of a run: known exactly up to the last generation, and about from there on."""
    start: list[Batch] = [("screen", len(config.start)), ("contest", len(config.start))]
    each: list[Batch] = [("screen", config.batch), ("contest", config.contests), ("contest", config.doubts)]
    return [*start, *each * config.generations, *_end(config, cells)]


def _end(config: RunConfig, cells: int) -> list[Batch]:
    games = min(config.games, cells)
    again = round(_AGAIN * games)
    if config.near is not None:  # Which is confirmed itself; what its author gave it is not pruned.
        return [("confirm", 1), ("confirm", games), ("confirm", again), ("book", games)]
    return [("prune", games), ("confirm", games), ("prune", again), ("confirm", again), ("book", games)]
