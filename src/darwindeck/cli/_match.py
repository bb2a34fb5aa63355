"""`darwindeck simulate --rotate`: let players take turns in all seats, and say who is better."""

from collections.abc import Iterator, Sequence
from time import perf_counter

import click

from darwindeck.cli._output import print_json, share_line
from darwindeck.cli._progress import progress_bar, tell_speed
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import MatchResult, Simulator, play_match


def simulate_match(
    genome: GameGenome,
    games: int,
    seed: int,
    players: str | Sequence[str],
    *,
    threads: int | None,
    as_json: bool,
) -> None:
    """Play and print what every player made of it."""
    began = perf_counter()
    with progress_bar("playing") as progress:
        result = play_match(genome, players, games, seed, simulator=Simulator(threads), progress=progress)
    taken = perf_counter() - began
    if as_json:
        print_json({"game": genome.genome_id, "seed": seed, **result.to_dict()})
    else:
        turns = counted(games // genome.player_count, "game")
        click.echo(f"{counted(games, 'game')} of {genome.genome_id} from seed {seed}, everybody {turns} in each seat")
        for line in _summary(result):
            click.echo(line)
        if 2 * result.timeouts > games:
            click.echo(f"most games were stopped by max_turns, {genome.max_turns}")
    tell_speed(games, taken)


def _summary(result: MatchResult) -> Iterator[str]:
    players = result.players
    width = max(12, *(len(f"{player.player} loses") for player in players))
    has_losers = any(player.losses for player in players)
    if any(player.wins for player in players) or not has_losers:
        for player in players:
            yield share_line(f"{player.player} wins", player.wins, result.games, width)
    if has_losers:
        for player in players:
            yield share_line(f"{player.player} loses", player.losses, result.games, width)
    for name in ("draws", "timeouts", "stalemates", "errors"):
        number = getattr(result, name)
        if number:
            yield share_line(name, number, result.games, width)
