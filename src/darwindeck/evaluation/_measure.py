"""A quality of a game, and the list of all of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from darwindeck.evaluation._estimate import Estimate

Evidence = Literal["rules", "games", "studies", "matches", "deceits"]
"""Where a measure comes from: the rules alone, or one of the kinds of play."""


@dataclass(frozen=True)
class Kind:
    """What a measure is about. `wanted` says whether players want much of it or little."""

    about: str
    evidence: Evidence
    wanted: Literal["high", "low"] = "high"


MEASURES: Mapping[str, Kind] = MappingProxyType(
    {
        "decisions": Kind("how much it matters what is chosen", "studies"),
        "skill": Kind("how far better players win more", "matches"),
        "luck": Kind("how little the result depends on who plays", "matches", "low"),
        "fairness": Kind("whether all seats and teams have the same chance", "games"),
        "tension": Kind("how long the result is open", "studies"),
        "interaction": Kind("how much players change each other's choices", "studies"),
        "ends": Kind("whether games end by their own rules", "games"),
        "decided": Kind("whether games have a winner", "games"),
        "length": Kind("whether a game takes a reasonable time", "games"),
        "waiting": Kind("how soon a player has a choice again", "games"),
        "complexity": Kind("how much there is to learn and remember", "rules", "low"),
        "bluffing": Kind("how much it pays to deceive", "deceits"),
        "betting": Kind("how much there is to bet about", "deceits"),
        "novelty": Kind("how far the game is from every known one", "rules"),
        "coherence": Kind("whether the rules fit together", "rules"),
    }
)
"""Every measure that a style can weigh."""


@dataclass(frozen=True)
class Raw:
    """A measured number in its natural unit, such as minutes."""

    name: str
    estimate: Estimate
    unit: str = ""


@dataclass(frozen=True)
class Measure:
    """One quality of a game, from 0 to 1, with a sentence on why. The numbers in it come from the evidence."""

    name: str
    estimate: Estimate
    why: str
    raw: tuple[Raw, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no style could weigh."""
        if self.name not in MEASURES:
            raise ValueError(f"there is no measure {self.name}")
        if not 0 <= self.estimate.low <= self.estimate.high <= 1:
            raise ValueError(f"{self.name} reaches from {self.estimate.low} to {self.estimate.high}: expected 0 to 1")

    @property
    def quality(self) -> Estimate:
        """The estimate as styles count it: 1 is best."""
        wanted = MEASURES[self.name].wanted
        return self.estimate if wanted == "high" else self.estimate.through(lambda number: 1 - number)


def percent(estimate: Estimate) -> str:
    """A share in words, with its interval.

    >>> percent(Estimate(0.5, 0.404, 0.596))
    '50 % (40 to 60 %)'
    >>> percent(Estimate(0.997, 0.99, 1.0))
    '99.7 % (99 to 100 %)'
    """
    value, low, high = map(_rounded, (estimate.value, estimate.low, estimate.high))
    return f"{value} % ({low} to {high} %)" if low != high else f"{value} %"


def _rounded(share: float) -> str:
    """In percent, whole unless that would make all or nothing of what is neither."""
    whole = f"{100 * share:.0f}"
    return f"{100 * share:.1f}" if whole in ("0", "100") and 100 * share != float(whole) else whole


def amount(estimate: Estimate, unit: str) -> str:
    """An amount in words, with its interval.

    >>> amount(Estimate(12.34, 11.0, 13.5), "minutes")
    '12.3 minutes (11.0 to 13.5)'
    """
    value, low, high = (f"{number:.1f}" for number in (estimate.value, estimate.low, estimate.high))
    return f"{value} {unit} ({low} to {high})" if low != high else f"{value} {unit}"
