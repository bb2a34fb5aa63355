"""A run: from the games that it starts from to games worth playing, all of it kept in a folder.

The result depends on the `RunConfig` alone: not on time, not on the backend, and not on how often the run was broken
off. A generation is complete when its checkpoint is written. One that was broken off is begun anew, but what was
measured in it is kept.
"""

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import Estimate
from darwindeck.evolution._folder_lock import LOCK, FolderLock
from darwindeck.evolution._reading import record_of
from darwindeck.evolution.backends import Backend, LocalBackend
from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.confirmation import confirm
from darwindeck.evolution.families import family_of
from darwindeck.evolution.harvest import name_games, write_harvest
from darwindeck.evolution.judging import Judge, most_promising, style_of
from darwindeck.evolution.measuring import (
    LEVELS,
    Level,
    Levels,
    Measurement,
    Measurer,
    levels_from_plain,
    levels_to_plain,
)
from darwindeck.evolution.progress import RunProgress, Stage, Watcher
from darwindeck.evolution.pruning import prune
from darwindeck.evolution.record import GenerationRecord, RunRecord
from darwindeck.evolution.search import create_search
from darwindeck.evolution.search.breeder import operators_of
from darwindeck.evolution.store import Confirmed, Store
from darwindeck.evolution.versions import current_versions
from darwindeck.files import reason

__all__ = ["RUN_FILE", "read_run", "resume_run", "start_run"]

RUN_FILE = "run.db"
"""What makes a folder that of a run."""
_LEFT_BEHIND = frozenset({LOCK, RUN_FILE, f"{RUN_FILE}-wal", f"{RUN_FILE}-shm", f"{RUN_FILE}-journal"})
"""What a run leaves that was ended before it began."""


def start_run(
    folder: str | Path,
    config: RunConfig,
    backend: Backend | None = None,
    watch: Watcher | None = None,
    *,
    levels: Levels = LEVELS,
    play_page: str | None = None,
) -> RunRecord:
    """Breed games, from the first generation to the files of the winners.

    Args:
        folder: Where everything is kept: a new folder, which is made, or an empty one.
        config: What to do.
        backend: Where measurements are made; in this process if None.
        watch: Is told of the progress of the run. An exception from it ends the run, which can be resumed.
        levels: How much play goes into measurements.
        play_page: The page at which the games can be played, if somebody puts one into the same folder.

    Raises:
        DarwinDeckError: When the folder holds a run or anything else, or cannot be written to; the message says what
            to do.
    """
    place = Path(folder)
    style_of(config)  # Which refuses a style that leaves nothing to judge by.
    if not config.start:
        raise DarwinDeckError("there is no game to start from: name at least one")
    _see_that_it_is_free(place)
    _make(place)
    with FolderLock(place), Store(place / RUN_FILE, "new") as store:
        store.create(
            {
                "configuration": config.to_plain(),
                "levels": levels_to_plain(levels),
                "versions": current_versions(),
                "seconds": 0.0,
                "is_finished": False,
            }
        )
        return _go_on(store, place, backend, watch, play_page)


def resume_run(
    folder: str | Path,
    backend: Backend | None = None,
    watch: Watcher | None = None,
    *,
    play_page: str | None = None,
) -> RunRecord:
    """Go on with a run that was broken off, to the same end as if it had not been. One that is finished is only read.

    Args:
        folder: The folder of the run.
        backend: Where measurements are made; in this process if None.
        watch: Is told of the progress of the run. An exception from it ends the run, which can be resumed.
        play_page: As for a new run.

    Raises:
        DarwinDeckError: When there is no run, it cannot be used, or another version of DarwinDeck has made it.
    """
    place = Path(folder)
    with Store(place / RUN_FILE, "read") as store:
        if store.setting("is_finished", bool):
            return record_of(store)
    with FolderLock(place), Store(place / RUN_FILE, "go on") as store:
        _check_versions(store, place)
        return _go_on(store, place, backend, watch, play_page)


def read_run(folder: str | Path) -> RunRecord:
    """What a run has left in its folder so far.

    Raises:
        DarwinDeckError: When there is no run, or it cannot be read.
    """
    with Store(Path(folder) / RUN_FILE, "read") as store:
        return record_of(store)


