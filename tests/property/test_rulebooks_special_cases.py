"""Sentences about special cases: each tells of something that can come about, and what comes about is told.

Kinds of events, which `test_rulebooks_are_complete` compares, are too coarse for this: a book may tell of a stock that
runs out in a game that draws, but never so much.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain, product
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook.cases import CASES
from darwindeck.rulebook.cases._moments import SHY, Moment, moments
from darwindeck.rulebook.cases._search import (
    LONG,
    SHORT,
    TABLES,
    cases_told,
    sentences,
    simple_games,
    still_unseen,
    whimsical_games,
)
from tests.support.bred_games import child, is_mostly_won, pruned_child
from tests.support.kept_games import kept_games
from tests.support.late_positions import later
from tests.support.playable_genomes import playable_genome
from tests.support.rare_cases import RARE_IN_KEPT_GAMES, UNSETTLED_IN_KEPT_GAMES

FEW, SEVERAL, MANY, LATE, WHIMS = range(2), range(12), range(40), range(120), range(240)
WHOLE = 30_000
"""After how many decisions a game is left at last."""

GENERATED, ALL_GENERATED = 40, 400
CHILDREN = 4

_TIES = "the cards of two stacks that meet have to be of one rank, all of them"
_BOTH_OUT = "If both players lay their last cards in a tie, the hand is over"
_DRAWN_IN_VAIN = "players who again and again draw what they cannot play"


def _stopped(turns: str) -> str:
    return f"If nobody has won after about {turns} turns, the game ends without a winner."


RARE: dict[str, dict[str, str]] = {
    "crazy_eights": {_stopped("2,000"): _DRAWN_IN_VAIN},
    "cuckoo": {_stopped("1,000"): "the last two players hold cards of one rank in a hundred hands or more"},
    "president": {_stopped("5,000"): "long hands, after the last of which two players are level for the win each time"},
    "scotch_whist": {_stopped("1,000"): "teams that are level after every hand from the third to the last"},
    "uno_style": {_stopped("500"): _DRAWN_IN_VAIN},
    "war": {f"{_BOTH_OUT} and the other player deals anew.": _TIES},
}
"""What the book of a known game tells though it was not seen, and what it takes."""


def late_games(genome: GameGenome, seeds: range, most: int) -> Iterator[list[Moment]]:
    for seed, table in product(seeds, (*TABLES, (SHY,))):
        yield moments(genome, seed, table, most, partial(later, rng=Random(seed)))


def unseen(genome: GameGenome, played: Iterable[list[Moment]], excused: frozenset[str] = frozenset()) -> set[str]:
    """The sentences about cases that do not come about in any of some games, or until only excused ones are left."""
    left = cases_told(genome)
    for game in played:
        left = still_unseen(left, game)
        if all(map(excused.issuperset, left.values())):
            break
    return {one for found in left.values() for one in found}


def untold(genome: GameGenome, seeds: range, most: int) -> set[str]:
    """The cases that come about, though no sentence tells of them."""
    told = sentences(genome)
    silent = [one for one in CASES if one.must_be_told and not any(map(one.is_told_otherwise, told))]
    return {case.words for game in simple_games(genome, seeds, most) for case in silent if case.is_seen(game)}


# ---------------------------------------------------------------------------------------- what is told comes about


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_special_cases_of_a_known_game_come_about(game: KnownGame) -> None:
    genome = game.create()
    rare = frozenset(RARE.get(game.name, {}))
    early = chain(
        simple_games(genome, SEVERAL, LONG), simple_games(genome, range(1), WHOLE), whimsical_games(genome, MANY)
    )
    assert unseen(genome, chain(early, late_games(genome, LATE, SHORT)), rare) == rare


@pytest.mark.slow
@pytest.mark.parametrize("part", range(9))
def test_most_special_cases_of_bred_games_come_about(part: int) -> None:
    """All but about a fifth: some take luck that so few games do not show, or a plan that nobody has.

    None of these games is kept.
    """
    bred = [pruned_child(game, seed) for game in KNOWN_GAMES[part::9] for seed in range(CHILDREN, 2 * CHILDREN)]
    bred = list(filter(is_mostly_won, bred))
    never = [len(unseen(genome, whimsical_games(genome, MANY))) for genome in bred]
    told = [sum(any(case.is_told(one) for case in CASES) for one in sentences(genome)) for genome in bred]
    assert sum(never) <= 0.4 * sum(told), list(zip([genome.genome_id for genome in bred], never, told, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("genome", kept_games(), ids=lambda genome: genome.genome_id)
def test_special_cases_of_a_kept_game_come_about(genome: GameGenome) -> None:
    listed = (cases.get(genome.genome_id, {}) for cases in (RARE_IN_KEPT_GAMES, UNSETTLED_IN_KEPT_GAMES))
    excused = frozenset(chain(*listed))
    played = chain(
        simple_games(genome, FEW, SHORT), simple_games(genome, range(1), WHOLE), whimsical_games(genome, WHIMS)
    )
    assert unseen(genome, played, excused) <= excused


def test_what_is_not_seen_in_a_kept_game_is_told() -> None:
    """So that nothing is excused that no book tells."""
    kept = {genome.genome_id: set(sentences(genome)) for genome in kept_games()}
    listed = (*RARE_IN_KEPT_GAMES.items(), *UNSETTLED_IN_KEPT_GAMES.items())
    stale = {name: set(cases) - kept[name] for name, cases in listed}
    assert not any(stale.values()), stale


def test_every_case_is_looked_for() -> None:
    """So that none of them has words that no book has."""
    books = [game.create() for game in KNOWN_GAMES]
    books += [child(game, seed) for game in KNOWN_GAMES for seed in range(6)]
    books += [playable_genome(Random(seed)) for seed in range(GENERATED)]
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
