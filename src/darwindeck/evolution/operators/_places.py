"""Places in a genome: what stands there, and the same game with something else there."""

import re
from dataclasses import replace
from typing import Any

from darwindeck.genome._shape import Field, fields_of
from darwindeck.genome.schema import GameGenome

Place = tuple[str | int, ...]
"""The way to a part of a game, by names of fields and numbers of entries."""

_STEP = re.compile(r"\w+")


def place_of(path: str) -> Place:
    """The place that a path such as `turn_structure.phases[1].min_bet` leads to."""
    return tuple(int(step) if step.isdigit() else step for step in _STEP.findall(path))


def at(part: Any, place: Place) -> Any:
    """What stands at a place.

    Raises:
        LookupError: When there is no such place.
    """
    for step in place:
        if isinstance(step, int):
            part = part[step]
        elif hasattr(part, step):
            part = getattr(part, step)
        else:
            raise LookupError(f"{type(part).__name__} has no {step}")
    return part


def put(genome: GameGenome, place: Place, value: Any) -> GameGenome:
    """The same game with a value at a place."""
    changed: GameGenome = _put(genome, place, value)
    return changed


def _put(part: Any, place: Place, value: Any) -> Any:
    if not place:
        return value
    step, rest = place[0], place[1:]
    if isinstance(step, int):
        return (*part[:step], _put(part[step], rest, value), *part[step + 1 :])
    return replace(part, **{step: _put(getattr(part, step), rest, value)})


def without(genome: GameGenome, place: Place) -> GameGenome:
    """The same game without the entry at a place, which is one of a series."""
    series, number = at(genome, place[:-1]), place[-1]
    return put(genome, place[:-1], tuple(entry for i, entry in enumerate(series) if i != number))


def field_at(genome: GameGenome, place: Place) -> Field:
    """What the schema says about the field at a place, which ends with its name."""
    cls = type(at(genome, place[:-1]))
    return next(field for field in fields_of(cls) if field.name == place[-1])
