"""A place in the bytecode that moves forward as values are read, and knows how to say what is wrong there."""

import struct
from dataclasses import dataclass, replace
from typing import TypeVar

from darwindeck.errors import BytecodeError
from darwindeck.genome._coded import Coded, code_ranges
from darwindeck.genome._names import is_control
from darwindeck.genome._shape import LONGEST_NAME

NOTHING = 255
"""The byte that stands for a word that was left out."""

_Word = TypeVar("_Word", bound=Coded)


@dataclass(frozen=True)
class Reading:
    """One value that was read: where, which bytes, and what they mean."""

    offset: int
    section: str
    data: bytes
    path: str
    meaning: str


@dataclass
class Cursor:
    """Reads values one after the other. For the disassembler it notes every reading; else `readings` is None."""

    data: bytes
    offset: int = 0
    section: str = "header"
    readings: list[Reading] | None = None

    def error(self, offset: int, path: str, problem: str) -> BytecodeError:
        """The error to raise for a fault at `offset`."""
        return BytecodeError(offset, self.section, f"{path} {problem}")

    def peek(self, path: str) -> int:
        """The next byte, without moving."""
        self._need(1, path)
        return self.data[self.offset]

    def number(self, wire: str, path: str) -> int:
        """A whole number of the given `struct` letter."""
        raw = self._take(struct.calcsize(f">{wire}"), path)
        value: int = struct.unpack(f">{wire}", raw)[0]
        self._note(raw, path, str(value))
        return value

    def explain(self, meaning: str) -> None:
        """Say in better words what was read last."""
        if self.readings:
            self.readings[-1] = replace(self.readings[-1], meaning=meaning)

    def flag(self, path: str) -> bool:
        """A byte that is 0 or 1."""
        at = self.offset
        byte = self._take(1, path)[0]
        if byte > 1:
            raise self.error(at, path, f"is {byte}, expected 0 or 1")
        self._note(bytes([byte]), path, "yes" if byte else "no")
        return bool(byte)

    def word(self, enum: type[_Word], path: str) -> _Word:
        """A word of an enum."""
        found = self._code(enum, path, "")
        assert found is not None, "only maybe_word reads a missing word as None"
        return found

    def maybe_word(self, enum: type[_Word], path: str) -> _Word | None:
        """A word of an enum, or None for the byte 255."""
        return self._code(enum, path, " or 255")

    def _code(self, enum: type[_Word], path: str, or_nothing: str) -> _Word | None:
        at = self.offset
        byte = self._take(1, path)[0]
        if byte == NOTHING and or_nothing:
            self._note(bytes([byte]), path, "none")
            return None
        found = enum.from_code(byte)
        if found is None:
            expected = code_ranges([member.code for member in enum])
            raise self.error(at, path, f"is {byte}, expected {expected}{or_nothing}")
        self._note(bytes([byte]), path, found.name)
        return found

    def count(self, path: str, least: int = 0) -> int:
        """How many entries follow."""
        at = self.offset
        number = self._take(1, f"{path} count")[0]
        if number < least:
            raise self.error(at, f"{path} count", f"is {number}, expected at least {least}")
        self._note(bytes([number]), f"{path} count", str(number))
        return number

    def name(self, path: str) -> str:
        """A short text: its length, then its bytes."""
        at = self.offset
        size = self._take(1, path)[0]
        raw = self._take(size, path)
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            text = ""
        if not text or any(is_control(letter) for letter in text):
            problem = f"is not a name: expected 1-{LONGEST_NAME} bytes of UTF-8 without control characters"
            raise self.error(at, path, problem)
        self._note(bytes([size]) + raw, path, f'"{text}"')
        return text

    def _need(self, size: int, path: str) -> None:
        left = len(self.data) - self.offset
        if left < size:
            raise self.error(self.offset, path, f"ends early: {left} of {size} bytes are there")

    def _take(self, size: int, path: str) -> bytes:
        self._need(size, path)
        raw = self.data[self.offset : self.offset + size]
        self.offset += size
        return raw

    def _note(self, raw: bytes, path: str, meaning: str) -> None:
        if self.readings is not None:
            self.readings.append(Reading(self.offset - len(raw), self.section, raw, path, meaning))
