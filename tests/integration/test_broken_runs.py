"""Runs in processes of their own that are killed, interrupted, or run out of space."""

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.run import read_run, resume_run
from tests.support.paths import ROOT
from tests.support.process import environment
from tests.support.runs import MadeUp, files_in, result_of, small_run, start_run

Process = subprocess.Popen[bytes]


USES: tuple[Callable[[Path], RunRecord], ...] = (
    lambda folder: resume_run(folder, MadeUp()),
    lambda folder: start_run(folder, small_run(), MadeUp()),
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, RunRecord]:
    folder = tmp_path_factory.mktemp("whole")
    return folder, start_run(folder, small_run(), MadeUp())


def running(what: str, folder: Path, seconds: float, *more: str) -> Process:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.support.run_process", what, str(folder), str(seconds), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=ROOT,
    )


def wait_for_lines(process: Process, count: int) -> bool:
    """Wait until a run has told so often how far it is; says whether it has."""
    assert process.stdout is not None
    return all(process.stdout.readline() for _ in range(count))


def test_run_that_is_killed_five_times_ends_as_if_it_had_not_been(
    tmp_path: Path, whole: tuple[Path, RunRecord]
) -> None:
    rng = Random(5)
    folder = tmp_path / "run"
    killed = 0
    while killed < 5:
        with running("resume" if killed else "start", folder, 0.03) as process:
            # What was measured before is told again, so each of them lives longer than the one before.
            assert wait_for_lines(process, rng.randint(1, 8) + 2 * killed)
            process.kill()
            process.communicate()
        killed += 1
        assert not read_run(folder).is_finished
    record = resume_run(folder, MadeUp())
    assert result_of(record) == result_of(whole[1])
    assert files_in(folder) == files_in(whole[0])


def test_interrupt_leaves_a_run_that_goes_on(tmp_path: Path, whole: tuple[Path, RunRecord]) -> None:
    with running("start", tmp_path, 0.03) as process:
        assert wait_for_lines(process, 14)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert b"KeyboardInterrupt" in err
    assert not read_run(tmp_path).is_finished
    assert result_of(resume_run(tmp_path, MadeUp())) == result_of(whole[1])


def test_folder_of_a_run_that_goes_on_can_be_read_and_nothing_else(tmp_path: Path) -> None:
    with running("start", tmp_path, 0.5) as process:
        assert wait_for_lines(process, 3)
        assert not read_run(tmp_path).is_finished
        for use in USES:
            with pytest.raises(DarwinDeckError, match=f"{tmp_path} is in use: another process works on this run"):
                use(tmp_path)
        process.kill()
        process.communicate()


def without_space(folder: Path, largest: int) -> None:
    """A run in which no file may grow beyond a limit, which is what a full disk is to the program."""
    with running("start", folder, 0.0, str(largest)) as process:
        _, err = process.communicate(timeout=120)
    assert process.returncode == 1
    assert b"Traceback" not in err
    assert str(folder).encode() in err
    assert b"make room, then go on with darwindeck resume" in err


@pytest.mark.parametrize("largest", [90_000, 150_000])
def test_run_without_space_says_so_and_goes_on_when_there_is_some(
    largest: int, tmp_path: Path, whole: tuple[Path, RunRecord]
) -> None:
    without_space(tmp_path / "run", largest)
    kept = read_run(tmp_path / "run")
    assert kept.generations == whole[1].generations[: len(kept.generations)]
    assert result_of(resume_run(tmp_path / "run", MadeUp())) == result_of(whole[1])


def test_run_that_had_no_space_for_its_settings_can_be_started_again(
    tmp_path: Path, whole: tuple[Path, RunRecord]
) -> None:
    without_space(tmp_path / "run", 20_000)
    with pytest.raises(DarwinDeckError, match=r"holds no run: run\.db is empty"):
        resume_run(tmp_path / "run", MadeUp())
    assert result_of(start_run(tmp_path / "run", small_run(), MadeUp())) == result_of(whole[1])


def test_damaged_run_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    start_run(tmp_path, small_run(generations=0), MadeUp())
    path = tmp_path / "run.db"
    path.write_bytes(b"\x00" * 5000 + path.read_bytes()[5000:])
    before = path.read_bytes()
    for use in USES:
        with pytest.raises(DarwinDeckError, match=r"run\.db is damaged: put back a copy of it, or start a new run"):
            use(tmp_path)
    assert path.read_bytes() == before
