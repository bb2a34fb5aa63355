"""`darwindeck simulate`: let the machine play."""

from dataclasses import asdict

import click

from darwindeck.cli._output import examples, print_json
from darwindeck.cli._source import open_source
from darwindeck.genome._wording import counted
from darwindeck.simulation import ENGINES, Engine, record_game, result_of

_LARGEST_SEED = 2**64 - 1


@click.command(
    "simulate",
    short_help="Let the machine play a game.",
    epilog=examples(
        "darwindeck simulate crazy_eights --record --seed 7",
        "darwindeck simulate hearts --players greedy,random,random,random",
        "darwindeck simulate my_game.json --record --engine reference",
    ),
)
@click.argument("game", metavar="GAME")
@click.option("--record", "show_record", is_flag=True, help="Show the whole game: the deal and every decision.")
@click.option(
    "--seed", type=click.IntRange(0, _LARGEST_SEED), default=0, show_default=True, help="The same seed, the same game."
)
@click.option(
    "--players",
    default="random",
    show_default=True,
    metavar="NAME[,NAME...]",
    help="Who plays, random or greedy: one name for all seats, or one for each.",
)
@click.option(
    "--engine",
    type=click.Choice(ENGINES),
    default="core",
    show_default=True,
    help="What plays: the core, or the slow and readable reference. Both play the same game.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result, with the record if asked for, as JSON.")
def simulate_command(game: str, show_record: bool, seed: int, players: str, engine: Engine, as_json: bool) -> None:
    """Play one game and say how it ended.

    With --record, show all of it; docs/records.md explains every line.
    """
    genome = open_source(game).sound_genome()
    names = [name.strip().lower() for name in players.split(",")]
    record = record_game(genome, seed, names if len(names) > 1 else names[0], engine=engine)
    result = result_of(record)
    if as_json:
        report = {"game": genome.genome_id, "seed": seed, **asdict(result)}
        print_json({**report, "record": record} if show_record else report)
    elif show_record:
        click.echo(record, nl=False)
    else:
        length = f"{counted(result.turns, 'turn')}, {counted(result.hands, 'hand')}"
        click.echo(f"{result.ending} after {length}, {counted(result.decisions, 'decision')}")
        for name in ("scores", "team_scores", "chips", "bags"):
            numbers = getattr(result, name)
            if numbers is not None and any(numbers):
                click.echo(f"{name.replace('_', ' ')}: {' '.join(map(str, numbers))}")
