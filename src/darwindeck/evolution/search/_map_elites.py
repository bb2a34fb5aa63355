"""MAP-Elites: the best game of every cell of a map, each a parent of what comes next (Mouret and Clune, 2015)."""

from collections.abc import Sequence
from random import Random

from darwindeck.evolution.candidate import Candidate
from darwindeck.evolution.search._archiving import ArchivingSearch, better_of, kin_of

_FRESH = 0.2
"""How often a game that the run started from is the parent. Some have no place on the map, and yet good offspring."""
_BETTER = 0.5
"""How often the better one of two elites is the parent, and not any one: a mild preference for the best."""
_CROSSED = 0.25
"""How often there is a second parent, of the same family or a near one."""
_MUTATIONS, _OFTEN = (1, 2, 3, 4, 5), (3, 3, 2, 1, 1)
"""How many times a child is changed, and how often so. Small steps improve a game, larger ones reach empty cells."""


class MapElites(ArchivingSearch):
    """Elites drawn by lot have offspring, wherever on the map they are, be they new or those of the start.

    Where a cell has no elite yet, the best game that was only screened stands in for one.
    """

    name = "map-elites"

    def _parents(self, rng: Random) -> Sequence[Candidate]:
        elites = [
            *self._old,
            *self.archive,
            *(one for one in self._waiting if one.cell and one.cell not in self.archive),
        ]
        if not elites or rng.random() < _FRESH:
            return [rng.choice(self._start)]
        drawn = rng.choice(elites)
        rivals = [one for one in elites if one.is_close is drawn.is_close]  # Whose scores can be compared with its own.
        parent = (better_of(2, rivals, rng) if rng.random() < _BETTER else drawn).candidate
        if rng.random() < _CROSSED:
            kin = kin_of(parent, elites)
            if kin:
                return [parent, rng.choice(kin).candidate]
        return [parent]

    def _mutations(self, rng: Random) -> int:
        return rng.choices(_MUTATIONS, _OFTEN)[0]
