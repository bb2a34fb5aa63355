"""Write the Python side of the codes: `genome/_generated.py` and `simulation/kinds.py` of `src/darwindeck`."""

from tools.generate._codes import SOURCE, Codes, ConditionRow, Enumeration


def python_codes(codes: Codes) -> str:
    """The text of the module."""
    parts = [
        f'"""Codes of the bytecode. Generated from {SOURCE} by `make generate`; do not edit."""',
        "",
        "from enum import IntEnum",
        "from types import MappingProxyType",
        "from typing import Final",
        "",
        "from darwindeck.genome._coded import Coded",
        "from darwindeck.genome._signature import Signature",
        "",
    ]
    for limit in codes.limits:
        parts += [f"{limit.name.upper()}: Final = {limit.value}", f'"""{limit.doc}"""', ""]
    parts += [
        "",
        "class OpCode(IntEnum):",
        '    """What a byte of the bytecode tells the machine."""',
        "",
    ]
    for opcode in codes.opcodes:
        parts += [f"    {opcode.name} = {opcode.code}", f'    """{opcode.doc}"""']
        if opcode.alias is not None:
            parts += [f"    {opcode.alias} = {opcode.name}", f'    """Another name of {opcode.name}."""']
    parts += ["", "", "Opcode = OpCode", '"""Another name of OpCode."""']
    for enum in codes.enums:
        parts += ["", "", *_enum(enum)]
    parts += ["", "", *_deck_ranks(codes), "", *_signatures(codes.conditions)]
    return "\n".join(parts) + "\n"


def python_kinds(codes: Codes) -> str:
    """The text of the module with the words of play."""
    parts = [
        f'"""Kinds of decisions and events. Generated from {SOURCE} by `make generate`; do not edit."""',
        "",
        "from enum import StrEnum",
    ]
    for words in codes.words:
        parts += ["", "", f"class {words.name}(StrEnum):", f'    """{words.doc}"""', ""]
        for member in words.members:
            parts += [f'    {member.name} = "{member.value}"', f'    """{member.doc}"""']
    return "\n".join(parts) + "\n"


def _enum(enum: Enumeration) -> list[str]:
    lines = [f"class {enum.name}(Coded):", f'    """{enum.doc}"""', ""]
    for member in enum.members:
        lines.append(f'    {member.name} = "{member.value}", {member.code}')
        if member.doc:
            lines.append(f'    """{member.doc}"""')
    return lines


def _deck_ranks(codes: Codes) -> list[str]:
    rank_of = {member.value: member.name for member in codes.enum("Rank").members}
    lines = ["DECK_RANKS: Final = MappingProxyType(", "    {"]
    for deck in codes.enum("DeckName").members:
        lines.append(f"        DeckName.{deck.name}: (")
        lines += [f"            Rank.{rank_of[rank]}," for rank in codes.deck_ranks[deck.name]]
        lines.append("        ),")
    return [*lines, "    }", ")", '"""The ranks of each deck, one card of each suit."""']


def _signatures(conditions: tuple[ConditionRow, ...]) -> list[str]:
    rows = [
        f"        ConditionType.{row.name}: Signature("
        f'about="{row.about}", operator="{row.operator}", value="{row.value}", reference="{row.reference}"),'
        for row in conditions
    ]
    head, tail = ["SIGNATURES: Final = MappingProxyType(", "    {"], ["    }", ")"]
    return [*head, *rows, *tail, '"""What each type of condition takes."""']
