"""Who sits where: the names of the players."""

import pytest

from darwindeck._core import Game
from darwindeck.errors import DarwinDeckError
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_crazy_eights_genome
from darwindeck.simulation import ENGINES, PLAYERS, Engine, record_game
from darwindeck.simulation.players import kind_and_iterations, seated

EIGHTS = create_crazy_eights_genome()
EVERYBODY = '"random", "greedy", "novice", "mcts:N", "peeking:N"'


def test_one_name_is_for_all_seats() -> None:
    assert seated("mcts:500", 3) == ("mcts:500",) * 3
    assert seated(["random", "peeking:1"], 2) == ("random", "peeking:1")


def test_every_player_can_play_by_its_name() -> None:
    for name in PLAYERS:
        player = name.replace("N", "2")
        assert f"players {player} {player} " in record_game(EIGHTS, 3, player)
        kind, iterations = kind_and_iterations(player)
        assert name in (kind, f"{kind}:N")
        assert iterations == 2 * name.endswith("N")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("gready", 'there is no player "gready": did you mean "greedy"?'),
        ("", f'there is no player "": expected one of {EVERYBODY}'),
        (7, f"there is no player 7: expected one of {EVERYBODY}"),
        ("novice:3", 'the player "novice:3" takes no iterations: expected "novice"'),
        ("mctsx:3", 'there is no player "mctsx:3": did you mean "mcts:N"?'),
        ("mcts", 'the player "mcts" lacks its iterations: expected "mcts:500" or so'),
        ("peeking", 'the player "peeking" lacks its iterations: expected "peeking:500" or so'),
        ("mcts:N", 'the player "mcts:N" cannot have "N" iterations: expected 1 to 10000000'),
        ("mcts:", 'the player "mcts:" cannot have "" iterations: expected 1 to 10000000'),
        ("mcts:0", 'the player "mcts:0" cannot have "0" iterations: expected 1 to 10000000'),
        ("mcts:-5", 'the player "mcts:-5" cannot have "-5" iterations: expected 1 to 10000000'),
        ("mcts:5:5", 'the player "mcts:5:5" cannot have "5:5" iterations: expected 1 to 10000000'),
        ("peeking:10000001", 'the player "peeking:10000001" cannot have "10000001" iterations: expected 1 to 10000000'),
        ("mcts:" + "9" * 5000, 'the player "mcts:999'),
    ],
)
def test_names_that_nobody_has_are_refused(name: str, problem: str) -> None:
    for engine in ENGINES:
        with pytest.raises(DarwinDeckError) as caught:
            record_game(EIGHTS, 3, ["random", "random", "greedy", name], engine=engine)
        assert str(caught.value).startswith(problem)
    with pytest.raises((ValueError, TypeError)):
        Game(compile_genome(EIGHTS)).record(3, ["random", "random", "greedy", name])


@pytest.mark.parametrize("name", ["novice", "mcts:5", "peeking:5"])
def test_the_reference_knows_random_and_greedy_only(name: str) -> None:
    engine: Engine = "reference"
    with pytest.raises(DarwinDeckError, match="the reference does not know the player") as caught:
        record_game(EIGHTS, 3, name, engine=engine)
    assert str(caught.value).endswith('expected one of "random", "greedy"')
