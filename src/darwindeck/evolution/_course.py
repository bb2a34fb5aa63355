"""Telling a watcher how a run goes."""

from collections.abc import Sequence

from darwindeck.evolution._pace import Pace
from darwindeck.evolution.candidate import Judged
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.judging import Judge
from darwindeck.evolution.measuring import Level, Measurement
from darwindeck.evolution.progress import Progress, Stage, Watcher
from darwindeck.evolution.store import Store

_SHOWN = 5
"""How many of the best games are shown."""


class Course:
    """How far a run is. Nothing of the run depends on it."""

    def __init__(self, config: RunConfig, judge: Judge, store: Store, watch: Watcher | None) -> None:
        checkpoint = store.checkpoint()
        complete = store.generations()
        self._config = config
        self._judge = judge
        self._watch = watch
        self._pace = Pace(config, 0 if checkpoint is None else checkpoint.generation + 1, store.spent())
        self._stage: Stage = "starting"
        self._level: Level = "screen"
        self._generation = 0
        self._done = self._to_do = self._fresh = 0
        self._measured = complete[-1].measured if complete else 0
        self._rejected = complete[-1].rejected if complete else 0
        self._kept: Sequence[Judged] = ()

    @property
    def seconds(self) -> float:
        """Since the run was started or resumed."""
        return self._pace.seconds

    def begin(self, stage: Stage, generation: int, level: Level | None = None, to_do: int = 0) -> None:
        """A part of the run begins; if it measures games, it is known how closely and how many."""
        self._stage, self._generation = stage, generation
        self._done, self._to_do = 0, to_do
        if level is not None:
            self._level = level
            self._pace.begin(level, to_do)
        self._tell()

    def hear(self, found: Measurement, is_fresh: bool) -> None:
        """A game was measured, just now or before the run was broken off."""
        self._done += 1
        self._pace.hear(found.seconds, is_fresh)
        if self._level == "screen":
            self._measured += 1
            self._fresh += is_fresh
            self._rejected += bool(self._judge.fault(found))
        self._tell()

    def wrote(self) -> None:
        """The rules of a winner are written."""
        self._done += 1
        self._tell()

    def settle(self, kept: Sequence[Judged], measured: int, rejected: int) -> None:
        """A generation is complete."""
        self._kept, self._measured, self._rejected = kept, measured, rejected

    def _tell(self) -> None:
        if self._watch is None:
            return
        seconds = self._pace.seconds
        is_done = self._stage == "done"
        self._watch(
            Progress(
                stage=self._stage,
                generation=self._generation,
                generations=self._config.generations,
                done=self._done,
                to_do=self._to_do,
                share=1.0 if is_done else self._pace.share,
                seconds=seconds,
                eta=0.0 if is_done else self._pace.eta,
                measured=self._measured,
                per_second=self._fresh / seconds if seconds else 0.0,
                rejected=self._rejected,
                filled=len({one.cell for one in self._kept}),
                cells=self._judge.atlas.size,
                best=tuple(self._kept[:_SHOWN]),
            )
        )
