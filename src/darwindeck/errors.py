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


class RequestError(DarwinDeckError, ValueError):
    """A batch asks for what cannot be done, or its bytes are damaged.

    Args:
        problem: What is wrong, and what was expected.
        index: The request within the batch, from 0; None when the batch as a whole is at fault.
        batch_id: The number that the sender gave the batch; 0 is none.
    """

    def __init__(self, problem: str, index: int | None = None, batch_id: int = 0) -> None:
        self.problem = problem
        self.index = index
        self.batch_id = batch_id
        super().__init__(problem, index, batch_id)

    def __str__(self) -> str:
        batch = f"batch {self.batch_id}" if self.batch_id else ""
        if self.index is None:
            return f"{batch}: {self.problem}" if batch else self.problem
        request = f"request {self.index}"
        return f"{request} of {batch}: {self.problem}" if batch else f"{request}: {self.problem}"


class ResponseError(DarwinDeckError, ValueError):
    """Bytes are not the answer to a batch."""


class CoreError(DarwinDeckError, RuntimeError):
    """The core failed while it played: a fault of its own, worth a report. The next call works as if nothing had been.

    Args:
        index: The request within the batch, from 0.
        rules: The hash of the game's bytecode, as records show it.
        message: What the core said.
    """

    def __init__(self, index: int, rules: str, message: str) -> None:
        self.index = index
        self.rules = rules
        self.message = message
        super().__init__(index, rules, message)

    def __str__(self) -> str:
        return (
            f"request {self.index}: the core failed at the game with the rules {self.rules}: {self.message}; "
            "please report this with the game and the seed"
        )
