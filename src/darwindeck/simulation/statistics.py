"""What many games of one kind come to."""

from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any


@dataclass(frozen=True)
class Spread:
    """Some numbers, by their sum and the sum of their squares. Both are exact."""

    count: int
    total: int
    squares: int

    @property
    def mean(self) -> float:
        """The mean; 0 when there are no numbers."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers themselves; 0 when there are none."""
        if not self.count:
            return 0.0
        return sqrt(self.count * self.squares - self.total**2) / self.count


@dataclass(frozen=True)
class Measurements:
    """What the players did in all games together, by seat."""

    decisions: tuple[int, ...]
    """The decisions that each player made."""
    forced: tuple[int, ...]
    """Those of them with one option only."""
    options: tuple[int, ...]
    """The options of all of them."""
    scores: tuple[Spread, ...]
    """The scores at the end of the games."""
    chips: tuple[Spread, ...] | None = None
    """The chips at the end of the games, in a game with chips."""

    @property
    def avg_options(self) -> float:
        """How many options a decision has; 0 when there was no decision."""
        return sum(self.options) / max(1, sum(self.decisions))

    @property
    def forced_share(self) -> float:
        """The share of the decisions that had one option only, 0 to 1."""
        return sum(self.forced) / max(1, sum(self.decisions))


@dataclass(frozen=True)
class SimulationResult:
    """How the games of one request ended.

    Every game is counted once: `sum(wins) + sum(team_wins) + sum(losses) + draws + timeouts + stalemates + errors` is
    `games_played`.
    """

    games_played: int
    wins: tuple[int, ...]
    """By seat. All 0 in a team game, which has winning teams only."""
    team_wins: tuple[int, ...]
    """By team; empty when everybody plays alone."""
    draws: int
    """Games in which several were level at the top."""
    timeouts: int
    """Games that used up their `max_turns`."""
    stalemates: int
    """Games in which nobody could act any more."""
    errors: int
    """Games lost to a fault of whatever played them. The core in this process counts none: it raises `CoreError`."""
    turns: int
    """Of all games together, as `hands` and `decisions`."""
    hands: int
    decisions: int
    min_turns: int
    """Of the shortest game."""
    max_turns: int
    """Of the longest game."""
    median_turns: float
    losses: tuple[int, ...] = ()
    """Games that one side lost and all others won together: by seat, or in a team game by team."""
    measurements: Measurements | None = None
    """What the players did, when the request asked for it."""

    @property
    def avg_turns(self) -> float:
        """The turns of a game."""
        return self.turns / self.games_played

    @property
    def avg_hands(self) -> float:
        """The hands of a game."""
        return self.hands / self.games_played

    @property
    def avg_decisions(self) -> float:
        """The decisions of a game."""
        return self.decisions / self.games_played

    def to_dict(self) -> dict[str, Any]:
        """Everything by name, the averages among it, for JSON."""
        plain = asdict(self)
        measurements = plain.pop("measurements")
        averages = {name: getattr(self, name) for name in ("avg_turns", "avg_hands", "avg_decisions")}
        return {**plain, **averages, "measurements": measurements}
