"""A game that is being bred: where it comes from, where it belongs on the map, and what is known of its worth."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from darwindeck.evaluation import Estimate
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash, genome_from_dict, genome_to_dict

__all__ = ["PRUNE", "Candidate", "Cell", "Judged", "Origin"]

Cell = tuple[str, ...]
"""A place on the map of games: the name of one bin of each of its axes, such as ("rummy", "5 to 15 minutes")."""


PRUNE = "prune"
"""What was done to a game that lost rules which made no difference."""


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

    @property
    def kept_key(self) -> str:
        """The key by which the search has kept it: that of the game before it was pruned."""
        return self.origin.parents[0] if self.origin.operator == PRUNE else self.key

    def to_plain(self) -> dict[str, Any]:
        """Everything by name, for JSON."""
        return {"genome": genome_to_dict(self.genome), "origin": asdict(self.origin)}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "Candidate":
        """What `to_plain` gave."""
        origin = plain["origin"]
        return cls(
            genome_from_dict(plain["genome"]), Origin(origin["operator"], origin["words"], tuple(origin["parents"]))
        )


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

    def to_plain(self) -> dict[str, Any]:
        """Everything by name, for JSON."""
        return {
            "candidate": self.candidate.to_plain(),
            "score": asdict(self.score),
            "cell": None if self.cell is None else list(self.cell),
            "is_close": self.is_close,
            "looks": self.looks,
            "why": self.why,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "Judged":
        """What `to_plain` gave."""
        cell = plain["cell"]
        return cls(
            Candidate.from_plain(plain["candidate"]),
            Estimate(**plain["score"]),
            None if cell is None else tuple(cell),
            plain["is_close"],
            plain["looks"],
            plain["why"],
        )
