"""Sentences about special cases: each tells of something that can come about, and what comes about is told.

Kinds of events, which `test_rulebooks_are_complete` compares, are too coarse for this: a book may tell of a stock that
runs out in a game that draws, but never so much.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook._writer import write_rules
from tests.support.bred_games import child, is_mostly_won, pruned_child
from tests.support.cases import CASES
from tests.support.moments import Moment, moments
from tests.support.playable_genomes import playable_genome

TABLES: tuple[Sequence[str], ...] = (("random",), ("greedy",), ("greedy", "random"))
"""Who plays: all by chance, all at a glance, or one after the other."""

FEW, SEVERAL, MANY = range(2), range(12), range(40)
SHORT, LONG = 400, 3_000
"""After how many decisions a game is left."""

GENERATED, ALL_GENERATED = 40, 400
CHILDREN = 4

_LUCK = "it takes sides that are level, or get there, in the last of many hands"
_LAST_CHIP = "it takes a player who loses nearly everything within twenty hands"
RARE: dict[str, dict[str, str]] = {
    "war": {"If one of the players drops out": "it takes a tie with somebody's last card"},
    "crazy_eights": {"nothing to shuffle": "it takes players who hold all cards but one, and none that fits"},
    "uno_style": {"nothing to shuffle": "it takes players who hold all cards but one, and none that fits"},
    "fan_tan": {"are level": _LUCK},
    "scopa": {"are level": _LUCK},
    "schwimmen": {"If the stock is empty": "it takes four rounds of passes in a hand"},
    "spades": {"are level": _LUCK, "at the same moment": _LUCK},
    "partnership_spades": {"are level": _LUCK, "at the same moment": _LUCK},
    "scotch_whist": {"are level": _LUCK},
    "hearts": {"are level": _LUCK},
    "president": {"are level": _LUCK},
    "five_card_draw": {"are level": _LUCK},
    "showdown_poker": {
        "are level": _LUCK,
        "no chips left": _LAST_CHIP,
        "put in less than others": _LAST_CHIP,
        "If that is more than a call": _LAST_CHIP,
        "all the chips that you have left": _LAST_CHIP,
        "no round of bets": _LAST_CHIP,
    },
    "blackjack": {"nobody is left in it": "it takes players who all lose everything"},
}
"""What a known game's book may tell though it was not seen, and why it is seldom seen."""


def sentences(genome: GameGenome) -> list[str]:
    """All rules of a book, in pieces that stand between full stops, colons and semicolons."""
    rules = (rule.text for section in write_rules(genome) for rule in section.rules)
    return [piece for rule in rules for piece in re.split(r"(?<=[.;:]) ", rule)]


def games(genome: GameGenome, seeds: range, most: int) -> Iterator[list[Moment]]:
    for seed, table in product(seeds, TABLES):
        yield moments(genome, seed, table, most)


def unseen(genome: GameGenome, seeds: range, most: int) -> set[str]:
    """The sentences about cases that do not come about in any of some games."""
    told = {case: [one for one in sentences(genome) if case.is_told(one)] for case in CASES}
    left = {case: found for case, found in told.items() if found}
    for game in games(genome, seeds, most):
        left = {case: found for case, found in left.items() if not case.is_seen(game)}
        if not left:
            break
    return {one for found in left.values() for one in found}


def untold(genome: GameGenome, seeds: range, most: int) -> set[str]:
    """The cases that come about, though no sentence tells of them."""
    told = sentences(genome)
    silent = [one for one in CASES if one.must_be_told and not any(map(one.is_told_otherwise, told))]
    return {case.words for game in games(genome, seeds, most) for case in silent if case.is_seen(game)}


# ---------------------------------------------------------------------------------------- what is told comes about


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_special_cases_of_a_known_game_come_about(game: KnownGame) -> None:
    rare = RARE.get(game.name, {})
    never = unseen(game.create(), SEVERAL, LONG)
    assert not {one for one in never if not any(words in one for words in rare)}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(9))
def test_most_special_cases_of_bred_games_come_about(part: int) -> None:
    """Not all: some take luck that is too rare to see, or a plan that neither player has."""
    bred = [pruned_child(game, seed) for game in KNOWN_GAMES[part::9] for seed in range(CHILDREN)]
    bred = list(filter(is_mostly_won, bred))
    never = [len(unseen(genome, MANY, SHORT)) for genome in bred]
    told = [sum(any(case.is_told(one) for case in CASES) for one in sentences(genome)) for genome in bred]
    assert sum(never) <= 0.3 * sum(told), list(zip([genome.genome_id for genome in bred], never, told, strict=True))


def test_every_case_is_looked_for() -> None:
    """So that none of them has words that no book has."""
    books = [game.create() for game in KNOWN_GAMES]
    books += [child(game, seed) for game in KNOWN_GAMES for seed in range(6)]
    told = {one for genome in books for one in sentences(genome)}
    silent = [case.words for case in CASES if not any(map(case.is_told_otherwise, told))]
    assert silent == []


# ---------------------------------------------------------------------------------------- what comes about is told


def assert_special_cases_are_told(genome: GameGenome, seeds: range) -> None:
    assert untold(genome, seeds, SHORT) == set(), genome.genome_id


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_special_cases_of_a_known_game_are_told(game: KnownGame) -> None:
    assert_special_cases_are_told(game.create(), FEW)


def test_special_cases_of_generated_games_are_told() -> None:
    for seed in range(GENERATED):
        assert_special_cases_are_told(playable_genome(Random(seed)), range(1))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_special_cases_of_many_generated_games_are_told(part: int) -> None:
    for seed in range(part, ALL_GENERATED, 10):
        assert_special_cases_are_told(playable_genome(Random(seed)), FEW)


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_special_cases_of_bred_games_are_told(game: KnownGame) -> None:
    for seed in range(CHILDREN):
        assert_special_cases_are_told(child(game, seed), FEW)
