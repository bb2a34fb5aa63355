"""What `darwindeck evolve` and `darwindeck resume` have in common: who measures, what is shown, and how it ends."""

import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Literal, ParamSpec, TypeVar

import click

from darwindeck.cli._output import note, print_json
from darwindeck.cli._run_display import run_display

if TYPE_CHECKING:
    from darwindeck.evolution.backends import Backend
    from darwindeck.evolution.progress import Watcher
    from darwindeck.evolution.record import RunRecord

BackendName = Literal["local", "dask"]

_Parameters = ParamSpec("_Parameters")
_Answer = TypeVar("_Answer")

FOUND, FOUND_NOTHING, INTERRUPTED = 0, 1, 130


def running_options(command: Callable[_Parameters, _Answer]) -> Callable[_Parameters, _Answer]:
    """Give a command the options that do not change what a run finds."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


_OPTIONS = (
    click.option(
        "--backend",
        type=click.Choice(["local", "dask"]),
        default="local",
        show_default=True,
        help="Who measures: this process, or a Dask cluster. The result is the same.",
    ),
    click.option(
        "--scheduler",
        metavar="ADDRESS",
        help="With --backend dask: the cluster's scheduler, such as tcp://10.0.0.5:8786. A cluster on this machine if "
        "left out.",
    ),
    click.option(
        "--workers",
        type=click.IntRange(1),
        help="How many games are measured at a time. One for each processor if left out; the result is the same.",
    ),
    click.option("-q", "--quiet", "is_quiet", is_flag=True, help="Do not show progress."),
    click.option("--json", "as_json", is_flag=True, help="Print the result as JSON."),
)


def open_backend(name: BackendName, scheduler: str | None, workers: int | None) -> "Backend":
    """Who measures.

    Raises:
        DarwinDeckError: When a cluster cannot be reached, or what it needs is not installed.
    """
    if name == "local":
        if scheduler is not None:
            raise click.UsageError("--scheduler names a Dask cluster: add --backend dask")
        from darwindeck.evolution.backends import LocalBackend

        return LocalBackend(workers)
    if scheduler is not None and workers is not None:
        raise click.UsageError("--workers is for a cluster on this machine: a scheduler has its own")
    from darwindeck.evolution.backends import DaskBackend

    return DaskBackend(scheduler, workers)


def carry_out(
    folder: Path, run: "Callable[[Backend, Watcher], RunRecord]", backend: "Backend", *, is_quiet: bool, as_json: bool
) -> int:
    """Let a run go on to its end, show it, and print what it came to; the exit code is the answer."""
    try:
        with backend, run_display(is_quiet=is_quiet) as watch:
            record = run(backend, watch)
    except KeyboardInterrupt:
        from darwindeck.evolution.run import RUN_FILE  # Is loaded by now.

        if not (folder / RUN_FILE).exists():  # There is nothing yet that could go on.
            raise
        note(f"interrupted: go on with `{_program()} resume {shlex.quote(str(folder))}`")
        return INTERRUPTED
    if record.winners:
        write_play_page(record, folder)
    return tell(record, folder, as_json=as_json)


def write_play_page(record: "RunRecord", folder: Path) -> None:
    """Write the page at which the games of a run are played, the best game first."""
    from darwindeck.cli._tables import PLAY_PAGE, write_page  # The other commands do without.

    genomes = [replace(winner.candidate.genome, genome_id=winner.name) for winner in record.winners]
    write_page(genomes, folder / PLAY_PAGE)


def play_page_of(folder: Path) -> str | None:
    """The name of the page at which the games of a run are played, if it is there."""
    from darwindeck.cli._tables import PLAY_PAGE

    return PLAY_PAGE if (folder / PLAY_PAGE).is_file() else None


def _program() -> str:
    """How to call the command again: by its path where it has no other name, as in `make evolve`."""
    called = sys.argv[0]
    has_no_name = Path(called).name == "darwindeck" and which("darwindeck") is None
    return shlex.quote(called) if has_no_name else "darwindeck"


def tell(record: "RunRecord", folder: Path, *, as_json: bool) -> int:
    """Print what a run came to; a finished one without games is the answer no."""
    from darwindeck.cli._page import page_width  # The other commands do without.
    from darwindeck.evolution.report import plain_record, summarize

    if as_json:
        print_json(plain_record(record, folder))
    else:
        click.echo("\n".join(summarize(record, folder, page_width(), _program(), play_page_of(folder))))
    return FOUND_NOTHING if record.is_finished and not record.winners else FOUND


def say(line: str, *, is_quiet: bool) -> None:
    """Say something that is not the result."""
    if not is_quiet:
        note(line)
