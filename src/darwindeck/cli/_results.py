"""What `darwindeck simulate` says about many games, whoever sat where."""

from collections.abc import Iterable, Iterator, Sequence

import click

from darwindeck.cli._output import share_line
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import MatchResult, SimulationResult

Result = SimulationResult | MatchResult


def print_result(genome: GameGenome, heading: str, lines: Iterable[str], result: Result) -> None:
    """Print the heading, what was found, and a warning when few games came to an end."""
    click.echo(heading)
    for line in lines:
        click.echo(line)
    if 2 * result.timeouts > _games(result):
        click.echo(f"most games were stopped by max_turns, {genome.max_turns}")


def outcomes(names: Sequence[str], wins: Sequence[int], losses: Sequence[int], result: Result) -> Iterator[str]:
    """How often each of those named won, or lost where games have losers, and how else games ended."""
    games = _games(result)
    width = max(12, *(len(f"{name} loses") for name in names))
    if any(wins) or not any(losses):
        for name, number in zip(names, wins, strict=True):
            yield share_line(f"{name} wins", number, games, width)
    if any(losses):
        for name, number in zip(names, losses, strict=True):
            yield share_line(f"{name} loses", number, games, width)
    for name in ("draws", "timeouts", "stalemates", "errors"):
        if number := getattr(result, name):
            yield share_line(name, number, games, width)


def _games(result: Result) -> int:
    return result.games if isinstance(result, MatchResult) else result.games_played
