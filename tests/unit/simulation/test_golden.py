"""The golden games: what every known game looks like, and how many ways it can go."""

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.simulation import ENGINES, record_game, replay
from darwindeck.simulation.reference import count_sequences, start
from tests.support.paths import ROOT

RECORDS = ROOT / "tests" / "golden" / "records"
MOVES = ROOT / "tests" / "golden" / "moves"


def test_every_known_game_has_golden_files_and_nothing_else_has() -> None:
    names = {f"{game.name}.txt" for game in KNOWN_GAMES}
    assert {path.name for path in RECORDS.iterdir()} == names, "run `make golden` and look at the difference"
    assert {path.name for path in MOVES.iterdir()} == names, "run `make golden` and look at the difference"


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_golden_record_is_replayed_and_played_again(game: KnownGame) -> None:
    text = (RECORDS / f"{game.name}.txt").read_text(encoding="ascii")
    genome = game.create()
    assert replay(text, genome).outcome is not None
    seed, _, players = text.splitlines()[3].removeprefix("seed ").partition(", players ")
    for engine in ENGINES:
        assert record_game(genome, int(seed), players.split(), engine=engine) == text


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_sequences_of_moves_are_as_many_as_were_counted(game: KnownGame) -> None:
    genome = game.create()
    lines = (MOVES / f"{game.name}.txt").read_text(encoding="ascii").splitlines()
    assert lines
    for line in lines:
        seed, depth, count = map(int, line.split())
        assert Position(Game(compile_genome(genome)), seed).count_sequences(depth) == count
        if count <= 2_000:
            assert count_sequences(start(genome, seed), depth) == count
