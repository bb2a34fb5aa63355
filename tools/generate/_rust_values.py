"""Write the Rust types of the values of play: `crates/darwindeck-core/src/values/generated.rs`.

The words come from the codes, the rest from the dataclasses of the simulation: a union becomes an enum, another
dataclass a struct, and each writes itself as JSON.
"""

from typing import assert_never

from darwindeck.simulation.values import (
    BidShape,
    CardShape,
    Field,
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
from tools.generate._codes import SOURCE, Codes, Words
from tools.generate._docstrings import class_doc
from tools.generate._rust import camel
from tools.generate._values import coded_words, field_doc, union_doc, union_name, values_of_play


def rust_values(codes: Codes) -> str:
    """The text of the module."""
    parts = [
        f"//! Values of play. Generated from {SOURCE} and the dataclasses of `darwindeck.simulation` by",
        "//! `make generate`; do not edit.",
        "",
        f"use crate::bytecode::{{{', '.join(coded_words())}}};",
        "use crate::cards::Card;",
        "use super::bid::Bid;",
        "use super::chance::Chance;",
        "use super::json::{Json, Object};",
    ]
    for words in codes.words:
        parts += ["", *_words(words)]
    for value in values_of_play():
        parts += ["", *_definition(value)]
    return "\n".join(parts) + "\n"


def _definition(value: type | OneOf | Mixed) -> list[str]:
    match value:
        case OneOf():
            return _union(value)
        case Mixed():
            return _mixed(value)
        case _:
            return _struct(value)


def _words(words: Words) -> list[str]:
    return [
        f"/// {words.doc}",
        "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]",
        f"pub enum {words.name} {{",
        *[f"/// {member.doc}\n{camel(member.name)}," for member in words.members],
        "}",
        f"impl {words.name} {{",
        "/// All of them, in their order.",
        "pub const ALL: &[Self] = &[",
        *[f"Self::{camel(member.name)}," for member in words.members],
        "];",
        "/// The word in JSON.",
        "#[must_use]",
        "pub const fn word(self) -> &'static str { match self {",
        *[f'Self::{camel(member.name)} => "{member.value}",' for member in words.members],
        "} }",
        "}",
        f"impl Json for {words.name} {{",
        "fn json(&self, out: &mut String) { self.word().json(out); }",
        "}",
    ]


def _struct(cls: type) -> list[str]:
    return [
        f"/// {class_doc(cls)}",
        "#[derive(Clone, Debug, PartialEq, Eq)]",
        f"pub struct {cls.__name__} {{",
        *_members(cls, "pub "),
        "}",
        f"impl Json for {cls.__name__} {{",
        "fn json(&self, out: &mut String) {",
        "let mut object = Object::new(out);",
        *_writes(cls, "&self."),
        "object.close(); }",
        "}",
    ]


def _union(union: OneOf) -> list[str]:
    name = union_name(union)
    variants, arms = [], []
    for cls in union.classes:
        variant = _variant(cls, name)
        made = "Object::new(out)" if kind_of(cls) is None else f'Object::of_kind(out, "{kind_of(cls)}")'
        if fields := fields_of(cls):
            variants += [f"/// {class_doc(cls)}", f"{variant} {{", *_members(cls, ""), "},"]
            names = ", ".join(_name(field) for field in fields)
            arms += [f"Self::{variant} {{ {names} }} => {{", f"let mut object = {made};"]
            arms += [*_writes(cls, ""), "object.close(); }"]
        else:
            variants += [f"/// {class_doc(cls)}", f"{variant},"]
            arms.append(f"Self::{variant} => {made}.close(),")
    return [
        f"/// {union_doc(union)}",
        "#[derive(Clone, Debug, PartialEq, Eq)]",
        f"pub enum {name} {{",
        *variants,
        "}",
        f"impl Json for {name} {{",
        "fn json(&self, out: &mut String) { match self {",
        *arms,
        "} }",
        "}",
    ]


def _variant(cls: type, union: str) -> str:
    """The name of a member of a union: after its kind, or, where it has none, what it adds to the union's name."""
    kind = getattr(cls, "kind", None)
    return cls.__name__.removeprefix(union) if kind is None else camel(kind.name)


def _mixed(union: Mixed) -> list[str]:
    """An enum of a number, words and lists, which are written as they are."""
    name = union_name(union)
    held = [(_mixed_name(option), option) for option in union.options]
    copy = "" if any(isinstance(option, Series) for option in union.options) else "Copy, "
    return [
        f"/// {union_doc(union)}",
        f"#[derive(Clone, {copy}Debug, PartialEq, Eq)]",
        f"pub enum {name} {{",
        *[f"/// {_mixed_doc(option)}\n{variant}({_type(option)})," for variant, option in held],
        "}",
        f"impl Json for {name} {{",
        "fn json(&self, out: &mut String) { match self {",
        *[f"Self::{variant}(value) => value.json(out)," for variant, _ in held],
        "} }",
        "}",
    ]


def _mixed_name(option: Shape) -> str:
    match option:
        case Whole():
            return "Number"
        case Series(item):
            return f"{_type(item)}s"
        case _:
            return _type(option)


def _mixed_doc(option: Shape) -> str:
    match option:
        case Word(enum):
            return class_doc(enum)
        case Series(CardShape()):
            return "Cards."
        case _:
            return "A number."


def _members(cls: type, visible: str) -> list[str]:
    return [f"/// {field_doc(cls, field)}\n{visible}{_name(field)}: {_type_of(field)}," for field in fields_of(cls)]


def _name(field: Field) -> str:
    """The name in Rust: that of Python, with an underscore where the word is Rust's own."""
    return f"{field.name}_" if field.name == "type" else field.name


def _type_of(field: Field) -> str:
    inner = _type(field.shape)
    return f"Option<{inner}>" if field.has_default and field.default is None else inner


def _type(shape: Shape) -> str:
    match shape:
        case Whole(rust=rust):
            return rust
        case Share():
            return "Chance"
        case Flag():
            return "bool"
        case Text():
            return "String"
        case Word(enum):
            return enum.__name__
        case CardShape(may_be_unseen):
            return "Option<Card>" if may_be_unseen else "Card"
        case BidShape():
            return "Bid"
        case Record(cls):
            return cls.__name__
        case OneOf() | Mixed():
            return union_name(shape)
        case Series(item):
            return f"Vec<{_type(item)}>"
    assert_never(shape)


def _writes(cls: type, of: str) -> list[str]:
    return [_write(field, of) for field in fields_of(cls)]


def _write(field: Field, of: str) -> str:
    value = f"{of}{_name(field)}"
    if not field.has_default:
        return f'object.field("{field.key}", {value});'
    if field.default is None:
        return f'object.maybe("{field.key}", {value}.as_ref());'.replace("&self.", "self.")
    assert field.default is False, f"{field.name} can be left out: give it None or False"
    return f'object.flag("{field.key}", {"*" if not of else ""}{value.replace("&self.", "self.")});'
