"""Measures candidates and reuses stored results."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing

from darwindeck.evolution.backends import Backend
from darwindeck.evolution.candidate import Candidate
from darwindeck.evolution.measuring import Level, Levels, Measurement, Task
from darwindeck.evolution.store import Store

__all__ = ["Hear", "Measurer"]

Hear = Callable[[Measurement | None, float, bool], object]
"""Is told of every measurement, of the share of all that is done, and whether it was done just now.

Also of None, some times a second, while measurements go on.
"""


class Measurer:
    """Measures candidates for a run, and keeps every result as soon as it is there."""

    def __init__(self, store: Store, backend: Backend, levels: Levels, seed: int) -> None:
        self._store = store
        self._backend = backend
        self._levels = levels
        self._seed = seed

    def measure(
        self, candidates: Sequence[Candidate], level: Level, hear: Hear, repetitions: Sequence[int] | None = None
    ) -> list[Measurement]:
        """What is found about each candidate, in their order.

        Those that took longest before are begun first, so that no processor waits in the end for a long one.

        Args:
            candidates: Games that the store holds.
            level: How closely they are measured.
            hear: Is told of each as it comes in.
            repetitions: How often each was measured at this level before; never if None.
        """
        longest = [self._store.longest(candidate.kept_key) for candidate in candidates]
        weights = _filled(longest)
        whole = sum(weights)
        tasks = [
            Task.of(candidate, level, repetition, self._seed, self._levels)
            for candidate, repetition in zip(candidates, repetitions or [0] * len(candidates), strict=True)
        ]
        found: dict[int, Measurement] = {}
        reached = 0.0
        for place, task in enumerate(tasks):
            if (kept := self._store.measurement(task.key, level, task.repetition)) is not None:
                found[place] = kept
                reached += weights[place]
                hear(kept, reached / whole, False)
        missing = [place for place in range(len(tasks)) if place not in found]
        missing.sort(key=lambda place: -longest[place])

        def beat(under_way: Mapping[int, float]) -> None:
            part = sum(share * weights[missing[number]] for number, share in under_way.items())
            hear(None, (reached + part) / whole, True)

        with closing(self._backend.map([tasks[place] for place in missing], beat)) as results:
            for number, measurement in results:
                place = missing[number]
                self._store.add_measurement(tasks[place], measurement)
                found[place] = measurement
                reached += weights[place]
                hear(measurement, reached / whole, True)
        return [found[place] for place in range(len(tasks))]

    def looks(self, candidate: Candidate, level: Level, count: int) -> list[Measurement]:
        """The first measurements of a candidate at a level, all of which were made."""
        found = [self._store.measurement(candidate.key, level, repetition) for repetition in range(count)]
        return [one for one in found if one is not None]


def _filled(longest: Sequence[float]) -> list[float]:
    """About how long measurements take, in proportion: games that were never measured take as long as the others."""
    measured = [seconds for seconds in longest if seconds]
    usual = sum(measured) / len(measured) if measured else 1.0
    return [seconds or usual for seconds in longest]
