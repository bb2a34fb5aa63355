"""What every search can do: ask for candidates, be told what they are worth, and remember the best."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from darwindeck.evolution.candidate import Candidate, Cell, Judged


class Search(Protocol):
    """Decides which games have offspring; knows nothing of how they are measured.

    The same seeds and the same answers make the same search. Between `tell` and `ask` its whole memory is what
    `to_plain` gives, so that a run can be broken off and go on.
    """

    name: str

    def ask(self, count: int, rng: Random) -> list[Candidate]:
        """Games to be measured: no two with the same rules, and none that was told before if others can be found."""

    def bar(self, cell: Cell) -> float:
        """What a game of this cell must be able to reach to be worth a closer measurement."""

    def tell(self, judged: Sequence[Judged]) -> None:
        """Hear what candidates are worth. One that was told before, and is now known better, takes its own place."""

    def waiting(self) -> list[Judged]:
        """Games that were only screened, and are the best ones of their cells that have not been measured closely."""

    def doubts(self, count: int) -> list[Candidate]:
        """Kept games that should be measured once more, those that rest on the fewest measurements first."""

    def kept(self) -> list[Judged]:
        """The games that the search has to show, the best first."""

    def to_plain(self) -> dict[str, Any]:
        """Its whole memory, for JSON."""

    def restore(self, plain: Mapping[str, Any]) -> None:
        """Take over the memory that `to_plain` gave."""
