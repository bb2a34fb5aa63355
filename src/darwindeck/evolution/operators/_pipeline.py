"""The pipeline: several operators together, each as often as it should be applied."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from darwindeck.evolution.operators._operator import Change, Mutation
from darwindeck.evolution.operators.betting import AddBettingMutation, RemoveBettingMutation
from darwindeck.evolution.operators.bidding import (
    AddBiddingPhaseMutation,
    MutateBiddingPhaseMutation,
    MutateContractScoringMutation,
    RemoveBiddingPhaseMutation,
)
from darwindeck.evolution.operators.cleanup import CleanupOrphanedResourcesMutation
from darwindeck.evolution.operators.effects import AddEffectMutation, MutateEffectMutation, RemoveEffectMutation
from darwindeck.evolution.operators.phases import (
    AddPhaseMutation,
    RemovePhaseMutation,
    ReplacePhaseMutation,
    SwapPhasesMutation,
)
from darwindeck.evolution.operators.steps import (
    MutateAnythingMutation,
    MutateBettingMutation,
    MutateConditionMutation,
    MutateDealMutation,
    MutateDeckMutation,
    MutateGameRulesMutation,
    MutateHandEvaluationMutation,
    MutateParameterMutation,
    MutatePhaseMutation,
    MutateScoringMutation,
    MutateWinConditionMutation,
)
from darwindeck.evolution.operators.tableau import MutateSequenceDirectionMutation, MutateTableauModeMutation
from darwindeck.evolution.operators.teams import (
    DisableTeamModeMutation,
    EnableTeamModeMutation,
    MutatePlayerCountMutation,
    MutateTeamAssignmentMutation,
)
from darwindeck.evolution.operators.wild_cards import MutateWildCardsMutation
from darwindeck.evolution.operators.winning import ReplaceWinConditionMutation
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash

MOST_AT_ONCE = 3
"""Children differ from their parent by no more operators than this."""
_ATTEMPTS = 8


@dataclass(frozen=True)
class PipelineChange(Change):
    """A game that several operators made, and which."""

    names: tuple[str, ...] = ()


class MutationPipeline:
    """Applies operators, each at its probability; at least one of them, and few at once."""

    def __init__(self, operators: Sequence[Mutation]) -> None:
        self.operators = tuple(operators)

    def mutate(self, genome: GameGenome, rng: Random | None = None) -> GameGenome:
        """A changed game, one generation on; the game itself where nothing can be changed."""
        change = self.change(genome, rng or Random())
        return genome if change is None else change.genome

    def change(
        self, genome: GameGenome, rng: Random, shares: Mapping[str, float] | None = None
    ) -> PipelineChange | None:
        """A changed game, what was done, and by which operators; None where nothing can be changed.

        Args:
            genome: The game.
            rng: Where all chance comes from.
            shares: How often operators are applied, by name, in place of their own probability.
        """
        weights = [(shares or {}).get(operator.name, operator.probability) for operator in self.operators]
        for _ in range(_ATTEMPTS):
            change = self._attempt(genome, weights, rng)
            if change is not None:
                return change
        return None

    def _attempt(self, genome: GameGenome, weights: Sequence[float], rng: Random) -> PipelineChange | None:
        done: list[tuple[str, str]] = []
        child = genome
        for operator in self._chosen(weights, rng):
            change = operator.change(child, rng)
            if change is not None:
                child = change.genome
                done.append((operator.name, change.words))
        if not done or content_hash(child) == content_hash(genome):
            return None
        names, words = zip(*done, strict=True)
        return PipelineChange(replace(child, generation=genome.generation + 1), "; ".join(words), names)

    def _chosen(self, weights: Sequence[float], rng: Random) -> list[Mutation]:
        """Each operator at its probability, in any order, no more than a few; one by lot where none was chosen."""
        pairs = list(zip(self.operators, weights, strict=True))
        chosen = [operator for operator, weight in pairs if rng.random() < weight]
        if not chosen and any(weights):
            chosen = rng.choices(self.operators, weights)
        return rng.sample(chosen, min(len(chosen), MOST_AT_ONCE))


def create_default_pipeline() -> MutationPipeline:
    """All operators, each at its usual probability."""
    return MutationPipeline([kind() for kind in OPERATORS])


OPERATORS: tuple[type[Mutation], ...] = (
    AddEffectMutation,
    RemoveEffectMutation,
    MutateEffectMutation,
    MutateWildCardsMutation,
    MutateTableauModeMutation,
    MutateSequenceDirectionMutation,
    EnableTeamModeMutation,
    DisableTeamModeMutation,
    MutateTeamAssignmentMutation,
    MutatePlayerCountMutation,
    AddBiddingPhaseMutation,
    RemoveBiddingPhaseMutation,
    MutateBiddingPhaseMutation,
    MutateContractScoringMutation,
    AddBettingMutation,
    RemoveBettingMutation,
    MutateBettingMutation,
    AddPhaseMutation,
    RemovePhaseMutation,
    ReplacePhaseMutation,
    SwapPhasesMutation,
    MutatePhaseMutation,
    MutateConditionMutation,
    MutateDealMutation,
    MutateDeckMutation,
    MutateScoringMutation,
    ReplaceWinConditionMutation,
    MutateWinConditionMutation,
    MutateHandEvaluationMutation,
    MutateGameRulesMutation,
    MutateParameterMutation,
    MutateAnythingMutation,
    CleanupOrphanedResourcesMutation,
)
"""Every kind of operator."""
