"""Bytecode listed byte by byte, with what each byte means."""

from darwindeck.genome.bytecode._cursor import Cursor, Reading
from darwindeck.genome.bytecode._decompiler import read_program
from darwindeck.genome.bytecode._sections import SECTIONS


def disassemble(data: bytes) -> list[Reading]:
    """List a blob, one line for each value in it.

    Raises:
        BytecodeError: When the blob is not the bytecode of a game.
    """
    lines: list[Reading] = []
    read_program(Cursor(memoryview(data).tobytes(), readings=lines))
    return lines


_SHOWN_BYTES = 8


def format_listing(lines: list[Reading]) -> str:
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


def _within_section(line: Reading) -> str:
    """The field without the part of the genome that the heading of its section names already."""
    for section in SECTIONS:
        if section.title == line.section:
            return line.path.removeprefix(section.genome_field).lstrip(". ")
    return line.path
