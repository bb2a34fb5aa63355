"""A run's progress: what a display shows of it, and what reports it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from darwindeck.evolution._pace import Pace, Work
from darwindeck.evolution.candidate import Judged
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.judging import Judge
from darwindeck.evolution.measuring import Measurement
from darwindeck.evolution.store import Store

__all__ = ["Progress", "RunProgress", "Stage", "Watcher"]

_SHOWN = 5
"""How many of the best games are shown."""

Stage = Literal[
    "starting", "starting-contest", "screening", "contest", "doubts", "pruning", "confirming", "writing", "done"
]
"""Part of a run. Starting games are measured as games of a generation are: all at first, then the viable ones."""


@dataclass(frozen=True)
class Progress:
    """A look at a run that goes on."""

    stage: Stage
    generation: int
    """The one that goes on, from 1."""
    generations: int
    done: int
    """Games of this stage that are done."""
    to_do: int
    """Games of this stage, those that are done included."""
    share: float
    """The share of the whole run that is done, from 0 to 1: it never falls, and is 1 at the end only."""
    seconds: float
    """Since the run was started or resumed."""
    eta: float | None
    """The seconds that the rest may take, up to the last file; None until the first work is done, 0 at the end only."""
    measured: int
    """Games measured so far in the whole run, screened ones included."""
    rejected: int
    """How many of the measured games failed a stage of the evaluation."""
    filled: int
    """Cells of the map that hold a game."""
    cells: int
    """Cells that the map has."""
    best: tuple[Judged, ...]
    """The best games so far, the best first; a handful."""


Watcher = Callable[[Progress], object]
"""Is called again and again, on the thread of the run. An exception ends the run, which can be resumed."""


class RunProgress:
    """Reports a run's progress. Nothing of the run depends on it."""

    def __init__(self, config: RunConfig, judge: Judge, store: Store, workers: int, watch: Watcher | None) -> None:
        checkpoint = store.checkpoint()
        complete = store.generations()
        self._config = config
        self._judge = judge
        self._watch = watch
        self._pace = Pace(
            config,
            judge.atlas.size,
            workers,
            0 if checkpoint is None else checkpoint.generation + 1,
            is_confirmed=bool(store.confirmed()),
            measured=store.spent(),
        )
        self._stage: Stage = "starting"
        self._work: Work = "screen"
        self._generation = 0
        self._done = self._to_do = 0
        self._measured = complete[-1].measured if complete else 0
        self._rejected = complete[-1].rejected if complete else 0
        self._kept: Sequence[Judged] = ()

    @property
    def seconds(self) -> float:
        """Since the run was started or resumed."""
        return self._pace.seconds

    def begin(self, stage: Stage, generation: int, work: Work, to_do: int) -> None:
        """Report that a part of the run begins, with work of one kind for so many games."""
        self._stage, self._generation, self._work = stage, generation, work
        self._done, self._to_do = 0, to_do
        self._pace.begin(work, to_do)
        self._tell()

    def hear(self, found: Measurement | None, share: float, is_fresh: bool) -> None:
        """Report that a game was measured, just now or before the run was resumed; None while that goes on.

        Args:
            found: The measurement.
            share: The share of this part of the run that is done.
            is_fresh: True if it was done just now.
        """
        if found is not None:
            self._done += 1
            if self._work == "screen":
                self._measured += 1
                self._rejected += bool(self._judge.fault(found))
        self._pace.reach(share, is_fresh=is_fresh)
        self._tell()

    def reach(self, done: int, under_way: float = 0.0) -> None:
        """Report that so many games are done, and so much of others."""
        self._done = done
        self._pace.reach((done + under_way) / max(1, self._to_do))
        self._tell()

    def settle(self, kept: Sequence[Judged], measured: int, rejected: int) -> None:
        """Hear that a generation is complete."""
        self._kept, self._measured, self._rejected = kept, measured, rejected

    def finish(self) -> None:
        """Report the end."""
        self._stage, self._done, self._to_do = "done", 0, 0
        self._tell()

    def _tell(self) -> None:
        if self._watch is None:
            return
        is_done = self._stage == "done"
        self._watch(
            Progress(
                stage=self._stage,
                generation=self._generation,
                generations=self._config.generations,
                done=self._done,
                to_do=self._to_do,
                share=1.0 if is_done else self._pace.share,
                seconds=self._pace.seconds,
                eta=0.0 if is_done else self._pace.eta,
                measured=self._measured,
                rejected=self._rejected,
                filled=len({one.cell for one in self._kept}),
                cells=self._judge.atlas.size,
                best=tuple(self._kept[:_SHOWN]),
            )
        )
