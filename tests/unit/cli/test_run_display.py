import io
import os
import pty
import signal
import subprocess
import sys
from dataclasses import replace

import pytest
from rich.console import Console

from darwindeck.cli._run_display import LINE_PATIENCE, LONGEST_SILENCE, Lines, clock_time, line_of, run_display
from darwindeck.cli._run_picture import Picture
from darwindeck.evolution.candidate import Origin
from tests.support.process import environment
from tests.support.run_progress import progress
from tests.support.terminal import Terminal

# ------------------------------------------------------------------------------- lines


class Told:
    """Lines with a clock that is set by hand."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.now = 100.0
        self.watch = Lines(self.lines.append, lambda: self.now)


def test_generation_is_told_in_one_line() -> None:
    assert line_of(progress()) == (
        "generation 3 of 30: best 0.60, 41 of 126 cells, 120 games at 10.0 a second, 40 % rejected, about 1:35 left"
    )


def test_one_game_is_no_games() -> None:
    assert "cells, 1 game at" in line_of(replace(progress(), measured=1, rejected=0))


def test_what_is_not_known_is_left_out() -> None:
    assert line_of(replace(progress(eta=None), best=(), measured=0, rejected=0)) == (
        "generation 3 of 30: 41 of 126 cells, 0 games at 10.0 a second, 0 % rejected"
    )


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
    assert [line.split()[1] for line in told.lines] == ["1", "2", "3", "4", "14", "24"]


def test_slow_generation_gives_a_sign_of_life() -> None:
    told = Told()
    for _ in range(7):
        told.watch(progress())
        told.now += LONGEST_SILENCE / 2
    assert len(told.lines) == 4


def test_start_and_end_are_told_at_once() -> None:
    told = Told()
    for stage in ("starting", "screening", "confirming", "writing", "done"):
        told.watch(progress(stage))
    assert [line.split(":")[0] for line in told.lines] == [
        "measuring the starting games, about 1",
        "generation 3 of 30",
        "confirming the winners on fresh games",
        "writing the rules of the winners",
        "done",
    ]


def test_lines_are_plain_ascii() -> None:
    for stage in ("starting", "screening", "confirming", "writing", "done"):
        assert line_of(progress(stage)).isascii()


def test_lines_go_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    with run_display() as watch:
        watch(progress())
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("generation 3 of 30")


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
    assert "\x1b" not in terminal.getvalue()
    assert terminal.getvalue().startswith("generation 3 of 30")


def test_times_read_as_on_a_stop_watch() -> None:
    assert [clock_time(seconds) for seconds in (-3, 0, 59.6, 600, 7265)] == ["0:00", "0:00", "1:00", "10:00", "2:01:05"]


# ------------------------------------------------------------------------------- the picture


def drawn(picture: Picture, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(picture)
    return capture.get().splitlines()


@pytest.fixture
def picture() -> Picture:
    made = Picture()
    made.show(progress())
    return made


def test_picture_shows_stage_times_amounts_and_the_best_games(picture: Picture) -> None:
    lines = drawn(picture, 100)
    assert lines[0] == "generation 3 of 30: trying new games"
    assert lines[1].endswith("10 %  0:12, 1:35 left")
    assert lines[2] == "120 games at 10.0 a second, 40 % rejected; 41 of 126 cells of the map"
    assert lines[4].split() == ["best", "so", "far", "kind", "last", "change"]
    assert lines[5].startswith("0.60 to 0.75  war, 5 to 15 minutes, much skill")
    assert len(lines) == 10


@pytest.mark.parametrize("width", [20, 40, 60, 80, 200])
def test_picture_fits_every_terminal(picture: Picture, width: int) -> None:
    lines = drawn(picture, width)
    assert max(map(len, lines)) <= width
    assert len(lines) <= 14


def test_picture_before_the_first_look_says_that_it_starts() -> None:
    assert drawn(Picture(), 80) == ["starting"]


def test_picture_is_ascii_where_the_terminal_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    terminal.encoding = "ascii"
    monkeypatch.setattr(sys, "stderr", terminal)
    made = Picture()
    best = progress().best
    origin = Origin("add effect", "a long change " * 20)
    long = replace(best[0], candidate=replace(best[0].candidate, origin=origin))
    made.show(replace(progress(), best=(long,)))
    console = Console(file=terminal, width=60, force_terminal=True, color_system=None)
    console.print(made)
    assert terminal.getvalue().isascii()


def test_words_of_a_game_cannot_command_the_terminal(picture: Picture) -> None:
    best = progress().best
    origin = Origin("add effect", "\x1b[2J[bold]loud[/bold]")
    spoilt = replace(best[0], candidate=replace(best[0].candidate, origin=origin))
    picture.show(replace(progress(), best=(spoilt,)))
    text = "\n".join(drawn(picture, 100))
    assert "\x1b" not in text
    assert "[bold]loud" in text


PICTURED = """
import time
from darwindeck.cli._run_display import run_display
from tests.support.run_progress import progress
with run_display() as watch:
    watch(progress())
    print("shown", flush=True)
    time.sleep(30)
"""


def test_cursor_is_back_after_ctrl_c() -> None:
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", PICTURED],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=follower,
        env=environment(TERM="xterm", PYTHONPATH=os.pathsep.join(sys.path)),
    ) as running:
        os.close(follower)
        assert running.stdout is not None
        assert running.stdout.readline() == b"shown\n"
        running.send_signal(signal.SIGINT)
        written = b""
        while chunk := _read(leader):
            written += chunk
        running.wait(timeout=30)
    os.close(leader)
    assert b"generation 3 of 30" in written
    assert written.rindex(b"\x1b[?25h") > written.rindex(b"\x1b[?25l")


def _read(leader: int) -> bytes:
    try:
        return os.read(leader, 4096)
    except OSError:  # Linux says so when nobody writes any more.
        return b""


def test_what_is_slow_to_load_waits_until_it_is_needed() -> None:
    code = (
        "import sys, darwindeck.cli._main\n"
        "print([name for name in ('rich', 'darwindeck.evolution', 'darwindeck.evaluation') if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert found.stdout == "[]\n"
