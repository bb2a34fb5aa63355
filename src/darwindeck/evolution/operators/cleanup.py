"""The operator that tidies up: what can never matter goes."""

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._operator import Draft, Mutation
from darwindeck.evolution.operators._tidy import tidied
from darwindeck.genome.schema import GameGenome


class CleanupOrphanedResourcesMutation(Mutation):
    """Takes out what is left over: phases in which nothing happens, chips nobody bets, hands nobody compares.

    A sound game is won as before, and there is less to explain. One that is not sound is repaired.
    """

    name: ClassVar = "clean up"
    usual: ClassVar = 0.05
    must_matter: ClassVar = False

    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:  # noqa: ARG002
        """The same game without anything that makes no difference."""
        yield Draft(tidied(genome))
