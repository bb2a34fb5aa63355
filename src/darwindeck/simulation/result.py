"""How a game ended and how the players stand, read from the last lines of its record."""

import re
from dataclasses import dataclass
from typing import Any

from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import shown


class RecordError(DarwinDeckError, ValueError):
    """A text is not the record of a game. `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(line, problem)

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"


_END = re.compile(r"end (.+), turns ([0-9]{1,9}), hands ([0-9]{1,9}), decisions ([0-9]{1,9})")
_STANDINGS = re.compile(r"  (scores|team scores|chips|house|bags)((?: -?[0-9]{1,19})+)")


@dataclass(frozen=True)
class GameResult:
    """The end of one game."""

    ending: str
    """`P1 wins`, `team 0 wins`, `P2 loses`, `team 1 loses`, `draw`, `timeout` or `stalemate`."""
    turns: int
    hands: int
    decisions: int
    scores: tuple[int, ...]
    """By seat, as `chips`."""
    team_scores: tuple[int, ...] | None = None
    """By team, in a team game."""
    chips: tuple[int, ...] | None = None
    """In a game with chips."""
    bags: tuple[int, ...] | None = None
    """By side, in a game with contracts."""
    house: int | None = None
    """What the house has won, in a game with one."""


def result_of(record: str) -> GameResult:
    """The result of a game, from its record.

    Raises:
        RecordError: When the text does not end like a record.
    """
    lines = record.replace("\r\n", "\n").rstrip("\n").split("\n")
    end = _END.fullmatch(lines[-1])
    if end is None:
        raise RecordError(len(lines), f"expected the end of a game, found {shown(lines[-1])}")
    # The standings stand before the end, and perhaps before players who leave the game.
    standings: dict[str, Any] = {}
    for line in reversed(lines[:-1]):
        found = _STANDINGS.fullmatch(line)
        if found is not None:
            standings[found[1].replace(" ", "_")] = tuple(map(int, found[2].split()))
        elif standings:
            break
    if "scores" not in standings:
        raise RecordError(len(lines) - 1, "expected the standings before the end of a game")
    ending, *counts = end.groups()
    turns, hands, decisions = map(int, counts)
    house = standings.pop("house", (None,))[0]
    return GameResult(ending, turns, hands, decisions, **standings, house=house)
