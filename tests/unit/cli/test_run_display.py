import os
import pty
import signal
import subprocess
import sys
from dataclasses import replace
from typing import get_args

import pytest

from darwindeck.cli._run_display import (
    LINE_PATIENCE,
    LONGEST_SILENCE,
    Lines,
    RewrittenLine,
    clock_time,
    line_of,
    run_display,
)
from darwindeck.evolution.progress import Stage
from tests.support.process import environment
from tests.support.run_progress import progress
from tests.support.terminal import Screen, Terminal

LINE = " 10 %  0:12, about 1:35 left  generation 3 of 30: trying new games, 4 of 12"
STAGES: tuple[Stage, ...] = get_args(Stage)


def test_all_of_a_progress_is_told_in_one_line() -> None:
    assert line_of(progress()) == f"{LINE}  best 0.60  41 of 126 cells  120 measured, 40 % rejected"


def test_what_is_not_known_is_left_out() -> None:
    first = replace(progress("starting", 0, eta=None, done=0), best=(), measured=0, filled=0)
    assert line_of(first) == "  0 %  0:12  measuring the starting games, 0 of 12"


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_is_told_in_plain_ascii_and_with_its_count_in_eighty_columns(stage: Stage) -> None:
    line = line_of(progress(stage, generation=30))
    assert line.isascii()
    assert line.index(", 4 of 12") < 80 - len(", 4 of 12")


def test_times_read_as_on_a_stop_watch() -> None:
    assert [clock_time(seconds) for seconds in (-3, 0, 59.6, 600, 7265)] == ["0:00", "0:00", "1:00", "10:00", "2:01:05"]


# ------------------------------------------------------------------------------- lines


class Told:
    """Lines with a clock that is set by hand."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.now = 100.0
        self.watch = Lines(self.lines.append, lambda: self.now)


def test_stages_of_a_generation_are_told_once() -> None:
    told = Told()
    for stage in ("screening", "contest", "doubts"):
        for done in range(5):
            told.watch(progress(stage, done=done))
            told.now += 0.5
    assert len(told.lines) == 1


def test_each_generation_has_a_line_unless_they_are_too_fast() -> None:
    told = Told()
    for generation in range(1, 5):
        told.now += LINE_PATIENCE
        told.watch(progress(generation=generation))
    for generation in range(5, 25):
        told.now += LINE_PATIENCE / 10
        told.watch(progress(generation=generation))
    told_of = [line.split("generation ")[1].split()[0] for line in told.lines]
    assert told_of == ["1", "2", "3", "4", "14", "24"]


@pytest.mark.parametrize("stage", ["starting", "screening", "confirming", "writing"])
def test_slow_stage_gives_a_sign_of_life_every_minute(stage: Stage) -> None:
    told = Told()
    for _ in range(7):
        told.watch(progress(stage))
        told.now += LONGEST_SILENCE / 2
    assert len(told.lines) == 4


def test_other_stages_are_told_at_once() -> None:
    told = Told()
    for stage in ("starting", "starting-contest", "screening", "pruning", "confirming", "writing"):
        told.watch(progress(stage))
    told.watch(replace(progress("done"), done=0, to_do=0))
    assert len(told.lines) == 7
    assert told.lines[-1].split("  ")[1:3] == ["0:12", "done"]


def test_lines_go_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    with run_display() as watch:
        watch(progress())
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(LINE)


def test_quiet_display_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with run_display(is_quiet=True) as watch:
        watch(progress())
    assert capsys.readouterr() == ("", "")


def test_dumb_terminal_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "dumb")
    with run_display() as watch:
        watch(progress())
    assert terminal.getvalue() == f"{line_of(progress())}\n"


# ------------------------------------------------------------------------------- the line that is rewritten


def screen_of(width: int, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """The terminal, with something on it already."""
    made = Screen(width)
    monkeypatch.setattr(RewrittenLine, "_width", lambda _: made.width)
    monkeypatch.setattr(sys, "stderr", made)
    monkeypatch.setenv("TERM", "xterm")
    made.write("before\n")
    return made


@pytest.mark.parametrize(
    ("width", "line"),
    [
        (1, ""),
        (20, " 10 %  0:12, about"),
        (78, LINE),
        (90, f"{LINE}  best 0.60"),
        (200, f"{LINE}  best 0.60  41 of 126 cells  120 measured, 40 % rejected"),
    ],
)
def test_line_fits_every_terminal_and_leaves_nothing_behind(
    width: int, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = screen_of(width, monkeypatch)
    before = screen.rows()
    with run_display() as watch:
        for stage in STAGES:
            watch(progress(stage))
            assert len(screen.rows()) == len(before)
        watch(progress())
        assert screen.rows()[-1] == line
    assert screen.rows() == before


def test_line_survives_a_terminal_that_becomes_narrower(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = screen_of(80, monkeypatch)
    with run_display() as watch:
        watch(progress())
        screen.width = 15
        assert len(screen.rows()) > 2
        watch(progress(done=5))
        assert screen.rows() == ["before", " 10 %  0:12, a"]
        screen.width = 5
    assert screen.rows() == ["befor", "e", ""]


def test_line_is_written_only_when_it_changes() -> None:
    terminal = Terminal()
    line = RewrittenLine(terminal)
    line(progress())
    written = terminal.getvalue()
    line(replace(progress(), seconds=12.2))
    assert terminal.getvalue() == written


def test_terminal_that_is_gone_does_not_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with run_display() as watch:
        watch(progress())
        monkeypatch.setattr(terminal, "write", lambda _: (_ for _ in ()).throw(OSError("it is gone")))
        watch(progress(done=5))


SHOWN = """
import time
from darwindeck.cli._run_display import run_display
from tests.support.run_progress import progress
print("shown", flush=True)
with run_display() as watch:
    watch(progress())
    print("shown", flush=True)
    time.sleep(30)
"""


def test_nothing_is_left_after_ctrl_c() -> None:
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", SHOWN],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=follower,
        env=environment(TERM="xterm", PYTHONPATH=os.pathsep.join(sys.path)),
    ) as running:
        os.close(follower)
        assert running.stdout is not None
        assert [running.stdout.readline() for _ in range(2)] == [b"shown\n"] * 2
        running.send_signal(signal.SIGINT)
        written = b""
        while chunk := _read(leader):
            written += chunk
        running.wait(timeout=30)
    os.close(leader)
    screen = Screen(200)
    screen.write(written.decode())
    assert b"generation 3 of 30" in written
    assert screen.rows()[0] == "Traceback (most recent call last):"


def _read(leader: int) -> bytes:
    try:
        return os.read(leader, 4096)
    except OSError:  # Linux says so when nobody writes any more.
        return b""


def test_what_is_slow_to_load_waits_until_it_is_needed() -> None:
    code = (
        "import sys, darwindeck.cli._main\n"
        "print([name for name in ('darwindeck.evolution', 'darwindeck.evaluation') if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert found.stdout == "[]\n"
