"""Chains of mutations, from every known game: always sound games that play, and every rule within reach."""

from collections.abc import Iterator
from random import Random

import pytest

from darwindeck.evolution.operators import UNTOUCHED, PipelineChange, create_default_pipeline, crossover
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, find_game, get_seed_genomes
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation.simulator import Simulator
from tests.property.test_engines_agree import assert_same_course
from tests.support.extent import parts
from tests.support.reaching import untouched_after
from tests.support.touched import all_fields

CHAINS = 40
"""In each of ten parts, from each known game: ten thousand in all."""
LENGTH = 6
GAMES_PLAYED = 2


def chain(game: KnownGame, number: int) -> Iterator[tuple[GameGenome, PipelineChange]]:
    """Games one after the other, each bred from the one before."""
    rng = Random(f"{game.name}/{number}")
    genome = game.create()
    pipeline = create_default_pipeline()
    for _ in range(LENGTH):
        change = pipeline.change(genome, rng)
        assert change is not None
        yield genome, change
        genome = change.genome


def check_chain(game: KnownGame, number: int) -> GameGenome:
    """Every game of a chain is new, sound, explained in words, and one generation on; the last one plays."""
    for parent, change in chain(game, number):
        child = change.genome
        assert GenomeValidator.validate(child) == []
        assert content_hash(child) != content_hash(parent)
        assert (child.generation, child.genome_id) == (parent.generation + 1, parent.genome_id)
        assert change.words
        assert "_" not in change.words
        assert change.names
    Simulator(threads=1).simulate(child, GAMES_PLAYED, seed=number)
    return child


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_chains_of_mutations_stay_sound_and_play(game: KnownGame) -> None:
    for number in range(3):
        check_chain(game, number)


@pytest.mark.parametrize("part", parts(10, in_ci=1))
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_many_chains_of_mutations_stay_sound_and_play(game: KnownGame, part: int) -> None:
    for number in range(CHAINS * part, CHAINS * (part + 1)):
        check_chain(game, number)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_bred_games_are_recorded_alike_by_both_engines(game: KnownGame) -> None:
    _, change = next(chain(game, 0))
    assert_same_course(change.genome, 7, "random")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_more_bred_games_are_recorded_alike_by_both_engines(game: KnownGame, number: int) -> None:
    for _, change in chain(game, number):
        assert_same_course(change.genome, number, ("random", "greedy")[number % 2])


def test_the_same_dice_breed_the_same_games() -> None:
    for game in KNOWN_GAMES[::5]:
        assert [change for _, change in chain(game, 1)] == [change for _, change in chain(game, 1)]


def test_what_evolution_leaves_alone_is_in_the_schema() -> None:
    assert all_fields() > UNTOUCHED


def test_mutation_reaches_every_field() -> None:
    wanted = all_fields() - UNTOUCHED
    assert untouched_after(get_seed_genomes(), create_default_pipeline(), wanted, Random(0), 2500) == set()


@pytest.mark.deep
@pytest.mark.parametrize("name", ["old_maid", "cheat", "blackjack"])
def test_mutation_reaches_every_field_from_a_single_game(name: str) -> None:
    """Games as different as can be. To show it of one takes minutes, so not all of them are tried."""
    game = find_game(name)
    assert game is not None
    wanted = all_fields() - UNTOUCHED
    assert untouched_after([game.create()], create_default_pipeline(), wanted, Random(0), 20_000) == set()


def test_crossover_of_any_two_games_is_a_game() -> None:
    games = get_seed_genomes()
    rng = Random(3)
    for one in games:
        other = rng.choice([game for game in games if game is not one])
        change = crossover(one, other, rng)
        assert change is not None
        assert GenomeValidator.validate(change.genome) == []
        assert content_hash(change.genome) not in (content_hash(one), content_hash(other))
        assert (change.genome.generation, change.genome.genome_id) == (1, one.genome_id)
