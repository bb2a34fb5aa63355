"""`darwindeck evaluate`: is it any good?"""

from typing import TYPE_CHECKING, Any

import click

from darwindeck.cli._evaluating import Settings, estimate_json, evaluated, evaluation_options, style_json
from darwindeck.cli._output import examples, print_json

if TYPE_CHECKING:
    from darwindeck.evaluation import Evaluation, Style


@click.command(
    "evaluate",
    short_help="Measure how good games are, and say why.",
    epilog=examples(
        "darwindeck evaluate hearts",
        "darwindeck evaluate my_game.json --style party --budget quick",
        "darwindeck evaluate my_game.json --style mine.toml",
        "darwindeck evaluate games/*.json --budget thorough --json > evaluations.json",
    ),
)
@click.argument("games", nargs=-1, required=True, metavar="GAME...")
@evaluation_options
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON: of several games, as a list.")
def evaluate_command(
    games: tuple[str, ...], style: str, budget: str, seed: int, threads: int | None, use_cache: bool, as_json: bool
) -> None:
    """Measure how good games are by playing them, and say why.

    Each measure is a number from 0 to 1 with its 95 % interval; the score puts them together by the weights of the
    style. A game that fails a simple test, such as to end, is rejected: it scores 0, and what costs more to measure is
    left out.
    """
    from darwindeck.cli._report import report  # The other commands do without.
    from darwindeck.evaluation import find_style

    wanted = find_style(style)
    found = evaluated(games, Settings(budget, seed, threads, use_cache))
    if as_json:
        reports = [_evaluation_json(evaluation, wanted) for evaluation in found]
        print_json(reports if len(games) > 1 else reports[0])
        return
    for place, evaluation in enumerate(found):
        click.echo("\n".join(["", *report(evaluation, wanted)] if place else report(evaluation, wanted)))


def _evaluation_json(evaluation: "Evaluation", style: "Style") -> dict[str, Any]:
    from darwindeck.cli._report import losses, not_measured

    return {
        **evaluation.to_plain(),
        "style": style_json(style),
        "score": estimate_json(evaluation.score(style)),
        "not_measured": not_measured(evaluation),
        "held_back_by": [
            {"name": measure.name, "score_if_perfect": score} for measure, score in losses(evaluation, style)
        ],
    }
