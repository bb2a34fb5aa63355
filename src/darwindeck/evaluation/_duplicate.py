"""Duplicate play: the same deals again and again, with somebody else in each seat."""

from dataclasses import dataclass

from darwindeck.evaluation._games import play_games
from darwindeck.evaluation._pace import steps_of
from darwindeck.evaluation._steps import Progress, step_of
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.statistics import SimulationResult

Payoffs = tuple[float, ...]
"""What a game was worth to each side. They add up to 1, so that equal players get 1 / sides on average."""


@dataclass(frozen=True)
class Duplicate:
    """Deals, each played once with one side of a kind of its own, in every place, against a field of another kind."""

    one: str
    """Who plays the one side."""
    field: str
    """Who plays all others."""
    games: tuple[tuple[Payoffs, ...], ...]
    """By deal, then by the side that `one` plays."""
    steps: int = 0
    """The steps of all games together, as `Pace` counts them."""

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return len(self.games[0]) if self.games else 0

    @property
    def best(self) -> float:
        """The most that a side got of a game: all of it, or its part where one side loses and the others share."""
        most = max((worth for deal in self.games for payoffs in deal for worth in payoffs), default=1.0)
        return most if most * self.sides > 1 else 1.0

    @property
    def undecided(self) -> int:
        """In how many games everybody got the same: nobody won, and nobody lost alone."""
        return sum(min(payoffs) == max(payoffs) for deal in self.games for payoffs in deal)

    def shares(self) -> list[float]:
        """What `one` got of each deal, in all places together: 1 / sides when it plays no better than the field."""
        return [sum(payoffs[place] for place, payoffs in enumerate(deal)) / len(deal) for deal in self.games]

    def followed_by(self, more: "Duplicate") -> "Duplicate":
        """These deals and then those of the same players."""
        return Duplicate(self.one, self.field, self.games + more.games, self.steps + more.steps)


def sides_of(genome: GameGenome) -> tuple[tuple[int, ...], ...]:
    """The seats of each side: of a team, or of a player alone."""
    return genome.teams if genome.team_mode else tuple((seat,) for seat in range(genome.player_count))


def payoffs_of(result: SimulationResult) -> Payoffs:
    """What one game was worth to each side.

    All of it goes to the winner. Where one side loses, the others share it; where nobody wins, everybody does.
    """
    wins = result.team_wins or result.wins
    sides = len(wins)
    if any(wins):
        return tuple(float(won) for won in wins)
    if any(result.losses) and sides > 1:
        return tuple((1 - lost) / (sides - 1) for lost in result.losses)
    return (1 / sides,) * sides


def play_duplicate(
    genome: GameGenome,
    one: str,
    field: str,
    deals: int,
    seed: int = 0,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Duplicate:
    """Play some deals with one side of a kind of its own, which takes every place in turn.

    Args:
        genome: The rules.
        one: The name of the player of the one side; a team plays as a whole.
        field: The name of the player of all other sides.
        deals: How many deals; each is played once for every side.
        seed: The seed of the first deal; those of the others follow it.
        threads: How many threads play; one for each processor if None.
        progress: Called now and then with what is done and what there is to do.
    """
    tables = tables_of(genome, one, field)
    places = [
        play_games(
            genome,
            deals,
            table,
            seed,
            threads=threads,
            progress=step_of(progress, place / len(tables), 1 / len(tables)),
        )
        for place, table in enumerate(tables)
    ]
    games = tuple(tuple(map(payoffs_of, deal)) for deal in zip(*places, strict=True))
    return Duplicate(one, field, games, sum(steps_of(game) for games in places for game in games))


def tables_of(genome: GameGenome, one: str, field: str) -> list[list[str]]:
    """Who sits where: a table for each side, which the one player takes."""
    return [[one if seat in seats else field for seat in range(genome.player_count)] for seats in sides_of(genome)]
