"""Questions in their places: what phases and points ask, and how that may change."""

from dataclasses import replace
from random import Random
from typing import Any

from darwindeck.evolution.operators._numbers import POINTS, near
from darwindeck.evolution.operators._parts.conditions import (
    OPERATORS,
    a_number,
    about_card,
    about_player,
    an_end,
    fitting_arguments,
    stuck,
)
from darwindeck.evolution.operators._parts.scoring import a_scoring_rule
from darwindeck.genome._rules._facts import has_phase
from darwindeck.genome.conditions import (
    SIGNATURES,
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.schema import DiscardPhase, DrawPhase, GameGenome, GameRules, Location, PlayPhase, ScoringRule

_MOST_PARTS = 3
"""Questions with more parts than this get no further ones."""


def new_condition(owner: Any, genome: GameGenome, rng: Random) -> Condition:
    """A question that makes sense in a part of a game."""
    match owner:
        case PlayPhase(target=target):
            return about_card(genome, rng, target)
        case DiscardPhase():
            return rng.choice([about_card(genome, rng, Location.DISCARD), about_player(genome, rng)])
        case ScoringRule():
            found = a_scoring_rule(genome, rng).condition
            return found if isinstance(found, Condition) else about_player(genome, rng)
        case DrawPhase() if has_phase(genome, PlayPhase) and rng.random() < 0.4:
            return stuck()
        case GameRules():
            return an_end(genome, rng)
        case _:
            return about_player(genome, rng)


def other_condition(condition: AnyCondition, owner: Any, genome: GameGenome, rng: Random) -> AnyCondition:
    """A question near another one: one argument changed, one part more or fewer, or another kind of question."""
    if isinstance(condition, CompoundCondition):
        return _other_compound(condition, owner, genome, rng)
    ways = ["kind", "join", *(["operator"] * 2 if condition.operator else [])]
    ways += ["value"] * 3 if condition.value is not None else []
    ways += ["reference"] if condition.reference is not None else []
    match rng.choice(ways):
        case "operator":
            is_order = SIGNATURES[condition.type].value == "number"
            operators = OPERATORS if is_order else (Operator.EQ, Operator.NE)
            return replace(condition, operator=rng.choice([one for one in operators if one is not condition.operator]))
        case "value":
            return _with_other_value(condition, genome, rng)
        case "reference":
            kind = CardReference if isinstance(condition.reference, CardReference) else PlaceReference
            return replace(condition, reference=rng.choice([one for one in kind if one is not condition.reference]))
        case "join":
            parts = (condition, new_condition(owner, genome, rng))
            return CompoundCondition(rng.choice([Logic.OR, Logic.OR, Logic.AND]), parts)
        case _:
            return new_condition(owner, genome, rng)


def _with_other_value(condition: Condition, genome: GameGenome, rng: Random) -> Condition:
    if isinstance(condition.value, int):
        stepped = near(condition.value, (0, *POINTS), rng)
        return replace(condition, value=rng.choice([stepped, stepped, a_number(condition.type, genome, rng)]))
    return fitting_arguments(replace(condition, value=None), genome, rng)


def _other_compound(condition: CompoundCondition, owner: Any, genome: GameGenome, rng: Random) -> AnyCondition:
    parts = condition.conditions
    number = rng.randrange(len(parts))
    others = (*parts[:number], *parts[number + 1 :])
    match rng.randrange(4):
        case 0:
            return replace(condition, logic=Logic.AND if condition.logic is Logic.OR else Logic.OR)
        case 1 if others:
            return others[0] if len(others) == 1 else replace(condition, conditions=others)
        case 2 if len(parts) < _MOST_PARTS:
            return replace(condition, conditions=(*parts, new_condition(owner, genome, rng)))
        case _:
            changed = other_condition(parts[number], owner, genome, rng)
            if isinstance(changed, CompoundCondition):
                changed = new_condition(owner, genome, rng)
            return replace(condition, conditions=(*parts[:number], changed, *parts[number + 1 :]))
