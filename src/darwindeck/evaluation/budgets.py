"""Budgets: how much play goes into an evaluation."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from types import MappingProxyType

from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import did_you_mean, one_of, shown

_NAME = re.compile(r"[a-z0-9_-]{1,30}")
_LEAST = {"choices": 0, "contacts": 0, "watched": 0, "thinking": 4, "expert": 2}
"""What some numbers must be at least, the others 1. Some play with a quarter of the thinking, or half an expert's."""


@dataclass(frozen=True)
class Budget:
    """How often, how far and how long. Work is counted in steps (`Pace`)."""

    name: str
    games: int
    """Games for ends, fairness, length and waiting."""
    studies: int
    """Other games, that are looked at closely."""
    points: int
    """Points of each curve."""
    rollouts: int
    """From each point."""
    choices: int
    """Choices of each study that are searched."""
    contacts: int
    """Decisions of each study that are searched with other moves of the opponent before them."""
    thinking: int
    """Iterations of these searches."""
    study_work: float
    """What all studies together may cost; of long games there are fewer."""
    expert: int
    """Iterations of the expert who plays among novices."""
    rungs: int
    """Rungs of the ladder, at most."""
    match_work: float
    """What all matches together may cost."""
    watched: int
    """Games of thinkers in which lies and bets are watched."""

    def __post_init__(self) -> None:
        """Refuse what could not be played, or kept."""
        if not _NAME.fullmatch(self.name):
            raise DarwinDeckError(f"the name of a budget is {self.name!r}: expected small letters, digits, - and _")
        for name, value in vars(self).items():
            least = _LEAST.get(name, 1)
            if name != "name" and not value >= least:
                raise DarwinDeckError(f"{name} is {value}: expected {least} or more")

    @property
    def key(self) -> str:
        """What results are kept by: the name, and a sign that changes with the numbers."""
        return f"{self.name}-{hashlib.sha256(repr(astuple(self)).encode()).hexdigest()[:8]}"


_ALL = (
    Budget(
        "quick",
        games=200,
        studies=8,
        points=8,
        rollouts=16,
        choices=6,
        contacts=4,
        thinking=32,
        study_work=1e6,
        expert=32,
        rungs=2,
        match_work=1e6,
        watched=6,
    ),
    Budget(
        "normal",
        games=2_000,
        studies=60,
        points=10,
        rollouts=24,
        choices=8,
        contacts=6,
        thinking=64,
        study_work=6e6,
        expert=64,
        rungs=3,
        match_work=45e6,
        watched=20,
    ),
    Budget(
        "thorough",
        games=20_000,
        studies=400,
        points=12,
        rollouts=32,
        choices=10,
        contacts=8,
        thinking=128,
        study_work=40e6,
        expert=256,
        rungs=6,
        match_work=200e6,
        watched=100,
    ),
)

BUDGETS: Mapping[str, Budget] = MappingProxyType({budget.name: budget for budget in _ALL})
"""The budgets that can be named."""


def find_budget(name: str) -> Budget:
    """A budget by its name.

    Raises:
        DarwinDeckError: When there is none of that name.
    """
    if name in BUDGETS:
        return BUDGETS[name]
    near = did_you_mean(name, tuple(BUDGETS))
    hint = f"did you mean {shown(near)}?" if near else f"expected {one_of(tuple(BUDGETS))}"
    raise DarwinDeckError(f"there is no budget {shown(name)}: {hint}")
