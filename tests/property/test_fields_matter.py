"""No engine overlooks a field: games that differ in a single one are played differently."""

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.record import Engine, record_game
from darwindeck.simulation.reference import start, view
from tests.support.field_pairs import FIELD_PAIRS, FieldPair

SEEDS = range(50)
HEADING = 4


def played(genome: GameGenome, seed: int, engine: Engine) -> list[str]:
    return record_game(genome, seed, "random", engine=engine).splitlines()[HEADING:]


def seen(genome: GameGenome, seed: int, engine: Engine) -> list[str]:
    """What everybody sees of the first position."""
    if engine == "core":
        position = Position(Game(compile_genome(genome)), seed)
        return [position.view(seat) for seat in range(genome.player_count)]
    return [str(view(start(genome, seed), seat)) for seat in range(genome.player_count)]


@pytest.mark.parametrize("engine", ["core", "reference"])
@pytest.mark.parametrize("pair", FIELD_PAIRS, ids=lambda pair: f"{pair.path}: {pair.reason}")
def test_games_that_differ_in_a_field_go_differently(pair: FieldPair, engine: Engine) -> None:
    look = seen if pair.only_seen else played
    assert any(look(pair.one, seed, engine) != look(pair.other, seed, engine) for seed in SEEDS)
