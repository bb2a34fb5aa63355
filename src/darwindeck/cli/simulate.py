"""`darwindeck simulate`: let the machine play."""

from collections.abc import Sequence
from dataclasses import asdict

import click

from darwindeck._core import MOST_GAMES, MOST_THREADS
from darwindeck.cli._many_games import simulate_many
from darwindeck.cli._match import simulate_match
from darwindeck.cli._output import examples, print_json
from darwindeck.cli._source import open_source
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import ENGINES, Engine, play_game, result_of
from darwindeck.simulation.events import Event
from darwindeck.simulation.players import seated
from darwindeck.simulation.record import record_of

_LARGEST_SEED = 2**64 - 1


@click.command(
    "simulate",
    short_help="Let the machine play a game.",
    epilog=examples(
        "darwindeck simulate crazy_eights --record --seed 7",
        "darwindeck simulate hearts --players greedy,random,random,random --games 10000",
        "darwindeck simulate hearts --players mcts:200,novice,greedy,random --games 40 --rotate",
        "darwindeck simulate my_game.json --games 100000 --measure --json",
        "darwindeck simulate my_game.json --record --engine reference",
    ),
)
@click.argument("game", metavar="GAME")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), help="Play so many games, and count how they end.")
@click.option("--record", "show_record", is_flag=True, help="Show the whole game: the deal and every decision.")
@click.option(
    "--seed",
    type=click.IntRange(0, _LARGEST_SEED),
    default=0,
    show_default=True,
    help="The same seed, the same game. With --games it is the seed of the first one.",
)
@click.option(
    "--players",
    default="random",
    show_default=True,
    metavar="NAME[,NAME...]",
    help="Who plays: random, greedy, novice, mcts:N or peeking:N, where N is how many iterations are searched for a "
    "decision. One name for all seats, or one for each.",
)
@click.option(
    "--threads",
    type=click.IntRange(1, MOST_THREADS),
    help="With --games: how many threads play. One for each processor if left out; the result is the same.",
)
@click.option(
    "--rotate",
    is_flag=True,
    help="With --games: play every deal once with the players in each seat, and count by player instead of by seat.",
)
@click.option("--measure", is_flag=True, help="With --games: count what the players did as well.")
@click.option(
    "--engine",
    type=click.Choice(ENGINES),
    default="core",
    show_default=True,
    help="What plays: the core, or the slow and readable reference. Both play the same game.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result, with the record if asked for, as JSON.")
def simulate_command(
    game: str,
    games: int | None,
    show_record: bool,
    seed: int,
    players: str,
    threads: int | None,
    rotate: bool,
    measure: bool,
    engine: Engine,
    as_json: bool,
) -> None:
    """Play one game and say how it ended, or with --games play many and count.

    With --record, show all of it; docs/records.md explains every line. docs/players.md says how the players decide.
    """
    _refuse_what_does_not_go_together(games, show_record, threads, rotate, measure, engine)
    genome = open_source(game).sound_genome()
    names = [name.strip().lower() for name in players.split(",")]
    who = names if len(names) > 1 else names[0]
    if games is None:
        events = play_game(genome, seed, who, engine=engine)
        record = record_of(genome, seed, seated(who, genome.player_count), events) if show_record else None
        _show_one(genome, seed, events, record, as_json)
    elif rotate:
        simulate_match(genome, games, seed, who, threads=threads, as_json=as_json)
    else:
        simulate_many(genome, games, seed, who, threads=threads, measure=measure, as_json=as_json)


def _refuse_what_does_not_go_together(
    games: int | None, show_record: bool, threads: int | None, rotate: bool, measure: bool, engine: Engine
) -> None:
    if games is None:
        for option, given in (("--threads", threads is not None), ("--rotate", rotate), ("--measure", measure)):
            if given:
                raise click.UsageError(f"{option} is for many games: add --games")
    elif show_record:
        raise click.UsageError("--record shows one game: leave out --games, and choose the game with --seed")
    elif engine != "core":
        raise click.UsageError("--games are played by the core: leave out --engine")
    elif rotate and measure:
        raise click.UsageError("--measure counts by seat, --rotate by player: leave out one of them")


def _show_one(genome: GameGenome, seed: int, events: Sequence[Event], record: str | None, as_json: bool) -> None:
    result = result_of(events)
    if as_json:
        report = {"game": genome.genome_id, "seed": seed, **asdict(result)}
        print_json(report if record is None else {**report, "record": record})
    elif record is not None:
        click.echo(record, nl=False)
    else:
        length = f"{counted(result.turns, 'turn')}, {counted(result.hands, 'hand')}"
        click.echo(f"{result.ending} after {length}, {counted(result.decisions, 'decision')}")
        for name in ("scores", "team_scores", "chips", "bags"):
            numbers = getattr(result, name)
            if numbers is not None and any(numbers):
                click.echo(f"{name.replace('_', ' ')}: {' '.join(map(str, numbers))}")
