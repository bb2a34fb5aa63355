"""A game that is being bred: where it comes from, where it belongs on the map, and what is known of its worth."""

from dataclasses import dataclass, field
from functools import cached_property

from darwindeck.evaluation import Estimate
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash

__all__ = ["Candidate", "Cell", "Judged", "Origin"]

Cell = tuple[str, ...]
"""A place on the map of games: the name of one bin of each of its axes, such as ("rummy", "5 to 15 minutes")."""


@dataclass(frozen=True)
class Origin:
    """How a game came about."""

    operator: str
    """What was done, such as "add effect", or "known game"."""
    words: str
    """What that changed, such as "special effects: also J skip next"."""
    parents: tuple[str, ...] = ()
    """The content hashes of the games that it was made from."""


@dataclass(frozen=True)
class Candidate:
    """A sound game whose worth is to be found out."""

    genome: GameGenome
    origin: Origin

    @cached_property
    def key(self) -> str:
        """What tells it from all others: the hash of its rules."""
        return content_hash(self.genome)


@dataclass(frozen=True)
class Judged:
    """What is known of a candidate. Ranking uses the lower end of the score, so that luck is not rewarded."""

    candidate: Candidate
    score: Estimate
    """What it is worth to the style of the run, from 0 to 1; exactly 0 when it was rejected."""
    cell: Cell | None = None
    """Where it belongs on the map; None when it was rejected."""
    is_close: bool = False
    """Whether it was measured closely enough to be kept, and not only screened."""
    looks: int = 1
    """How many measurements the score rests on."""
    why: str = field(default="", compare=False)
    """Why it was rejected, in a sentence."""

    @property
    def key(self) -> str:
        """What tells the game from all others."""
        return self.candidate.key

    @property
    def is_viable(self) -> bool:
        """Whether it passed every stage of its evaluation."""
        return self.cell is not None
