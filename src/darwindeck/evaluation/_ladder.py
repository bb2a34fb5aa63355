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


NEGLIGIBLE = 0.05
"""An advantage that is surely smaller is as good as none."""


def climb(
    genome: GameGenome,
    deals: int,
    seed: int = 0,
    *,
    most_deals: int | None = None,
    lowest: int = 8,
    most_rungs: int = 6,
    simulator: Simulator | None = None,
) -> Climb:
    """Let each player play against the one below, until that can no longer be told from a coin flip.

    A rung that is in doubt gets twice the deals, until it is clear or has all the deals that it may have: few deals
    tell nothing apart, and the ladder would end where the games did. To look several times makes chance pass for skill
    more often than once in forty: with two doublings about twice as often.

    Args:
        genome: The rules.
        deals: The deals with which each rung starts.
        seed: The seed of the first deal. Every rung has its own deals.
        most_deals: The most deals that a rung in doubt gets; those with which it starts if None.
        lowest: The iterations of the weakest player.
        most_rungs: After how many rungs to stop in any case.
        simulator: What plays; one that uses all processors if None.
    """
    most = max(deals, most_deals or deals)
    rungs: list[Duplicate] = []
    for rung in range(most_rungs):
        below, above = (f"mcts:{lowest * 2**step}" for step in (rung, rung + 1))
        start = seed + rung * most
        match = play_duplicate(genome, above, below, deals, start, simulator=simulator)
        while len(match.games) < most and not is_clear(match):
            played = len(match.games)
            more = min(played, most - played)
            match = match.followed_by(play_duplicate(genome, above, below, more, start + played, simulator=simulator))
        rungs.append(match)
        if advantage(match).low <= 0:
            return Climb(tuple(rungs), reached_top=False)
    return Climb(tuple(rungs), reached_top=True)


def is_clear(match: Duplicate) -> bool:
    """Whether the one player is surely better, or surely not by more than is negligible."""
    found = advantage(match)
    return found.low > 0 or found.high < NEGLIGIBLE
