"""How different two games are, by their rules alone.

The distance is 0 for games with the same rules, whatever their names, grows with every rule that differs, and
never exceeds 1. It is symmetric. What a part of the game weighs is written in `_WEIGHTS`: how a turn goes
matters most.
"""

from collections import Counter
from functools import cache
from typing import Any, assert_never

from darwindeck.genome._shape import (
    AnyOf,
    ConditionShape,
    Flag,
    Maybe,
    Number,
    PhaseShape,
    Record,
    Series,
    Shape,
    Text,
    Word,
    fields_of,
)
from darwindeck.genome.conditions import AnyCondition, Condition, simple_conditions
from darwindeck.genome.schema import NAMING_FIELDS, GameGenome

__all__ = ["genome_distance", "part_distances", "value_distance"]

_WEIGHTS = {
    "setup": 4.0,
    "turn_structure": 8.0,
    "special_effects": 2.0,
    "win_conditions": 4.0,
    "scoring_rules": 1.5,
    "max_turns": 0.25,
    "player_count": 1.0,
    "min_turns": 0.25,
    "card_scoring": 2.0,
    "hand_evaluation": 2.0,
    "game_rules": 1.0,
    "contract_scoring": 2.0,
    "team_mode": 1.0,
    "teams": 1.0,
    "trick_scoring": 1.0,
    "game_points": 0.5,
    "house": 2.0,
    "majority_scoring": 1.0,
}

assert set(_WEIGHTS) == {field.name for field in fields_of(GameGenome)} - NAMING_FIELDS, "every rule has a weight"

_JOINED_OTHERWISE = 0.1
_MOST_PAIRS = 2500  # Series so long that every pair of entries would take too long are compared place by place.


def genome_distance(one: GameGenome, other: GameGenome) -> float:
    """How different two games are, from 0 (the same rules) to 1."""
    return sum(part_distances(one, other).values()) / sum(_WEIGHTS.values())


def part_distances(one: GameGenome, other: GameGenome) -> dict[str, float]:
    """What each part of a game, by the name of its field, adds to the distance, times the sum of all weights."""
    shapes = {field.name: field.shape for field in fields_of(GameGenome)}
    return {
        name: weight * value_distance(shapes[name], getattr(one, name), getattr(other, name))
        for name, weight in _WEIGHTS.items()
    }


def value_distance(shape: Shape, one: Any, other: Any) -> float:
    """How different two values of a shape are, from 0 (the same) to 1."""
    if one == other:
        return 0.0
    match shape:
        case Number():
            return _relative(one, other)
        case Flag() | Text() | Word():
            return 1.0
        case AnyOf():
            return _relative(one, other) if type(one) is int and type(other) is int else 1.0
        case Maybe(inner):
            return 1.0 if one is None or other is None else value_distance(inner, one, other)
        case Series(item):
            return _series_difference(item, one, other)
        case Record(cls):
            return _record_difference(cls, one, other)
        case PhaseShape(records):
            return 1.0 if one.tag is not other.tag else _record_difference(records[one.tag].cls, one, other)
        case ConditionShape(simple):
            both_simple = isinstance(one, simple.cls) and isinstance(other, simple.cls)
            return _record_difference(simple.cls, one, other) if both_simple else _question_difference(one, other)
    assert_never(shape)


def _relative(one: int, other: int) -> float:
    return abs(one - other) / (abs(one) + abs(other))


def _record_difference(cls: type, one: Any, other: Any) -> float:
    """The mean over the fields. Which says more about a game than how many: words and parts count threefold."""
    total = weights = 0.0
    for name, shape, weight in _weighed_fields(cls):
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine is not theirs:  # Most fields are at the same default.
            total += weight * value_distance(shape, mine, theirs)
        weights += weight
    return total / weights


@cache
def _weighed_fields(cls: type) -> tuple[tuple[str, Shape, float], ...]:
    return tuple(
        (field.name, field.shape, 1.0 if isinstance(field.shape, Number | Flag | Text) else 3.0)
        for field in fields_of(cls)
    )


def _question_difference(one: AnyCondition, other: AnyCondition) -> float:
    """How much of what two conditions ask differs; a little where the same questions are only joined otherwise.

    What both ask is set aside and the rest compared in order of type. Trying every pair would take a time that
    grows with the square of their length.
    """
    mine, theirs = Counter(simple_conditions(one)), Counter(simple_conditions(other))
    longest = max(mine.total(), theirs.total(), 1)
    only_mine, only_theirs = _in_order(mine - theirs), _in_order(theirs - mine)
    unmatched = abs(len(only_mine) - len(only_theirs))
    changed = sum(_record_difference(Condition, a, b) for a, b in zip(only_mine, only_theirs, strict=False))
    return max((changed + unmatched) / longest, _JOINED_OTHERWISE)


def _in_order(questions: Counter[Condition]) -> list[Condition]:
    return sorted(questions.elements(), key=lambda one: (one.type.code, str(one.reference), str(one.value).zfill(11)))


def _series_difference(item: Shape, one: Any, other: Any) -> float:
    """The cheapest way to turn one series into the other, entry by entry, in relation to the longer one."""
    longest = max(len(one), len(other))
    if len(one) * len(other) > _MOST_PAIRS:
        changed = sum(value_distance(item, mine, theirs) for mine, theirs in zip(one, other, strict=False))
        return (changed + abs(len(one) - len(other))) / longest
    costs = [float(i) for i in range(len(other) + 1)]
    for i, mine in enumerate(one, start=1):
        before, costs = costs, [float(i)]
        for j, theirs in enumerate(other, start=1):
            changed = before[j - 1] + value_distance(item, mine, theirs)
            costs.append(min(changed, before[j] + 1, costs[j - 1] + 1))
    return costs[-1] / longest
