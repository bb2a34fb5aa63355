"""`darwindeck resume`: go on with a run."""

from pathlib import Path

import click

from darwindeck.cli._output import examples
from darwindeck.cli._running import BackendName, carry_out, open_backend, running_options, tell


@click.command(
    "resume",
    short_help="Go on with a run that was interrupted.",
    epilog=examples(
        "darwindeck resume evolved",
        "darwindeck resume evolved --workers 1",
        "darwindeck resume evolved --backend dask --scheduler tcp://10.0.0.5:8786",
    ),
)
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@running_options
def resume_command(
    folder: Path, backend: BackendName, scheduler: str | None, workers: int | None, is_quiet: bool, as_json: bool
) -> int:
    """Go on with the run in a folder, however it was interrupted, and end as it would have ended without that.

    A run that is finished stays as it is; its games are shown. Exits with 1 when no game passed, 130 when interrupted.
    """
    from darwindeck.cli._tables import PLAY_PAGE  # The other commands do without.
    from darwindeck.evolution.run import read_run, resume_run

    found = read_run(folder)  # Nothing is opened for a folder without a run, or for a finished one.
    if found.is_finished:
        return tell(found, folder, as_json=as_json)
    return carry_out(
        folder,
        lambda chosen, watch: resume_run(folder, chosen, watch, play_page=PLAY_PAGE),
        open_backend(backend, scheduler, workers),
        is_quiet=is_quiet,
        as_json=as_json,
    )
