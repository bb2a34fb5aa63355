"""Paths into a genome: what stands at their end, and the same game with something else there."""

import re
from dataclasses import replace
from typing import Any

from darwindeck.genome._shape import Field, fields_of
from darwindeck.genome.schema import GameGenome

FieldPath = tuple[str | int, ...]
"""The way to a part of a game, by names of fields and numbers of entries."""

_STEP = re.compile(r"\w+")


def parse_path(text: str) -> FieldPath:
    """Reads a path as messages write it, such as `turn_structure.phases[1].min_bet`."""
    return tuple(int(step) if step.isdigit() else step for step in _STEP.findall(text))


def at(part: Any, path: FieldPath) -> Any:
    """What stands at a path.

    Raises:
        LookupError: When there is no such path.
    """
    for step in path:
        if isinstance(step, int):
            part = part[step]
        elif hasattr(part, step):
            part = getattr(part, step)
        else:
            raise LookupError(f"{type(part).__name__} has no {step}")
    return part


def put(genome: GameGenome, path: FieldPath, value: Any) -> GameGenome:
    """The same game with a value at a path."""
    changed: GameGenome = _put(genome, path, value)
    return changed


def _put(part: Any, path: FieldPath, value: Any) -> Any:
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return (*part[:step], _put(part[step], rest, value), *part[step + 1 :])
    return replace(part, **{step: _put(getattr(part, step), rest, value)})


def without(genome: GameGenome, path: FieldPath) -> GameGenome:
    """The same game without the entry at a path, which is one of a series."""
    series, number = at(genome, path[:-1]), path[-1]
    return put(genome, path[:-1], tuple(entry for i, entry in enumerate(series) if i != number))


def field_at(genome: GameGenome, path: FieldPath) -> Field:
    """What the schema says about the field at a path, which ends with its name."""
    cls = type(at(genome, path[:-1]))
    return next(field for field in fields_of(cls) if field.name == path[-1])
