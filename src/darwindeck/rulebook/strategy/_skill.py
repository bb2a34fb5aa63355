"""Whether it helps to think."""

from collections.abc import Sequence

from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook.strategy._findings import Skill
from darwindeck.simulation import SimulationResult, Simulator, play_match
from darwindeck.simulation.simulator import Progress

_ITERATIONS = (100, 50, 25, 12)
"""How much the player thinks; less in long games, but not against players who are hard to beat."""
_ENOUGH_GAMES = 60
_FEWEST_GAMES = 16
_MOST_GAMES = 600
_SAMPLE = 4
"""Games that show how often a player has to think, and whether anybody wins."""


def measure_skill(
    genome: GameGenome, seed: int, *, effort: float, playout: float, simulator: Simulator, progress: Progress
) -> Skill | None:
    """Let a player who searches play against simple ones, everybody in every seat equally often.

    The others decide by lot, unless nobody comes to an end in that way, as where bids are made by lot. None where there
    is nobody to play against, or games are too long to play enough of them.
    """
    seats = genome.player_count
    sides = len(genome.teams) if genome.team_mode else seats
    if sides < 2:
        return None
    others = ["random"] * (seats - 1)
    sample = simulator.simulate(genome, _SAMPLE, ["greedy", *others], seed, measure=True)
    if by_greed := 2 * undecided(sample) > _SAMPLE:
        others = ["greedy"] * (seats - 1)
    choices = _ITERATIONS[: 1 if by_greed else None]
    # Half of a hand is still to be played when somebody thinks, on average.
    iterations, games = _affordable(choices, effort / (playout / 2), sample)
    if games >= _FEWEST_GAMES:  # Only then is it worth while to look at how a player plays who thinks.
        sample = simulator.simulate(genome, _SAMPLE, ["mcts:5", *others], seed, measure=True)
        iterations, games = _affordable(choices, effort / (playout / 2), sample)
    if games < _FEWEST_GAMES:
        return None
    games = min(games, _MOST_GAMES) // seats * seats
    match = play_match(genome, [f"mcts:{iterations}", *others], games, seed, simulator=simulator, progress=progress)
    player = match.players[0]
    decided = games - match.draws - match.timeouts - match.stalemates - match.errors
    is_loss = any(one.losses for one in match.players)
    return Skill(
        games=games,
        count=player.losses if is_loss else player.wins,
        fair=decided / games / sides,
        is_loss=is_loss,
        by_lot=not by_greed,
    )


def _affordable(choices: Sequence[int], playouts: float, sample: SimulationResult) -> tuple[int, int]:
    """How much to think, and how many games that leaves for so many playouts: less, where games would be too few."""
    offers = [(iterations, int(playouts / (iterations * max(_thoughts(sample), 1)))) for iterations in choices]
    return next((offer for offer in offers if offer[1] >= _ENOUGH_GAMES), offers[-1])


def undecided(result: SimulationResult) -> int:
    """How many games nobody won."""
    return result.draws + result.timeouts + result.stalemates + result.errors


def _thoughts(result: SimulationResult) -> float:
    """How often the first player had a choice in a game."""
    measured = result.measurements
    assert measured is not None, "the games were measured"
    return (measured.decisions[0] - measured.forced[0]) / result.games_played
