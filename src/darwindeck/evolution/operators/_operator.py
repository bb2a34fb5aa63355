"""What every operator is: a change of rules that leaves a sound game."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from darwindeck.genome.schema import GameGenome


@dataclass(frozen=True)
class Change:
    """A game that was made from another, and what was done, in words."""

    genome: GameGenome
    words: str


class Mutation(ABC):
    """Makes a new sound game from one game.

    Args:
        probability: How often a pipeline applies it.
    """

    name: ClassVar[str]
    """What it does, in a few words, such as "add effect"."""
    usual: ClassVar[float]
    """The probability where none is given."""

    def __init__(self, probability: float | None = None) -> None:
        self.probability = self.usual if probability is None else probability

    def mutate(self, genome: GameGenome, rng: Random | None = None) -> GameGenome:
        """A changed game, one generation on; the game itself where there is nothing that this can change."""
        change = self.change(genome, rng or Random())
        return genome if change is None else change.genome

    @abstractmethod
    def change(self, genome: GameGenome, rng: Random) -> Change | None:
        """A changed game that is sound, and what was done; None where there is nothing that this can change."""
