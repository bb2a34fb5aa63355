"""Values that engines and tables exchange, and their JSON.

Every value is a frozen dataclass. What can take several forms is a union of dataclasses that are told apart by `kind`,
or, where they have none, by their first field; or a union of words and numbers. The annotations are the only
description: JSON is written and read by them, and `make generate` makes the Rust types, the TypeScript declarations and
the JSON Schema from them.
"""

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, assert_never, get_args, get_origin, get_type_hints, overload

from darwindeck.errors import DarwinDeckError
from darwindeck.genome._generated import MAX_PLAYERS
from darwindeck.genome._wording import shown
from darwindeck.genome.schema import Rank, Suit
from darwindeck.simulation.cards import Card

# ---------------------------------------------------------------------------------------- shapes


@dataclass(frozen=True)
class Whole:
    """A whole number: its type in Rust, and its bounds."""

    rust: str
    lowest: int | None = None
    highest: int | None = None


@dataclass(frozen=True)
class Share:
    """A number from 0 to 1."""


@dataclass(frozen=True)
class Flag:
    """True or false."""


@dataclass(frozen=True)
class Text:
    """A text."""


@dataclass(frozen=True)
class Word:
    """One word of an enum."""

    enum: type


@dataclass(frozen=True)
class CardShape:
    """A card, written as in records. Where it may be unseen, null stands for one that is."""

    may_be_unseen: bool = False


@dataclass(frozen=True)
class BidShape:
    """A number of tricks, or the word "nil"."""


@dataclass(frozen=True)
class Record:
    """A dataclass."""

    cls: type


@dataclass(frozen=True)
class OneOf:
    """A union of dataclasses, told apart by their `kind`, or by their first fields where they have none."""

    classes: tuple[type, ...]


@dataclass(frozen=True)
class Mixed:
    """Several shapes that share no value: a number, words of enums, a list."""

    options: tuple["Shape", ...]


@dataclass(frozen=True)
class Series:
    """Any number of things of one shape."""

    item: "Shape"


Shape = Whole | Share | Flag | Text | Word | CardShape | BidShape | Record | OneOf | Mixed | Series

Seat = Annotated[int, Whole("usize", 0, MAX_PLAYERS - 1)]
"""A player: P0 to P5."""
Count = Annotated[int, Whole("u32", 0)]
"""A number of cards, hands or turns."""
Number = Annotated[int, Whole("i64")]
"""Points or chips."""
Chance = Annotated[float, Share()]
"""The chance of something, from 0 to 1, to four places."""
Direction = Annotated[int, Whole("i8", -1, 1)]
"""1: clockwise, seat numbers rise; or -1."""
Seen = Card | None
"""A card, or one that the viewer does not know."""
Bid = int | Literal["nil"]
"""The tricks of a bid."""
Rule = str
"""The path of the field of the genome that says so, such as ``card_scoring[2]``."""


@dataclass(frozen=True)
class Field:
    """One field of a value. One that has its default is left out of JSON."""

    name: str
    shape: Shape
    has_default: bool
    default: Any

    @property
    def key(self) -> str:
        """The name in JSON, where words of Python's need no underscore."""
        return self.name.removesuffix("_")


_FIELDS: dict[type, tuple[Field, ...]] = {}


def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields of a value, in order."""
    if cls not in _FIELDS:
        hints = get_type_hints(cls, include_extras=True)
        _FIELDS[cls] = tuple(_field(field, hints[field.name]) for field in dataclasses.fields(cls))
    return _FIELDS[cls]


def _field(field: "dataclasses.Field[Any]", hint: Any) -> Field:
    has_default = field.default is not dataclasses.MISSING
    options = get_args(hint) if get_origin(hint) in (Union, UnionType) else ()
    if NoneType in options and has_default:
        hint = Union[tuple(option for option in options if option is not NoneType)]  # noqa: UP007 - made of a tuple
    return Field(field.name, shape_of(hint), has_default, field.default if has_default else None)


def shape_of(hint: Any) -> Shape:
    """The shape that an annotation stands for.

    Raises:
        TypeError: When nothing here knows how to write such a value.
    """
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next(mark for mark in hint.__metadata__ if isinstance(mark, Whole | Share))
    if hint == Bid:
        return BidShape()
    if hint == Seen:
        return CardShape(may_be_unseen=True)
    if origin in (Union, UnionType):
        options = tuple(map(shape_of, arguments))
        return OneOf(arguments) if all(isinstance(option, Record) for option in options) else Mixed(options)
    if origin is tuple:
        return Series(shape_of(arguments[0]))
    if hint is Card:
        return CardShape()
    if hint is bool:
        return Flag()
    if hint is str:
        return Text()
    if isinstance(hint, type) and issubclass(hint, str):
        return Word(hint)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return Record(hint)
    raise TypeError(f"a value cannot have {hint!r}: give a whole number its bounds, such as Count")


def kind_of(cls: type) -> str | None:
    """The word that tells a member of a union apart; None for other values."""
    kind = getattr(cls, "kind", None)
    return None if kind is None else str(kind)


# ---------------------------------------------------------------------------------------- writing


def to_json(value: Any) -> str:
    """A value as JSON: keys in the order of its fields, without white space."""
    return json.dumps(to_plain(value), ensure_ascii=False, separators=(",", ":"))


def to_plain(value: Any) -> Any:
    """A value as dicts, lists, texts and numbers."""
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, Card):
        return str(value)
    if not dataclasses.is_dataclass(value):
        return value
    kind = kind_of(type(value))
    plain = {} if kind is None else {"kind": kind}
    for field in fields_of(type(value)):
        held = getattr(value, field.name)
        if not (field.has_default and held == field.default):
            plain[field.key] = to_plain(held)
    return plain


# ---------------------------------------------------------------------------------------- reading


_Value = TypeVar("_Value")


class ValueJsonError(DarwinDeckError, ValueError):
    """A text is not the JSON of such a value."""


@overload
def from_json(hint: type[_Value], text: str) -> _Value: ...
@overload
def from_json(hint: Any, text: str) -> Any: ...
def from_json(hint: Any, text: str) -> Any:
    """Read JSON as a value.

    Args:
        hint: The dataclass, or the union or tuple of them, that is expected.
        text: The JSON.

    Raises:
        ValueJsonError: With the path of the first fault.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueJsonError(f"expected JSON: {error}") from None
    return from_plain(shape_of(hint), data)


