"""Which values of play there are, for the writers of Rust, TypeScript and the JSON Schema."""

from collections.abc import Iterator

from darwindeck.genome._coded import Coded
from darwindeck.simulation.choices import Choice
from darwindeck.simulation.events import Event
from darwindeck.simulation.in_progress import Answer, AnswerAdvice, Happened, Saved, Undone
from darwindeck.simulation.questions import Ask, Considered, Refusal
from darwindeck.simulation.reasons import Reason, Wish, WishReference, WishValue
from darwindeck.simulation.values import Field, Mixed, OneOf, Record, Series, Shape, Word, fields_of, shape_of
from darwindeck.simulation.views import Table, View
from tools.generate._docstrings import class_doc, field_docs

_UNIONS = (
    ("Choice", "An option of a decision.", shape_of(Choice)),
    ("Event", "Something that happened.", shape_of(Event)),
    ("WishValue", "What a question compares with.", shape_of(WishValue)),
    ("WishReference", "The card that a question compares with, or where it counts cards.", shape_of(WishReference)),
    ("Wish", "The part of a condition that does not hold, in the words of the genome.", shape_of(Wish)),
    ("Reason", "Why a card cannot be chosen, or an option is not there.", shape_of(Reason)),
    ("Ask", "What a position asks.", shape_of(Ask)),
    ("Refusal", "Why an answer is not taken.", shape_of(Refusal)),
    ("Answer", "The number of an option; or cards, one or a whole selection.", shape_of(Answer)),
)
_VALUES = (
    *(shape for _, _, shape in _UNIONS),
    *map(shape_of, (Table, View, Considered, Happened, AnswerAdvice, Undone, Saved)),
)


def union_name(union: OneOf | Mixed) -> str:
    """The name of a union."""
    return next(name for name, _, shape in _UNIONS if shape == union)


def union_doc(union: OneOf | Mixed) -> str:
    """What a union stands for."""
    return next(doc for _, doc, shape in _UNIONS if shape == union)


def field_doc(cls: type, field: Field) -> str:
    """What a field means: what stands under it, or what its class says where it is the only one."""
    return field_docs(cls).get(field.name) or class_doc(cls)


def values_of_play() -> list[type | OneOf | Mixed]:
    """Every union, and every dataclass that is in none, each after what it holds."""
    found: list[type | OneOf | Mixed] = []
    for shape in _VALUES:
        for held in _inside(shape):
            value = held.cls if isinstance(held, Record) else held
            if isinstance(value, type | OneOf | Mixed) and value not in found:
                found.append(value)
    return found


def coded_words() -> list[str]:
    """The enums with codes in the bytecode that values hold."""
    held = [inner for shape in _VALUES for inner in _inside(shape)]
    words = {one.enum.__name__ for one in held if isinstance(one, Word) and issubclass(one.enum, Coded)}
    return sorted(words | {"Rank", "Suit"})  # Every card has these two.


def _inside(shape: Shape, around: tuple[Shape, ...] = ()) -> Iterator[Shape]:
    """A shape and all in it, that which is held before that which holds it; one that holds itself only once."""
    if shape in around:
        return
    for held in _held_by(shape):
        yield from _inside(held, (*around, shape))
    yield shape


def _held_by(shape: Shape) -> Iterator[Shape]:
    match shape:
        case Series(item):
            yield item
        case Record(cls):
            yield from (field.shape for field in fields_of(cls))
        case OneOf(classes):
            yield from (field.shape for cls in classes for field in fields_of(cls))
        case Mixed(options):
            yield from options
        case _:
            pass
