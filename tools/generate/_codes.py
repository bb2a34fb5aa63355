"""Read `schema/codes.toml` into checked, typed rows."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "schema/codes.toml"


@dataclass(frozen=True)
class Member:
    """One word of an enum."""

    name: str
    value: str
    code: int
    doc: str
    alias: str | None = None
    """A second name in Python for the same code."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name, and the alias if there is one."""
        return (self.name,) if self.alias is None else (self.name, self.alias)


@dataclass(frozen=True)
class Enumeration:
    """One enum with its words, in order of their codes."""

    name: str
    doc: str
    members: tuple[Member, ...]


@dataclass(frozen=True)
class Wording:
    """One word of play."""

    name: str
    value: str
    doc: str


@dataclass(frozen=True)
class Words:
    """Words of play of one kind: they are written in JSON, and have no codes."""

    name: str
    doc: str
    members: tuple[Wording, ...]


@dataclass(frozen=True)
class Limit:
    """A number that bounds what a genome may ask for."""

    name: str
    value: int
    doc: str


@dataclass(frozen=True)
class ConditionRow:
    """A type of condition and what it takes."""

    name: str
    opcode: str
    code: int
    doc: str
    about: str
    operator: str
    value: str
    reference: str


@dataclass(frozen=True)
class Codes:
    """The whole of `schema/codes.toml`."""

    limits: tuple[Limit, ...]
    opcodes: tuple[Member, ...]
    enums: tuple[Enumeration, ...]
    conditions: tuple[ConditionRow, ...]
    deck_ranks: dict[str, tuple[str, ...]]
    words: tuple[Words, ...]

    def enum(self, name: str) -> Enumeration:
        """The enum of this name."""
        return next(enum for enum in self.enums if enum.name == name)


def read_codes(path: Path = ROOT / SOURCE) -> Codes:
    """Read and check the codes.

    Raises:
        ValueError: When two words share a code, or a row refers to something that is not in the table.
    """
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    opcodes = tuple(
        Member(row["name"], row["name"], row["code"], row["doc"], row.get("alias")) for row in raw["opcode"]
    )
    by_name = {opcode.name: opcode for opcode in opcodes}
    conditions = tuple(_condition(row, by_name) for row in raw["condition"])
    condition_type = Enumeration(
        "ConditionType",
        "What a condition asks.",
        tuple(Member(row.name, row.name.lower(), row.code, row.doc) for row in conditions),
    )
    enums = (*(_enumeration(row, by_name) for row in raw["enum"]), condition_type)
    for enum in (*enums, Enumeration("Opcode", "", opcodes)):
        _refuse_repeats(enum)
    decks = {name: tuple(ranks) for name, ranks in raw["deck_ranks"].items()}
    limits = tuple(Limit(name, row["value"], row["doc"]) for name, row in raw["limits"].items())
    words = tuple(
        Words(row["name"], row["doc"], tuple(Wording(**member) for member in row["members"])) for row in raw["words"]
    )
    for row in words:
        _refuse_same(row.name, "name", [member.name for member in row.members])
        _refuse_same(row.name, "value", [member.value for member in row.members])
    return Codes(limits, opcodes, enums, conditions, decks, words)


def _enumeration(row: dict[str, Any], opcodes: dict[str, Member]) -> Enumeration:
    members = []
    for member in row["members"]:
        opcode = opcodes.get(member.get("opcode", ""))
        code = opcode.code if opcode else member["code"]
        members.append(
            Member(
                member["name"],
                member["value"],
                code,
                member.get("doc", opcode.doc if opcode else ""),
            )
        )
    return Enumeration(row["name"], row["doc"], tuple(members))


def _condition(row: dict[str, Any], opcodes: dict[str, Member]) -> ConditionRow:
    opcode = opcodes[row["opcode"]]
    return ConditionRow(
        name=row["name"],
        opcode=opcode.name,
        code=opcode.code,
        doc=opcode.doc,
        about=_one_of(row, "about", ("card", "hand", "table")),
        operator=_one_of(row, "operator", ("none", "any")),
        value=_one_of(row, "value", ("none", "number", "rank", "suit")),
        reference=_one_of(row, "reference", ("none", "card", "place")),
    )


def _one_of(row: dict[str, Any], key: str, choices: tuple[str, ...]) -> str:
    found: str = row.get(key, choices[0])
    if found not in choices:
        raise ValueError(f"{SOURCE}: condition {row['name']}: {key} is {found!r}, expected one of {choices}")
    return found


def _refuse_repeats(enum: Enumeration) -> None:
    told: dict[str, list[str | int]] = {
        "name": [name for member in enum.members for name in member.names],
        "value": [member.value for member in enum.members],
        "code": [member.code for member in enum.members],
    }
    for what, found in told.items():
        _refuse_same(enum.name, what, found)
    if not all(0 <= member.code <= 254 for member in enum.members):
        raise ValueError(f"{SOURCE}: {enum.name} has a code outside 0-254 (255 means none)")


def _refuse_same(name: str, what: str, found: Sequence[str | int]) -> None:
    repeated = [one for one, count in Counter(found).items() if count > 1]
    if repeated:
        raise ValueError(f"{SOURCE}: {name} has the same {what} twice: {repeated}")
