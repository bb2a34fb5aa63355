"""Games that are looked at one by one, so that how they differ can be seen."""

from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.protocol import SimulationRequest
from darwindeck.simulation.simulator import Progress, Simulator
from darwindeck.simulation.statistics import SimulationResult


def play_games(
    genome: GameGenome,
    games: int,
    player: str = "greedy",
    seed: int = 0,
    *,
    simulator: Simulator | None = None,
    progress: Progress | None = None,
) -> tuple[SimulationResult, ...]:
    """Play some games with the same kind of player in every seat: the result of each, with its measurements."""
    requests = [SimulationRequest(genome, 1, player, seed + number, measure=True) for number in range(games)]
    return tuple((simulator or Simulator()).simulate_batch(requests, progress=progress)) if requests else ()
