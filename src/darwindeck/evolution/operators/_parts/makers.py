"""How a new part of each kind is made, and the series that only make sense as a whole."""

from collections.abc import Callable
from random import Random
from typing import Any

from darwindeck.evolution.operators._numbers import SIGNED, near
from darwindeck.evolution.operators._parts.effects import an_effect
from darwindeck.evolution.operators._parts.hands import an_evaluation, card_values, ranks_of
from darwindeck.evolution.operators._parts.patterns import a_pattern
from darwindeck.evolution.operators._parts.scoring import (
    a_card_scoring,
    a_game_point,
    a_majority,
    a_scoring_rule,
    some_cards,
)
from darwindeck.evolution.operators._parts.winning import a_win
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    CardValue,
    ContractScoring,
    GameGenome,
    GamePoint,
    GameRules,
    HandEvaluation,
    HandPattern,
    HouseRules,
    MajorityScoring,
    Rank,
    ScoringRule,
    SetupRules,
    SpecialEffect,
    TrickPhase,
    TrickScoring,
    WinCondition,
)

MAKERS: dict[type, Callable[[GameGenome, Random], Any]] = {
    SpecialEffect: an_effect,
    WinCondition: a_win,
    CardCondition: some_cards,
    CardScoringRule: a_card_scoring,
    ScoringRule: a_scoring_rule,
    MajorityScoring: a_majority,
    GamePoint: a_game_point,
    HandEvaluation: an_evaluation,
    HandPattern: a_pattern,
    CardValue: lambda genome, rng: rng.choice(card_values(genome, rng)),
    ContractScoring: lambda *_: ContractScoring(),
    TrickScoring: lambda *_: TrickScoring(),
    HouseRules: lambda *_: HouseRules(),
}
"""How a part of each kind is made for a game."""


def _another_order(genome: GameGenome, order: tuple[Rank, ...], rng: Random) -> tuple[Rank, ...]:
    """An order of the ranks near another: a rank goes to one of the ends, or all go back to their usual places."""
    usual = tuple(ranks_of(genome))
    ranks = [rank for rank in order or usual if rank in usual]
    ranks += [rank for rank in usual if rank not in ranks]
    moved = rng.choice(ranks)
    rest = [rank for rank in ranks if rank is not moved]
    found = rng.choice([(moved, *rest), (*rest, moved), (*reversed(ranks),), usual])
    return () if found == usual else found


def _other_values(genome: GameGenome, values: tuple[CardValue, ...], rng: Random) -> tuple[CardValue, ...]:
    """Values for all cards where there were none; one more or one fewer else."""
    if not values:
        return card_values(genome, rng)
    told = {value.rank for value in values}
    missing = [value for value in card_values(genome, rng) if value.rank not in told]
    gone = rng.choice(values)
    fewer = tuple(value for value in values if value is not gone)
    return rng.choice([(*values, rng.choice(missing)), fewer]) if missing else fewer


def _place_points(genome: GameGenome, points: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Points for places: from as many as there are players downwards, or one of them changed."""
    if not points:
        best = rng.choice([1, 2, genome.player_count - 1])
        return tuple(range(best, 0, -1))
    number = rng.randrange(len(points))
    changed = (*points[:number], near(points[number], SIGNED, rng), *points[number + 1 :])
    return rng.choice([changed, changed, points[:-1], (*points, 0)])


WHOLE: dict[tuple[type, str], Callable[[GameGenome, Any, Random], Any]] = {
    (SetupRules, "rank_order"): _another_order,
    (TrickPhase, "trump_order"): _another_order,
    (HandEvaluation, "card_values"): _other_values,
    (MajorityScoring, "card_values"): _other_values,
    (GameRules, "place_points"): _place_points,
}
"""Series that are changed as a whole, because their entries depend on each other."""
