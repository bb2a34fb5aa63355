"""Repairs for what names something that is not there, or is out of range: ranks, suits, players, numbers."""

import re
from random import Random
from typing import Any

from darwindeck.evolution.operators._parts.conditions import fitting_arguments
from darwindeck.evolution.operators._parts.hands import ranks_of
from darwindeck.evolution.operators._parts.scoring import suits_of
from darwindeck.evolution.operators._paths import FieldPath, at, field_at, put
from darwindeck.evolution.operators._repair._helps import to, with_game
from darwindeck.evolution.operators._repair._repair import repair_for
from darwindeck.genome._shape import Maybe, Number, Shape
from darwindeck.genome.conditions import AnyCondition, CompoundCondition, Condition, Operator
from darwindeck.genome.schema import GameGenome, Rank


def _within_range(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome | None:
    """A number at the nearest end of its range; its lowest where there was no number."""
    if isinstance(path[-1], int):
        return None
    number = _number(field_at(genome, path).shape)
    if number is None:
        return None
    found = at(genome, path)
    value = int(found) if isinstance(found, int) else number.lowest
    return put(genome, path, min(max(value, number.lowest), number.highest))


def _number(shape: Shape) -> Number | None:
    inner = shape.inner if isinstance(shape, Maybe) else shape
    return inner if isinstance(inner, Number) else None


def _another_rank(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome | None:
    """The next rank that the deck has, of those that are not named beside it."""
    rank = at(genome, path)
    named = at(genome, path[:-1]) if isinstance(path[-1], int) else ()
    left = [other for other in ranks_of(genome) if other not in named]
    return put(genome, path, min(left, key=lambda other: abs(other.code - rank.code))) if left else None


def _another_suit(genome: GameGenome, path: FieldPath, rng: Random) -> GameGenome:
    return put(genome, path, rng.choice(suits_of(genome)))


def _ask_for_another_rank(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    ranks = ranks_of(genome)

    def asked(condition: AnyCondition) -> AnyCondition:
        if isinstance(condition, CompoundCondition):
            return CompoundCondition(condition.logic, tuple(map(asked, condition.conditions)))
        rank = condition.value
        if not isinstance(rank, Rank) or rank in ranks:
            return condition
        nearest = min(ranks, key=lambda other: abs(other.code - rank.code))
        return Condition(condition.type, condition.operator, nearest)

    return put(genome, path, asked(at(genome, path)))


def _whole_order(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    """An order of all ranks of the deck, those that it had as they were."""
    here = path[:-1] if isinstance(path[-1], int) else path
    ranks = ranks_of(genome)
    told = [rank for rank in dict.fromkeys(at(genome, here)) if rank in ranks]
    return put(genome, here, (*(rank for rank in ranks if rank not in told), *told))


def _fitting_condition(genome: GameGenome, path: FieldPath, rng: Random) -> GameGenome | None:
    condition: Any = at(genome, path[:-1])
    return put(genome, path[:-1], fitting_arguments(condition, genome, rng)) if _is_condition(condition) else None


def _is_condition(part: Any) -> bool:
    return isinstance(part, Condition)


def _with_equality(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    """Suits are the same or not."""

    def equal(condition: AnyCondition) -> AnyCondition:
        if isinstance(condition, CompoundCondition):
            return CompoundCondition(condition.logic, tuple(map(equal, condition.conditions)))
        is_order = condition.operator not in (None, Operator.EQ, Operator.NE)
        return (
            Condition(condition.type, Operator.EQ, condition.value) if _asks_suit(condition) and is_order else condition
        )

    return put(genome, path, equal(at(genome, path)))


def _asks_suit(condition: Condition) -> bool:
    return re.search("suit", condition.type) is not None


NAMES = (
    repair_for(r"(rank|trump)_order(\[\d+\] is| names| leaves out)", _whole_order),
    repair_for(r"asks card_is_rank, which is", _ask_for_another_rank),
    repair_for(r"the deck has no card of that rank", _another_rank),
    repair_for(r"the deck has no card of that suit", _another_suit),
    repair_for(r"\.(operator|value|reference) is .*(takes none|needs|compares)", _fitting_condition),
    repair_for(r"suits have no order", _with_equality),
    repair_for(r"expected a whole number", _within_range),
    repair_for(r"expected a text", to("game")),
    repair_for(r"bytes of bytecode", with_game(scoring_rules=(), card_scoring=()), with_game(special_effects=())),
)
