"""A rulebook says what matters and nothing else: what changes play changes the rules, and nothing else does."""

from dataclasses import replace
from random import Random

import pytest

from darwindeck.genome._idle import is_idle
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import write_rulebook
from darwindeck.simulation import record_game
from tests.support.extent import parts
from tests.support.field_pairs import FIELD_PAIRS, FieldPair
from tests.support.happenings import course_of
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import all_rules
from tests.support.variants import variants

SEEDS = range(5)
A_FEW = 25
"""Of how many games next to another the first is looked at in the short tests."""


@pytest.mark.parametrize("pair", FIELD_PAIRS, ids=lambda pair: f"{pair.path}: {pair.reason}")
def test_games_that_differ_in_a_field_have_other_rules(pair: FieldPair) -> None:
    assert all_rules(pair.one) != all_rules(pair.other)


# ---------------------------------------------------------------------------------------- what changes play


def played(genome: GameGenome) -> list[list[str]]:
    """Some games by chance: a player with a plan might look at what is no rule of this game."""
    return [course_of(record_game(genome, seed, "random"), genome) for seed in SEEDS]


def same_teams(one: GameGenome, other: GameGenome) -> bool:
    """Whether teams differ in their order alone: which of its players keeps a team's points is for the record."""
    return replace(one, teams=()) == replace(other, teams=()) and set(map(frozenset, one.teams)) == set(
        map(frozenset, other.teams)
    )


def assert_what_is_played_is_told(genome: GameGenome, every: int = 1, first: int = 0) -> None:
    rules, games = all_rules(genome), played(genome)
    for path, other in variants(genome, every, first):
        if all_rules(other) == rules and not same_teams(genome, other):
            assert played(other) == games, f"{genome.genome_id}: {path} changes play, and not the rules"


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_what_changes_play_changes_the_rules(game: KnownGame) -> None:
    assert_what_is_played_is_told(game.create(), A_FEW)


@pytest.mark.deep
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_whatever_changes_play_changes_the_rules(game: KnownGame) -> None:
    assert_what_is_played_is_told(game.create())


@pytest.mark.parametrize("part", parts(10, in_ci=1))
def test_whatever_changes_play_in_a_generated_game_changes_the_rules(part: int) -> None:
    for seed in range(part, 100, 10):
        assert_what_is_played_is_told(playable_genome(Random(seed)), A_FEW, seed % A_FEW)


# ---------------------------------------------------------------------------------------- what does not matter


def assert_what_means_nothing_is_not_told(genome: GameGenome, every: int = 1, first: int = 0) -> None:
    rules = all_rules(genome)
    for path, other in variants(genome, every, first):
        if is_idle(genome, path) or same_teams(genome, other):
            assert all_rules(other) == rules, f"{genome.genome_id}: {path} means nothing, and changes the rules"


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_what_does_not_matter_changes_no_rule(game: KnownGame) -> None:
    assert_what_means_nothing_is_not_told(game.create(), A_FEW)


@pytest.mark.deep
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_nothing_that_does_not_matter_changes_a_rule(game: KnownGame) -> None:
    assert_what_means_nothing_is_not_told(game.create())


@pytest.mark.parametrize("part", parts(10, in_ci=1))
def test_nothing_that_does_not_matter_in_a_generated_game_changes_a_rule(part: int) -> None:
    for seed in range(part, 100, 10):
        assert_what_means_nothing_is_not_told(playable_genome(Random(seed)), A_FEW, seed % A_FEW)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_names_and_descent_of_a_game_change_nothing_in_its_book(game: KnownGame) -> None:
    genome = game.create()
    other = replace(genome, genome_id="another", generation=genome.generation + 7, min_turns=genome.min_turns + 1)
    book, same = write_rulebook(genome), write_rulebook(other)
    assert (same.hook, same.sections) == (book.hook, book.sections), "only the title may tell the name"
