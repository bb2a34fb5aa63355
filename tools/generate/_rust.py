"""Write the Rust side: `crates/darwindeck-core/src/bytecode/generated.rs`.

The codes come from the table, the structs from the dataclasses of the genome: field by field in the order of
the bytecode.
"""

import re
from typing import assert_never

from darwindeck.genome._coded import code_ranges
from darwindeck.genome._shape import (
    AnyOf,
    ConditionShape,
    Field,
    Flag,
    Maybe,
    Number,
    PhaseShape,
    Record,
    Series,
    Shape,
    Text,
    Word,
    fields_of,
)
from darwindeck.genome.schema import TurnStructure
from tools.generate._codes import SOURCE, Codes, ConditionRow, Enumeration
from tools.generate._docstrings import class_doc, field_docs
from tools.generate._records import records_of_a_genome


def rust_module(codes: Codes) -> str:
    """The text of the module."""
    parts = [
        f"//! Codes and records of the bytecode. Generated from {SOURCE} and the genome's dataclasses by",
        "//! `make generate`; do not edit.",
        "",
        "use super::codes::{Coded, coded};",
        "use super::condition::Condition;",
        "use super::error::{ParseError, Under};",
        "use super::listing::{Describe, Listing};",
        "use super::reader::{Decode, Reader};",
    ]
    for limit in codes.limits:
        parts += ["", f"/// {limit.doc}", f"pub const {limit.name.upper()}: u32 = {limit.value:_};"]
    for enum in (
        Enumeration("Opcode", "What a byte of the bytecode tells the machine.", codes.opcodes),
        *codes.enums,
    ):
        parts += ["", *_enum(enum)]
    parts += ["", *_deck_ranks(codes), "", *_code_table(codes), "", *_check(codes.conditions)]
    for cls in records_of_a_genome()[1:]:
        parts += ["", *_struct(cls)]
    parts += ["", *_phase()]
    return "\n".join(parts) + "\n"


def camel(name: str) -> str:
    """A name as Rust writes types: EXTRA_TURN becomes ExtraTurn."""
    return "".join(part.capitalize() for part in name.split("_"))


def _enum(enum: Enumeration) -> list[str]:
    codes = code_ranges([member.code for member in enum.members])
    lines = ["coded! {", f"    /// {enum.doc}", f'    {enum.name} "{codes}" {{']
    for member in enum.members:
        lines += [
            f"        /// {member.doc or f'Written `{member.value}` in JSON.'}",
            f'        {camel(member.name)} = {member.code}, "{member.name}", "{member.value}";',
        ]
    return [*lines, "    }", "}"]


def _deck_ranks(codes: Codes) -> list[str]:
    rank_of = {member.value: camel(member.name) for member in codes.enum("Rank").members}
    lines = ["impl DeckName {", "/// The ranks of the deck, one card of each suit.", "#[must_use]"]
    lines += ["pub const fn ranks(self) -> &'static [Rank] {", "match self {"]
    for deck in codes.enum("DeckName").members:
        ranks = ", ".join(f"Rank::{rank_of[rank]}" for rank in codes.deck_ranks[deck.name])
        lines.append(f"Self::{camel(deck.name)} => &[{ranks}],")
    return [*lines, "}", "}", "}"]


def _code_table(codes: Codes) -> list[str]:
    names = ["Opcode", *(enum.name for enum in codes.enums)]
    return [
        "/// Every enum with its names and codes: other languages check that they were built from the same table.",
        "#[must_use]",
        "pub fn code_table() -> Vec<(&'static str, Vec<(&'static str, u32)>)> {",
        "fn codes<T: Coded>() -> Vec<(&'static str, u32)> {",
        "T::ALL.iter().map(|member| (member.name(), u32::from(member.code()))).collect() }",
        "vec![",
        *[f'("{name}", codes::<{name}>()),' for name in names],
        f'("limits", vec![{", ".join(f"""("{x.name.upper()}", {x.name.upper()})""" for x in codes.limits)}]),',
        "]",
        "}",
    ]


_ARGUMENTS = {
    ("operator", "any"): ("operator: Operator", "reader.decode()"),
    ("value", "number"): ("value: i32", "reader.decode()"),
    ("value", "rank"): ("value: Rank", "reader.wide_word()"),
    ("value", "suit"): ("value: Suit", "reader.wide_word()"),
    ("reference", "card"): ("reference: CardReference", "reader.decode()"),
    ("reference", "place"): ("reference: PlaceReference", "reader.decode()"),
}
_ABSENT = {
    "operator": "reader.zero::<1>()",
    "value": "reader.zero::<4>()",
    "reference": "reader.zero::<1>()",
}
_ARGUMENT_DOCS = {
    "operator": "How to compare.",
    "value": "What to compare with.",
    "reference": "Where to look.",
}


def _arguments(row: ConditionRow) -> list[tuple[str, str]]:
    return [("operator", row.operator), ("value", row.value), ("reference", row.reference)]


