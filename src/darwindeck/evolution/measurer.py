"""Having candidates measured, each only once: what the store has is not measured again."""

from collections.abc import Callable, Sequence
from contextlib import closing

from darwindeck.evolution.backends import Backend
from darwindeck.evolution.candidate import Candidate
from darwindeck.evolution.measuring import Level, Levels, Measurement, Task
from darwindeck.evolution.store import Store

__all__ = ["Hear", "Measurer"]

Hear = Callable[[Measurement, bool], object]
"""Is told of every measurement, and whether it was made just now."""


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
        tasks = [
            Task.of(candidate, level, repetition, self._seed, self._levels)
            for candidate, repetition in zip(candidates, repetitions or [0] * len(candidates), strict=True)
        ]
        found: dict[int, Measurement] = {}
        for place, task in enumerate(tasks):
            if (kept := self._store.measurement(task.key, level, task.repetition)) is not None:
                found[place] = kept
                hear(kept, False)
        missing = [place for place in range(len(tasks)) if place not in found]
        missing.sort(key=lambda place: -self._store.longest(candidates[place].kept_key))
        with closing(self._backend.map([tasks[place] for place in missing])) as results:
            for number, measurement in results:
                place = missing[number]
                self._store.add_measurement(tasks[place], measurement)
                found[place] = measurement
                hear(measurement, True)
        return [found[place] for place in range(len(tasks))]

    def looks(self, candidate: Candidate, level: Level, count: int) -> list[Measurement]:
        """The first measurements of a candidate at a level, all of which were made."""
        found = [self._store.measurement(candidate.key, level, repetition) for repetition in range(count)]
        return [one for one in found if one is not None]
