"""How a game ended and how the players stand."""

from collections.abc import Iterable
from dataclasses import dataclass

from darwindeck.errors import DarwinDeckError
from darwindeck.simulation.events import Event, GameOver, Standings
from darwindeck.simulation.record_text import outcome_text


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


def result_of(events: Iterable[Event]) -> GameResult:
    """The result of a game, from what happened in it.

    Args:
        events: All that happened, as the engines tell it, for all eyes.

    Raises:
        DarwinDeckError: When the events do not lead to the end of a game, or are those that one player reads.
    """
    standings = over = None
    for event in events:
        match event:
            case Standings():
                standings = event
            case GameOver():
                over = event
            case _:
                continue
    if standings is None or over is None:
        raise DarwinDeckError("the events do not lead to the end of a game: expected those of a whole one")
    if over.decisions is None:
        raise DarwinDeckError("the events are those that one player reads: expected those for all eyes")
    return GameResult(
        ending=outcome_text(over.outcome, in_teams=standings.teams is not None),
        turns=over.turns,
        hands=over.hands,
        decisions=over.decisions,
        scores=standings.scores,
        team_scores=standings.teams,
        chips=standings.chips,
        bags=standings.bags,
        house=standings.house,
    )
