"""Games bred from known ones, by chance alone."""

from random import Random

from darwindeck.evolution.candidate import Candidate, Origin
from darwindeck.evolution.operators import create_default_pipeline
from darwindeck.evolution.pruning import prune
from darwindeck.genome.examples import KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import Simulator

ROUNDS = 3
"""How often each of them was changed."""


def child(game: KnownGame, seed: int) -> GameGenome:
    """A game bred from a known one."""
    rng, pipeline, genome = Random(f"{game.name} {seed}"), create_default_pipeline(), game.create()
    for _ in range(ROUNDS):
        genome = pipeline.mutate(genome, rng)
    return genome


def pruned_child(game: KnownGame, seed: int) -> GameGenome:
    """The same without what makes no difference in it."""
    return prune(Candidate(child(game, seed), Origin("mutate", ""))).genome


def is_mostly_won(genome: GameGenome) -> bool:
    """Whether somebody wins or loses more than half of some games; others are not kept when games are bred."""
    found = [Simulator().simulate(genome, 40, player) for player in ("random", "greedy")]
    return any(2 * sum((*one.wins, *one.team_wins, *one.losses)) > one.games_played for one in found)
