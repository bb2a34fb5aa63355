"""The core and the reference play the same games: the same decisions, the same consequences, the same sights."""

from collections.abc import Sequence
from random import Random

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.chance import one_of, stream
from darwindeck.simulation.events import Event, GameOver
from darwindeck.simulation.record import events_by_reference, record_of
from darwindeck.simulation.reference import State, apply, legal_moves, start, view
from darwindeck.simulation.values import from_json, to_json
from tests.support.playable_genomes import playable_genome
from tests.support.silly_genomes import silly_genome

PLAYERS = ("random", "greedy")
BLOCKS = 4
TURNS_OF_A_BLOCK = 2500
"""Short games are compared more often than long ones: no game is worth more time than another."""
GENERATED = 2500
"""These use every rule that there is: tests/unit/support/test_playable_genomes.py."""


def assert_same_course(genome: GameGenome, seed: int, player: str) -> int:
    """The same events to the letter, and the same record of them. How many turns the game took."""
    names = [player] * genome.player_count
    told = tuple(events_by_reference(genome, seed, names))
    game = Game(compile_genome(genome))
    by_core = game.events(seed, names)
    if by_core != to_json(told):
        assert_same_events(told, by_core, f"{genome} with seed {seed} and {player} players")
    assert game.record(seed, names) == record_of(genome, seed, names, told)
    end = told[-1]
    assert isinstance(end, GameOver)
    return end.turns


def assert_same_events(told: Sequence[Event], by_core: str, game: str) -> None:
    """Say where the lists part, with what came before."""
    expected = [to_json(event) for event in told]
    found = [to_json(event) for event in from_json(tuple[Event, ...], by_core)]
    for number, (one, other) in enumerate(zip(expected, found, strict=False)):
        before = "\n".join(expected[max(0, number - 5) : number])
        assert other == one, f"{game}, event {number}, after\n{before}"
    assert len(found) == len(expected), game
    raise AssertionError(f"{game}: the core does not write events as they are read")


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_take_the_same_course(game: KnownGame, player: str, block: int) -> None:
    genome = game.create()
    turns, seed = 0, 1000 * block
    while turns < TURNS_OF_A_BLOCK:
        turns += max(1, assert_same_course(genome, seed, player))
        seed += 1


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GENERATED, 100))
def test_generated_games_take_the_same_course(first: int) -> None:
    for seed in range(first, first + 100):
        genome = playable_genome(Random(seed))
        for player in PLAYERS:
            assert_same_course(genome, seed, player)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_games_that_no_validator_would_pass_take_the_same_course(first: int) -> None:
    for seed in range(first, first + 100):
        assert_same_course(silly_genome(Random(seed)), seed, PLAYERS[seed % 2])


def assert_same_sights(genome: GameGenome, seed: int, *, most: int) -> None:
    """At every decision: the same options, and the same view for everybody."""
    state: State = start(genome, seed)
    position = Position(Game(compile_genome(genome)), seed)
    luck = stream(seed, 99)
    seats = (None, *range(genome.player_count))
    for _ in range(most):
        assert position.to_act == state.to_act
        moves = legal_moves(state)
        assert position.options() == [str(move) for move in moves]
        for seat in seats:
            assert position.view(seat) == str(view(state, seat))
        if not moves:
            break
        choice, luck = one_of(len(moves), luck)
        state = apply(state, moves[choice])
        position.choose(choice)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_players_of_known_games_see_the_same(game: KnownGame) -> None:
    for seed in range(3):
        assert_same_sights(game.create(), seed, most=150)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 300, 25))
def test_players_of_generated_games_see_the_same(first: int) -> None:
    for seed in range(first, first + 25):
        assert_same_sights(playable_genome(Random(seed)), seed, most=60)
