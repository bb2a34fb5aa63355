"""Small steps: any field of a game to a value near the one that it has.

Numbers go up or down, words become other words, flags turn round, series gain, lose, repeat or exchange entries, and
what may be left out is given or taken away. The shapes of the schema say what there is, so that a new field can be
reached from the day it is added.
"""

from random import Random
from typing import Any, assert_never

from darwindeck.evolution.operators._fields import GenomeField
from darwindeck.evolution.operators._numbers import ladder_of, near
from darwindeck.evolution.operators._parts.hands import ranks_of
from darwindeck.evolution.operators._parts.makers import MAKERS, WHOLE
from darwindeck.evolution.operators._parts.patterns import renamed
from darwindeck.evolution.operators._parts.phases import a_phase
from darwindeck.evolution.operators._parts.questions import new_condition, other_condition
from darwindeck.evolution.operators._parts.scoring import suits_of
from darwindeck.evolution.operators._paths import put
from darwindeck.genome._coded import Coded
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
)
from darwindeck.genome.schema import GameGenome, Rank, Suit

_TAKEN_AWAY = 0.3
_MOST_ENTRIES = 8
"""Series that long get no new entries: nobody could remember them."""


def step(genome: GameGenome, field: GenomeField, rng: Random) -> GameGenome:
    """The same game with one field a step away from what it was. It may not be sound."""
    value = _Stepper(genome, field, rng).near(field.declared.shape, field.value)
    changed = put(genome, field.path, value)
    evaluation, before = changed.hand_evaluation, genome.hand_evaluation
    if evaluation is not None and before is not None and evaluation.patterns != before.patterns:
        return put(changed, ("hand_evaluation", "patterns"), renamed(evaluation.patterns, before.patterns))
    return changed


class _Stepper:
    """Finds values near others for one field of a game."""

    def __init__(self, genome: GameGenome, field: GenomeField, rng: Random) -> None:
        self._genome = genome
        self._field = field
        self._rng = rng

    def near(self, shape: Shape, value: Any) -> Any:
        """A value near another one."""
        if self._field.kind in WHOLE:
            return WHOLE[self._field.kind](self._genome, value, self._rng)
        match shape:
            case Number():
                return near(value, ladder_of(*self._field.kind, shape), self._rng)
            case Flag():
                return not value
            case Word(enum):
                return self._rng.choice([word for word in self._words(enum) if word is not value] or [value])
            case Maybe(inner):
                return self._maybe(inner, value)
            case Series(item, least):
                return self._series(item, least, value)
            case ConditionShape():
                return other_condition(value, self._field.owner, self._genome, self._rng)
            case Record() | PhaseShape() | Text() | AnyOf():
                return value
        assert_never(shape)

    def _words(self, enum: type[Coded]) -> list[Any]:
        if enum is Rank:
            return list(ranks_of(self._genome))
        return list(suits_of(self._genome)) if enum is Suit else list(enum)

    def _maybe(self, inner: Shape, value: Any) -> Any:
        if value is None:
            return self._fresh(inner)
        is_changed = not isinstance(inner, Record) and self._rng.random() >= _TAKEN_AWAY
        return self.near(inner, value) if is_changed else None

    def _series(self, item: Shape, least: int, value: tuple[Any, ...]) -> tuple[Any, ...]:
        rng, number = self._rng, self._rng.randrange(len(value)) if value else 0
        before, after = value[:number], value[number + 1 :]
        ways = [(*value, self._fresh(item, value))] * 2 if len(value) < _MOST_ENTRIES else []
        if len(value) > least:
            ways += [(*before, *after)] * 2
        if value and not isinstance(item, Record | PhaseShape):
            ways += [(*before, self.near(item, value[number]), *after)] * 2
        if value and not isinstance(item, PhaseShape) and len(value) < _MOST_ENTRIES:
            ways.append((*before, value[number], value[number], *after))
        if after:
            ways.append((*before, after[0], value[number], *after[1:]))
        return rng.choice(ways) if ways else value

    def _fresh(self, shape: Shape, beside: tuple[Any, ...] = ()) -> Any:
        """A value for what was left out, or one more beside others."""
        rng = self._rng
        match shape:
            case Number():
                ladder = ladder_of(*self._field.kind, shape)
                return rng.choice([number for number in ladder if number > 0][:6])
            case Flag():
                return rng.random() < 0.5
            case Word(enum):
                words = self._words(enum)
                return rng.choice([word for word in words if word not in beside] or words)
            case Record(cls):
                return MAKERS[cls](self._genome, rng)
            case PhaseShape():
                return a_phase(self._genome, rng)
            case ConditionShape():
                return new_condition(self._field.owner, self._genome, rng)
            case Series() | Maybe() | Text() | AnyOf():
                raise TypeError(f"the schema has a series or an option of {shape}, and no way to make one")
        assert_never(shape)
