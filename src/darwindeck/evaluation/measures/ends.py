"""Ends: whether games end by their own rules, and whether somebody wins them."""

from collections.abc import Iterable

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure, percent
from darwindeck.genome._wording import counted
from darwindeck.simulation.statistics import SimulationResult


def ends(results: Iterable[SimulationResult]) -> Measure:
    """The share of games that end by their own rules: not by the limit of turns, and not because nobody can act."""
    results = tuple(results)
    games = sum(result.games_played for result in results)
    if not games:
        return Measure("ends", Estimate.unknown(), "no game was played")
    faults = {
        "run into the limit of turns": sum(result.timeouts for result in results),
        "get stuck": sum(result.stalemates for result in results),
        "fail": sum(result.errors for result in results),
    }
    estimate = Estimate.of_share(games - sum(faults.values()), games)
    named = [f"{count} {fault}" for fault, count in faults.items() if count]
    why = f"{percent(estimate)} of {counted(games, 'game')} end by their own rules"
    return Measure("ends", estimate, f"{why}; {', '.join(named)}" if named else why)


def decided(results: Iterable[SimulationResult]) -> Measure:
    """The share of games that have a winner, or one loser."""
    results = tuple(results)
    games = sum(result.games_played for result in results)
    if not games:
        return Measure("decided", Estimate.unknown(), "no game was played")
    decisive = sum(sum(result.wins) + sum(result.team_wins) + sum(result.losses) for result in results)
    draws = sum(result.draws for result in results)
    estimate = Estimate.of_share(decisive, games)
    why = f"{percent(estimate)} of {counted(games, 'game')} are decided"
    return Measure("decided", estimate, f"{why}; {counted(draws, 'draw')}" if draws else why)
