"""The core, as users call it: the batch of the installed package."""

import itertools
import time
from collections.abc import Callable

from benchmarks.timing import Timed
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import SimulationResult, Simulator

_FIRST_GAMES = 64


def simulate(genome: GameGenome, games: int, seed: int, threads: int = 1) -> SimulationResult:
    """Play so many random games."""
    return Simulator(threads=threads).simulate(genome, num_games=games, players="random", seed=seed)


def core(genome: GameGenome, threads: int = 1, clock: Callable[[], float] = time.process_time) -> Timed:
    """Plays batches that fill the time, each from other seeds."""
    seeds = itertools.count(step=1 << 32)
    speed = _games_per_second(genome, threads)

    def run(seconds: float) -> float:
        games = max(_FIRST_GAMES, int(seconds * speed))
        start = clock()
        result = simulate(genome, games, next(seeds), threads)
        took = clock() - start
        return took * 1e9 / (result.decisions or result.turns)

    return run


def _games_per_second(genome: GameGenome, threads: int) -> float:
    games = _FIRST_GAMES
    while True:
        start = time.perf_counter()
        simulate(genome, games, 0, threads)
        took = time.perf_counter() - start
        if took > 0.05:
            return games / took
        games *= 4
