"""What `darwindeck evaluate` and `darwindeck compare` have in common: their options, and how games are evaluated."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import click

from darwindeck._core import MOST_THREADS
from darwindeck.cli._cache import open_cache
from darwindeck.cli._progress import part_of, progress_bar
from darwindeck.cli._source import STANDARD_INPUT, open_source
from darwindeck.genome.schema import GameGenome

if TYPE_CHECKING:
    from darwindeck.evaluation import Cache, Estimate, Evaluation, Style

BUDGETS = ("quick", "normal", "thorough")
"""The budgets by name: to ask the evaluator itself would make every command slower to start."""

_LARGEST_SEED = 2**64 - 1


@dataclass(frozen=True)
class Settings:
    """How games are evaluated."""

    budget: str
    seed: int
    threads: int | None
    use_cache: bool


_Parameters = ParamSpec("_Parameters")
_Answer = TypeVar("_Answer")


def evaluation_options(command: Callable[_Parameters, _Answer]) -> Callable[_Parameters, _Answer]:
    """Give a command the options of `Settings`, and the one for the style."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


_OPTIONS = (
    click.option(
        "--style",
        default="balanced",
        show_default=True,
        metavar="NAME|FILE.toml",
        help="What you like: balanced, strategic, party, bluffing, trick-taking, or a file with weights of your own.",
    ),
    click.option(
        "--budget",
        type=click.Choice(BUDGETS),
        default="normal",
        show_default=True,
        help="How much is played: quick takes a moment and is vague, thorough takes a minute or so.",
    ),
    click.option(
        "--seed",
        type=click.IntRange(0, _LARGEST_SEED),
        default=0,
        show_default=True,
        help="The same seed, the same numbers.",
    ),
    click.option(
        "--threads",
        type=click.IntRange(1, MOST_THREADS),
        help="How many threads play. One for each processor if left out; the result is the same.",
    ),
    click.option(
        "--cache/--no-cache",
        "use_cache",
        default=True,
        help="Whether to keep results, and to use those of earlier runs.  [default: --cache]",
    ),
)


def evaluated(games: Sequence[str], settings: Settings) -> "Iterator[Evaluation]":
    """The games, evaluated one after the other. That all of them can be is seen before the first one is.

    Raises:
        DarwinDeckError: When one of them is not there or not sound.
    """
    if games.count(STANDARD_INPUT) > 1:
        raise click.UsageError("standard input can be read only once")
    genomes = [open_source(game).sound_genome() for game in games]
    cache = open_cache() if settings.use_cache else None
    return (_evaluated(genome, settings, cache) for genome in genomes)


def _evaluated(genome: GameGenome, settings: Settings, cache: "Cache | None") -> "Evaluation":
    from darwindeck.evaluation import evaluate  # The other commands do without.

    with progress_bar(f"evaluating {genome.genome_id}") as progress:
        return evaluate(
            genome,
            settings.budget,
            settings.seed,
            cache=cache,
            threads=settings.threads,
            progress=None if progress is None else part_of(progress, 0, 1),
        )


def style_json(style: "Style") -> dict[str, Any]:
    """A style for JSON."""
    return {"name": style.name, "weights": dict(style.weights)}


def estimate_json(estimate: "Estimate") -> dict[str, Any]:
    """A number with its interval for JSON."""
    return asdict(estimate)
