"""Playing many games at once, on all processors."""

from collections.abc import Callable, Sequence

from darwindeck._core import MOST_THREADS, simulate_batch
from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import shown
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.protocol import DEFAULT_GAMES, SimulationRequest, decode_response, encode_batch
from darwindeck.simulation.statistics import SimulationResult

Progress = Callable[[int, int], object]
"""Called about every 50 ms, and at the end, with the games played and those asked for. An exception ends the batch."""


class Simulator:
    """Plays many games and counts how they end.

    The same request gives the same result, whatever the number of threads. Ctrl-C ends a call of the main thread
    within a moment; calls of other threads end when `progress` raises. A simulator holds nothing but its settings:
    any number of threads may use it at once.

    Args:
        threads: How many threads play, 1 to 1024; one for each processor if None.

    Raises:
        DarwinDeckError: When `threads` is out of range.
    """

    def __init__(self, threads: int | None = None) -> None:
        if threads is not None and (type(threads) is not int or not 1 <= threads <= MOST_THREADS):
            raise DarwinDeckError(f"threads is {shown(threads)}: expected 1 to {MOST_THREADS}")
        self.threads = threads

    def simulate(
        self,
        genome: GameGenome,
        num_games: int = DEFAULT_GAMES,
        players: str | Sequence[str] = "random",
        seed: int = 0,
        *,
        measure: bool = False,
        progress: Progress | None = None,
    ) -> SimulationResult:
        """Play one game a number of times.

        Args:
            genome: The rules.
            num_games: How often, 1 to 1,000,000,000.
            players: The name of a player for all seats (docs/players.md), or one for each.
            seed: Game i has the seed `seed` + i, modulo 2^64.
            measure: Whether to count what the players did as well: `measurements` of the result.
            progress: Called now and then with the games played and the games asked for.

        Raises:
            GenomeError: When the genome is not sound.
            DarwinDeckError: When a player is not known, or a number is out of range.
            CoreError: When the core fails.
        """
        request = SimulationRequest(genome, num_games, players, seed, measure)
        (result,) = self.simulate_batch([request], progress=progress)
        return result

    def simulate_batch(
        self, requests: Sequence[SimulationRequest], *, progress: Progress | None = None
    ) -> list[SimulationResult]:
        """Play many games a number of times each. The results come in the order of the requests.

        Raises:
            GenomeError: When a genome is not sound.
            DarwinDeckError: When a request asks for what cannot be done. Nothing is played then.
            CoreError: When the core fails.
        """
        response = simulate_batch(encode_batch(requests), self.threads, progress)
        results = list(decode_response(response).results)
        if progress is not None:
            total = sum(result.games_played for result in results)
            progress(total, total)
        return results
