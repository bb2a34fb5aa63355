"""How problems are put into words: the same way wherever a genome is checked."""

import difflib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, assert_never

from darwindeck.genome._shape import (
    LONGEST_NAME,
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

_LONGEST_QUOTE = 40


def shown(value: Any) -> str:
    """A value as it stands in JSON, cut short when it is long."""
    try:
        text = json.dumps(value, ensure_ascii=True, default=repr)
    except (TypeError, ValueError, RecursionError):
        text = f"something of type {type(value).__name__}"
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1]}…"


def did_you_mean(found: str, choices: Mapping[str, str] | Iterable[str]) -> str | None:
    """The choice that `found` was most likely meant to be. A mapping says what each name stands for."""
    meant = dict(choices) if isinstance(choices, Mapping) else {choice: choice for choice in choices}
    by_sound = {name.casefold(): choice for name, choice in meant.items()}
    close = difflib.get_close_matches(found[:100].casefold(), by_sound, n=1, cutoff=0.6)
    return by_sound[close[0]] if close else None


_OTHER_SPELLINGS = {"=": "==", "<>": "!=", "T": "10"}


def expected(shape: Shape, found: Any) -> str:
    """What should have stood where `found` does: the nearest word, else whatever the shape allows."""
    words = shape.options if isinstance(shape, AnyOf) else (shape,)
    members = [member for word in words if isinstance(word, Word) for member in word.enum]
    values = {member.value for member in members}
    near = None
    if isinstance(found, str):
        by_name = {member.name: member.value for member in members} | {value: value for value in values}
        alias = _OTHER_SPELLINGS.get(found)
        near = alias if alias in values else did_you_mean(found, by_name)
    return f'did you mean "{near}"?' if near not in (None, found) else f"expected {kind(shape)}"


def one_of(choices: Sequence[str]) -> str:
    """Words to choose from, quoted."""
    quoted = ", ".join(f'"{choice}"' for choice in choices)
    return f"one of {quoted}" if len(choices) > 1 else quoted


def kind(shape: Shape) -> str:
    """What a value of a shape looks like in JSON."""
    match shape:
        case Number(lowest=lowest, highest=highest):
            return f"a whole number from {lowest} to {highest}"
        case Flag():
            return "true or false"
        case Text():
            return f"a text of 1 to {LONGEST_NAME} bytes without control characters"
        case Word(enum):
            return one_of([member.value for member in enum])
        case AnyOf(options):
            return " or ".join(kind(option) for option in options)
        case Maybe(inner):
            return kind(inner)
        case Series():
            return "a list"
        case Record():
            return "an object"
        case PhaseShape():
            return "a phase"
        case ConditionShape():
            return "a condition"
    assert_never(shape)


def counted(number: int, noun: str) -> str:
    """A number with its noun, in the plural where it belongs.

    >>> counted(1, "card"), counted(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
