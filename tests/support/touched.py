"""Which fields a change of a game has touched."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from darwindeck.genome._gene import Gene
from darwindeck.genome._shape import ConditionShape, Maybe, PhaseShape, Record, Series, Shape, fields_of
from darwindeck.genome.schema import GameGenome

Kind = tuple[type, str]


def all_fields() -> set[Kind]:
    """Every field of every class of the schema."""
    classes: set[type] = set()
    waiting: list[Shape] = [Record(GameGenome)]
    while waiting:
        for cls in _classes_in(waiting.pop()):
            if cls not in classes:
                classes.add(cls)
                waiting += [field.shape for field in fields_of(cls)]
    return {(cls, field.name) for cls in classes for field in fields_of(cls)}


def _classes_in(shape: Shape) -> Iterator[type]:
    match shape:
        case Record(cls):
            yield cls
        case Maybe(inner) | Series(item=inner):
            yield from _classes_in(inner)
        case PhaseShape(records):
            yield from (record.cls for record in records.values())
        case ConditionShape(simple, compound):
            yield from (simple.cls, compound.cls)
        case _:
            return


def touched(before: GameGenome, after: GameGenome) -> set[Kind]:
    """The fields whose values differ between two games that have as many parts of the class."""
    old, new = parts_by_class(before), parts_by_class(after)
    return {
        (cls, field.name)
        for cls in old.keys() & new.keys()
        if len(old[cls]) == len(new[cls])
        for field in fields_of(cls)
        if _values(old[cls], field.name) != _values(new[cls], field.name)
    }


def _values(parts: list[Any], name: str) -> Counter[Any]:
    return Counter(getattr(part, name) for part in parts)


def parts_by_class(genome: GameGenome) -> dict[type, list[Any]]:
    """Every part of a game, by its class."""
    found: dict[type, list[Any]] = defaultdict(list)
    waiting: list[Any] = [genome]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Gene):
            found[type(part)].append(part)
            waiting += [getattr(part, field.name) for field in fields_of(type(part))]
        elif isinstance(part, tuple):
            waiting += part
    return found
