"""From bytecode back to the genome.

The core's parser does the same in Rust. A test compares the two, errors included.
"""

from dataclasses import replace
from typing import Any, assert_never

from darwindeck.errors import BytecodeError
from darwindeck.genome._coded import Coded, code_ranges
from darwindeck.genome._generated import (
    MAX_BYTECODE_SIZE,
    MAX_CONDITION_DEPTH,
    SIGNATURES,
    CardReference,
    ConditionType,
    Logic,
    OpCode,
    Operator,
    PhaseTag,
    PlaceReference,
    Rank,
    SchemaVersion,
    SequenceDirection,
    Suit,
    TableauMode,
)
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
from darwindeck.genome.bytecode._cursor import Cursor
from darwindeck.genome.bytecode._header import BytecodeHeader, genome_id_hash
from darwindeck.genome.bytecode._sections import INFO_FIELDS, INFO_OFFSET, INFO_TITLE, SECTIONS, Section, genome_shape
from darwindeck.genome.conditions import AnyCondition, CompoundCondition, Condition
from darwindeck.genome.limits import deal_problem
from darwindeck.genome.schema import GameGenome, SetupRules, SpecialEffect


def decompile(data: bytes) -> GameGenome:
    """Read a genome back from its bytecode, of version 2 or 1.

    Version 1 has no room for a name, effects, card scoring, hand evaluation, teams, contracts and rules:
    these have their defaults, and the game is named after the hash of its name.

    Raises:
        BytecodeError: With the byte, the section, and what was expected there.
    """
    return read_program(Cursor(memoryview(data).tobytes()))


def read_program(cursor: Cursor) -> GameGenome:
    """Read a whole blob; the cursor notes every byte on the way."""
    size = len(cursor.data)
    if size > MAX_BYTECODE_SIZE:
        raise BytecodeError(
            MAX_BYTECODE_SIZE,
            "end",
            f"the blob has {size} bytes, expected at most {MAX_BYTECODE_SIZE}",
        )
    header = BytecodeHeader.read(cursor)
    parts = {
        section.genome_field: _read_section(cursor, header, section)
        for section in SECTIONS
        if header.bytecode_version > 1 or section.in_version_1
    }
    if header.bytecode_version > 1:
        parts |= _read_info(cursor, header)
        _check_team_count(header, parts["teams"])
    if cursor.offset < size:
        raise BytecodeError(cursor.offset, "end", f"{size - cursor.offset} bytes follow the last section")
    return _genome(header, parts)


def _genome(header: BytecodeHeader, parts: dict[str, Any]) -> GameGenome:
    setup: SetupRules = parts.pop("setup")
    found = {name: value for name, value in parts.items() if value is not None}
    return GameGenome(
        schema_version=_assigned(SchemaVersion, header.version),
        genome_id=found.pop("genome_id", f"v1-{header.genome_id_hash:016x}"),
        generation=found.pop("generation", 0),
        setup=replace(
            setup,
            tableau_mode=_assigned(TableauMode, header.tableau_mode),
            sequence_direction=_assigned(SequenceDirection, header.sequence_direction),
        ),
        player_count=header.player_count,
        max_turns=header.max_turns,
        team_mode=header.team_mode,
        **found,
    )


def _assigned(enum: type[Coded], code: int) -> Any:
    member = enum.from_code(code)
    assert member is not None, "reading the header refuses other codes"
    return member


def _read_section(cursor: Cursor, header: BytecodeHeader, section: Section) -> Any:
    offset = getattr(header, section.offset_field)
    if section.optional and offset == 0:
        return None
    _check_offset(cursor, header, section.offset_field, section.optional)
    cursor.section = section.title
    start, name = cursor.offset, section.genome_field
    match name:
        case "special_effects":
            return _read_effects(cursor)
        case "teams":
            return _read_teams(cursor, header.player_count)
        case "setup":
            return _read_setup(cursor, start, section.shape, header.player_count)
        case "contract_scoring":
            return _read_contract(cursor, section.shape)
        case _:
            return _decode(cursor, section.shape, name)


def _check_offset(cursor: Cursor, header: BytecodeHeader, field: str, optional: bool) -> None:
    found = getattr(header, field)
    if found != cursor.offset:
        expected = f"0 or {cursor.offset}" if optional else f"{cursor.offset}"
        at = header.position(field)
        raise BytecodeError(at, "header", f"{field} is {found}, expected {expected}")


def _read_setup(cursor: Cursor, start: int, shape: Shape, player_count: int) -> Any:
    setup = _decode(cursor, shape, "setup")
    problem = deal_problem(setup, player_count)
    if problem:
        raise BytecodeError(start, "setup", problem)
    return setup


def _read_effects(cursor: Cursor) -> tuple[SpecialEffect, ...]:
    path = "special_effects"
    opcode = cursor.peek(f"{path} opcode")
    if opcode != OpCode.EFFECT_HEADER:
        raise cursor.error(cursor.offset, f"{path} opcode", f"is {opcode}, expected {OpCode.EFFECT_HEADER}")
    cursor.number("B", f"{path} opcode")
    count = cursor.count(path, least=1)
    return tuple(_decode(cursor, Record(SpecialEffect), f"{path}[{i}]") for i in range(count))


