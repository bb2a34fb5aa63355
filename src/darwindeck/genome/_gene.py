"""The base of every part of a genome."""

from collections.abc import Callable
from typing import Any

from darwindeck.errors import GenomeError
from darwindeck.genome._coded import Coded
from darwindeck.genome._shape import (
    AnyOf,
    ConditionShape,
    Field,
    Maybe,
    PhaseShape,
    Record,
    Series,
    Shape,
    Word,
    fields_of,
)
from darwindeck.genome._wording import expected, shown


class Gene:
    """A part of a genome: frozen, hashable, and forgiving about how it is written.

    Lists become tuples and plain strings the words they stand for, so that ``WinCondition(type="empty_hand")`` is
    the same as ``WinCondition(type=WinType.EMPTY_HAND)``. What is no word of its enum, or no part of the kind that
    belongs there, is refused at once; numbers are judged by the validator.
    """

    def __post_init__(self) -> None:
        """Turn lists into tuples and strings into words."""
        for name, tidy in _tidiers(type(self)):
            value = getattr(self, name)
            tidied = tidy(value, f"{type(self).__name__}.{name}")
            if tidied is not value:
                object.__setattr__(self, name, tidied)

    def __repr__(self) -> str:
        """The call that makes this part, without what is left at its default."""
        told = ", ".join(f"{field.name}={value!r}" for field, value in told_fields(self))
        return f"{type(self).__name__}({told})"


def told_fields(gene: object) -> list[tuple[Field, Any]]:
    """The fields of a part that differ from their default, with their values."""
    pairs = [(field, getattr(gene, field.name)) for field in fields_of(type(gene))]
    return [(field, value) for field, value in pairs if field.required or value != field.default]


Tidier = Callable[[Any, str], Any]

_TIDIERS: dict[type, tuple[tuple[str, Tidier], ...]] = {}


def _tidiers(cls: type) -> tuple[tuple[str, Tidier], ...]:
    if cls not in _TIDIERS:
        pairs = [(field.name, _tidier(field.shape)) for field in fields_of(cls)]
        _TIDIERS[cls] = tuple((name, tidy) for name, tidy in pairs if tidy is not None)
    return _TIDIERS[cls]


def _tidier(shape: Shape) -> Tidier | None:
    """What brings a value of this shape into order; nothing for numbers, flags and names."""
    match shape:
        case Maybe(inner):
            tidy = _tidier(inner)
            return None if tidy is None else lambda value, path: None if value is None else tidy(value, path)
        case Word():
            return lambda value, path: _to_word(shape, value, path)
        case AnyOf(options):
            may_be_number = any(not isinstance(option, Word) for option in options)
            return lambda value, path: (
                value if may_be_number and not isinstance(value, str) else _to_word(shape, value, path)
            )
        case Series(item=item):
            tidy_item = _tidier(item)
            return lambda value, path: _to_tuple(tidy_item, value, path)
        case Record(cls):
            return lambda value, path: _of_kind((cls,), value, path)
        case PhaseShape(records):
            phases = tuple(record.cls for record in records.values())
            return lambda value, path: _of_kind(phases, value, path)
        case ConditionShape(simple, compound):
            return lambda value, path: _of_kind((simple.cls, compound.cls), value, path)
        case _:
            return None


def _to_word(shape: Word | AnyOf, value: Any, path: str) -> Any:
    for word in (shape,) if isinstance(shape, Word) else shape.options:
        if not isinstance(word, Word):
            continue
        if isinstance(value, word.enum):
            return value
        found = word.enum.from_word(value) if isinstance(value, str) and not isinstance(value, Coded) else None
        if found is not None:
            return found
    named = repr(value) if isinstance(value, Coded) else shown(value)
    raise GenomeError([f"{path} is {named}: {expected(shape, value)}"])


def _to_tuple(tidy: Tidier | None, value: Any, path: str) -> Any:
    if not isinstance(value, list | tuple):
        raise GenomeError([f"{path} is {shown(value)}: expected a list or a tuple"])
    items = value if tidy is None else [tidy(item, f"{path}[{i}]") for i, item in enumerate(value)]
    if isinstance(value, tuple) and all(old is new for old, new in zip(value, items, strict=True)):
        return value
    return tuple(items)


def _of_kind(kinds: tuple[type, ...], value: Any, path: str) -> Any:
    if isinstance(value, kinds):
        return value
    names = " or ".join(kind.__name__ for kind in kinds)
    raise GenomeError([f"{path} is {shown(value)}: expected {names}"])
