"""What holds for every known game, whatever its rules."""

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation import Simulator

every_game = pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)


@every_game
def test_ten_thousand_random_games_come_to_an_end(game: KnownGame) -> None:
    genome = game.create()
    assert GenomeValidator.validate(genome) == []
    result = Simulator().simulate(genome, num_games=10_000, seed=4)
    decided = sum(result.wins) + sum(result.team_wins) + sum(result.losses)
    ends = decided + result.draws + result.timeouts + result.stalemates
    assert (result.games_played, result.errors) == (10_000, 0)
    assert ends == 10_000
    assert result.stalemates == 0, "somebody can always act in a game that people play"


@every_game
def test_people_who_play_sensibly_come_to_a_result(game: KnownGame) -> None:
    result = Simulator().simulate(game.create(), num_games=300, players="greedy", seed=5)
    assert result.timeouts <= 0.2 * result.games_played, "the turn limit is for the odd game, not for the usual one"
