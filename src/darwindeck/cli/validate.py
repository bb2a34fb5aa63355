"""`darwindeck validate`: is this a game?"""

from typing import Any

import click

from darwindeck.cli._output import examples, print_json, print_problems
from darwindeck.cli._source import STANDARD_INPUT, open_source
from darwindeck.errors import BytecodeError, DarwinDeckError, GenomeError
from darwindeck.genome.coherence import assess_coherence
from darwindeck.genome.serialization import content_hash


@click.command(
    "validate",
    short_help="Check that games are sound.",
    epilog=examples(
        "darwindeck validate my_game.json",
        "darwindeck validate games/*.json --json",
        "cat my_game.json | darwindeck validate -",
    ),
)
@click.argument("games", nargs=-1, required=True, metavar="GAME...")
@click.option("--json", "as_json", is_flag=True, help="Print a list with one report for each game.")
def validate_command(games: tuple[str, ...], as_json: bool) -> int:
    """Check that games are sound, and say what is wrong with those that are not.

    Exits with 0 when all are sound, 1 when one is not, 2 when one cannot be read.
    """
    if games.count(STANDARD_INPUT) > 1:
        raise click.UsageError("standard input can be read only once")
    reports = [_report(game, quiet=as_json) for game in games]
    if as_json:
        print_json(reports)
    if not all(report["readable"] for report in reports):
        return 2
    return 0 if all(report["sound"] for report in reports) else 1


def _report(game: str, quiet: bool) -> dict[str, Any]:
    name = game
    try:
        source = open_source(game)
        name = source.name
        genome = source.sound_genome()
    except DarwinDeckError as error:
        is_readable = isinstance(error, GenomeError | BytecodeError)
        if not quiet:
            print_problems(error, err=not is_readable)
        return {"source": name, "readable": is_readable, "sound": False, "problems": _problems(error)}
    coherence = assess_coherence(genome)
    if not quiet:
        click.echo(f"{name} is sound: {genome}")
        for why in coherence.reasons:
            click.echo(f"  but {why} (fitness -{coherence.penalty:.0%})")
    return {
        "source": name,
        "readable": True,
        "sound": True,
        "problems": [],
        "genome_id": genome.genome_id,
        "content_hash": content_hash(genome),
        "coherence_penalty": coherence.penalty,
        "coherence_reasons": list(coherence.reasons),
    }


def _problems(error: DarwinDeckError) -> list[str]:
    match error:
        case GenomeError():
            return list(error.problems)
        case BytecodeError():
            return [str(error.of(None))]
        case _:
            return [str(error)]
