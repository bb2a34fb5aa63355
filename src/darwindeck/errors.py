"""Every error that DarwinDeck raises on purpose.

Messages are one line, name the field and the value, and say what would be right. The command line prints them
as they are.
"""

from collections.abc import Sequence


class DarwinDeckError(Exception):
    """Base of every error raised on purpose."""


class GenomeError(DarwinDeckError, ValueError):
    """A genome, or the text of one, does not describe a game. `problems` lists every fault found.

    Args:
        problems: The faults, each one line in plain words.
        source: Where the genome came from, such as a file name; put before the faults.
    """

    def __init__(self, problems: Sequence[str], source: str | None = None) -> None:
        self.problems = tuple(problems)
        self.source = source
        super().__init__(self.problems, source)

    def __str__(self) -> str:
        text = "; ".join(self.problems)
        return f"{self.source}: {text}" if self.source else text


class BytecodeError(DarwinDeckError, ValueError):
    """Bytes are not the bytecode of a game.

    Args:
        offset: The byte at which reading failed.
        section: The part of the bytecode that byte belongs to, such as "setup".
        problem: What stands there, and what was expected.
        source: Where the bytes came from, such as a file name; put before the rest.
    """

    def __init__(self, offset: int, section: str, problem: str, source: str | None = None) -> None:
        self.offset = offset
        self.section = section
        self.problem = problem
        self.source = source
        super().__init__(offset, section, problem, source)

    def of(self, source: str | None) -> "BytecodeError":
        """The same error, said of this source."""
        return BytecodeError(self.offset, self.section, self.problem, source)

    def __str__(self) -> str:
        text = f"byte {self.offset}, {self.section}: {self.problem}"
        return f"{self.source}: {text}" if self.source else text
