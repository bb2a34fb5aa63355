"""No game takes more turns than its rules allow by the rulebook's count, on which it leaves the limit of turns out."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook._longest_game import turns_of_a_game
from darwindeck.rulebook._plain import staged
from darwindeck.simulation import Simulator
from tests.support.bred_games import child
from tests.support.kept_games import kept_games
from tests.support.playable_genomes import playable_genome

GAMES = 30


def limited(genomes: Iterator[GameGenome]) -> Iterator[GameGenome]:
    """The games whose longest course is known, with just so many turns."""
    for genome in genomes:
        most = turns_of_a_game(staged(genome))
        if most is not None:
            yield replace(genome, max_turns=most, min_turns=min(most, genome.min_turns))


def assert_none_is_longer(genomes: Iterator[GameGenome], least: int) -> None:
    found = list(limited(genomes))
    longer = [one.genome_id for one in found for name in ("random", "greedy") if _timeouts(one, name)]
    assert longer == []
    assert len(found) >= least, "so that something is looked at"


def _timeouts(genome: GameGenome, player: str) -> int:
    return Simulator().simulate(genome, GAMES, player, seed=1).timeouts


def test_no_known_or_kept_game_takes_longer() -> None:
    assert_none_is_longer((genome for genome in (*(game.create() for game in KNOWN_GAMES), *kept_games())), 20)


def test_no_generated_game_takes_longer() -> None:
    assert_none_is_longer((playable_genome(Random(seed)) for seed in range(200)), 1)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(4))
def test_no_bred_game_takes_longer(part: int) -> None:
    seeds = range(part, 24, 4)
    assert_none_is_longer((child(game, seed) for game in KNOWN_GAMES for seed in seeds), 5)