def _read_teams(cursor: Cursor, player_count: int) -> tuple[tuple[int, ...], ...]:
    seated: set[int] = set()
    teams = []
    for team in range(cursor.count("teams")):
        players = []
        for place in range(cursor.count(f"teams[{team}]")):
            at, path = cursor.offset, f"teams[{team}][{place}]"
            player = cursor.number("B", path)
            if player >= player_count:
                raise cursor.error(at, path, f"is {player}, expected 0-{player_count - 1}")
            if player in seated:
                raise cursor.error(at, path, f"is {player}, who is in a team already")
            seated.add(player)
            players.append(player)
        teams.append(tuple(players))
    return tuple(teams)


def _check_team_count(header: BytecodeHeader, teams: tuple[Any, ...]) -> None:
    if header.team_count != len(teams):
        at = header.position("team_count")
        raise BytecodeError(at, "header", f"team_count is {header.team_count}, expected {len(teams)}")


def _read_contract(cursor: Cursor, shape: Shape) -> Any:
    contract = _decode(cursor, shape, "contract_scoring")
    at, path = cursor.offset, "contract_scoring.reserved"
    reserved = cursor.number("H", path)
    if reserved:
        raise cursor.error(at, path, f"is {reserved}, expected 0")
    return contract


def _read_info(cursor: Cursor, header: BytecodeHeader) -> dict[str, Any]:
    _check_offset(cursor, header, INFO_OFFSET, optional=False)
    cursor.section = INFO_TITLE
    info = {name: _decode(cursor, genome_shape(name), name) for name in INFO_FIELDS}
    expected = genome_id_hash(info["genome_id"])
    if header.genome_id_hash != expected:
        at = header.position("genome_id_hash")
        problem = f"genome_id_hash is {header.genome_id_hash:016x}, expected {expected:016x}"
        raise BytecodeError(at, "header", problem)
    return info


def _decode(cursor: Cursor, shape: Shape, path: str) -> Any:
    match shape:
        case Number(wire=wire):
            return cursor.number(wire, path)
        case Flag():
            return cursor.flag(path)
        case Text():
            return cursor.name(path)
        case Word(enum):
            return cursor.word(enum, path)
        case Maybe(Word(enum)):
            return cursor.maybe_word(enum, path)
        case Maybe(inner):
            return _decode(cursor, inner, path) if cursor.flag(f"{path} given") else None
        case Series(item, least):
            return tuple(_decode(cursor, item, f"{path}[{i}]") for i in range(cursor.count(path, least)))
        case Record(cls):
            fields = [field for field in fields_of(cls) if not field.in_header]
            return cls(**{field.name: _decode(cursor, field.shape, f"{path}.{field.name}") for field in fields})
        case PhaseShape(records):
            return _decode(cursor, records[cursor.word(PhaseTag, f"{path} tag")], path)
        case ConditionShape():
            return _read_condition(cursor, path, 1)
        case AnyOf():
            raise AssertionError("only conditions hold values of several kinds")
    assert_never(shape)


_CONDITION_OPCODES = code_ranges([member.code for member in (*ConditionType, *Logic)])


def _read_condition(cursor: Cursor, path: str, depth: int) -> AnyCondition:
    at = cursor.offset
    if depth > MAX_CONDITION_DEPTH:
        raise cursor.error(at, path, f"nests deeper than {MAX_CONDITION_DEPTH} levels")
    opcode = cursor.peek(f"{path} opcode")
    logic = Logic.from_code(opcode)
    if logic is not None:
        cursor.word(Logic, f"{path} opcode")
        count = cursor.count(f"{path}.conditions", least=1)
        parts = [_read_condition(cursor, f"{path}.conditions[{i}]", depth + 1) for i in range(count)]
        return CompoundCondition(logic, tuple(parts))
    if ConditionType.from_code(opcode) is None:
        raise cursor.error(at, f"{path} opcode", f"is {opcode}, expected {_CONDITION_OPCODES}")
    kind = cursor.word(ConditionType, f"{path} opcode")
    signature = SIGNATURES[kind]
    operator = _argument(cursor, "B", f"{path}.operator", *_OPERATORS[signature.operator])
    value = _argument(cursor, "i", f"{path}.value", *_VALUES[signature.value])
    reference = _argument(cursor, "B", f"{path}.reference", *_REFERENCES[signature.reference])
    return Condition(kind, operator, value, reference)


# For each kind of argument: the enum it is a word of, if any, and whether 0 may stand for none.
_OPERATORS: dict[str, tuple[type[Coded] | None, bool]] = {
    "none": (None, True),
    "any": (Operator, False),
}
_VALUES: dict[str, tuple[type[Coded] | None, bool]] = {
    "none": (None, True),
    "number": (None, False),
    "rank": (Rank, False),
    "suit": (Suit, False),
}
_REFERENCES: dict[str, tuple[type[Coded] | None, bool]] = {
    "none": (None, True),
    "card": (CardReference, False),
    "place": (PlaceReference, False),
}


def _argument(cursor: Cursor, wire: str, path: str, enum: type[Coded] | None, or_none: bool) -> Any:
    at = cursor.offset
    code = cursor.number(wire, path)
    if or_none and code == 0:
        cursor.explain("none")
        return None
    if enum is None:
        if or_none:
            raise cursor.error(at, path, f"is {code}, expected 0")
        return code
    found = enum.from_code(code)
    if found is None:
        expected = code_ranges([member.code for member in enum])
        raise cursor.error(at, path, f"is {code}, expected {expected}")
    cursor.explain(found.name)
    return found
