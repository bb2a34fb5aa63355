"""Credit: operators earn their share by the viable offspring that they produce.

Each operator has a probability of its own. It is multiplied by how much more often than usual the operator's children
are viable, but by no less than a quarter and no more than four, so that none dies out and none takes over. An operator
of which little is known counts as an average one: the rate is taken as if it had had some average children before.
"""

from collections.abc import Iterable, Mapping
from typing import Any

__all__ = ["LEAST_FACTOR", "MOST_FACTOR", "Credit"]

LEAST_FACTOR, MOST_FACTOR = 0.25, 4.0

_PRIOR = 10
"""So many children of an average operator are added to those of each."""


class Credit:
    """Counts the children of every operator, and how many of them were viable."""

    def __init__(self) -> None:
        self._children: dict[str, tuple[int, int]] = {}

    def tell(self, operators: Iterable[str], *, is_viable: bool) -> None:
        """Hear what became of a child of these operators."""
        for name in dict.fromkeys(operators):
            made, viable = self._children.get(name, (0, 0))
            self._children[name] = made + 1, viable + is_viable

    def shares(self, probabilities: Mapping[str, float]) -> dict[str, float]:
        """How often each operator is to be applied, given its own probability."""
        made = sum(made for made, _ in self._children.values())
        viable = sum(viable for _, viable in self._children.values())
        usual = (viable + 1) / (made + 2)
        return {name: probability * self._factor(name, usual) for name, probability in probabilities.items()}

    def _factor(self, operator: str, usual: float) -> float:
        made, viable = self._children.get(operator, (0, 0))
        rate = (viable + _PRIOR * usual) / (made + _PRIOR)
        return min(max(rate / usual, LEAST_FACTOR), MOST_FACTOR)

    def to_plain(self) -> dict[str, Any]:
        """For each operator that was used how many children it made, and how many of them were viable, for JSON."""
        return {name: list(numbers) for name, numbers in self._children.items()}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "Credit":
        """What `to_plain` gave."""
        credit = cls()
        credit._children = {name: (made, viable) for name, (made, viable) in plain.items()}
        return credit
