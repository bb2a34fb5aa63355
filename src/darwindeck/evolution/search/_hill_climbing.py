"""Hill-climbing: each game is changed for as long as that makes it better."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from darwindeck.evolution.candidate import Candidate, Judged
from darwindeck.evolution.search._archiving import ArchivingSearch
from darwindeck.evolution.search.breeder import Breeder
from darwindeck.genome.schema import GameGenome


class HillClimbing(ArchivingSearch):
    """A climber for every game that the run starts from. The best of its children replaces it, if that is better."""

    name = "hill-climbing"

    def __init__(self, start: Sequence[GameGenome], breeder: Breeder) -> None:
        super().__init__(start, breeder)
        self._climbers: list[Judged] = []

    def _parents(self, rng: Random) -> Sequence[Candidate]:
        climbers = [climber.candidate for climber in self._climbers]
        return [rng.choice(climbers or self._start)]

    def _learn(self, judged: Sequence[Judged]) -> None:
        good = [one for one in judged if one.is_viable and one.is_close]
        again = {one.key: one for one in judged}
        known = {climber.key for climber in self._climbers}
        still = [again.get(climber.key, climber) for climber in self._climbers]
        self._climbers = [_best_of_line(climber, good) for climber in still if climber.is_viable and climber.is_close]
        self._climbers += [one for one in good if not one.candidate.origin.parents and one.key not in known]

    def to_plain(self) -> dict[str, Any]:
        """Its whole memory, for JSON."""
        return {**super().to_plain(), "climbers": [climber.to_plain() for climber in self._climbers]}

    def restore(self, plain: Mapping[str, Any]) -> None:
        """Take over the memory that `to_plain` gave."""
        super().restore(plain)
        self._climbers = [Judged.from_plain(climber) for climber in plain["climbers"]]


def _best_of_line(climber: Judged, good: Sequence[Judged]) -> Judged:
    children = (one for one in good if climber.key in one.candidate.origin.parents)
    return max((climber, *children), key=lambda one: one.score.low)
