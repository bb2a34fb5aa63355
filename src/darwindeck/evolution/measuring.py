"""Measuring candidates: how closely, by which chance, and each only once.

There are three levels. Every candidate is screened; the most promising ones go on to the contest, by which alone games
are kept; and the winners are confirmed. A larger budget finds more skill, so a game is only kept, or beaten, by scores
of the same level.

A measurement depends on its `Task` and on nothing else, so it can be made anywhere and in any order. A `Measurer` has
them made for a run, and reuses those that are stored.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from time import perf_counter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import BUDGETS, Budget, Evaluation, evaluate
from darwindeck.evolution.candidate import Candidate
from darwindeck.genome.serialization import genome_from_json, genome_to_json

if TYPE_CHECKING:  # They know what a task is and a measurement.
    from darwindeck.evolution.backends import Backend
    from darwindeck.evolution.store import Store

__all__ = [
    "LEVELS",
    "Hear",
    "Level",
    "Levels",
    "Measurement",
    "Measurer",
    "Task",
    "levels_from_plain",
    "levels_to_plain",
    "measure",
    "seed_of",
]

Level = Literal["screen", "contest", "confirm"]

Levels = Mapping[Level, Budget]
"""How much play goes into a measurement of each level."""

CONTEST = Budget(
    "contest",
    games=500,
    studies=16,
    points=8,
    rollouts=16,
    choices=8,
    contacts=6,
    thinking=32,
    study_work=2e6,
    expert=16,
    rungs=2,
    match_work=7e6,
    watched=8,
)
"""What decides whether a game is kept.

A known game takes about one second of one processor, and the ranking is near that of the budget "normal" (a rank
correlation of 0.9). Two of three known games have their skill measured, against one of three with the budget "quick".
"""

LEVELS: Levels = MappingProxyType(
    {"screen": BUDGETS["quick"], "contest": CONTEST, "confirm": BUDGETS["normal"]},
)
"""The levels of a run."""


def levels_to_plain(levels: Levels) -> dict[str, Any]:
    """Everything by name, for JSON."""
    return {level: asdict(budget) for level, budget in levels.items()}


def levels_from_plain(plain: Mapping[str, Any]) -> Levels:
    """What `levels_to_plain` gave."""
    return {level: Budget(**plain[level]) for level in LEVELS}


@dataclass(frozen=True)
class Task:
    """A measurement that is to be made: plain, so that it can be sent to another process or machine."""

    key: str
    """The content hash of the game."""
    genome: str
    """The game as JSON."""
    level: Level
    repetition: int
    """How often the game was measured at this level before."""
    seed: int
    budget: Budget

    @classmethod
    def of(cls, candidate: Candidate, level: Level, repetition: int, run_seed: int, levels: Levels) -> "Task":
        """What has to be measured of a candidate."""
        seed = seed_of(run_seed, level, repetition, candidate.key)
        text = genome_to_json(candidate.genome, indent=None)
        return cls(candidate.key, text, level, repetition, seed, levels[level])


@dataclass(frozen=True)
class Measurement:
    """What came of a task."""

    evaluation: Evaluation | None
    """None where measuring failed."""
    failure: str
    """Why it failed; empty where it did not."""
    seconds: float
    """What it took."""

    @property
    def rejection(self) -> str:
        """Why the game is no good, in a sentence; empty where nothing speaks against it."""
        if self.evaluation is None:
            return self.failure
        return self.evaluation.rejection.why if self.evaluation.rejection else ""


def seed_of(run_seed: int, level: Level, repetition: int, key: str) -> int:
    """The chance of a measurement: the same whenever, wherever and after whatever else it is made."""
    digest = hashlib.sha256(f"{run_seed}/{level}/{repetition}/{key}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 1  # What a database can keep has a sign.


def measure(task: Task, progress: Callable[[int, int], object] | None = None, threads: int = 1) -> Measurement:
    """Make a measurement. What goes wrong with this game is its result, and not the end of a run.

    Args:
        task: What to measure.
        progress: Called now and then; what is no `Exception`, such as a `KeyboardInterrupt`, ends the measurement.
        threads: How many threads play; what comes of it is the same.

    Raises:
        OSError, MemoryError: When it is not the game but the machine that failed.
    """
    began = perf_counter()
    try:
        found = evaluate(genome_from_json(task.genome), task.budget, task.seed, threads=threads, progress=progress)
    except (OSError, MemoryError):
        raise
    except Exception as error:
        why = str(error) if isinstance(error, DarwinDeckError) else f"{type(error).__name__}: {error}"
        return Measurement(None, f"it could not be measured: {why}", perf_counter() - began)
    return Measurement(found, "", perf_counter() - began)


# ---------------------------------------------------------------------------------------- measuring many

Hear = Callable[[Measurement | None, float, bool], object]
"""Is told of every measurement, of the share of all that is done, and whether it was done just now.

Also of None, some times a second, while measurements go on.
"""


class Measurer:
    """Measures candidates for a run, and keeps every result as soon as it is there."""

    def __init__(self, store: "Store", backend: "Backend", levels: Levels, seed: int) -> None:
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
