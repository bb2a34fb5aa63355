"""Breeding: one new game from one parent or two, such as the user wants it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from darwindeck.evaluation.measures.novelty import structural_distance
from darwindeck.evolution.atlas import MOST_CHANGE
from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.credit import Credit
from darwindeck.evolution.operators import Change, MutationPipeline, PipelineChange
from darwindeck.genome.schema import GameGenome

__all__ = ["Breeder", "operators_of"]

_TRIES = 8
"""How often parents are given another chance to have a child that is new and such as it is wanted."""
_ALSO_MUTATED = 0.5
"""How often a child of two parents is also mutated."""
_CROSSOVER = "crossover"
_JOINT = ", "


class Breeder:
    """Makes children: by mutation from one parent, by crossover and perhaps mutation from two.

    Args:
        pipeline: What mutates.
        cross: What makes one game from two.
        constraints: What every child must fulfil.
        near: The game from which no child may be farther away than `MOST_CHANGE`; None where any distance will do.
    """

    def __init__(
        self,
        pipeline: MutationPipeline,
        cross: Callable[[GameGenome, GameGenome, Random], Change | None],
        constraints: Constraints | None = None,
        near: GameGenome | None = None,
    ) -> None:
        self.credit = Credit()
        self._pipeline = pipeline
        self._cross = cross
        self._constraints = constraints or Constraints()
        self._near = near

    def breed(
        self, parents: Sequence[Candidate], is_new: Callable[[str], bool], rng: Random, mutations: int = 1
    ) -> Candidate | None:
        """A child of one parent or two that has none of their rules; None where none was found in a few tries.

        Args:
            parents: One or two games.
            is_new: Says of the hash of some rules whether they are wanted.
            rng: The dice.
            mutations: How often a child of one parent is changed, one time after the other.
        """
        known = {parent.key for parent in parents}
        for _ in range(_TRIES):
            child = self._mixed(parents, rng) if len(parents) > 1 else self._mutated(parents[0], mutations, rng)
            if child is not None and child.key not in known and is_new(child.key) and self._is_wanted(child.genome):
                return child
        return None

    def tell(self, judged: Judged) -> None:
        """Hear what became of a child, once."""
        self.credit.tell(operators_of(judged.candidate.origin), is_viable=judged.is_viable)

    def _mixed(self, parents: Sequence[Candidate], rng: Random) -> Candidate | None:
        one, other = (parent.genome for parent in parents)
        mixed = self._cross(one, other, rng)
        if mixed is None:
            return None
        draft = PipelineChange(mixed.genome, mixed.words, (_CROSSOVER,))
        if rng.random() < _ALSO_MUTATED:
            draft = self._changed(draft, rng)
        return _candidate(draft, parents)

    def _mutated(self, parent: Candidate, mutations: int, rng: Random) -> Candidate | None:
        draft = PipelineChange(parent.genome, "")
        for _ in range(mutations):
            draft = self._changed(draft, rng)
        return _candidate(draft, [parent]) if draft.names else None

    def _changed(self, before: PipelineChange, rng: Random) -> PipelineChange:
        """One more round of mutation; what there was if that finds nothing to change."""
        usual = {operator.name: operator.probability for operator in self._pipeline.operators}
        after = self._pipeline.change(before.genome, rng, self.credit.shares(usual))
        if after is None:
            return before
        words = "; ".join(words for words in (before.words, after.words) if words)
        return PipelineChange(after.genome, words, (*before.names, *after.names))

    def _is_wanted(self, genome: GameGenome) -> bool:
        if not self._constraints.allows(genome):
            return False
        return self._near is None or structural_distance(genome, self._near) < MOST_CHANGE


def operators_of(origin: Origin) -> tuple[str, ...]:
    """The names of the operators that a child was made by; none for a game that a run started from."""
    return tuple(origin.operator.split(_JOINT)) if origin.parents else ()


def _candidate(draft: PipelineChange, parents: Sequence[Candidate]) -> Candidate:
    """A child, one generation on, however often it was changed."""
    generation = 1 + max(parent.genome.generation for parent in parents)
    names = _JOINT.join(dict.fromkeys(draft.names))
    origin = Origin(names, draft.words, tuple(parent.key for parent in parents))
    return Candidate(replace(draft.genome, generation=generation), origin)
