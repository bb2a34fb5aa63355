"""The base of every enum that the bytecode knows: a word for people, a code for the machine."""

from enum import StrEnum
from typing import Any, Self

_MEMBERS: dict[type, dict[int, Any]] = {}


class Coded(StrEnum):
    """A word with a code. The value is what JSON holds, the code what the bytecode holds.

    Being strings, members compare equal to their values: ``Rank.TEN == "10"``.
    """

    code: int

    def __new__(cls, value: str, code: int) -> Self:
        """Make the member that stands for `value`, numbered `code`."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.code = code
        return member

    def __repr__(self) -> str:
        """The member as it is written in code, such as ``Rank.TEN``."""
        return f"{type(self).__name__}.{self.name}"

    @classmethod
    def from_word(cls, word: str) -> Self | None:
        """The member with this value, or None when there is none."""
        found = cls._value2member_map_.get(word)
        return found if isinstance(found, cls) else None

    @classmethod
    def from_code(cls, code: int) -> Self | None:
        """The member with this code, or None when the code is not assigned."""
        if cls not in _MEMBERS:
            _MEMBERS[cls] = {member.code: member for member in cls}
        return _MEMBERS[cls].get(code)


def code_ranges(codes: list[int]) -> str:
    """Write assigned codes the way error messages name them.

    >>> code_ranges([0, 1, 2, 5, 7, 8])
    '0-2, 5, 7-8'
    """
    runs: list[list[int]] = []
    for code in sorted(codes):
        if runs and code == runs[-1][-1] + 1:
            runs[-1].append(code)
        else:
            runs.append([code])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
