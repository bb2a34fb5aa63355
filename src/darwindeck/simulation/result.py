"""How a game ended and how the players stand, read from the last lines of its record."""

import re
from dataclasses import dataclass

_END = re.compile(r"end (.+), turns ([0-9]+), hands ([0-9]+), decisions ([0-9]+)")
_STANDINGS = ("scores", "team scores", "chips", "bags")


@dataclass(frozen=True)
class GameResult:
    """The end of one game."""

    ending: str
    """`P1 wins`, `team 0 wins`, `draw`, `timeout` or `stalemate`."""
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


def result_of(record: str) -> GameResult:
    """The result of a game, from its whole record as one of our engines wrote it."""
    *before, last = record.splitlines()
    end = _END.fullmatch(last)
    assert end is not None, "every record ends like this"
    standings: dict[str, tuple[int, ...]] = {}
    for line in reversed(before):
        name = next((one for one in _STANDINGS if line.startswith(f"  {one} ")), None)
        if name is None:
            if standings:
                break
            continue
        standings[name.replace(" ", "_")] = tuple(map(int, line.split()[len(name.split()) :]))
    ending, *counts = end.groups()
    turns, hands, decisions = map(int, counts)
    return GameResult(ending, turns, hands, decisions, **standings)
