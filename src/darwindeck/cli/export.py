"""`darwindeck export`: a game as one file that opens in any browser."""

from pathlib import Path
from typing import get_args

import click

from darwindeck.cli._books import is_folder
from darwindeck.cli._output import examples, file_name
from darwindeck.cli._source import GAME_SUFFIXES, open_source
from darwindeck.cli._tables import open_page, write_page
from darwindeck.errors import DarwinDeckError
from darwindeck.files import reason
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import GameGenome
from darwindeck.table import Opponents, PagePreset

_LARGEST_SEED = 2**64 - 1


@click.command(
    "export",
    short_help="Write a game as one page to play in a browser.",
    epilog=examples(
        "darwindeck export hearts --open",
        "darwindeck export my_game.json -o my_game.html --seed 7 --opponents strong",
        "darwindeck export evolved -o games.html",
    ),
)
@click.argument("source", metavar="GAME|FOLDER")
@click.option(
    "-o", "--output", metavar="FILE.html", help="Where to write it.  [default: play-NAME.html, in this folder]"
)
@click.option("--seat", type=click.IntRange(0), help="Your seat, counted from 0.  [default: 0]")
@click.option("--opponents", type=click.Choice(get_args(Opponents)), help="How well the others play.  [default: fair]")
@click.option(
    "--seed",
    type=click.IntRange(0, _LARGEST_SEED),
    help="The number of the first deal.  [default: another one each time]",
)
@click.option("--open", "opens", is_flag=True, help="Open it in the browser at once.")
def export_command(
    source: str, output: str | None, seat: int | None, opponents: Opponents | None, seed: int | None, opens: bool
) -> int:
    """Write a game as one page to play in a browser: the table, the rules, the machine for the others.

    The page needs no network and nothing beside it: mail it, put it on a phone, open it from a disk. Of a FOLDER, such
    as that of a run, all games are in one page with a menu.
    """
    genomes = _games(source)
    for genome in genomes:
        if seat is not None and seat >= genome.player_count:
            players = counted(genome.player_count, "player")
            raise click.UsageError(
                f"--seat is {seat}: {genome.genome_id} has {players}, so expected 0 to {genome.player_count - 1}"
            )
    path = Path(output) if output else Path(f"play-{file_name(Path(source).stem or genomes[0].genome_id)}.html")
    if path.suffix.lower() not in (".html", ".htm"):
        raise click.UsageError(f"-o {path}: a page is written, so end its name in .html")
    write_page(genomes, path, PagePreset(seat, opponents, seed))
    games = genomes[0].genome_id if len(genomes) == 1 else counted(len(genomes), "game")
    click.echo(f"{path}: {games}, {path.stat().st_size / 1000:.0f} kB; open it in a browser")
    if opens:
        open_page(path)
    return 0


def _games(source: str) -> list[GameGenome]:
    if not is_folder(source):
        return [open_source(source).sound_genome()]
    return [open_source(str(path)).sound_genome() for path in _files(Path(source))]


def _files(folder: Path) -> list[Path]:
    """The games of a run, the best first; or those of any folder, by name."""
    from darwindeck.evolution.run import RUN_FILE, read_run  # The other commands do without.

    if (folder / RUN_FILE).is_file():
        found = [folder / "games" / f"{winner.name}.json" for winner in read_run(folder).winners]
        if not found:
            raise DarwinDeckError(f"the run in {folder} has no games yet")
        return found
    try:
        found = sorted(path for path in folder.iterdir() if path.suffix.lower() in GAME_SUFFIXES)
    except OSError as error:
        raise DarwinDeckError(f"cannot read {folder}: {reason(error)}") from None
    if not found:
        raise DarwinDeckError(f"there is no game in {folder}: expected files that end in {' or '.join(GAME_SUFFIXES)}")
    return found
