"""A progress bar for what takes long, on a terminal only."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic
from typing import Any

import click

from darwindeck.simulation.simulator import Progress

PATIENCE = 1.0
"""Seconds after which something takes long."""


_STEPS = 1000
"""Into how many steps a part of the work is divided."""


def is_watched() -> bool:
    """Whether standard error is a terminal, and one that can move its cursor."""
    return sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


@contextmanager
def progress_bar(label: str) -> Iterator[Progress | None]:
    """Something to tell how far the work is: shows a bar on standard error once a second has passed."""
    if not is_watched():
        yield None
        return
    began = monotonic()
    with ExitStack() as stack:
        bars: list[Any] = []

        def show(done: int, total: int) -> None:
            if not bars and monotonic() - began >= PATIENCE:
                bar = click.progressbar(length=total, label=label, file=sys.stderr)
                stack.push(bar)  # Before it is shown: Ctrl-C may come at any time, and the bar hides the cursor.
                bars.append(bar.__enter__())
            for shown in bars:
                shown.update(done - shown.pos)

        yield show


def part_of(progress: Progress, before: int, parts: int) -> Progress:
    """Something to tell how far one of several equal parts is, after those before it."""

    def tell(done: int, total: int) -> None:
        progress(round(_STEPS * (before + done / total)), _STEPS * parts)

    return tell


def tell_speed(games: int, seconds: float) -> None:
    """Say on a terminal how fast something went that took long."""
    if is_watched() and seconds >= PATIENCE:
        speed = games / seconds
        click.echo(f"{speed:,.{0 if speed >= 10 else 1}f} games a second", err=True)
