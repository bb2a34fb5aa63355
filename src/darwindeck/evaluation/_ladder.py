"""The ladder of players: each thinks twice as long as the one below."""

from dataclasses import dataclass
from math import sqrt

from darwindeck.evaluation._duplicate import Duplicate
from darwindeck.evaluation._matches import play_within
from darwindeck.evaluation._pace import Pace
from darwindeck.evaluation._steps import Progress, step_of
from darwindeck.evaluation.measures.skill import advantage
from darwindeck.genome.schema import GameGenome

NEGLIGIBLE = 0.05
"""An advantage that is surely smaller is as good as none."""
_APART = 2**32
"""More than any rung has deals."""


@dataclass(frozen=True)
class Climb:
    """What was played on the ladder, from the lowest rung up."""

    rungs: tuple[Duplicate, ...]
    reached_top: bool
    """Whether even the last rung could be told from a coin flip, so that more search might have shown more skill."""


def climb(
    genome: GameGenome,
    allowance: float,
    pace: Pace,
    seed: int = 0,
    *,
    lowest: int = 8,
    most_rungs: int = 6,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Climb:
    """Let each player play against the one below, until that can no longer be told from a coin flip.

    A rung that is in doubt gets more deals, until it is clear or has used up what it may: few deals tell nothing apart,
    and the ladder would end where the games did. Every rung may use the same part of the allowance.

    Args:
        genome: The rules.
        allowance: The work that may be done, as `Pace` counts it.
        pace: How much there is to do in the game.
        seed: The seed of the first deal. Every rung has its own deals.
        lowest: The iterations of the weakest player.
        most_rungs: After how many rungs to stop in any case.
        threads: How many threads play; one for each processor if None.
        progress: Called now and then with the rungs done and all of them, as far as known.
    """
    rungs: list[Duplicate] = []
    for rung in range(most_rungs):
        below, above = (f"mcts:{lowest * 2**step}" for step in (rung, rung + 1))
        match = play_within(
            genome,
            above,
            below,
            allowance / most_rungs,
            pace,
            seed + rung * _APART,
            enough=is_clear,
            threads=threads,
            progress=step_of(progress, rung / most_rungs, 1 / most_rungs),
        )
        if not match.games:
            break
        rungs.append(match)
        if advantage(match).low <= 0:
            return Climb(tuple(rungs), reached_top=False)
    return Climb(tuple(rungs), reached_top=True)


def is_clear(match: Duplicate, share: float) -> bool:
    """Whether the one player is surely better, or surely not by more than is negligible.

    Whoever looks often, and stops at the first look that is clear, takes chance for skill, and finds too much of it.
    So an early look must be clearer: after a quarter of the deals by an interval of twice the width (O'Brien and
    Fleming, 1979). Then all looks together are wrong hardly more often than the last one alone.
    """
    found = advantage(match).widened(1 / sqrt(share))
    return found.low > 0 or found.high < NEGLIGIBLE
