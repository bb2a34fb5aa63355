"""Coherence: whether the rules fit together, by the rules alone."""

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure
from darwindeck.genome.coherence import assess_coherence
from darwindeck.genome.schema import GameGenome


def coherence(genome: GameGenome) -> Measure:
    """What is left of the game's worth after its penalties: 1 without any. It is not in doubt."""
    found = assess_coherence(genome)
    why = "; ".join(found.reasons) or "no rules work against each other"
    return Measure("coherence", Estimate.exact(1 - found.penalty), why)
