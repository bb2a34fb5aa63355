"""Matches that are as long as can be afforded, and no longer than it takes to be sure."""

from collections.abc import Callable

from darwindeck.evaluation._duplicate import Duplicate, play_duplicate, tables_of
from darwindeck.evaluation._games import play_games
from darwindeck.evaluation._pace import Pace, steps_of
from darwindeck.evaluation._steps import Progress, step_of
from darwindeck.genome.schema import GameGenome

FEWEST = 6
"""A match of fewer deals says next to nothing and is not played."""

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
    threads: int | None = None,
    progress: Progress | None = None,
) -> Duplicate:
    """Play as many deals as the allowance permits; none when it would be fewer than `FEWEST`.

    Thinkers may need many more turns than those whose pace is known, or fewer. So one game is played to see that, and
    the match is planned by it, and again by all games that were played so far. It begins with a few deals and goes on
    with as many again and again, until it has all or is clear.

    Args:
        genome: The rules.
        one: The name of the player of the one side.
        field: The name of the player of all other sides.
        allowance: The work that may be done, as `Pace` counts it.
        pace: How much there is to do in the game.
        seed: The seed of the first deal; those of the others follow it.
        enough: Whether to stop before.
        threads: How many threads play; one for each processor if None.
        progress: Called now and then with the work done and the whole of it.
    """
    tables = tables_of(genome, one, field)
    most = at_that_pace = int(allowance / sum(map(pace.of_game, tables)))
    if most >= FEWEST:
        (first,) = play_games(genome, 1, tables[0], seed, threads=1, progress=step_of(progress, 0.0, 0.0))
        most = int(at_that_pace * pace.steps / steps_of(first))
    match = Duplicate(one, field, ())
    deals = FEWEST if most >= FEWEST else 0
    done = 0.0
    while deals > 0:
        played = len(match.games)
        before = max(done, played / most)  # Never back, also when more can be played than was thought.
        done = min(1.0, before + deals / most)
        tell = step_of(progress, before, done - before)
        match = match.followed_by(
            play_duplicate(genome, one, field, deals, seed + played, threads=threads, progress=tell)
        )
        played += deals
        most = max(played, int(at_that_pace * pace.steps * played * match.sides / match.steps))
        if enough(match, played / most):
            break
        deals = min(played, most - played)
    return match
