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
class Spot:
    """A field of a part of a game."""

    path: FieldPath
    owner: Any
    """The part that has the field."""
    field: Field

    @property
    def kind(self) -> tuple[type, str]:
        """The class and the field: what this has in common with the same field of other parts."""
        return type(self.owner), self.field.name

    @property
    def value(self) -> Any:
        """What stands there."""
        return getattr(self.owner, self.field.name)


def spots(genome: GameGenome) -> list[Spot]:
    """All fields of all parts that may be changed, one step at a time, and mean something in this game."""
    return [spot for spot in _inside(genome, ()) if not is_idle(genome, _text_of(spot.path))]


def idle_spots(genome: GameGenome) -> list[Spot]:
    """The fields that say something that means nothing in this game."""
    told = [spot for spot in _inside(genome, ()) if not spot.field.required and spot.value != spot.field.default]
    return [spot for spot in told if is_idle(genome, _text_of(spot.path))]


def _inside(part: Any, path: FieldPath) -> Iterator[Spot]:
    for field in fields_of(type(part)):
        spot = Spot((*path, field.name), part, field)
        if spot.kind in _LEFT_ALONE:
            continue
        if not isinstance(field.shape, Record):
            yield spot
        yield from _below(field.shape, spot.value, spot.path)


def _below(shape: Shape, value: Any, path: FieldPath) -> Iterator[Spot]:
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
