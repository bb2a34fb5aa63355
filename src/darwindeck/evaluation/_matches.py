"""Matches that are as long as can be afforded, and no longer than it takes to be sure."""

from collections.abc import Callable

from darwindeck.evaluation._duplicate import Duplicate, play_duplicate, tables_of
from darwindeck.evaluation._pace import Pace
from darwindeck.evaluation._steps import Progress, step_of
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.simulator import Simulator

FEWEST = 4
"""A match of fewer deals says next to nothing and is not begun."""
_FIRST = 2
"""The deals after which is known how long games between these players are."""

Enough = Callable[[Duplicate, float], bool]
"""Whether a match has shown what it was played for, after this part of the deals that it may have."""


def play_within(
    genome: GameGenome,
    one: str,
    field: str,
    allowance: float,
    pace: Pace,
    seed: int = 0,
    *,
    enough: Enough = lambda *_: False,
    simulator: Simulator | None = None,
    progress: Progress | None = None,
) -> Duplicate:
    """Play as many deals as the allowance permits; none when it would be fewer than `FEWEST`.

    Thinkers may need more or fewer turns than those whose pace is known. So the match begins with a few deals, from
    which it is known what the others cost; then there are twice as many again and again, until it has all or is clear.

    Args:
        genome: The rules.
        one: The name of the player of the one side.
        field: The name of the player of all other sides.
        allowance: The work that may be done, as `Pace` counts it.
        pace: How much there is to do in the game.
        seed: The seed of the first deal; those of the others follow it.
        enough: Whether to stop before.
        simulator: What plays; one that uses all processors if None.
        progress: Called now and then with the work done and the whole of it.
    """
    of_deal = sum(map(pace.of_game, tables_of(genome, one, field)))
    match = Duplicate(one, field, ())
    if allowance < FEWEST * of_deal:
        return match
    deals = _FIRST
    while deals > 0:
        played = len(match.games)
        share = deals * of_deal / allowance
        tell = step_of(progress, min(1.0, played * of_deal / allowance), min(1.0, share))
        match = match.followed_by(
            play_duplicate(genome, one, field, deals, seed + played, simulator=simulator, progress=tell)
        )
        played += deals
        if played == _FIRST:
            of_deal *= match.steps / (played * match.sides * pace.steps)
        most = max(played, int(allowance / of_deal))
        if played > _FIRST and enough(match, played / most):
            break
        deals = min(played, most - played)
    return match
