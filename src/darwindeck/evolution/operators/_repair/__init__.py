"""Repair: from a game that may be unsound to a sound one near it.

This is the only place that puts games right. The validator says what is wrong and where; `REPAIRS` says what helps
against what needs more than one field, and for all else the field goes back to its default, or the entry that holds it
goes. One problem after the other is dealt with, until none is left.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random
from typing import NamedTuple

from darwindeck.evolution.operators._paths import FieldPath, at, field_at, parse_path, put, without
from darwindeck.evolution.operators._repair._codes import REPAIRS
from darwindeck.evolution.operators._repair._repair import repaired
from darwindeck.genome._shape import Series
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.validator import GenomeValidator

_MOST_STEPS = 100
"""A game that is not sound after so many changes is given up; after a mutation few take more than three."""


def repair(genome: GameGenome, rng: Random) -> GameGenome | None:
    """A sound game near the given one, and the game itself if it is sound; None where there is none to be found."""
    if not genome.setup.cards:
        genome = replace(genome, setup=replace(genome.setup, removed_cards=()))
    steps = [_Step(genome, GenomeValidator.validate(genome))]
    while steps[-1].problems:
        step = _next(steps, rng) if len(steps) <= _MOST_STEPS else None
        if step is None:
            return None
        steps.append(step)
    return steps[-1].genome


class _Step(NamedTuple):
    """A game on the way to a sound one, and what is wrong with it."""

    genome: GameGenome
    problems: list[str]


def _next(steps: list[_Step], rng: Random) -> _Step | None:
    """A game that has not been on the way, without one of the problems that the last one has."""
    genome, problems = steps[-1]
    for problem in problems:
        by_default = _defaults(genome, parse_path(problem.split(" ", maxsplit=1)[0]))
        for other in chain(repaired(REPAIRS, problem, genome, rng), by_default):
            step = _Step(other, GenomeValidator.validate(other))
            if problem not in step.problems and step not in steps:
                return step
    return None


def _defaults(genome: GameGenome, path: FieldPath) -> Iterator[GameGenome]:
    """The game with the named field at its default or without the named entry; then with the part that holds it so."""
    for length in range(len(path), 0, -1):
        here = path[:length]
        try:
            value = at(genome, here)
        except (LookupError, TypeError):
            continue
        if isinstance(here[-1], int):
            series = field_at(genome, here[:-1]).shape if isinstance(here[-2], str) else None
            least = series.least if isinstance(series, Series) else 0
            if len(at(genome, here[:-1])) > least:
                yield without(genome, here)
            continue
        field = field_at(genome, here)
        if not field.required and value != field.default:
            yield put(genome, here, field.default)
