"""What a run is to do: everything that its result depends on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict, get_args

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import STYLES, Style
from darwindeck.evolution.constraints import Constraints
from darwindeck.genome._wording import one_of
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import genome_from_dict, genome_to_dict

__all__ = ["RunConfig", "SearchName", "shares_of"]

SearchName = Literal["map-elites", "genetic", "random", "hill-climbing"]

_LEAST = {"seed": 0, "generations": 0, "batch": 1, "contests": 0, "doubts": 0, "games": 0}


class Shares(TypedDict):
    """How many games of a generation are measured closely."""

    contests: int
    doubts: int


def shares_of(batch: int) -> Shares:
    """How much closer measurement goes with a batch: nine games of 24 in the contest, and two doubts.

    A close measurement takes about six times as long as a screening. So most of the time goes to promising games; with
    fewer contests, most cells that are found stay empty for lack of a closer look.
    """
    return {"contests": max(1, 3 * batch // 8), "doubts": max(1, batch // 12)}


@dataclass(frozen=True)
class RunConfig:
    """The settings of a run. With the same ones a run always ends with the same games."""

    start: tuple[GameGenome, ...]
    """The games that it starts from."""
    seed: int = 0
    style: Style = field(default_factory=lambda: STYLES["balanced"])
    search: SearchName = "map-elites"
    generations: int = 14
    batch: int = 24
    """How many new games are screened in a generation."""
    contests: int = 9
    """How many games, of these and of those that wait, are measured closely in a generation, at most."""
    doubts: int = 2
    """How many kept games are measured again in a generation."""
    games: int = 12
    """How many games the run is to give."""
    constraints: Constraints = field(default_factory=Constraints)
    near: GameGenome | None = None
    """The game that is to be improved by small changes; None where any game will do."""

    def __post_init__(self) -> None:
        """Refuse what no run could do.

        Raises:
            DarwinDeckError: With the setting and what would be right.
        """
        if self.search not in get_args(SearchName):
            raise DarwinDeckError(f"the search is {self.search}: expected {one_of(get_args(SearchName))}")
        for name, least in _LEAST.items():
            if getattr(self, name) < least:
                raise DarwinDeckError(f"{name} is {getattr(self, name)}: expected {least} or more")

    def to_plain(self) -> dict[str, Any]:
        """Everything by name, for JSON."""
        return {
            **{name: getattr(self, name) for name in _PLAIN},
            "start": [genome_to_dict(genome) for genome in self.start],
            "style": {"name": self.style.name, "weights": dict(self.style.weights)},
            "constraints": self.constraints.to_plain(),
            "near": None if self.near is None else genome_to_dict(self.near),
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "RunConfig":
        """What `to_plain` gave."""
        return cls(
            **{name: plain[name] for name in _PLAIN},
            start=tuple(map(genome_from_dict, plain["start"])),
            style=Style(plain["style"]["name"], plain["style"]["weights"]),
            constraints=Constraints.from_plain(plain["constraints"]),
            near=None if plain["near"] is None else genome_from_dict(plain["near"]),
        )


_PLAIN = ("seed", "search", "generations", "batch", "contests", "doubts", "games")
