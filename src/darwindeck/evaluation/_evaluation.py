"""What was found about a game."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import MEASURES, Measure, Raw
from darwindeck.evaluation.styles import Style
from darwindeck.genome.schema import GameGenome


@dataclass(frozen=True)
class Rejection:
    """Why a game was not looked at any further."""

    stage: str
    """The stage at which it failed; `STAGES` has all of them."""
    why: str
    """The reason, in a sentence."""


STAGES: Mapping[str, str] = {
    "sound": "the rules make a game",
    "ends": "games end, and somebody wins them",
    "choices": "the players have choices",
    "balance": "no seat always wins, and a game takes a sane time",
    "search": "it matters what is chosen",
}
"""The stages of an evaluation, cheap before dear, and what a game has to show in each."""


@dataclass(frozen=True)
class Evaluation:
    """A game's measures, in the order of `MEASURES`, as far as it got."""

    game: str
    """The id of the game."""
    content_hash: str
    budget: str
    seed: int
    measures: tuple[Measure, ...]
    rejection: Rejection | None = None

    def __getitem__(self, name: str) -> Measure:
        """A measure by its name.

        Raises:
            KeyError: When it was not taken.
        """
        for measure in self.measures:
            if measure.name == name:
                return measure
        raise KeyError(name)

    def __contains__(self, name: str) -> bool:
        """Whether a measure was taken."""
        return any(measure.name == name for measure in self.measures)

    def score(self, style: Style) -> Estimate:
        """What the game is worth to a style, 0 to 1. A rejected game is worth nothing."""
        return Estimate.exact(0.0) if self.rejection else style.score(self.measures)

    def of(self, genome: GameGenome) -> "Evaluation":
        """The same, for a game with the same rules under another name."""
        return replace(self, game=genome.genome_id)

    def to_plain(self) -> dict[str, Any]:
        """Everything by name, for JSON. Ends that are infinite are None."""
        plain = asdict(self)
        for measure in plain["measures"]:
            for number in (measure, *measure["raw"]):
                number["estimate"] = _finite(number["estimate"])
        return {**plain, "measures": list(plain["measures"])}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "Evaluation":
        """What `to_plain` gave.

        Raises:
            ValueError, KeyError, TypeError: When it is not that.
        """
        rejection = plain["rejection"]
        return cls(
            game=plain["game"],
            content_hash=plain["content_hash"],
            budget=plain["budget"],
            seed=plain["seed"],
            measures=tuple(map(_measure, plain["measures"])),
            rejection=None if rejection is None else Rejection(**rejection),
        )


def in_order(measures: Mapping[str, Measure]) -> tuple[Measure, ...]:
    """The measures in the order in which they are told."""
    return tuple(measures[name] for name in MEASURES if name in measures)


def _finite(estimate: dict[str, Any]) -> dict[str, Any]:
    return {name: None if abs(number) == float("inf") else number for name, number in estimate.items()}


def _measure(plain: Mapping[str, Any]) -> Measure:
    raw = tuple(Raw(one["name"], _estimate(one["estimate"]), one["unit"]) for one in plain["raw"])
    return Measure(plain["name"], _estimate(plain["estimate"]), plain["why"], raw)


def _estimate(plain: Mapping[str, Any]) -> Estimate:
    low = float("-inf") if plain["low"] is None else plain["low"]
    high = float("inf") if plain["high"] is None else plain["high"]
    return Estimate(plain["value"], low, high, plain["is_known"])
