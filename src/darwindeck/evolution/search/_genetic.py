"""A genetic algorithm: the best games of all have offspring."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from darwindeck.evolution.candidate import Candidate, Cell, Judged
from darwindeck.evolution.search._archiving import ArchivingSearch, better_of, kin_of
from darwindeck.evolution.search.breeder import Breeder
from darwindeck.genome.distance import genome_distance
from darwindeck.genome.schema import GameGenome

_TOURNAMENT = 3
_CROSSED = 0.5
_TOO_NEAR = 0.01
"""The distance below which two games count as the same one. Known games are six times as far apart, or more."""


class Genetic(ArchivingSearch):
    """A population of a fixed size, whose members win tournaments to become parents.

    A child that was measured closely takes the place of the worst member if it is better; so the best are never lost.
    To keep the population diverse, a child that is nearly the same as a member can only take the place of that one.

    Args:
        start: The games that the run starts from.
        breeder: What makes children.
        size: How many games the population has.
    """

    name = "genetic"

    def __init__(self, start: Sequence[GameGenome], breeder: Breeder, size: int) -> None:
        super().__init__(start, breeder)
        self._size = size
        self._population: list[Judged] = []

    def bar(self, cell: Cell) -> float:  # noqa: ARG002 (the whole population is one place)
        """What a game must be able to reach to become a member."""
        is_full = len(self._population) >= self._size
        return min(member.score.low for member in self._population) if is_full else 0.0

    def _parents(self, rng: Random) -> Sequence[Candidate]:
        if not self._population:
            return [rng.choice(self._start)]
        parent = better_of(_TOURNAMENT, self._population, rng).candidate
        if rng.random() < _CROSSED:
            kin = kin_of(parent, self._population)
            if kin:
                return [parent, better_of(_TOURNAMENT, kin, rng).candidate]
        return [parent]

    def _learn(self, judged: Sequence[Judged]) -> None:
        for one in judged:
            was_here = any(member.key == one.key for member in self._population)
            self._population = [member for member in self._population if member.key != one.key]
            if one.is_viable and one.is_close:
                if was_here:
                    self._population.append(one)
                else:
                    self._admit(one)

    def _admit(self, one: Judged) -> None:
        twin = self._twin(one)
        if twin is not None:
            if one.score.low > self._population[twin].score.low:
                self._population[twin] = one
            return
        self._population.append(one)
        if len(self._population) > self._size:
            self._population.remove(min(reversed(self._population), key=lambda member: member.score.low))

    def _twin(self, one: Judged) -> int | None:
        """The place of the member that is nearest to a game, if that is too near."""
        genome = one.candidate.genome
        distances = [genome_distance(genome, member.candidate.genome) for member in self._population]
        nearest = min(range(len(distances)), key=distances.__getitem__, default=None)
        return None if nearest is None or distances[nearest] >= _TOO_NEAR else nearest

    def to_plain(self) -> dict[str, Any]:
        """Its whole memory, for JSON."""
        return {**super().to_plain(), "population": [member.to_plain() for member in self._population]}

    def restore(self, plain: Mapping[str, Any]) -> None:
        """Take over the memory that `to_plain` gave."""
        super().restore(plain)
        self._population = [Judged.from_plain(member) for member in plain["population"]]
