"""Which values of play there are, for the writers of Rust, TypeScript and the JSON Schema."""

from collections.abc import Iterator

from darwindeck.genome._coded import Coded
from darwindeck.simulation.choices import Choice
from darwindeck.simulation.events import Event
from darwindeck.simulation.values import Field, OneOf, Record, Series, Shape, Word, fields_of, shape_of
from tools.generate._docstrings import class_doc, field_docs

_UNIONS = (
    ("Choice", "An option of a decision.", shape_of(Choice)),
    ("Event", "Something that happened.", shape_of(Event)),
)


def union_name(union: OneOf) -> str:
    """The name of a union."""
    return next(name for name, _, shape in _UNIONS if shape == union)


def union_doc(union: OneOf) -> str:
    """What a union stands for."""
    return next(doc for _, doc, shape in _UNIONS if shape == union)


def field_doc(cls: type, field: Field) -> str:
    """What a field means: what stands under it, or what its class says where it is the only one."""
    return field_docs(cls).get(field.name) or class_doc(cls)


def values_of_play() -> list[type | OneOf]:
    """Every union, and every dataclass that is in none, each after what it holds."""
    found: list[type | OneOf] = []
    for _, _, shape in _UNIONS:
        for held in _inside(shape):
            value = held.cls if isinstance(held, Record) else held
            if isinstance(value, type | OneOf) and value not in found:
                found.append(value)
    return found


def coded_words() -> list[str]:
    """The enums with codes in the bytecode that values hold."""
    held = [inner for _, _, shape in _UNIONS for inner in _inside(shape)]
    words = {one.enum.__name__ for one in held if isinstance(one, Word) and issubclass(one.enum, Coded)}
    return sorted(words | {"Rank", "Suit"})  # Every card has these two.


def _inside(shape: Shape) -> Iterator[Shape]:
    """A shape and all in it, that which is held before that which holds it."""
    match shape:
        case Series(item):
            yield from _inside(item)
        case Record(cls):
            yield from (inner for field in fields_of(cls) for inner in _inside(field.shape))
        case OneOf(classes):
            yield from (inner for cls in classes for field in fields_of(cls) for inner in _inside(field.shape))
        case _:
            pass
    yield shape
