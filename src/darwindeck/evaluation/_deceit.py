"""Watching good players lie, doubt, bet and fold."""

from dataclasses import dataclass

from darwindeck.genome.schema import GameGenome


@dataclass(frozen=True)
class Watched:
    """What was seen in one game."""


def watch(
    genome: GameGenome, games: int, player: str = "mcts:32", seed: int = 0, *, threads: int | None = None
) -> tuple[Watched, ...]:
    """Let good players play some games and see what they claim and bet; nothing where they can do neither.

    The same seed gives the same numbers, whatever the number of threads.
    """
    return ()