def from_plain(shape: Shape, data: Any) -> Any:
    """Read plain data, as JSON has it, as a value of a shape.

    Raises:
        ValueJsonError: With the path of the first fault.
    """
    try:
        return _read(shape, data, "")
    except RecursionError:
        raise ValueJsonError("the value nests too deep") from None


def _read(shape: Shape, data: Any, path: str) -> Any:
    match shape:
        case Whole(_, lowest, highest):
            fits = type(data) is int and (lowest is None or data >= lowest) and (highest is None or data <= highest)
            return data if fits else _wrong(data, path, _whole_number(lowest, highest))
        case Share():
            fits = type(data) in (int, float) and 0 <= data <= 1
            return float(data) if fits else _wrong(data, path, "a number from 0 to 1")
        case Flag():
            return data if type(data) is bool else _wrong(data, path, "true or false")
        case Text():
            return data if type(data) is str else _wrong(data, path, "a text")
        case Word(enum):
            words = _words_of(enum)
            found = words.get(data) if type(data) is str else None
            return _wrong(data, path, f"one of {', '.join(words)}") if found is None else found
        case CardShape(may_be_unseen):
            return None if data is None and may_be_unseen else _read_card(data, path)
        case BidShape():
            return data if data == "nil" or (type(data) is int and data >= 0) else _wrong(data, path, "a bid")
        case Series(item):
            if type(data) is not list:
                return _wrong(data, path, "a list")
            return tuple(_read(item, one, f"{path}[{number}]") for number, one in enumerate(data))
        case Record(cls):
            return _read_record(cls, data, path)
        case OneOf(classes):
            return _read_one_of(classes, data, path)
        case Mixed(options):
            return _read_mixed(options, data, path)
    assert_never(shape)


def _whole_number(lowest: int | None, highest: int | None) -> str:
    if lowest is None or highest is None:
        return "a whole number" if lowest is None else f"a whole number, {lowest} or more"
    return f"a whole number, {lowest} to {highest}"


def _read_one_of(classes: tuple[type, ...], data: Any, path: str) -> Any:
    if kind_of(classes[0]) is None:
        firsts = {fields_of(cls)[0].key: cls for cls in classes}
        found = [cls for key, cls in firsts.items() if type(data) is dict and key in data]
        return _read_record(found[0], data, path) if found else _wrong(data, path, f"one with {' or '.join(firsts)}")
    kinds = {kind_of(cls): cls for cls in classes}
    kind = data.get("kind") if type(data) is dict else None
    if type(kind) is not str or kind not in kinds:
        return _wrong(kind, f"{path}.kind" if path else "kind", f"one of {', '.join(map(str, kinds))}")
    return _read_record(kinds[kind], data, path)


def _read_mixed(options: tuple[Shape, ...], data: Any, path: str) -> Any:
    """The first of the options that can be read. They share no value, so that no other one can be."""
    for option in options:
        try:
            return _read(option, data, path)
        except ValueJsonError:
            continue
    return _wrong(data, path, "a number or a word that is known here")


_WORDS: dict[type, Mapping[str, Any]] = {}


def _words_of(enum: Any) -> Mapping[str, Any]:
    if enum not in _WORDS:
        _WORDS[enum] = {str(member): member for member in enum}
    return _WORDS[enum]


def _read_card(data: Any, path: str) -> Any:
    rank = Rank.from_word(data[:-1]) if type(data) is str else None
    suit = Suit.from_word(data[-1:]) if type(data) is str else None
    return _wrong(data, path, "a card") if rank is None or suit is None else Card(rank, suit)


def _read_record(cls: type, data: Any, path: str) -> Any:
    if type(data) is not dict:
        return _wrong(data, path, "an object")
    dot = f"{path}." if path else ""
    fields = {field.key: field for field in fields_of(cls)}
    for key in data:
        if key not in fields and not (key == "kind" and kind_of(cls) is not None):
            where = f" in {path}" if path else ""
            raise ValueJsonError(f"{shown(key)} is no field{where}: expected {', '.join(fields)}")
    missing = [key for key, field in fields.items() if key not in data and not field.has_default]
    if missing:
        raise ValueJsonError(f"{dot}{missing[0]} is missing")
    told = {key: field for key, field in fields.items() if key in data}
    return cls(**{field.name: _read(field.shape, data[key], f"{dot}{key}") for key, field in told.items()})


def _wrong(data: Any, path: str, expected: str) -> Any:
    raise ValueJsonError(f"{path or 'the value'} is {shown(data)}: expected {expected}")
