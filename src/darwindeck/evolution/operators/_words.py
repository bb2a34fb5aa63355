"""What operators say about what they did."""

from darwindeck.evaluation._differences import rule_differences
from darwindeck.genome.schema import GameGenome

_MOST = 3


def differences(one: GameGenome, other: GameGenome) -> str:
    """What a game has that another has not, what weighs most first."""
    found = [str(difference) for difference in rule_differences(one, other)]
    more = len(found) - _MOST
    rest = [f"{more} more rules differ" if more > 1 else "another rule differs"] if more > 0 else []
    return "; ".join([*found[:_MOST], *rest])
