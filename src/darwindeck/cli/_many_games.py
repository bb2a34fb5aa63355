"""`darwindeck simulate --games`: play many games and sum them up."""

from collections.abc import Iterator, Sequence
from time import perf_counter

from darwindeck.cli._output import percent, print_json
from darwindeck.cli._progress import progress_bar, tell_speed
from darwindeck.cli._results import outcomes, print_result
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import Measurements, SimulationResult, Simulator
from darwindeck.simulation.players import seated


def simulate_many(
    genome: GameGenome,
    games: int,
    seed: int,
    players: str | Sequence[str],
    *,
    threads: int | None,
    measure: bool,
    as_json: bool,
) -> None:
    """Play and print the result. The speed goes to standard error: the rest is the same whenever it is run."""
    who = seated(players, genome.player_count)
    began = perf_counter()
    with progress_bar("playing") as progress:
        result = Simulator(threads).simulate(genome, games, players, seed, measure=measure, progress=progress)
    taken = perf_counter() - began
    if as_json:
        print_json({"game": genome.genome_id, "seed": seed, "players": who, **result.to_dict()})
    else:
        heading = f"{counted(games, 'game')} of {genome.genome_id} from seed {seed}, players {' '.join(who)}"
        print_result(genome, heading, _summary(result), result)
    tell_speed(games, taken)


def _summary(result: SimulationResult) -> Iterator[str]:
    side, wins = ("team ", result.team_wins) if result.team_wins else ("P", result.wins)
    names = [f"{side}{number}" for number in range(len(wins))]
    yield from outcomes(names, wins, result.losses, result)
    span = f"{result.min_turns} to {result.max_turns}"
    yield f"turns         {result.avg_turns:.1f} on average, median {result.median_turns:g}, {span}"
    yield f"hands         {result.avg_hands:.1f} on average"
    yield f"decisions     {result.avg_decisions:.1f} on average"
    if result.measurements is not None:
        yield from _measured(result.measurements)


def _measured(measured: Measurements) -> Iterator[str]:
    yield f"options       {measured.avg_options:.1f} to choose from, {percent(measured.forced_share)} % had only one"
    for seat, spread in enumerate(measured.scores):
        if spread.squares:
            yield f"P{seat} scores     {spread.mean:.1f} on average, deviation {spread.deviation:.1f}"
    for seat, spread in enumerate(measured.chips or ()):
        yield f"P{seat} chips      {spread.mean:.1f} on average, deviation {spread.deviation:.1f}"
