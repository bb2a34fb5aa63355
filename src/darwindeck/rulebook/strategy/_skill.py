"""Whether it helps to think."""

from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook.strategy._findings import Skill
from darwindeck.simulation import Simulator, play_match
from darwindeck.simulation.simulator import Progress

_ITERATIONS = (100, 50, 25, 12)
_ENOUGH_GAMES = 60
_MOST_GAMES = 600
_SAMPLE = 8
"""Games that show how often a player has to think."""


def measure_skill(
    genome: GameGenome, seed: int, *, effort: float, playout: float, simulator: Simulator, progress: Progress
) -> Skill | None:
    """Let a player who searches play against others who decide by lot, everybody in every seat equally often.

    None where there is nobody to play against.
    """
    seats = genome.player_count
    sides = len(genome.teams) if genome.team_mode else seats
    if sides < 2:
        return None
    others = ["random"] * (seats - 1)
    thoughts = max(simulator.simulate(genome, _SAMPLE, ["greedy", *others], seed).avg_decisions / seats, 0.1)
    for iterations in _ITERATIONS:
        games = int(effort / (iterations * thoughts * playout / 2))  # Half of a hand is still to be played, on average.
        if games >= _ENOUGH_GAMES:
            break
    games = max(min(games, _MOST_GAMES) // seats, 1) * seats
    match = play_match(genome, [f"mcts:{iterations}", *others], games, seed, simulator=simulator, progress=progress)
    player = match.players[0]
    decided = games - match.draws - match.timeouts - match.stalemates - match.errors
    is_loss = any(one.losses for one in match.players)
    return Skill(games, player.losses if is_loss else player.wins, decided / games / sides, is_loss)
