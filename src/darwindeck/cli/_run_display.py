"""A run's progress on standard error: one line that is rewritten on a terminal, a line now and then elsewhere."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, TextIO

from darwindeck.cli._output import note
from darwindeck.cli._progress import is_watched

if TYPE_CHECKING:
    from darwindeck.evolution.progress import Progress, Stage, Watcher

LINE_PATIENCE = 2.0
"""Seconds that lie between two lines, however fast generations are."""
LONGEST_SILENCE = 60.0
"""Seconds after which there is a line, however slow a generation is."""

_BREEDING = frozenset({"screening", "contest", "doubts"})
_STAGES: "dict[Stage, str]" = {
    "starting": "measuring the starting games",
    "starting-contest": "a closer look at the starting games",
    "screening": "trying new games",
    "contest": "a closer look",
    "doubts": "a second look",
    "pruning": "pruning the best games",
    "confirming": "confirming the best games",
    "writing": "writing rules and notes on strategy",
    "done": "done",
}
_USUAL_WIDTH = 80
_CLEAR = "\r\x1b[J"
"""Back to the start of the line, and nothing from there on."""


@contextmanager
def run_display(*, is_quiet: bool = False) -> "Iterator[Watcher]":
    """Something that shows a run's progress. Whatever happens, nothing of it is left on a terminal."""
    if is_quiet:
        yield lambda _: None
    elif is_watched():
        line = RewrittenLine(sys.stderr)
        try:
            yield line
        finally:
            line.clear()
    else:
        yield Lines(note)


class RewrittenLine:
    """Shows a run's progress in one line of a terminal, as far as it fits.

    The cursor waits at the start of the line. So even if the terminal becomes narrower and breaks the line, all of it
    comes after the cursor, and can be cleared.
    """

    def __init__(self, terminal: TextIO) -> None:
        self._terminal = terminal
        self._shown = ""

    def __call__(self, progress: "Progress") -> None:
        """Show it."""
        line = _joined(_parts(progress), self._width() - 1)
        if line != self._shown:
            self._shown = line
            self._write(f"{_CLEAR}{line}\r")

    def clear(self) -> None:
        """Leave nothing behind."""
        if self._shown:
            self._write(_CLEAR)

    def _width(self) -> int:
        """Columns of the terminal, which may change at any time."""
        try:
            return os.get_terminal_size(self._terminal.fileno()).columns or _USUAL_WIDTH
        except (OSError, ValueError):
            return _USUAL_WIDTH

    def _write(self, text: str) -> None:
        with suppress(OSError):  # A terminal that is gone does not end the run.
            self._terminal.write(text)
            self._terminal.flush()


class Lines:
    """Shows a run's progress line by line: one for each generation and each other stage, but no flood."""

    def __init__(self, say: Callable[[str], object], clock: Callable[[], float] = monotonic) -> None:
        self._say = say
        self._clock = clock
        self._told: tuple[str, int] | None = None
        self._when = -LINE_PATIENCE

    def __call__(self, progress: "Progress") -> None:
        """Show it, if it is time to."""
        part = "breeding" if progress.stage in _BREEDING else progress.stage
        now = self._clock()
        if (part, progress.generation) == self._told and now - self._when < LONGEST_SILENCE:
            return
        is_same_part = self._told is not None and self._told[0] == part
        if is_same_part and now - self._when < LINE_PATIENCE:
            return
        self._told, self._when = (part, progress.generation), now
        self._say(line_of(progress))


def line_of(progress: "Progress") -> str:
    """All of a progress in a line.

    Such as ` 10 %  0:12, about 1:35 left  generation 3 of 30: trying new games, 4 of 12  best 0.60`, and more.
    """
    return "  ".join(_parts(progress))


def _parts(progress: "Progress") -> list[str]:
    """What there is to say, the most important first."""
    left = "" if progress.eta is None or progress.stage == "done" else f", about {clock_time(progress.eta)} left"
    parts = [f"{100 * progress.share:3.0f} %", f"{clock_time(progress.seconds)}{left}", _where(progress)]
    if progress.best:
        parts.append(f"best {progress.best[0].score.low:.2f}")
    if progress.filled:
        parts.append(f"{progress.filled} of {progress.cells} cells")
    if progress.measured:
        parts.append(f"{progress.measured} measured, {100 * progress.rejected / progress.measured:.0f} % rejected")
    return parts


def _where(progress: "Progress") -> str:
    where = _STAGES[progress.stage]
    if progress.to_do:
        where = f"{where}, {progress.done} of {progress.to_do}"
    if progress.stage in _BREEDING:
        where = f"generation {progress.generation} of {progress.generations}: {where}"
    return where


def _joined(parts: list[str], width: int) -> str:
    """As many parts as there is room for; the last one of what must be said may be cut."""
    line = "  ".join(parts[:3])
    for part in parts[3:]:
        if len(line) + 2 + len(part) > width:
            break
        line = f"{line}  {part}"
    return line[: max(0, width)].rstrip()


def clock_time(seconds: float) -> str:
    """A time as on a stop watch.

    >>> clock_time(65), clock_time(3725)
    ('1:05', '1:02:05')
    """
    minutes, rest = divmod(max(0, round(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
