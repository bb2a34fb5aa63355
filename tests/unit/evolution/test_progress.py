"""Progress of runs that take their time by a clock that is set by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from pathlib import Path

import pytest

from darwindeck.evolution import _pace, harvest
from darwindeck.evolution._pace import Pace
from darwindeck.evolution.backends._backend import Beat, Results
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.measuring import Level, Task
from darwindeck.evolution.progress import Progress
from darwindeck.evolution.run import resume_run
from darwindeck.rulebook import Strategy
from darwindeck.simulation.simulator import Progress as Look
from tests.support.runs import MadeUp, known, made_up, small_run, start_run

COSTS: Mapping[Level, float] = {"screen": 0.8, "contest": 3.0, "confirm": 40.0}
"""Seconds of a measurement: several times as many as are guessed."""
BOOK = 12.0
PARTS = 4
"""How often it is told that a measurement goes on."""


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(_pace, "perf_counter", made)

    def think(*_args: object, progress: Look, **_options: object) -> Strategy:
        made.now += BOOK
        progress(1, 1)
        return Strategy(has_decisions=False)

    monkeypatch.setattr(harvest, "measure_strategy", think)
    return made


class Slow(MadeUp):
    """Makes one measurement after the other, and tells how each goes on."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def map(self, tasks: Sequence[Task], beat: Beat | None = None) -> Results:
        assert beat is not None
        for number, task in enumerate(tasks):
            for part in range(PARTS):
                beat({number: part / PARTS})
                self._clock.now += COSTS[task.level] / PARTS
            self.tasks.append(task)
            yield number, replace(made_up(task), seconds=COSTS[task.level])


class StopError(Exception):
    """The run is broken off."""


class Watching:
    """Looks on, and breaks the run off at a certain moment."""

    def __init__(self, clock: Clock, most: int | None = None) -> None:
        self.seen: list[tuple[float, Progress]] = []
        self._clock = clock
        self._most = most

    def __call__(self, progress: Progress) -> None:
        self.seen.append((self._clock.now, progress))
        if self._most is not None and len(self.seen) > self._most:
            raise StopError


def watched(folder: Path, clock: Clock, **changes: object) -> list[tuple[float, Progress]]:
    watching = Watching(clock)
    start_run(folder, small_run(**changes), Slow(clock), watching)
    return watching.seen


def check(seen: Sequence[tuple[float, Progress]]) -> None:
    """The laws of progress: it never goes backwards, and there is always something left before the end."""
    shares = [one.share for _, one in seen]
    assert shares == sorted(shares)
    *before, end = [one for _, one in seen]
    assert (end.stage, end.share, end.eta) == ("done", 1, 0)
    assert all(one.share < 1 for one in before)
    told = [one.eta for one in before]
    known_from = next(number for number, eta in enumerate(told) if eta is not None)
    assert known_from <= 2, "a quarter of a game is enough"
    assert all(eta is not None and eta >= 1 for eta in told[known_from:])


def stages(seen: Sequence[tuple[float, Progress]]) -> list[str]:
    return [stage for stage, _ in groupby(one.stage for _, one in seen)]


BREEDING = ["screening", "contest", "doubts"]


