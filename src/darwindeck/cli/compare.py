"""`darwindeck compare`: which of two games is better, and in what."""

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

import click

from darwindeck.cli._evaluating import Settings, evaluated, evaluation_options, style_json
from darwindeck.cli._output import examples, print_json

if TYPE_CHECKING:
    from darwindeck.evaluation import Comparison, Style


@click.command(
    "compare",
    short_help="Set two games side by side.",
    epilog=examples(
        "darwindeck compare hearts war",
        "darwindeck compare hearts my_game.json --style strategic --budget thorough",
        "darwindeck compare before.json after.json --json",
    ),
)
@click.argument("one", metavar="GAME")
@click.argument("other", metavar="OTHER")
@evaluation_options
@click.option("--json", "as_json", is_flag=True, help="Print both evaluations and their differences as JSON.")
def compare_command(
    one: str, other: str, style: str, budget: str, seed: int, threads: int | None, use_cache: bool, as_json: bool
) -> None:
    """Set two games side by side, and mark the differences that are more than chance.

    Every number has its 95 % interval. A difference of measures is marked when it holds although many are looked at
    (by the method of Holm).
    """
    from darwindeck.cli._side_by_side import side_by_side  # The other commands do without.
    from darwindeck.evaluation import compare, find_style

    wanted = find_style(style)
    left, right = evaluated((one, other), Settings(budget, seed, threads, use_cache))
    if left.game == right.game:  # Two versions of a game are told apart by their files.
        left, right = replace(left, game=one), replace(right, game=other)
    comparison = compare(left, right, wanted)
    if as_json:
        print_json(_comparison_json(comparison, wanted))
    else:
        click.echo("\n".join(side_by_side(comparison, wanted)))


def _comparison_json(comparison: "Comparison", style: "Style") -> dict[str, Any]:
    higher = comparison.higher
    return {
        "style": style_json(style),
        "one": comparison.one.to_plain(),
        "other": comparison.other.to_plain(),
        "are_the_same_games": comparison.is_of_same_games,
        "score": asdict(comparison.score),
        "differences": {name: asdict(difference) for name, difference in comparison.measures.items()},
        "higher": None if higher is None else "one" if higher is comparison.one else "other",
    }
