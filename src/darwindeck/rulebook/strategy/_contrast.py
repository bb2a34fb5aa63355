"""Two ways to decide that a card player can tell apart."""

from collections.abc import Callable
from dataclasses import dataclass

from darwindeck.rulebook.strategy._kinds import Kind
from darwindeck.rulebook.strategy._look import Look

Sorting = Callable[[Look, str], bool | None]
"""Whether an option is of the one sort (True), of the other (False), or of neither (None)."""


@dataclass(frozen=True)
class Deed:
    """What one does, in words: lead a low card, leading a low card."""

    do: str
    doing: str

    def __call__(self, what: str) -> "Deed":
        """The same with more words."""
        return Deed(f"{self.do} {what}", f"{self.doing} {what}")


SOMETHING_ELSE = Deed("do something else", "doing something else")


@dataclass(frozen=True)
class Contrast:
    """Two sorts of options of one kind of decision."""

    kind: Kind
    this: Deed
    that: Deed
    sort: Sorting
