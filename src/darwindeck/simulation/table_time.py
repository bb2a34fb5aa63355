"""How long a game takes people at a table.

Nobody has timed them, so this rests on a guess that is written here once: to shuffle and deal takes 30 seconds a hand;
each decision takes 2 seconds to carry out, and a turn without a decision as much; who has a choice thinks 1.5 seconds
for each doubling of the options (Hick's law: the time to choose grows with their logarithm).
"""

from math import log2

from darwindeck.simulation.statistics import Measurements, SimulationResult

DEAL_SECONDS = 30.0
ACT_SECONDS = 2.0
DOUBLING_SECONDS = 1.5


def seconds_of(game: SimulationResult) -> float:
    """What a game takes at the table."""
    deciding = sum(seconds_by_seat(game))
    idle_turns = max(0, game.turns - game.decisions)
    return DEAL_SECONDS * game.hands + ACT_SECONDS * idle_turns + deciding


def seconds_by_seat(game: SimulationResult) -> list[float]:
    """What each player needs for his or her decisions in a game."""
    measured = measurements_of(game)
    return list(map(_seconds_of_seat, measured.decisions, measured.forced, measured.options))


def measurements_of(game: SimulationResult) -> Measurements:
    """What the players did in a game that was measured."""
    if game.measurements is None:
        raise ValueError("the games were played without measurements")
    return game.measurements


def _seconds_of_seat(decisions: int, forced: int, options: int) -> float:
    choices = decisions - forced
    thinking = choices * log2((options - forced) / choices) if choices else 0.0
    return ACT_SECONDS * decisions + DOUBLING_SECONDS * thinking
