"""Runs that take no time: real games are bred, but what they measure is made up."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

from darwindeck.evaluation import Estimate, Evaluation, Measure, Raw, Rejection
from darwindeck.evolution import run
from darwindeck.evolution.backends import Backend
from darwindeck.evolution.backends._backend import Beat, Results
from darwindeck.evolution.candidate import Candidate, Origin
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.measuring import LEVELS, Level, Levels, Measurement, Task
from darwindeck.evolution.progress import Watcher
from darwindeck.evolution.record import RunRecord
from darwindeck.genome.examples import find_game
from darwindeck.genome.schema import GameGenome
from tests.support.budgets import TINY

TINY_LEVELS: Levels = dict.fromkeys(LEVELS, TINY)
"""Measurements that cost next to nothing."""

_MADE_UP = ("decisions", "skill", "luck", "fairness", "tension", "ends", "decided", "waiting")


class MadeUp(Backend):
    """Makes up what games measure, from the seeds of the tasks alone.

    Args:
        seconds: How long each measurement pretends to take.
        backwards: Whether the last one is ready first.
    """

    def __init__(self, seconds: float = 0.0, *, backwards: bool = False) -> None:
        self.tasks: list[Task] = []
        """What it was asked for so far."""
        self._seconds = seconds
        self._backwards = backwards

    @property
    def workers(self) -> int:
        return 1

    def map(self, tasks: Sequence[Task], beat: Beat | None = None) -> Results:
        del beat  # Nothing takes so long.
        order = list(enumerate(tasks))
        for place, task in reversed(order) if self._backwards else order:
            sleep(self._seconds)
            self.tasks.append(task)
            yield place, made_up(task)

    def close(self) -> None:
        pass


def made_up(task: Task) -> Measurement:
    """Every fourth game is rejected, whoever looks at it how closely; good games look better in most looks."""
    of_game, of_look = Random(task.key), Random(task.seed)
    is_rejected = of_game.random() < 0.25
    worth = of_game.uniform(0.5, 0.9)
    numbers = {name: min(1.0, worth + of_look.uniform(-0.1, 0.1)) for name in _MADE_UP}
    measures = [
        *(
            Measure(name, Estimate(number, number - 0.1, min(1.0, number + 0.1)), "")
            for name, number in numbers.items()
        ),
        Measure("interaction", Estimate.exact(of_game.uniform(0.05, 0.95)), ""),
        Measure("length", Estimate.exact(1.0), "", (Raw("minutes", Estimate.exact(of_game.uniform(2, 40))),)),
        *(Measure(name, Estimate.exact(0.5), "") for name in ("complexity", "bluffing", "betting", "novelty")),
    ]
    rejection = Rejection("ends", "it never ends") if is_rejected else None
    return Measurement(Evaluation("", task.key, task.budget.name, task.seed, tuple(measures), rejection), "", 0.01)


def known(name: str) -> GameGenome:
    game = find_game(name)
    assert game is not None
    return game.create()


def candidate(name: str, parents: tuple[str, ...] = ()) -> Candidate:
    return Candidate(known(name), Origin("add effect" if parents else "known game", "", parents))


def task(name: str = "agram", level: Level = "screen", repetition: int = 0) -> Task:
    return Task.of(candidate(name), level, repetition, 7, TINY_LEVELS)


def small_run(**changes: Any) -> RunConfig:
    """A run that is over in a second when measurements are made up."""
    settings: dict[str, Any] = {
        "start": tuple(map(known, ("crazy_eights", "agram", "leduc", "war"))),
        "generations": 3,
        "batch": 5,
        "contests": 3,
        "doubts": 1,
        "games": 3,
        "seed": 11,
    }
    return RunConfig(**{**settings, **changes})


def start_run(
    folder: Path | str,
    config: RunConfig,
    backend: Backend,
    watch: Watcher | None = None,
    *,
    play_page: str | None = None,
) -> RunRecord:
    """Start a run that finds out about the strategy of its winners in no time."""
    return run.start_run(folder, config, backend, watch, levels=TINY_LEVELS, play_page=play_page)


def result_of(record: RunRecord) -> dict[str, Any]:
    """All that must not depend on how a run went on, where, and how long it took."""
    return {
        "generations": record.generations,
        "kept": record.kept,
        "bar": (record.bar, record.bar_high),
        "winners": [(one.name, one.candidate, one.cell, one.evaluation, one.score) for one in record.winners],
        "ancestors": [one.ancestors for one in record.winners],
        "failed": record.failed,
        "quality": record.quality,
        "is_finished": record.is_finished,
    }


def files_in(folder: Path) -> Mapping[str, bytes]:
    """The games of a run and their rulebooks, by name."""
    return {path.name: path.read_bytes() for path in sorted((folder / "games").iterdir())}
