"""A run on a terminal: how far it is, how long it will take, and the best games so far."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console, ConsoleOptions, Group, OverflowMethod, RenderableType, RenderResult
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from darwindeck.cli._run_display import STAGES, amount, can_show, cells, clock_time
from darwindeck.evolution.candidate import Judged
from darwindeck.evolution.progress import Progress, Watcher

_MOST_GAMES = 6
_WIDEST = 100
_ROOM_FOR_WORDS = 76
"""How wide a terminal must be to say of each game what was changed last."""
_A_SECOND = 4
"""How often the picture is drawn."""


@contextmanager
def live_picture() -> Iterator[Watcher]:
    """Something to tell how far a run is: draws it over what it drew before, and leaves nothing behind."""
    console = Console(file=sys.stderr, highlight=False, emoji=False, markup=False)
    picture = Picture()
    with Live(
        picture,
        console=console,
        refresh_per_second=_A_SECOND,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=True,
    ):
        yield picture.show


class Picture:
    """The latest look at a run; its clocks go on between two looks."""

    def __init__(self) -> None:
        self._latest: tuple[Progress, float] | None = None

    def show(self, progress: Progress) -> None:
        """Hear how far the run is."""
        self._latest = progress, monotonic()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        if self._latest is None:
            yield _line("starting", "bold")
            return
        progress, when = self._latest
        width = min(options.max_width, _WIDEST)
        yield _drawn(progress, monotonic() - when, width)


def _drawn(progress: Progress, since: float, width: int) -> Group:
    head = _line(_where(progress), "bold")
    parts: list[RenderableType] = [
        head,
        _progress_line(progress, since, width),
        Text(f"{amount(progress)}; {cells(progress)} of the map"),
    ]
    if progress.best:
        parts += [_line(""), _best(progress, width)]
    return Group(*parts)


def _line(text: str, style: str = "") -> Text:
    return Text(text, style=style, no_wrap=True, overflow=_overflow())


def _overflow() -> OverflowMethod:
    """How a text ends for which there is no room."""
    return "ellipsis" if can_show("…") else "crop"


def _where(progress: Progress) -> str:
    stage = STAGES[progress.stage]
    if progress.stage in ("starting", "confirming", "writing", "done"):
        return f"{stage}, {progress.done} of {progress.to_do}" if progress.to_do > 1 else stage
    return f"generation {progress.generation} of {progress.generations}: {stage}"


def _progress_line(progress: Progress, since: float, width: int) -> Table:
    times = clock_time(progress.seconds + since)
    if progress.eta is not None:
        times += f", {clock_time(progress.eta - since)} left"
    text = f"{100 * progress.share:3.0f} %  {times}"
    line = Table.grid(padding=(0, 1))
    line.add_column(no_wrap=True)
    line.add_column(no_wrap=True)
    bar = ProgressBar(total=1.0, completed=min(1.0, progress.share), width=max(5, min(40, width - len(text) - 2)))
    line.add_row(bar, _line(text))
    return line


def _best(progress: Progress, width: int) -> Table:
    has_words = width >= _ROOM_FOR_WORDS
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, overflow=_overflow(), ratio=None if has_words else 1)
    if has_words:
        table.add_column(no_wrap=True, overflow=_overflow(), ratio=1)
    table.width = width - 1
    heads = ("best so far", "kind", "last change") if has_words else ("best so far", "kind")
    table.add_row(*(_line(head, "dim") for head in heads))
    for judged in progress.best[:_MOST_GAMES]:
        cells_of = [Text(_score(judged)), Text(", ".join(judged.cell or ()))]
        if has_words:
            cells_of.append(Text(_change(judged), style="dim"))
        table.add_row(*cells_of)
    return table


def _score(judged: Judged) -> str:
    return f"{judged.score.low:.2f} to {judged.score.high:.2f}"


def _change(judged: Judged) -> str:
    origin, genome = judged.candidate.origin, judged.candidate.genome
    text = f"{origin.operator}: {origin.words or genome.genome_id}"
    return "".join(letter if letter.isprintable() else " " for letter in text)
