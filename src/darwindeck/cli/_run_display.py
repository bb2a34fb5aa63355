"""What can be seen of a run while it goes on: a live picture on a terminal, a line now and then elsewhere."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from darwindeck.cli._output import note
from darwindeck.cli._progress import is_watched
from darwindeck.genome._wording import counted

if TYPE_CHECKING:
    from darwindeck.evolution.progress import Progress, Stage, Watcher

LINE_PATIENCE = 2.0
"""Seconds that lie between two lines, however fast generations are."""
LONGEST_SILENCE = 60.0
"""Seconds after which there is a line, however slow a generation is."""

STAGES: "dict[Stage, str]" = {
    "starting": "measuring the starting games",
    "screening": "trying new games",
    "contest": "a closer look at the promising ones",
    "doubts": "a second look at the best",
    "confirming": "confirming the winners on fresh games",
    "writing": "writing the rules of the winners",
    "done": "done",
}


@contextmanager
def run_display(*, is_quiet: bool = False) -> "Iterator[Watcher]":
    """Something to tell how far a run is. Whatever happens, the terminal is left as it was."""
    if is_quiet:
        yield lambda _: None
    elif is_watched():
        from darwindeck.cli._run_picture import live_picture  # Loads rich, which takes a while.

        with live_picture() as watch:
            yield watch
    else:
        yield Lines(note)


class Lines:
    """Tells a run line by line: each stage that is not part of a generation, and each generation, but no flood."""

    def __init__(self, say: Callable[[str], object], clock: Callable[[], float] = monotonic) -> None:
        self._say = say
        self._clock = clock
        self._told: tuple[str, int] | None = None
        self._when = -LINE_PATIENCE

    def __call__(self, progress: "Progress") -> None:
        """Hear how far the run is."""
        part = "breeding" if progress.stage in ("screening", "contest", "doubts") else progress.stage
        now = self._clock()
        if (part, progress.generation) == self._told and now - self._when < LONGEST_SILENCE:
            return
        is_same_part = self._told is not None and self._told[0] == part
        if is_same_part and now - self._when < LINE_PATIENCE:
            return
        self._told, self._when = (part, progress.generation), now
        self._say(line_of(progress))


def line_of(progress: "Progress") -> str:
    """A line such as `generation 3 of 30: best 0.52, 41 of 126 cells, 123 games at 8.0 a second, 40 % rejected`."""
    if progress.stage == "done":
        return f"done: {amount(progress)}"
    if progress.stage == "starting":
        return f"{STAGES['starting']}{_left(progress)}"
    if progress.stage in ("confirming", "writing"):
        return f"{STAGES[progress.stage]}: {progress.done} of {progress.to_do}{_left(progress)}"
    best = f"best {progress.best[0].score.low:.2f}, " if progress.best else ""
    where = f"generation {progress.generation} of {progress.generations}"
    return f"{where}: {best}{cells(progress)}, {amount(progress)}{_left(progress)}"


def cells(progress: "Progress") -> str:
    """How much of the map is filled."""
    return f"{progress.filled} of {progress.cells} cells"


def amount(progress: "Progress") -> str:
    """How much was measured, how fast, and how much of it was no good."""
    rejected = 100 * progress.rejected / progress.measured if progress.measured else 0.0
    return f"{counted(progress.measured, 'game')} at {progress.per_second:.1f} a second, {rejected:.0f} % rejected"


def _left(progress: "Progress") -> str:
    return "" if progress.eta is None else f", about {clock_time(progress.eta)} left"


def clock_time(seconds: float) -> str:
    """A time as on a stop watch.

    >>> clock_time(65), clock_time(3725)
    ('1:05', '1:02:05')
    """
    minutes, rest = divmod(max(0, round(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def can_show(text: str) -> bool:
    """Whether standard error has the letters for a text."""
    try:
        text.encode(sys.stderr.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
