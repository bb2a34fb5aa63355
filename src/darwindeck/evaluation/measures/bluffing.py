"""Bluffing: how much it pays to deceive."""

from collections.abc import Sequence

from darwindeck.evaluation._deceit import Watched
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure
from darwindeck.genome.schema import GameGenome


def bluffing(genome: GameGenome, games: Sequence[Watched]) -> Measure:
    """How much it pays to deceive, from games that were watched."""
    return Measure("bluffing", Estimate.exact(0.0), "nobody can deceive")
