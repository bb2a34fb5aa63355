"""Operators: what makes new games from known ones.

A `Mutation` makes a new sound game from one, and says what it did; `crossover` makes one from two. A
`MutationPipeline` applies several operators, each as often as it should be; `create_default_pipeline` has them all.
`repair` is what keeps all of them sound.
"""

from darwindeck.evolution.operators._crossover import crossover
from darwindeck.evolution.operators._fields import UNTOUCHED
from darwindeck.evolution.operators._operator import Change, Mutation
from darwindeck.evolution.operators._pipeline import (
    OPERATORS,
    MutationPipeline,
    PipelineChange,
    create_default_pipeline,
)
from darwindeck.evolution.operators._repair import repair
from darwindeck.evolution.operators.betting import (
    AddBettingMutation,
    RemoveBettingMutation,
)
from darwindeck.evolution.operators.bidding import (
    AddBiddingPhaseMutation,
    MutateBiddingPhaseMutation,
    MutateContractScoringMutation,
    RemoveBiddingPhaseMutation,
)
from darwindeck.evolution.operators.cleanup import (
    CleanupOrphanedResourcesMutation,
)
from darwindeck.evolution.operators.effects import (
    AddEffectMutation,
    MutateEffectMutation,
    RemoveEffectMutation,
)
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
from darwindeck.evolution.operators.tableau import (
    MutateSequenceDirectionMutation,
    MutateTableauModeMutation,
)
from darwindeck.evolution.operators.teams import (
    DisableTeamModeMutation,
    EnableTeamModeMutation,
    MutatePlayerCountMutation,
    MutateTeamAssignmentMutation,
)
from darwindeck.evolution.operators.wild_cards import MutateWildCardsMutation
from darwindeck.evolution.operators.winning import (
    ReplaceWinConditionMutation,
)

__all__ = [
    "OPERATORS",
    "UNTOUCHED",
    "AddBettingMutation",
    "AddBiddingPhaseMutation",
    "AddEffectMutation",
    "AddPhaseMutation",
    "Change",
    "CleanupOrphanedResourcesMutation",
    "DisableTeamModeMutation",
    "EnableTeamModeMutation",
    "MutateAnythingMutation",
    "MutateBettingMutation",
    "MutateBiddingPhaseMutation",
    "MutateConditionMutation",
    "MutateContractScoringMutation",
    "MutateDealMutation",
    "MutateDeckMutation",
    "MutateEffectMutation",
    "MutateGameRulesMutation",
    "MutateHandEvaluationMutation",
    "MutateParameterMutation",
    "MutatePhaseMutation",
    "MutatePlayerCountMutation",
    "MutateScoringMutation",
    "MutateSequenceDirectionMutation",
    "MutateTableauModeMutation",
    "MutateTeamAssignmentMutation",
    "MutateWildCardsMutation",
    "MutateWinConditionMutation",
    "Mutation",
    "MutationPipeline",
    "PipelineChange",
    "RemoveBettingMutation",
    "RemoveBiddingPhaseMutation",
    "RemoveEffectMutation",
    "RemovePhaseMutation",
    "ReplacePhaseMutation",
    "ReplaceWinConditionMutation",
    "SwapPhasesMutation",
    "create_default_pipeline",
    "crossover",
    "repair",
]
