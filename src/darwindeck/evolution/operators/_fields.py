"""Everything in a game that evolution may change, field by field."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from darwindeck.evolution.operators._paths import FieldPath
from darwindeck.genome._idle import is_idle
from darwindeck.genome._shape import Field, Maybe, PhaseShape, Record, Series, Shape, fields_of
from darwindeck.genome.schema import NAMING_FIELDS, GameGenome, HandPattern

UNTOUCHED = frozenset(
    {
        *((GameGenome, name) for name in NAMING_FIELDS),  # The run names games.
        (GameGenome, "max_turns"),  # Where games are broken off that would never end; new games only get more room.
        (GameGenome, "min_turns"),  # Nothing in play depends on it.
        (HandPattern, "name"),  # Follows from what the pattern takes.
    }
)
"""The fields that no mutation sets out to change. All others can be changed from any game."""

_TOGETHER = frozenset({(GameGenome, "team_mode"), (GameGenome, "teams")})
"""Fields that are changed by operators of their own alone, because each makes sense only with the other."""
_LEFT_ALONE = UNTOUCHED | _TOGETHER


@dataclass(frozen=True)
class GenomeField:
    """A field of a part of a game."""

    path: FieldPath
    owner: Any
    """The part that has the field."""
    declared: Field
    """What the schema says of the field."""

    @property
    def kind(self) -> tuple[type, str]:
        """The class and the field: what this has in common with the same field of other parts."""
        return type(self.owner), self.declared.name

    @property
    def value(self) -> Any:
        """What stands there."""
        return getattr(self.owner, self.declared.name)


def open_fields(genome: GameGenome) -> list[GenomeField]:
    """All fields of all parts that may be changed, one step at a time, and mean something in this game."""
    return [field for field in _inside(genome, ()) if not is_idle(genome, _text_of(field.path))]


def idle_fields(genome: GameGenome) -> list[GenomeField]:
    """The fields that say something that means nothing in this game."""
    told = [one for one in _inside(genome, ()) if not one.declared.required and one.value != one.declared.default]
    return [field for field in told if is_idle(genome, _text_of(field.path))]


def _inside(part: Any, path: FieldPath) -> Iterator[GenomeField]:
    for declared in fields_of(type(part)):
        field = GenomeField((*path, declared.name), part, declared)
        if field.kind in _LEFT_ALONE:
            continue
        if not isinstance(declared.shape, Record):
            yield field
        yield from _below(declared.shape, field.value, field.path)


def _below(shape: Shape, value: Any, path: FieldPath) -> Iterator[GenomeField]:
    """The fields of the parts that stand in a field. What conditions ask is changed as a whole."""
    match shape:
        case Maybe(inner) if value is not None:
            yield from _below(inner, value, path)
        case Series(item=item):
            for number, entry in enumerate(value):
                yield from _below(item, entry, (*path, number))
        case Record() | PhaseShape():
            yield from _inside(value, path)
        case _:
            return


def _text_of(path: FieldPath) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
