"""The games next to a game: those that differ from it in a single place.

They are made from the shapes of the schema, so that a new field is tried out from the day it is added.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
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
from darwindeck.genome.conditions import AnyCondition, CompoundCondition
from darwindeck.genome.schema import NAMING_FIELDS, GameGenome
from darwindeck.genome.validator import GenomeValidator
from tests.support.parts import NEEDED, PAIR
from tests.support.random_genomes import random_value


def variants(genome: GameGenome, every: int = 1, first: int = 0) -> Iterator[tuple[str, GameGenome]]:
    """The sound games that differ from another in one place beside its name, with that place; all, or every so many."""
    for path, other in islice(_nearby(Record(GameGenome), genome, ""), first, None, every):
        if path.split(".")[1] not in NAMING_FIELDS and not GenomeValidator.validate(other):
            yield path.removeprefix("."), other


def _nearby(shape: Shape, value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every value that differs from another in one place."""
    match shape:
        case Number(lowest=lowest, highest=highest):
            yield from ((path, number) for number in (value - 1, value + 1) if lowest <= number <= highest)
        case Flag():
            yield path, not value
        case Word(enum):
            yield from ((path, word) for word in enum if word is not value)
        case Text():
            yield path, f"{value} again"
        case Maybe(inner):
            yield from _with_or_without(inner, value, path)
        case Series(item, least):
            yield from _other_series(item, least, value, path)
        case Record(cls):
            for field in fields_of(cls):
                for place, other in _nearby(field.shape, getattr(value, field.name), f"{path}.{field.name}"):
                    yield place, replace(value, **{field.name: other})
        case PhaseShape(records):
            yield from _nearby(records[value.tag], value, path)
        case ConditionShape():
            yield from _other_conditions(value, path)
        case AnyOf():
            raise AssertionError("only conditions hold values of several kinds")
        case _:
            assert_never(shape)


def _with_or_without(inner: Shape, value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if value is None:
        yield from ((path, one) for one in _samples(inner))
    else:
        yield path, None
        yield from _nearby(inner, value, path)


def _other_series(item: Shape, least: int, value: Any, path: str) -> Iterator[tuple[str, Any]]:
    for place, one in enumerate(value):
        here = f"{path}[{place}]"
        before, after = value[:place], value[place + 1 :]
        if len(value) > least:
            yield here, (*before, *after)
        yield here, (*before, one, one, *after)
        if after:
            yield here, (*before, after[0], one, *after[1:])
        yield from ((place_, (*before, other, *after)) for place_, other in _nearby(item, one, here))
    if not value:
        yield from ((path, (one,)) for one in _samples(item))


def _samples(shape: Shape) -> Iterator[Any]:
    """Some values for what was left out."""
    match shape:
        case Number():
            yield from (1, 2, 5)
        case Word(enum):
            yield from enum
        case Record(cls):
            yield cls(**NEEDED.get(cls, {}))
        case ConditionShape():
            yield PAIR
        case _:
            rng = Random(0)
            yield from (random_value(shape, rng) for _ in range(4))


def _other_conditions(condition: AnyCondition, path: str) -> Iterator[tuple[str, AnyCondition]]:
    if isinstance(condition, CompoundCondition):
        yield from _nearby(Record(CompoundCondition), condition, path)
        return
    for name in ("operator", "value", "reference"):
        for other in _other_words(getattr(condition, name)):
            yield f"{path}.{name}", replace(condition, **{name: other})


def _other_words(value: Any) -> Iterator[Any]:
    match value:
        case None:
            return
        case int():
            yield from (value - 1, value + 1)
        case _:
            yield from (word for word in type(value) if word is not value)
