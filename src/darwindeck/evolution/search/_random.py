"""Random search: changes without selection, to see what selection is worth."""

from collections.abc import Sequence
from random import Random

from darwindeck.evolution.candidate import Candidate, Judged
from darwindeck.evolution.search._archiving import ArchivingSearch

_MOST_MUTATIONS = 6


class RandomSearch(ArchivingSearch):
    """Children of the games that the run started from, each changed a few times over; what is found guides nothing."""

    name = "random"

    def _parents(self, rng: Random) -> Sequence[Candidate]:
        return [rng.choice(self._start)]

    def _mutations(self, rng: Random) -> int:
        return rng.randint(1, _MOST_MUTATIONS)

    def _credit(self, one: Judged) -> None:
        """Operators earn nothing here: they keep the probabilities that they have."""
