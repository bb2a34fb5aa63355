"""`darwindeck report`: what did a run find?"""

from pathlib import Path

import click

from darwindeck.cli._output import examples
from darwindeck.cli._running import play_page_of, tell


@click.command(
    "report",
    short_help="Sum up a run, and write its report anew.",
    epilog=examples(
        "darwindeck report evolved",
        "darwindeck report evolved --json > run.json",
    ),
)
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def report_command(folder: Path, as_json: bool) -> int:
    """Sum up the run in a folder, finished or not, and write its report.html anew.

    Exits with 1 when the run is finished and no game passed.
    """
    from darwindeck.evolution.report import write_report  # The other commands do without.
    from darwindeck.evolution.run import read_run

    record = read_run(folder)
    write_report(record, folder / "report.html", play_page_of(folder))
    return tell(record, folder, as_json=as_json)
