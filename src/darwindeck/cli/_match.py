"""`darwindeck simulate --rotate`: let players take turns in all seats, and say who is better."""

from collections.abc import Iterator, Sequence
from time import perf_counter

from darwindeck.cli._output import print_json
from darwindeck.cli._progress import progress_bar, tell_speed
from darwindeck.cli._results import outcomes, print_result
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
        heading = f"{counted(games, 'game')} of {genome.genome_id} from seed {seed}, everybody {turns} in each seat"
        print_result(genome, heading, _summary(result), result)
    tell_speed(games, taken)


def _summary(result: MatchResult) -> Iterator[str]:
    players = result.players
    names = _told_apart([player.player for player in players])
    yield from outcomes(names, [player.wins for player in players], [player.losses for player in players], result)
    if not result.avg_decisions and not result.errors:
        yield "nobody had anything to decide: it makes no difference who plays"


def _told_apart(names: Sequence[str]) -> list[str]:
    """Names of which one that stands there several times has a number: mcts:50 (1), mcts:50 (2), random."""
    return [
        f"{name} ({names[:place].count(name) + 1})" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]
