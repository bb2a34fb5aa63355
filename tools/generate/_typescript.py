"""Write the TypeScript declarations of the values of play: `docs/reference/view.d.ts`."""

import textwrap
from typing import assert_never

from darwindeck.simulation.values import (
    BidShape,
    CardShape,
    Flag,
    Mixed,
    OneOf,
    Record,
    Series,
    Shape,
    Share,
    Text,
    Whole,
    Word,
    fields_of,
    kind_of,
)
from tools.generate._codes import SOURCE, Codes, Enumeration, Words
from tools.generate._docstrings import class_doc
from tools.generate._values import coded_words, field_doc, union_doc, union_name, values_of_play


def typescript(codes: Codes) -> str:
    """The text of the file."""
    lines = [
        f"// Values of play. Generated from {SOURCE} and the dataclasses of `darwindeck.simulation` by",
        "// `make generate`; do not edit.",
        "//",
        "// Keys come in the order written, without white space. A field with `?` is left out when it does not",
        "// apply, and is never null. null stands for a card that the viewer does not know.",
        "",
        "/** A card, rank first: 10H. */",
        "export type Card = `${Rank}${Suit}`;",
    ]
    coded = [codes.enum(name) for name in coded_words()]
    kinds: list[Enumeration | Words] = [*coded, *codes.words]
    for words in kinds:
        spelt = [f'"{member.value}"' for member in words.members]
        lines += ["", f"/** {words.doc} */", *_alternatives(words.name, spelt)]
    for value in values_of_play():
        lines += ["", *_definition(value)]
    return "\n".join(lines) + "\n"


def _definition(value: type | OneOf | Mixed) -> list[str]:
    match value:
        case OneOf():
            return _union(value)
        case Mixed(options):
            return [f"/** {union_doc(value)} */", *_alternatives(union_name(value), [*map(_type, options)])]
        case _:
            return _interface(value)


def _union(union: OneOf) -> list[str]:
    names = [cls.__name__ for cls in union.classes]
    members = [line for cls in union.classes for line in ("", *_interface(cls))]
    return [f"/** {union_doc(union)} */", *_alternatives(union_name(union), names), *members]


def _alternatives(name: str, options: list[str]) -> list[str]:
    return textwrap.wrap(f"export type {name} = {' | '.join(options)};", 120, subsequent_indent="  ")


def _interface(cls: type) -> list[str]:
    kind = kind_of(cls)
    fields = [] if kind is None else [f'  kind: "{kind}";']
    for field in fields_of(cls):
        mark = "?" if field.has_default else ""
        written = "true" if isinstance(field.shape, Flag) and field.has_default else _type(field.shape)
        fields += [f"  /** {field_doc(cls, field)} */", f"  {field.key}{mark}: {written};"]
    return [f"/** {class_doc(cls)} */", f"export interface {cls.__name__} {{", *fields, "}"]


def _type(shape: Shape) -> str:
    match shape:
        case Whole(_, lowest, highest):
            return "number" if lowest is None or lowest != highest else str(lowest)
        case Share():
            return "number"
        case Flag():
            return "boolean"
        case Text():
            return "string"
        case Word(enum):
            return enum.__name__
        case CardShape(may_be_unseen):
            return "Card | null" if may_be_unseen else "Card"
        case BidShape():
            return 'number | "nil"'
        case Record(cls):
            return cls.__name__
        case OneOf() | Mixed():
            return union_name(shape)
        case Series(item):
            inner = _type(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
    assert_never(shape)
