"""`darwindeck games`: the known games."""

import inspect
import textwrap
from collections.abc import Sequence
from typing import Any

import click

from darwindeck.cli._output import examples, print_json, print_table
from darwindeck.cli._source import open_source
from darwindeck.genome._gene import Gene, told_fields
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.conditions import CompoundCondition, Condition
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, find_game
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash, genome_to_dict
from darwindeck.simulation import SimulationRequest, Simulator

_GAMES_FOR_LENGTH = 100
_WIDTH = 100


class _Games(click.Group):
    """The group of commands about known games, which knows what somebody means who leaves out `show`."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and find_game(args[0]) is not None:
            raise click.UsageError(f"{args[0]} is a game: `darwindeck games show {args[0]}` shows it", ctx)
        return super().resolve_command(ctx, args)


@click.group(
    "games",
    cls=_Games,
    epilog=examples(
        "darwindeck games", "darwindeck games show hearts", "darwindeck games show hearts --json > hearts.json"
    ),
    invoke_without_command=True,
)
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects, for machines.")
@click.pass_context
def games_command(context: click.Context, as_json: bool) -> None:
    """List the known games, or show one of them.

    The length of a game is its median number of turns when Greedy players play it a hundred times.
    """
    if context.invoked_subcommand is not None:
        if as_json:
            raise click.UsageError("write --json at the end: darwindeck games show GAME --json")
        return
    genomes = [game.create() for game in KNOWN_GAMES]
    listed = list(zip(KNOWN_GAMES, genomes, _lengths(genomes), strict=True))
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "genome_id": genome.genome_id,
                    "family": game.family,
                    "players": genome.player_count,
                    "cards_per_player": genome.setup.cards_per_player,
                    "median_turns": turns,
                    "summary": game.summary,
                    "content_hash": content_hash(genome),
                    "bytes": len(compile_genome(genome)),
                }
                for game, genome, turns in listed
            ]
        )
        return
    print_table(
        ("name", "family", "players", "length", "about"),
        [
            (game.name, game.family, str(genome.player_count), f"{turns:.0f} turns", game.summary)
            for game, genome, turns in listed
        ],
    )


def _lengths(genomes: Sequence[GameGenome]) -> list[float]:
    """How many turns a game takes when Greedy players play it: half of the games take longer."""
    requests = [SimulationRequest(genome, _GAMES_FOR_LENGTH, players="greedy") for genome in genomes]
    return [result.median_turns for result in Simulator().simulate_batch(requests)]


@games_command.command(
    "show",
    epilog=examples("darwindeck games show crazy_eights", "darwindeck games show crazy_eights --json > my_game.json"),
)
@click.argument("game", metavar="GAME")
@click.option("--json", "as_json", is_flag=True, help="Print the genome as JSON, every field spelt out.")
def show_command(game: str, as_json: bool) -> None:
    """Show the genome of a game: what differs from the defaults, or all of it with --json.

    A known game comes with the published rules that it follows, and what it leaves out of them.
    """
    genome = open_source(game).genome()
    if as_json:
        print_json(genome_to_dict(genome))
        return
    known = next((known for known in KNOWN_GAMES if known.create() == genome), None)
    story = [] if known is None else _story(known)
    click.echo("\n".join([*story, *_outline(genome, "")]))


def _story(game: KnownGame) -> list[str]:
    """What a known game is, paragraph by paragraph, each with an empty line after it."""
    paragraphs = (inspect.getdoc(game.create) or "").split("\n\n")
    return [line for paragraph in paragraphs if paragraph for line in (*textwrap.wrap(paragraph, _WIDTH), "")]


def _outline(gene: Gene, margin: str) -> list[str]:
    """The fields of a part that are not at their default, one to a line, parts within parts further in."""
    return [line for field, value in told_fields(gene) for line in _lines(field.name, value, margin)]


def _lines(name: str, value: Any, margin: str) -> list[str]:
    match value:
        case Condition() | CompoundCondition():
            return [f"{margin}{name}: {_in_words(value)}"]
        case Gene():
            title = f"{name} {value.tag}" if hasattr(value, "tag") else name
            inside = _outline(value, f"{margin}  ")
            return [f"{margin}{title}", *inside] if inside else [f"{margin}{title}: all at its defaults"]
        case (Gene(), *_):
            parts = [_lines(str(i), part, f"{margin}  ") for i, part in enumerate(value, start=1)]
            return [f"{margin}{name}", *(line for part in parts for line in part)]
        case _:
            return [f"{margin}{name}: {_in_words(value)}"]


def _in_words(value: Any) -> str:
    match value:
        case CompoundCondition(logic, conditions):
            return f" {logic} ".join(_in_brackets(one, CompoundCondition) for one in conditions)
        case Condition(kind, operator, number, reference):
            return " ".join(str(word) for word in (kind, reference, operator, number) if word is not None)
        case tuple():
            return ", ".join(_in_brackets(one, tuple) for one in value)
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


def _in_brackets(value: Any, kind: type) -> str:
    """A value in words, in brackets when it is of the kind that would otherwise run into its neighbors."""
    return f"({_in_words(value)})" if isinstance(value, kind) else _in_words(value)
