"""Betting: how much there is to bet about."""

from collections.abc import Sequence

from darwindeck.evaluation._deceit import Watched
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure
from darwindeck.genome.schema import GameGenome


def betting(genome: GameGenome, games: Sequence[Watched]) -> Measure:
    """How much there is to bet about, from games that were watched."""
    return Measure("betting", Estimate.exact(0.0), "there is nothing to bet")