def _see_that_it_is_free(folder: Path) -> None:
    """Refuse a folder that holds something, before anything is written to it."""
    try:
        names = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    except OSError as error:
        raise DarwinDeckError(f"cannot look into {folder}: {reason(error)}: choose another folder") from None
    if RUN_FILE in names:
        with FolderLock(folder) if LOCK in names else nullcontext():  # Which says so when a run goes on there.
            Store(folder / RUN_FILE, "new").close()  # Which says what it holds, unless that is nothing.
    if others := sorted(names - _LEFT_BEHIND):
        raise DarwinDeckError(f"{folder} is not empty, it holds {others[0]}: choose a new or empty folder")


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DarwinDeckError(f"cannot make the folder {folder}: {reason(error)}: choose another one") from None


def _check_versions(store: Store, folder: Path) -> None:
    made, now = store.setting("versions", dict), current_versions()
    for name in ("darwindeck", "evaluator"):  # What games measure depends on them, and not on Python.
        if made[name] != now[name]:
            raise DarwinDeckError(
                f"{folder} was begun with {name} {made[name]}, and this is {name} {now[name]}, which measures games "
                "differently: resume it with the version that began it, or start a new run in another folder"
            )


def _go_on(
    store: Store, folder: Path, backend: Backend | None, watch: Watcher | None, play_page: str | None
) -> RunRecord:
    """Do what is left of a run, from wherever it stands."""
    config = store.setting("configuration", RunConfig.from_plain)
    levels = store.setting("levels", levels_from_plain)
    earlier = store.setting("seconds", float)
    judge = Judge(config)
    with ExitStack() as stack:
        here = backend if isinstance(backend, LocalBackend) else stack.enter_context(LocalBackend())
        backend = backend or here
        progress = RunProgress(config, judge, store, backend.workers, watch)
        stack.callback(lambda: _note_seconds(store, earlier + progress.seconds))
        measurer = Measurer(store, backend, levels, config.seed)
        kept = _Breeding(store, config, judge, measurer, progress, earlier).go()
        if not store.confirmed():
            store.set_confirmed(*_confirm(kept, config, judge, store, measurer, progress))
        _note_seconds(store, earlier + progress.seconds)
        record = replace(record_of(store), is_finished=True)
        progress.begin("writing", config.generations, "book", len(record.winners))
        write_harvest(record, folder, here, round(levels["confirm"].match_work), progress.reach, play_page)
        store.finish(is_finished=True)
        progress.finish()
    return record_of(store)


# ---------------------------------------------------------------------------------------- generations


@dataclass
class _Breeding:
    """The part of a run that depends on nothing but its settings and what games measure."""

    store: Store
    config: RunConfig
    judge: Judge
    measurer: Measurer
    progress: RunProgress
    earlier: float
    """The seconds that the run took before it was resumed."""

    def __post_init__(self) -> None:
        """Take up the search where it was."""
        self._search = create_search(self.config)
        self._measured = self._rejected = 0
        self._next = 0
        if (checkpoint := self.store.checkpoint()) is not None:
            with self.store.reading():
                self._search.restore(checkpoint.search)
                last = self.store.generations()[-1]
            self._measured, self._rejected = last.measured, last.rejected
            self._next = checkpoint.generation + 1
            self.progress.settle(self._search.kept(), self._measured, self._rejected)

    def go(self) -> list[Judged]:
        """Breed all generations that are left. Gives what the search has kept in the end."""
        for generation in range(self._next, self.config.generations + 1):
            told = self._start() if generation == 0 else self._generation(generation)
            self._complete(generation, told)
        return self._search.kept()

    def _start(self) -> list[Judged]:
        """Judge the games that the run starts from; all that are viable are measured closely."""
        games = {one.key: one for one in (Candidate(genome, _KNOWN) for genome in self.config.start)}
        candidates = list(games.values())
        self.store.add_games(candidates, 0)
        screened = self._judged(candidates, "starting", "screen", 0)
        viable = [one.candidate for one in screened if one.is_viable]
        told = _replaced(screened, self._judged(viable, "starting-contest", "contest", 0))
        self._search.tell(told)
        return told

    def _generation(self, generation: int) -> list[Judged]:
        candidates = self._search.ask(self.config.batch, Random(f"{self.config.seed}/{generation}"))
        self.store.add_games(candidates, generation)
        screened = self._judged(candidates, "screening", "screen", generation)
        able = [*screened, *self._search.waiting()]
        promising = most_promising(able, self._search.bar, self.judge.floor, self.config.contests)
        close = self._judged([one.candidate for one in promising], "contest", "contest", generation)
        told = _replaced(screened, close)
        new = {one.key for one in screened}
        late = [one for one in close if one.key not in new]
        self._rejected += sum(not one.is_viable for one in late)
        self._search.tell([*told, *late])
        self._search.tell(self._doubts(generation))
        return told

    def _doubts(self, generation: int) -> list[Judged]:
        """Look at some of the kept games once more: part of what brought them in was luck."""
        looks = {one.key: one.looks for one in self._search.kept()}
        doubted = self._search.doubts(self.config.doubts)
        self.progress.begin("doubts", generation, "contest", len(doubted))
        self.measurer.measure(doubted, "contest", self.progress.hear, [looks[one.key] for one in doubted])
        return [self._closely(one, looks[one.key] + 1) for one in doubted]

    def _judged(self, candidates: Sequence[Candidate], stage: Stage, level: Level, generation: int) -> list[Judged]:
        """Have candidates measured, and judge them by that and, at the contest, by all that is known of kept ones."""
        self.progress.begin(stage, generation, level, len(candidates))
        found = self.measurer.measure(candidates, level, self.progress.hear)
        if level == "screen":
            return [self.judge.judge(one, [look], is_close=False) for one, look in zip(candidates, found, strict=True)]
        looks = {one.key: one.looks for one in self._search.kept()}
        return [self._closely(one, looks.get(one.key, 1)) for one in candidates]

    def _closely(self, candidate: Candidate, looks: int) -> Judged:
        return self.judge.judge(candidate, self.measurer.looks(candidate, "contest", looks), is_close=True)

    def _complete(self, generation: int, told: Sequence[Judged]) -> None:
        self._measured += len(told)
        self._rejected += sum(not one.is_viable for one in told)
        kept = self._search.kept()
        record = _record(generation, self._measured, self._rejected, kept, told)
        self.store.save(record, self._search.to_plain(), self.earlier + self.progress.seconds)
        self.progress.settle(kept, self._measured, self._rejected)


