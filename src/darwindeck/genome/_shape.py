"""The shape of a genome: what its annotations say, in a form that programs can walk.

The dataclasses in `schema` are the only description of a genome. JSON reader and writer, JSON Schema,
bytecode compiler and reader, the distance between genomes and the Rust structs all walk the shapes made here,
so that a new field is written once.
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from darwindeck.genome._coded import Coded
from darwindeck.genome._generated import MAX_PLAYERS, MAX_TURNS, PhaseTag

LONGEST_NAME = 255
"""How many bytes a name may have."""
LONGEST_SERIES = 255
"""How many entries a series may have."""


@dataclass(frozen=True)
class Number:
    """A whole number that takes a fixed number of bytes. `wire` is its letter in `struct`, `rust` its type in Rust."""

    wire: str
    rust: str
    lowest: int
    highest: int


@dataclass(frozen=True)
class Flag:
    """True or false."""


@dataclass(frozen=True)
class Text:
    """A short name: printable, not empty, at most 255 bytes in UTF-8."""


@dataclass(frozen=True)
class Word:
    """One word of an enum."""

    enum: type[Coded]


@dataclass(frozen=True)
class Maybe:
    """Something that may be left out."""

    inner: "Shape"


@dataclass(frozen=True)
class Series:
    """Any number of things of one shape, from `least` to 255."""

    item: "Shape"
    least: int = 0


@dataclass(frozen=True)
class AnyOf:
    """One of several kinds of number or word: the value and the reference of a condition."""

    options: tuple["Number | Word", ...]


@dataclass(frozen=True)
class Record:
    """A dataclass of the schema."""

    cls: type


@dataclass(frozen=True)
class PhaseShape:
    """Any phase, told apart by its tag."""

    records: Mapping[PhaseTag, Record]


@dataclass(frozen=True)
class ConditionShape:
    """A condition, simple or compound."""

    simple: Record
    compound: Record


Shape = Number | Flag | Text | Word | Maybe | Series | AnyOf | Record | PhaseShape | ConditionShape

U8 = Annotated[int, Number("B", "u8", 0, 255)]
U16 = Annotated[int, Number("H", "u16", 0, 65535)]
U32 = Annotated[int, Number("I", "u32", 0, 4294967295)]
I16 = Annotated[int, Number("h", "i16", -32768, 32767)]
I32 = Annotated[int, Number("i", "i32", -2147483648, 2147483647)]
Players = Annotated[int, Number("B", "u8", 1, MAX_PLAYERS)]
Turns = Annotated[int, Number("I", "u32", 1, MAX_TURNS)]
Name = Annotated[str, Text()]


class InHeader:
    """Marks a field that the bytecode keeps in its header and not in its section."""


class NotEmpty:
    """Marks a series that must have at least one entry."""


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    name: str
    shape: Shape
    required: bool
    default: Any
    in_header: bool


_FIELDS: dict[type, tuple[Field, ...]] = {}


def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields of a dataclass of the schema, in order."""
    if cls not in _FIELDS:
        hints = get_type_hints(cls, include_extras=True)
        _FIELDS[cls] = tuple(_field(field, hints[field.name]) for field in dataclasses.fields(cls))
    return _FIELDS[cls]


def _field(field: "dataclasses.Field[Any]", hint: Any) -> Field:
    in_header = get_origin(hint) is Annotated and InHeader in hint.__metadata__
    default = field.default
    if field.default_factory is not dataclasses.MISSING:
        default = field.default_factory()
    required = default is dataclasses.MISSING
    return Field(field.name, shape_of(hint), required, None if required else default, in_header)


def shape_of(hint: Any) -> Shape:
    """The shape that a type annotation of the schema stands for.

    Raises:
        TypeError: When the schema uses an annotation that nothing here knows how to write down.
    """
    origin = get_origin(hint)
    if origin is Annotated:
        marks = [mark for mark in hint.__metadata__ if isinstance(mark, Number | Text)]
        shape = marks[0] if marks else shape_of(hint.__origin__)
        return Series(shape.item, 1) if NotEmpty in hint.__metadata__ and isinstance(shape, Series) else shape
    if origin in (Union, UnionType):
        return _union(get_args(hint))
    if origin is tuple:
        item, _ = get_args(hint)
        return Series(shape_of(item))
    if hint is bool:
        return Flag()
    if isinstance(hint, type) and issubclass(hint, Coded):
        return Word(hint)
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return Record(hint)
    raise TypeError(f"the schema cannot use {hint!r}: give a whole number its width, such as U8")


def _union(options: tuple[Any, ...]) -> Shape:
    if NoneType in options:
        return Maybe(_union(tuple(option for option in options if option is not NoneType)))
    shapes = [shape_of(option) for option in options]
    if len(shapes) == 1:
        return shapes[0]
    records = [shape for shape in shapes if isinstance(shape, Record)]
    if not records:
        return AnyOf(tuple(shape for shape in shapes if isinstance(shape, Number | Word)))
    if all(hasattr(record.cls, "tag") for record in records):
        return PhaseShape({record.cls.tag: record for record in records})  # type: ignore[attr-defined]
    simple, compound = records
    return ConditionShape(simple, compound)
