"""Bytecode listed byte by byte, with what each byte means."""

from dataclasses import dataclass

from darwindeck.genome.bytecode._cursor import Cursor
from darwindeck.genome.bytecode._decompiler import read_program
from darwindeck.genome.bytecode._sections import SECTIONS


@dataclass(frozen=True)
class Line:
    """One line of a listing."""

    offset: int
    section: str
    data: bytes
    field: str
    meaning: str


def disassemble(data: bytes) -> list[Line]:
    """List a blob, one line for each value in it.

    Raises:
        BytecodeError: When the blob is not the bytecode of a game.
    """
    cursor = Cursor(memoryview(data).tobytes())
    read_program(cursor)
    return [Line(one.offset, one.section, one.data, one.path, one.meaning) for one in cursor.readings]


_SHOWN_BYTES = 8


def format_listing(lines: list[Line]) -> str:
    """A listing as text, section by section: offset, bytes, field, meaning."""
    width = max((len(_within_section(line)) for line in lines), default=0)
    text: list[str] = []
    section = None
    for line in lines:
        if line.section != section:
            section = line.section
            text += ["", section] if text else [section]
        shown = line.data[:_SHOWN_BYTES].hex(" ") + (" …" if len(line.data) > _SHOWN_BYTES else "")
        text.append(f"  {line.offset:04x}  {shown:<25}  {_within_section(line):<{width}}  {line.meaning}")
    return "\n".join(text)


def _within_section(line: Line) -> str:
    """The field without the part of the genome that the heading of its section names already."""
    for section in SECTIONS:
        if section.title == line.section:
            return line.field.removeprefix(section.genome_field).lstrip(". ")
    return line.field