_KNOWN = Origin("known game", "")


def _replaced(judged: Sequence[Judged], better: Sequence[Judged]) -> list[Judged]:
    """The same games in the same order, each by the best that is known of it."""
    known = {one.key: one for one in better}
    return [known.get(one.key, one) for one in judged]


def _record(
    generation: int, measured: int, rejected: int, kept: Sequence[Judged], told: Sequence[Judged]
) -> GenerationRecord:
    lows = [one.score.low for one in kept]  # One for each cell.
    made = Counter(name for one in told for name in operators_of(one.candidate.origin))
    viable = Counter(name for one in told if one.is_viable for name in operators_of(one.candidate.origin))
    return GenerationRecord(
        number=generation,
        measured=measured,
        rejected=rejected,
        best=max(lows, default=0.0),
        mean=sum(lows) / len(lows) if lows else 0.0,
        filled=len(kept),
        quality=sum(lows),
        operators={name: (count, viable[name]) for name, count in sorted(made.items())},
    )


# ---------------------------------------------------------------------------------------- the end


def _confirm(
    kept: Sequence[Judged], config: RunConfig, judge: Judge, store: Store, measurer: Measurer, progress: RunProgress
) -> tuple[list[Confirmed], Estimate]:
    def measure(games: Sequence[Candidate]) -> list[Measurement]:
        store.add_games(games, config.generations)
        progress.begin("confirming", config.generations, "confirm", len(games))
        return measurer.measure(games, "confirm", progress.hear)

    def picked(done: int, wanted: int) -> None:
        if done == 0:
            progress.begin("pruning", config.generations, "prune", wanted)
        else:
            progress.reach(done)

    verdict = confirm(kept, config, judge, measure, cache(_pruned), picked)
    names = name_games([one.candidate.key for one in verdict.passed])
    won = [Confirmed(one.candidate.key, name, one.cell) for one, name in zip(verdict.passed, names, strict=True)]
    return won + [Confirmed(candidate.key, None, None, why) for candidate, why in verdict.failed], verdict.bar


def _pruned(one: Judged) -> Judged:
    """A game without rules that make no difference, in the cell of the family that it then is of."""
    candidate = prune(one.candidate)
    cell = None if one.cell is None else (family_of(candidate.genome), *one.cell[1:])
    return replace(one, candidate=candidate, cell=cell)


def _note_seconds(store: Store, seconds: float) -> None:
    """Best kept and never worth a run: where it cannot be written, something else says so."""
    with suppress(DarwinDeckError):
        store.set(seconds=seconds)
