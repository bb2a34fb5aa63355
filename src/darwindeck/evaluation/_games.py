"""Games that are looked at one by one, so that how they differ can be seen."""

from collections.abc import Sequence
from functools import lru_cache

from darwindeck._core import Game, Study, study_games
from darwindeck.evaluation._steps import Progress
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.players import seated
from darwindeck.simulation.statistics import Measurements, SimulationResult


@lru_cache(maxsize=16)
def game_of(genome: GameGenome) -> Game:
    """The game that a genome describes. An evaluation asks for the same one again and again."""
    return Game(compile_genome(genome))


def play_games(
    genome: GameGenome,
    games: int,
    players: str | Sequence[str] = "greedy",
    seed: int = 0,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
) -> tuple[SimulationResult, ...]:
    """Play some games: the result of each, with its measurements.

    A batch with a request for every game would say the same, and take ten times as long. Scores are not kept.

    Args:
        genome: The rules.
        games: How many.
        players: The name of a player for all seats, or one for each.
        seed: Game i has the seed `seed` + i.
        threads: How many threads play; one for each processor if None.
        progress: Called now and then with the games played and the games asked for.
    """
    if not games:
        return ()
    studies = study_games(
        game_of(genome),
        list(seated(players, genome.player_count)),
        seed=seed,
        games=games,
        threads=threads,
        progress=progress,
    )
    return tuple(result_of(study, genome) for study in studies)


def result_of(study: Study, genome: GameGenome) -> SimulationResult:
    """How a studied game ended."""
    of_winner, of_loser = (
        tuple(int(study.outcome == outcome and study.side == side) for side in range(study.sides))
        for outcome in ("win", "loss")
    )
    forced = (one - two for one, two in zip(study.seat_decisions, study.seat_choices, strict=True))
    measured = Measurements(tuple(study.seat_decisions), tuple(forced), tuple(study.seat_options), ())
    return SimulationResult(
        games_played=1,
        wins=(0,) * genome.player_count if genome.team_mode else of_winner,
        team_wins=of_winner if genome.team_mode else (),
        losses=of_loser,
        draws=int(study.outcome == "draw"),
        timeouts=int(study.outcome == "timeout"),
        stalemates=int(study.outcome == "stalemate"),
        errors=0,
        turns=study.turns,
        hands=study.hands,
        decisions=study.decisions,
        min_turns=study.turns,
        max_turns=study.turns,
        median_turns=study.turns,
        measurements=measured,
    )
