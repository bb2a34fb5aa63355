"""The least that each part of a genome needs."""

from typing import Any

from darwindeck.genome.conditions import CompoundCondition, Condition, ConditionType, Logic
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    CardValue,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GamePoint,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Location,
    MajorityScoring,
    PlayPhase,
    Rank,
    SchemaVersion,
    ScoringRule,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    SwapPhase,
    TargetSelector,
    TurnStructure,
    WinCondition,
    WinType,
)

PAIR = Condition(ConditionType.HAS_MATCHING_PAIR)

NEEDED: dict[type, dict[str, Any]] = {
    SpecialEffect: {
        "trigger_rank": Rank.TWO,
        "effect_type": EffectType.SKIP_NEXT,
        "target": TargetSelector.NEXT_PLAYER,
    },
    SetupRules: {"cards_per_player": 5},
    DrawPhase: {"source": Location.DECK},
    PlayPhase: {"target": Location.DISCARD},
    DiscardPhase: {"target": Location.DISCARD},
    SwapPhase: {"source": Location.DECK},
    TurnStructure: {"phases": (DrawPhase(Location.DECK),)},
    WinCondition: {"type": WinType.EMPTY_HAND},
    CardScoringRule: {"condition": CardCondition(), "points": 1, "trigger": ScoringTrigger.PLAY},
    MajorityScoring: {"condition": CardCondition(), "points": 1},
    ScoringRule: {"condition": PAIR, "points": 1},
    CardValue: {"rank": Rank.ACE, "value": 11},
    GamePoint: {"threshold": 1, "points": 1},
    HandPattern: {"name": "pair", "rank_priority": 1},
    HandEvaluation: {"method": HandEvaluationMethod.HIGH_CARD},
    GameGenome: {
        "schema_version": SchemaVersion.V1_0,
        "genome_id": "game",
        "generation": 0,
        "setup": SetupRules(5),
        "turn_structure": TurnStructure((DrawPhase(Location.DECK),)),
    },
    Condition: {"type": ConditionType.HAS_MATCHING_PAIR},
    CompoundCondition: {"logic": Logic.AND, "conditions": (PAIR,)},
}
