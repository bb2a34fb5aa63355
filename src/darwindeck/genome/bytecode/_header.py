"""The header of the bytecode: what the game is called, who plays, and where each section starts."""

import dataclasses
import struct
from dataclasses import dataclass
from typing import ClassVar, Self

from darwindeck.genome._coded import code_ranges
from darwindeck.genome._generated import (
    MAX_PLAYERS,
    MAX_TURNS,
    SchemaVersion,
    SequenceDirection,
    TableauMode,
)
from darwindeck.genome._shape import Flag, Number, Word
from darwindeck.genome.bytecode._cursor import Cursor
from darwindeck.genome.bytecode._hash import fnv1a

BYTECODE_VERSION = 2

_U8 = Number("B", "u8", 0, 255)
_U32 = Number("I", "u32", 0, 2**32 - 1)
_I32 = Number("i", "i32", -(2**31), 2**31 - 1)
_U64 = Number("Q", "u64", 0, 2**64 - 1)

# In the order of their bytes.
_SHAPES: dict[str, Number | Word | Flag] = {
    "version": _U32,
    "genome_id_hash": _U64,
    "player_count": Number("I", "u32", 1, MAX_PLAYERS),
    "max_turns": Number("I", "u32", 1, MAX_TURNS),
    "setup_offset": _U32,
    "turn_structure_offset": _I32,
    "win_conditions_offset": _I32,
    "scoring_offset": _I32,
    "tableau_mode": Word(TableauMode),
    "sequence_direction": Word(SequenceDirection),
    "card_scoring_offset": _I32,
    "hand_evaluation_offset": _I32,
    "team_mode": Flag(),
    "team_count": _U8,
    "team_data_offset": _I32,
    "effects_offset": _I32,
    "contract_offset": _I32,
    "rules_offset": _I32,
    "info_offset": _I32,
    "trick_scoring_offset": _I32,
    "game_points_offset": _I32,
    "house_offset": _I32,
    "majority_scoring_offset": _I32,
}
_VERSION_1_FIELDS = 8


def _size(shape: Number | Word | Flag) -> int:
    return struct.calcsize(f">{shape.wire}") if isinstance(shape, Number) else 1


@dataclass(frozen=True)
class BytecodeHeader:
    """The first bytes of every blob.

    Offsets count from the start of the blob; 0 stands for a section that is not there. `bytecode_version` is 2,
    or 1 for a header of the older form, which ends after `scoring_offset`.
    """

    version: int
    genome_id_hash: int
    player_count: int
    max_turns: int
    setup_offset: int
    turn_structure_offset: int
    win_conditions_offset: int
    scoring_offset: int
    tableau_mode: int = TableauMode.NONE.code
    sequence_direction: int = SequenceDirection.BOTH.code
    card_scoring_offset: int = 0
    hand_evaluation_offset: int = 0
    team_mode: bool = False
    team_count: int = 0
    team_data_offset: int = 0
    effects_offset: int = 0
    contract_offset: int = 0
    rules_offset: int = 0
    info_offset: int = 0
    trick_scoring_offset: int = 0
    game_points_offset: int = 0
    house_offset: int = 0
    majority_scoring_offset: int = 0
    bytecode_version: int = BYTECODE_VERSION

    HEADER_SIZE: ClassVar[int] = 1 + sum(_size(shape) for shape in _SHAPES.values())

    def to_bytes(self) -> bytes:
        """The header as bytes, in the form of its version."""
        out = bytearray() if self.bytecode_version == 1 else bytearray([self.bytecode_version])
        for name, shape in self._layout(self.bytecode_version):
            out += int(getattr(self, name)).to_bytes(
                _size(shape), "big", signed=isinstance(shape, Number) and shape.lowest < 0
            )
        return bytes(out)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Read a header, of version 2 or 1.

        Raises:
            BytecodeError: When it is cut short or holds a code that means nothing.
        """
        return cls.read(Cursor(data))

    @classmethod
    def read(cls, cursor: Cursor) -> Self:
        """Read a header where the cursor stands."""
        cursor.section = "header"
        lead = cursor.peek("bytecode_version")
        if lead not in (0, BYTECODE_VERSION):
            raise cursor.error(cursor.offset, "bytecode_version", f"is {lead}, expected 2, or 0 for version 1")
        bytecode_version = BYTECODE_VERSION if lead else 1
        if lead:
            cursor.number("B", "bytecode_version")
        found = {name: _read(cursor, name, shape) for name, shape in cls._layout(bytecode_version)}
        return cls(**found, bytecode_version=bytecode_version)  # type: ignore[arg-type]

    def position(self, name: str) -> int:
        """At which byte of the blob a field of the header stands."""
        at = 0 if self.bytecode_version == 1 else 1
        for known, shape in self._layout(self.bytecode_version):
            if known == name:
                return at
            at += _size(shape)
        raise KeyError(name)

    @staticmethod
    def _layout(bytecode_version: int) -> list[tuple[str, Number | Word | Flag]]:
        layout = list(_SHAPES.items())
        return layout[:_VERSION_1_FIELDS] if bytecode_version == 1 else layout


def _read(cursor: Cursor, name: str, shape: Number | Word | Flag) -> int | bool:
    at = cursor.offset
    if isinstance(shape, Flag):
        return cursor.flag(name)
    if isinstance(shape, Word):
        return cursor.word(shape.enum, name).code
    value = cursor.number(shape.wire, name)
    if not shape.lowest <= value <= shape.highest:
        raise cursor.error(at, name, f"is {value}, expected {shape.lowest}-{shape.highest}")
    if name == "version" and SchemaVersion.from_code(value) is None:
        expected = code_ranges([version.code for version in SchemaVersion])
        raise cursor.error(at, name, f"is {value}, expected {expected}")
    if name == "genome_id_hash":
        cursor.explain(f"{value:016x}")
    return value


def genome_id_hash(genome_id: str) -> int:
    """A stable 64-bit hash of a name: FNV-1a over its UTF-8 bytes."""
    return fnv1a(genome_id.encode())


assert list(_SHAPES) == [field.name for field in dataclasses.fields(BytecodeHeader)][:-1]
