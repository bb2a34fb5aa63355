"""Matches: players who take turns in all seats, so that nobody has the better one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from darwindeck.errors import RequestError
from darwindeck.genome.schema import GameGenome
from darwindeck.intervals import wilson_interval
from darwindeck.simulation.players import seated
from darwindeck.simulation.protocol import SimulationRequest, encode_batch
from darwindeck.simulation.simulator import Progress, Simulator
from darwindeck.simulation.statistics import SimulationResult


@dataclass(frozen=True)
class PlayerResult:
    """What one player made of a match, in all seats together."""

    player: str
    games: int
    wins: int
    """In a team game those of the teams that the player was in."""
    losses: int
    """Games that the player, or its team, lost and all others won together. Those of others are no wins here."""

    @property
    def win_share(self) -> float:
        """The share of the games that were won."""
        return self.wins / self.games

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95 % interval of the win share."""
        return wilson_interval(self.wins, self.games)

    @property
    def loss_share(self) -> float:
        """The share of the games that were lost."""
        return self.losses / self.games

    @property
    def loss_interval(self) -> tuple[float, float]:
        """The 95 % interval of the loss share."""
        return wilson_interval(self.losses, self.games)

    def to_dict(self) -> dict[str, Any]:
        """Everything by name, for JSON."""
        names = ("player", "games", "wins", "win_share", "win_interval", "losses", "loss_share", "loss_interval")
        return {name: getattr(self, name) for name in names}


@dataclass(frozen=True)
class MatchResult:
    """How a match ended."""

    games: int
    players: tuple[PlayerResult, ...]
    """In the order in which they were named; a name that stands twice is two players."""
    draws: int
    """Games in which several were level at the top."""
    timeouts: int
    """Games that used up their `max_turns`."""
    stalemates: int
    """Games in which nobody could act any more."""
    errors: int
    """Games lost to a fault of whatever played them."""
    avg_decisions: float
    """How many decisions a game had, on average: where there are none, it makes no difference who plays."""

    def to_dict(self) -> dict[str, Any]:
        """Everything by name, for JSON."""
        names = ("games", "draws", "timeouts", "stalemates", "errors", "avg_decisions")
        ends = {name: getattr(self, name) for name in names}
        return {**ends, "players": [player.to_dict() for player in self.players]}


def play_match(
    genome: GameGenome,
    players: str | Sequence[str],
    num_games: int,
    seed: int = 0,
    *,
    simulator: Simulator | None = None,
    progress: Progress | None = None,
) -> MatchResult:
    """Let players play against each other, every one of them in every seat equally often.

    Every deal is played as many times as there are seats, and after each time everybody moves up one seat. Where that
    would only seat the same kinds of players as before, which is the same game again, other cards are dealt.

    Args:
        genome: The rules.
        players: The names of the players, one for each seat; one name for all is a match between equals.
        num_games: How many games, a multiple of the number of seats.
        seed: The seed of the first deal; those of the others follow it, modulo 2^64.
        simulator: What plays; one that uses all processors if None.
        progress: Called now and then with the games played and the games asked for.

    Raises:
        GenomeError: When the genome is not sound.
        DarwinDeckError: When a player is not known, or a number is out of range.
        CoreError: When the core fails.
    """
    encode_batch([SimulationRequest(genome, num_games, players, seed)])  # Says what is wrong as for one request.
    seats = genome.player_count
    names = seated(players, seats)
    deals, left_over = divmod(num_games, seats)
    if left_over:
        fix = f"expected a multiple of {seats}, such as {(deals + 1) * seats}"
        raise RequestError(f"num_games is {num_games}: {fix}, for everybody to sit in every seat equally often")
    tables = [names[-turn:] + names[:-turn] for turn in range(seats)]
    requests = [
        SimulationRequest(genome, deals, table, seed + tables[:turn].count(table) * deals)
        for turn, table in enumerate(tables)
    ]
    results = (simulator or Simulator()).simulate_batch(requests, progress=progress)
    return MatchResult(
        games=num_games,
        players=tuple(_player_result(genome, number, name, results) for number, name in enumerate(names)),
        draws=sum(result.draws for result in results),
        timeouts=sum(result.timeouts for result in results),
        stalemates=sum(result.stalemates for result in results),
        errors=sum(result.errors for result in results),
        avg_decisions=sum(result.avg_decisions for result in results) / len(results),
    )


def _player_result(genome: GameGenome, number: int, name: str, results: Sequence[SimulationResult]) -> PlayerResult:
    """The result of the player who was named in this place, and moved up one seat from result to result."""
    wins = losses = games = 0
    for turn, result in enumerate(results):
        side = _side(genome, (number + turn) % genome.player_count)
        games += result.games_played
        wins += (result.team_wins or result.wins)[side]
        losses += result.losses[side] if result.losses else 0
    return PlayerResult(name, games, wins, losses)


def _side(genome: GameGenome, seat: int) -> int:
    """Whom a seat plays for: its team, or itself."""
    if not genome.team_mode:
        return seat
    return next(number for number, team in enumerate(genome.teams) if seat in team)
