"""Sentences about special cases: each tells of something that can come about, and what comes about is told.

Kinds of events, which `test_rulebooks_are_complete` compares, are too coarse for this: a book may tell of a stock that
runs out in a game that draws, but never so much.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, product
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook._writer import write_rules
from tests.support.bred_games import child, is_mostly_won, pruned_child
from tests.support.cases import CASES
from tests.support.kept_games import kept_games
from tests.support.late_positions import later
from tests.support.moments import SHY, WHIMSICAL, Moment, moments
from tests.support.playable_genomes import playable_genome
from tests.support.rare_cases import RARE_IN_KEPT_GAMES, UNSETTLED_IN_KEPT_GAMES

TABLES: tuple[Sequence[str], ...] = (("random",), ("greedy",), ("greedy", "random"))
"""Who plays: all by chance, all at a glance, or one after the other."""

FEW, SEVERAL, MANY, LATE, WHIMS = range(2), range(12), range(40), range(120), range(240)
SHORT, LONG, WHOLE = 400, 3_000, 30_000
"""After how many decisions a game is left."""

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


def sentences(genome: GameGenome) -> list[str]:
    """All rules of a book, in pieces that stand between full stops, colons and semicolons."""
    rules = (rule.text for section in write_rules(genome) for rule in section.rules)
    return [piece for rule in rules for piece in re.split(r"(?<=[.;:]) ", rule)]


def games(genome: GameGenome, seeds: range, most: int) -> Iterator[list[Moment]]:
    for seed, table in product(seeds, TABLES):
        yield moments(genome, seed, table, most)


def whimsical_games(genome: GameGenome, seeds: range) -> Iterator[list[Moment]]:
    for seed in seeds:
        yield moments(genome, seed, (WHIMSICAL,), LONG if seed % 6 == 0 else SHORT)


def late_games(genome: GameGenome, seeds: range, most: int) -> Iterator[list[Moment]]:
    for seed, table in product(seeds, (*TABLES, (SHY,))):
        yield moments(genome, seed, table, most, partial(later, rng=Random(seed)))


def unseen(genome: GameGenome, played: Iterable[list[Moment]], excused: frozenset[str] = frozenset()) -> set[str]:
    """The sentences about cases that do not come about in any of some games, or until only excused ones are left."""
    book = sentences(genome)
    told = {case: [one for one in book if case.is_told(one)] for case in CASES}
    left = {case: found for case, found in told.items() if found}
    for game in played:
        left = {case: found for case, found in left.items() if not case.is_seen(game)}
        if all(map(excused.issuperset, left.values())):
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
    genome = game.create()
    rare = frozenset(RARE.get(game.name, {}))
    early = chain(games(genome, SEVERAL, LONG), games(genome, range(1), WHOLE), whimsical_games(genome, MANY))
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
    played = chain(games(genome, FEW, SHORT), games(genome, range(1), WHOLE), whimsical_games(genome, WHIMS))
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