def _check(conditions: tuple[ConditionRow, ...]) -> list[str]:
    variants: list[str] = []
    arms: list[str] = []
    shown: list[str] = []
    for row in conditions:
        given = [(name, kind) for name, kind in _arguments(row) if kind != "none"]
        names = ", ".join(name for name, _ in given)
        fields = "".join(f"/// {_ARGUMENT_DOCS[name]}\n{_ARGUMENTS[name, kind][0]},\n" for name, kind in given)
        variants.append(
            f"/// {row.doc}\n{camel(row.name)} {{\n{fields}}}," if given else f"/// {row.doc}\n{camel(row.name)},"
        )
        reads = []
        for name, kind in _arguments(row):
            call = _ABSENT[name] if kind == "none" else _ARGUMENTS[name, kind][1]
            bind = "" if kind == "none" else f"let {name} = "
            reads.append(f'{bind}{call}.under("{name}")?;')
        made = f"Self::{camel(row.name)} {{ {names} }}" if given else f"Self::{camel(row.name)}"
        arms.append(f"ConditionType::{camel(row.name)} => {{ {' '.join(reads)} Ok({made}) }}")
        listed = [
            f'out.field(path, "{name}", {name});' if kind != "none" else f'out.none(path, "{name}");'
            for name, kind in _arguments(row)
        ]
        shown.append(f"{made} => {{ {' '.join(listed)} }}")
    kinds = [
        f"Self::{camel(row.name)}{' { .. }' if any(k != 'none' for _, k in _arguments(row)) else ''}"
        f" => ConditionType::{camel(row.name)},"
        for row in conditions
    ]
    return [
        "/// One question about a card, a hand or the table, with all that it takes.",
        "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]",
        "pub enum Check {",
        *variants,
        "}",
        "impl Check {",
        "pub(crate) fn decode(kind: ConditionType, reader: &mut Reader<'_>) -> Result<Self, ParseError> {",
        "match kind {",
        *arms,
        "} }",
        "/// What is asked.",
        "#[must_use]",
        "pub const fn kind(&self) -> ConditionType { match self {",
        *kinds,
        "} }",
        "}",
        "impl Describe for Check {",
        "fn describe(&self, path: &str, out: &mut Listing) {",
        'out.field(path, "type", &self.kind());',
        "match self {",
        *shown,
        "} } }",
    ]


def _struct(cls: type) -> list[str]:
    docs = {name: _ticked(doc) for name, doc in field_docs(cls).items()}
    fields = [field for field in fields_of(cls) if not field.in_header]
    members = [f"/// {docs[field.name]}\npub {_name(field)}: {_type(field.shape)}," for field in fields]
    return [
        f"/// {class_doc(cls)}",
        "#[allow(clippy::struct_excessive_bools)]",
        "#[derive(Clone, Debug, PartialEq, Eq, Hash)]",
        f"pub struct {cls.__name__} {{",
        *members,
        "}",
        f"impl Decode for {cls.__name__} {{",
        "fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> { Ok(Self {",
        *[f'{_name(field)}: reader.{_call(field.shape)}.under("{field.name}")?,' for field in fields],
        "}) } }",
        f"impl Describe for {cls.__name__} {{",
        "fn describe(&self, path: &str, out: &mut Listing) {",
        *[f'out.field(path, "{field.name}", &self.{_name(field)});' for field in fields],
        "} }",
    ]


def _ticked(doc: str) -> str:
    """A doc comment with code words such as POINT_TOTAL in backticks, as rustdoc wants them."""
    return re.sub(r"\b[A-Z]+_[A-Z_]+\b", r"`\g<0>`", doc)


def _name(field: Field) -> str:
    return "kind" if field.name == "type" else field.name  # `type` is a word of Rust's.


def _type(shape: Shape) -> str:
    match shape:
        case Number(rust=rust):
            return rust
        case Flag():
            return "bool"
        case Text():
            return "String"
        case Word(enum):
            return enum.__name__
        case Maybe(inner):
            return f"Option<{_type(inner)}>"
        case Series(item):
            return f"Vec<{_type(item)}>"
        case Record(cls):
            return cls.__name__
        case PhaseShape():
            return "Phase"
        case ConditionShape():
            return "Condition"
        case AnyOf():
            raise AssertionError("only conditions hold values of several kinds")
    assert_never(shape)


def _call(shape: Shape) -> str:
    match shape:
        case Maybe(Word()):
            return "maybe_word()"
        case Maybe():
            return "maybe()"
        case Series(least=least):
            return f"series({least})"
        case _:
            return "decode()"


def _phase() -> list[str]:
    shape = _phase_shape()
    tags = [(camel(tag.name), record.cls.__name__, class_doc(record.cls)) for tag, record in shape.records.items()]
    return [
        "/// A phase of a turn.",
        "#[derive(Clone, Debug, PartialEq, Eq, Hash)]",
        "pub enum Phase {",
        *[f"/// {doc}\n{tag}({name})," for tag, name, doc in tags],
        "}",
        "impl Phase {",
        "/// What kind of phase it is.",
        "#[must_use]",
        "pub const fn tag(&self) -> PhaseTag { match self {",
        *[f"Self::{tag}(_) => PhaseTag::{tag}," for tag, _, _ in tags],
        "} } }",
        "impl Decode for Phase {",
        "fn decode(reader: &mut Reader<'_>) -> Result<Self, ParseError> {",
        'match reader.decode().under(" tag")? {',
        *[f"PhaseTag::{tag} => reader.decode().map(Self::{tag})," for tag, _, _ in tags],
        "} } }",
        "impl Describe for Phase {",
        "fn describe(&self, path: &str, out: &mut Listing) {",
        'out.field(path, "type", &self.tag());',
        "match self {",
        *[f"Self::{tag}(phase) => phase.describe(path, out)," for tag, _, _ in tags],
        "} } }",
    ]


def _phase_shape() -> PhaseShape:
    shape = next(field.shape for field in fields_of(TurnStructure) if field.name == "phases")
    assert isinstance(shape, Series)
    assert isinstance(shape.item, PhaseShape)
    return shape.item
