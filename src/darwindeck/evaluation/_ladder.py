"""The ladder of players: each thinks twice as long as the one below."""

from dataclasses import dataclass

from darwindeck.evaluation._duplicate import Duplicate, play_duplicate
from darwindeck.evaluation.measures.skill import advantage
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.simulator import Simulator


@dataclass(frozen=True)
class Climb:
    """What was played on the ladder, from the lowest rung up."""

    rungs: tuple[Duplicate, ...]
    reached_top: bool
    """Whether even the last rung could be told from a coin flip, so that more search might have shown more skill."""


def climb(
    genome: GameGenome,
    deals: int,
    seed: int = 0,
    *,
    lowest: int = 8,
    most_rungs: int = 6,
    simulator: Simulator | None = None,
) -> Climb:
    """Let each player play against the one below, until that can no longer be told from a coin flip.

    Args:
        genome: The rules.
        deals: The deals of each rung; every rung has its own.
        seed: The seed of the first deal; those of the others follow it.
        lowest: The iterations of the weakest player.
        most_rungs: After how many rungs to stop in any case.
        simulator: What plays; one that uses all processors if None.
    """
    rungs: list[Duplicate] = []
    for rung in range(most_rungs):
        below, above = (f"mcts:{lowest * 2**step}" for step in (rung, rung + 1))
        rungs.append(play_duplicate(genome, above, below, deals, seed + rung * deals, simulator=simulator))
        if advantage(rungs[-1]).low <= 0:
            return Climb(tuple(rungs), reached_top=False)
    return Climb(tuple(rungs), reached_top=True)
