"""Complexity: how much a person must learn and remember, from the rulebook."""

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook._writer import write_rules


def complexity(genome: GameGenome) -> Measure:
    """How much there is to learn and remember. It follows from the rules alone and is not in doubt."""
    words = sum(len(rule.text.split()) for section in write_rules(genome) for rule in section.rules)
    return Measure("complexity", Estimate.exact(words / (words + 600)), f"{words} words of rules")
