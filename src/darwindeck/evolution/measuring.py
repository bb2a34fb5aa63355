"""Measuring candidates: how closely, and by which chance.

There are three levels. Every candidate is screened; the most promising ones go on to the contest, by which alone games
are kept; and the winners are confirmed. A larger budget finds more skill, so a game is only kept, or beaten, by scores
of the same level.

A measurement depends on its `Task` and on nothing else, so it can be made anywhere and in any order.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from time import perf_counter
from types import MappingProxyType
from typing import Any, Literal

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import BUDGETS, Budget, Evaluation, evaluate
from darwindeck.evolution.candidate import Candidate
from darwindeck.genome.serialization import genome_from_json, genome_to_json

__all__ = [
    "LEVELS",
    "Level",
    "Levels",
    "Measurement",
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