def test_progress_of_a_fresh_run(tmp_path: Path, clock: Clock) -> None:
    seen = watched(tmp_path, clock)
    check(seen)
    told = stages(seen)
    assert told[:11] == ["starting", "starting-contest", *3 * BREEDING]
    rounds = told[11:-2]
    assert rounds == ["pruning", "confirming"] * (len(rounds) // 2)
    assert told[-2:] == ["writing", "done"]
    for stage, part in groupby((one for _, one in seen), lambda one: one.stage):
        done = [one.done for one in part]
        assert done == sorted(done), stage


def test_progress_tells_what_was_measured_and_kept(tmp_path: Path, clock: Clock) -> None:
    whole, broken_off, resumed = Watching(clock), Watching(clock, 150), Watching(clock)
    record = start_run(tmp_path / "whole", small_run(), Slow(clock), whole)
    with pytest.raises(StopError):
        start_run(tmp_path / "broken off", small_run(), Slow(clock), broken_off)
    resume_run(tmp_path / "broken off", Slow(clock), resumed)
    last = record.generations[-1]
    for _, end in (whole.seen[-1], resumed.seen[-1]):
        assert (end.measured, end.rejected) == (last.measured, last.rejected)
        assert (end.generation, end.generations) == (3, 3)
        assert end.cells >= end.filled == last.filled
        assert end.best == record.kept[:5]
    measured = [one.measured for _, one in whole.seen]
    assert measured == sorted(measured)


def test_starting_games_move_the_progress_even_while_one_is_measured(tmp_path: Path, clock: Clock) -> None:
    seen = [one for _, one in watched(tmp_path, clock) if one.stage == "starting-contest"]
    assert {one.done for one in seen} == set(range(seen[0].to_do + 1))
    first = [one.share for one in seen if one.done == 0]
    assert len(first) >= PARTS
    assert all(before < after for before, after in pairwise(first[1:]))


def test_time_left_is_about_what_it_turns_out_to_be(tmp_path: Path, clock: Clock) -> None:
    seen = watched(tmp_path, clock)
    end = seen[-1][0]
    for now, one in seen:
        if one.stage in (*BREEDING, "pruning"):  # Nobody knows before what the starting games take,
            assert one.eta == pytest.approx(end - now, rel=0.3)  # and later how many games fail.


def test_progress_of_a_run_that_improves_a_game(tmp_path: Path, clock: Clock) -> None:
    agram = known("agram")
    seen = watched(tmp_path, clock, near=agram, start=(agram,), generations=2)
    check(seen)
    assert stages(seen) == ["starting", "starting-contest", *2 * BREEDING, "confirming", "writing", "done"]


@pytest.mark.parametrize("moment", [10, 60, 150, 200])
def test_progress_of_a_resumed_run_goes_on_where_it_was(moment: int, tmp_path: Path, clock: Clock) -> None:
    broken_off, resumed = Watching(clock, moment), Watching(clock)
    with pytest.raises(StopError):
        start_run(tmp_path, small_run(), Slow(clock), broken_off)
    resume_run(tmp_path, Slow(clock), resumed)
    check(resumed.seen)
    last = broken_off.seen[-1][1]
    same = [one for _, one in resumed.seen if (one.stage, one.generation) == (last.stage, last.generation)]
    again = next(one for one in same if one.done == last.done)
    assert again.share == pytest.approx(last.share, abs=0.07)


# ---------------------------------------------------------------------------------------- pace

# Four games to start from; three generations with 5 screened, 3 contests and 1 doubt; 3 games, and 2 that may fail.
SCREENED, CONTESTS, ENDED = 4 + 3 * 5, 4 + 3 * 4, 3 + 2
WHOLE = SCREENED * 0.2 + CONTESTS * 0.9 + ENDED * (0.3 + 7.0) + 3 * 2.5


def pace(config: RunConfig | None = None, workers: int = 1) -> Pace:
    return Pace(config or small_run(), 100, workers)


def test_share_is_the_work_done_of_all_that_is_planned(clock: Clock) -> None:
    run = pace()
    run.begin("screen", 4)
    assert (run.share, run.eta) == (0, None)
    clock.now += 0.4
    run.reach(0.5)
    assert run.share == pytest.approx(2 * 0.2 / WHOLE)
    assert run.eta == pytest.approx(WHOLE - 0.4)
    assert run.seconds == pytest.approx(0.4)


def test_work_that_takes_longer_than_guessed_makes_all_other_work_longer(clock: Clock) -> None:
    run = pace()
    run.begin("screen", 4)
    clock.now += 100 * 4 * 0.2
    run.reach(1.0)
    run.begin("contest", 4)
    assert run.eta is not None
    assert run.eta > 10 * WHOLE


def test_workers_share_the_work(clock: Clock) -> None:
    run = pace(workers=4)
    run.begin("screen", 4)
    clock.now += 0.1
    run.reach(0.5)
    assert run.eta == pytest.approx((WHOLE - 0.4) / 4)


def test_more_work_than_was_planned_takes_no_progress_back(clock: Clock) -> None:
    run = pace(small_run(generations=0))
    shares = []
    for work, count in (("screen", 4), ("contest", 2), ("confirm", 3), ("confirm", 2), ("confirm", 2), ("book", 3)):
        run.begin(work, count)  # type: ignore[arg-type]
        for done in range(count):
            clock.now += 7
            run.reach((done + 1) / count)
            shares.append(run.share)
            assert run.eta is not None
    assert shares == sorted(shares)
    assert (shares[-1], run.eta) == (0.99, 1.0)
