"""Which records a genome is made of."""

from typing import assert_never

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
from darwindeck.genome.schema import GameGenome


def records_of_a_genome() -> list[type]:
    """Every dataclass of the schema but conditions, the genome first, each before what it holds."""
    found: list[type] = []
    _visit(Record(GameGenome), found)
    return found


def _visit(shape: Shape, found: list[type]) -> None:
    match shape:
        case Maybe(inner):
            _visit(inner, found)
        case Series(item):
            _visit(item, found)
        case Record(cls):
            if cls not in found:
                found.append(cls)
                for field in fields_of(cls):
                    _visit(field.shape, found)
        case PhaseShape(records):
            for record in records.values():
                _visit(record, found)
        case Number() | Flag() | Text() | Word() | AnyOf() | ConditionShape():
            pass
        case _:
            assert_never(shape)
