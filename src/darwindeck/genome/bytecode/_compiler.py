"""From genome to bytecode."""

import struct
from collections.abc import Sequence
from typing import Any, assert_never

from darwindeck.errors import GenomeError
from darwindeck.genome._coded import Coded
from darwindeck.genome._generated import MAX_BYTECODE_SIZE, ConditionType, OpCode
from darwindeck.genome._names import named
from darwindeck.genome._shape import (
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
    fields_of,
)
from darwindeck.genome.bytecode._cursor import NOTHING
from darwindeck.genome.bytecode._hash import fnv1a
from darwindeck.genome.bytecode._header import BytecodeHeader, genome_id_hash
from darwindeck.genome.bytecode._sections import INFO_FIELDS, INFO_OFFSET, SECTIONS, Section, genome_shape
from darwindeck.genome.conditions import AnyCondition, CompoundCondition
from darwindeck.genome.limits import machine_problems
from darwindeck.genome.schema import ContractScoring, GameGenome, SpecialEffect


class BytecodeCompiler:
    """Turns genomes into bytecode. The same genome always gives the same bytes."""

    def compile_genome(self, genome: GameGenome) -> bytes:
        """Write a genome as bytecode.

        Raises:
            GenomeError: When the genome asks for more than the machine can hold, such as more cards than the deck has.
        """
        problems = machine_problems(genome)
        blob = b"" if problems else compile_unchecked(genome)
        problems += size_problems(blob)
        if problems:
            raise GenomeError(problems, source=named(genome.genome_id))
        return blob


def size_problems(blob: bytes) -> list[str]:
    """Whether a blob is larger than the machine can hold."""
    if len(blob) <= MAX_BYTECODE_SIZE:
        return []
    return [f"the game takes {len(blob)} bytes of bytecode: the machine holds {MAX_BYTECODE_SIZE}"]


def compile_unchecked(genome: GameGenome) -> bytes:
    """Write a genome that is known to be within the limits of the machine, its size apart."""
    offsets: dict[str, int] = {}
    body = bytearray()
    for section in SECTIONS:
        content = _section(section, getattr(genome, section.genome_field))
        offsets[section.offset_field] = BytecodeHeader.HEADER_SIZE + len(body) if content else 0
        body += content
    offsets[INFO_OFFSET] = BytecodeHeader.HEADER_SIZE + len(body)
    for name in INFO_FIELDS:
        body += _encode(genome_shape(name), getattr(genome, name))
    return _header(genome, offsets).to_bytes() + bytes(body)


def compile_genome(genome: GameGenome) -> bytes:
    """Write a genome as bytecode. Short for ``BytecodeCompiler().compile_genome(genome)``."""
    return BytecodeCompiler().compile_genome(genome)


def rules_hash(genome: GameGenome) -> str:
    """The 64-bit FNV-1a hash of a game's bytecode, in 16 hexadecimal digits."""
    return f"{fnv1a(compile_genome(genome)):016x}"


def compile_effects(effects: Sequence[SpecialEffect]) -> bytes:
    """Write special effects: nothing for none, else EFFECT_HEADER, their number, and four bytes each.

    Raises:
        GenomeError: When there are more than 255, or a value does not fit into a byte.
    """
    if not effects:
        return b""
    _must_fit([len(effects), *(effect.value for effect in effects)], "special_effects")
    entries = b"".join(_encode(Record(SpecialEffect), effect) for effect in effects)
    return bytes([OpCode.EFFECT_HEADER, len(effects)]) + entries


def compile_teams(teams: Sequence[Sequence[int]]) -> bytes:
    """Write teams: their number, then for each its size and its players.

    Raises:
        GenomeError: When a number does not fit into a byte.
    """
    _must_fit([len(teams), *(number for team in teams for number in (len(team), *team))], "teams")
    return bytes([len(teams)]) + b"".join(bytes([len(team), *team]) for team in teams)


def _must_fit(numbers: Sequence[int], path: str) -> None:
    for number in numbers:
        if not 0 <= number <= 255:
            raise GenomeError([f"{path} holds the number {number}: the bytecode has room for 0 to 255"])


def _header(genome: GameGenome, offsets: dict[str, int]) -> BytecodeHeader:
    return BytecodeHeader(
        version=genome.schema_version.code,
        genome_id_hash=genome_id_hash(genome.genome_id),
        player_count=genome.player_count,
        max_turns=genome.max_turns,
        tableau_mode=genome.setup.tableau_mode.code,
        sequence_direction=genome.setup.sequence_direction.code,
        team_mode=genome.team_mode,
        team_count=len(genome.teams),
        **offsets,
    )


def _section(section: Section, value: Any) -> bytes:
    """The bytes of a section, none when it is left out."""
    if section.genome_field == "special_effects":
        return compile_effects(value)
    if value is None:
        return b""
    reserved = b"\0\0" if isinstance(value, ContractScoring) else b""
    return _encode(section.shape, value) + reserved


def _encode(shape: Shape, value: Any) -> bytes:
    match shape:
        case Number(wire=wire):
            return struct.pack(f">{wire}", value)
        case Flag():
            return bytes([value])
        case Text():
            raw: bytes = value.encode()
            return bytes([len(raw)]) + raw
        case Word():
            return bytes([value.code])
        case Maybe(Word()):
            return bytes([NOTHING if value is None else value.code])
        case Maybe(inner):
            return b"\0" if value is None else b"\1" + _encode(inner, value)
        case Series(item):
            return bytes([len(value)]) + b"".join(_encode(item, one) for one in value)
        case Record(cls):
            fields = [field for field in fields_of(cls) if not field.in_header]
            return b"".join(_encode(field.shape, getattr(value, field.name)) for field in fields)
        case PhaseShape(records):
            return bytes([value.tag.code]) + _encode(records[value.tag], value)
        case ConditionShape():
            return _encode_condition(value)
        case AnyOf():
            raise AssertionError("only conditions hold values of several kinds")
    assert_never(shape)


def _encode_condition(condition: AnyCondition) -> bytes:
    if isinstance(condition, CompoundCondition):
        parts = b"".join(_encode_condition(part) for part in condition.conditions)
        return bytes([condition.logic.code, len(condition.conditions)]) + parts
    kind: ConditionType = condition.type
    value = condition.value.code if isinstance(condition.value, Coded) else condition.value or 0
    operator = condition.operator.code if condition.operator else 0
    reference = condition.reference.code if condition.reference else 0
    return struct.pack(">BBiB", kind.code, operator, value, reference)
