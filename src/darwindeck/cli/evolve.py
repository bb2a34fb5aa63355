"""`darwindeck evolve`: breed new games."""

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import click

from darwindeck.cli._output import examples
from darwindeck.cli._running import BackendName, carry_out, open_backend, running_options, say
from darwindeck.cli._source import STANDARD_INPUT, open_source
from darwindeck.genome._wording import counted

if TYPE_CHECKING:
    from darwindeck.evolution.config import RunConfig, SearchName

_LARGEST_SEED = 2**64 - 1
_FOLDER = "evolved"


@click.command(
    "evolve",
    short_help="Breed new games.",
    epilog=examples(
        "darwindeck evolve",
        "darwindeck evolve --style party --players 3 --max-minutes 20",
        "darwindeck evolve --from crazy_eights --from my_game.json --without betting",
        "darwindeck evolve --near hearts -o better_hearts",
        "darwindeck evolve --generations 200 --games 30 --seed 7",
        "darwindeck evolve --backend dask --scheduler tcp://10.0.0.5:8786",
    ),
)
@click.option(
    "-o",
    "--output",
    "folder",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="The folder for all that the run finds, new or empty.  [default: evolved, or evolved-2 and so on]",
)
@click.option(
    "--from",
    "start",
    multiple=True,
    metavar="GAME",
    help="A game to start from; can be given several times.  [default: all known games]",
)
@click.option("--near", metavar="GAME", help="Improve this game, and change as little as possible.")
@click.option("--players", type=click.IntRange(1), metavar="N", help="Only games for so many players.")
@click.option(
    "--max-minutes", type=click.FloatRange(0, min_open=True), metavar="M", help="Only games that take no longer."
)
@click.option(
    "--without",
    multiple=True,
    metavar="MECHANIC",
    help="Only games without it, such as betting, bidding or teams; can be given several times.",
)
@click.option(
    "--style",
    default="balanced",
    show_default=True,
    metavar="NAME|FILE.toml",
    help="What you like: balanced, strategic, party, bluffing, trick-taking, or a file with weights of your own.",
)
@click.option(
    "--search",
    type=click.Choice(["map-elites", "genetic", "random", "hill-climbing"]),
    default="map-elites",
    show_default=True,
    help="How to look for games; the others are there for comparison.",
)
@click.option(
    "--generations",
    type=click.IntRange(1),
    default=14,
    show_default=True,
    metavar="N",
    help="How many rounds of breeding.",
)
@click.option(
    "--batch",
    type=click.IntRange(1),
    default=24,
    show_default=True,
    metavar="N",
    help="How many new games a round tries.",
)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=12,
    show_default=True,
    metavar="N",
    help="How many games to give, at most.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, _LARGEST_SEED),
    default=0,
    show_default=True,
    help="The same seed and settings, the same games.",
)
@running_options
def evolve_command(
    folder: Path | None,
    start: tuple[str, ...],
    near: str | None,
    players: int | None,
    max_minutes: float | None,
    without: tuple[str, ...],
    style: str,
    search: "SearchName",
    generations: int,
    batch: int,
    games: int,
    seed: int,
    backend: BackendName,
    scheduler: str | None,
    workers: int | None,
    is_quiet: bool,
    as_json: bool,
) -> int:
    """Breed new games from known ones, and keep those that play well.

    Every new game is played by the machine and measured. A map keeps the best game of each kind; at the end the best of
    them are measured again on fresh games. The folder then holds a page to play them at (play.html), their rules
    (games/NAME.html), their genomes (games/NAME.json) and a report (report.html). It takes some minutes; Ctrl-C stops
    it, and `darwindeck resume FOLDER` goes on.

    Exits with 0 when games were found, 1 when none passed, 130 when interrupted.
    """
    from darwindeck.cli._tables import PLAY_PAGE
    from darwindeck.evaluation import find_style  # The other commands do without.
    from darwindeck.evolution.config import RunConfig, shares_of
    from darwindeck.evolution.constraints import Constraints
    from darwindeck.evolution.run import start_run
    from darwindeck.evolution.starting import starting_games

    if [*start, near].count(STANDARD_INPUT) > 1:
        raise click.UsageError("standard input can be read only once")
    wishes = Constraints(players, max_minutes, without)
    improved = None
    if near is not None:
        (improved,) = starting_games([open_source(near).sound_genome()], wishes, seed).games
    given = [open_source(game).sound_genome() for game in start]
    starting = starting_games(given if improved is None else [improved, *given], wishes, seed)
    config = RunConfig(
        start=starting.games,
        seed=seed,
        style=find_style(style),
        search=search,
        constraints=wishes,
        near=improved,
        generations=generations,
        batch=batch,
        **shares_of(batch),
        games=games,
    )
    chosen = open_backend(backend, scheduler, workers)
    place = folder or _free_folder()
    if starting.left_out:
        say(f"not started from: {', '.join(starting.left_out)}, which cannot be what is wanted", is_quiet=is_quiet)
    say(_plan(config, place), is_quiet=is_quiet)
    return carry_out(
        place,
        lambda found, watch: start_run(place, config, found, watch, play_page=PLAY_PAGE),
        chosen,
        is_quiet=is_quiet,
        as_json=as_json,
    )


def _free_folder() -> Path:
    """The first folder of the usual name that is not there yet."""
    names = (Path(_FOLDER if number == 1 else f"{_FOLDER}-{number}") for number in count(1))
    return next(path for path in names if not path.exists() and not path.is_symlink())


def _plan(config: "RunConfig", folder: Path) -> str:
    """What is about to happen, in a line."""
    start = f"{counted(len(config.start), 'game')} to start from"
    size = f"{counted(config.generations, 'generation')} of {config.batch}"
    return f"breeding games in {folder}: {start}, {size}, style {config.style.name}, seed {config.seed}"
