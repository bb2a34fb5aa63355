"""A rulebook explains everything that happens in its game, and nothing that never does."""

from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import write_rulebook
from tests.support.happenings import ASKS, decisions, events, means_nothing
from tests.support.playable_genomes import playable_genome

FEW, MANY = range(3), range(37)
"""How often a game is played; with all known games the many come to a thousand games."""

GENERATED, ALL_GENERATED = 60, 1_000

RARE: dict[str, str] = {
    "end timeout": "the limit of turns is there for players who never come to an end",
    "end draw": "level scores are possible, but seldom",
    "end stalemate": "it takes a round in which nobody can play and the stock is used up",
    "is out of the game": "it takes many hands to lose all chips",
    "deck": "cards are left over only when somebody is out of the game",
    "reshuffle": "good players seldom come to the end of the stock",
    "shoots the moon": "it takes every point of a hand",
    "is out of the hand": "in War it takes a tie of somebody's last card",
}
"""What a book may speak of though it was not seen in the games that were played."""


def explained(genome: GameGenome) -> set[str]:
    """What some sentence of the rulebook is about."""
    return {what for section in write_rulebook(genome).sections for rule in section.rules for what in rule.about}


def happened(genome: GameGenome, seeds: range, most: int = 300) -> set[str]:
    """What happens in games by chance and in games of greedy players, and what is asked in one of each."""
    kinds = set(events(genome, seeds, "random") | events(genome, seeds, "greedy"))
    for player in ("random", "greedy"):
        kinds.update(decisions(genome, 0, player, most))
    return kinds


def assert_all_is_explained(genome: GameGenome, seeds: range) -> None:
    unexplained = happened(genome, seeds) - explained(genome) - means_nothing(genome)
    assert not unexplained, f"{genome.genome_id} does not explain {sorted(unexplained)}"


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_what_happens_in_a_known_game_is_explained(game: KnownGame) -> None:
    assert_all_is_explained(game.create(), FEW)


def test_what_happens_in_generated_games_is_explained() -> None:
    for seed in range(GENERATED):
        assert_all_is_explained(playable_genome(Random(seed)), range(2))


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_what_happens_in_many_games_is_explained_and_the_rest_is_rare(game: KnownGame) -> None:
    genome = game.create()
    seen, told = happened(genome, MANY, most=2_000), explained(genome)
    assert seen <= told | means_nothing(genome)
    assert told - seen <= RARE.keys()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_what_happens_in_a_thousand_generated_games_is_explained(part: int) -> None:
    for seed in range(part, ALL_GENERATED, 10):
        assert_all_is_explained(playable_genome(Random(seed)), FEW)


def test_every_kind_of_decision_is_explained_somewhere() -> None:
    """So that none of them is missing above for lack of a game that asks it."""
    told = set().union(*(explained(game.create()) for game in KNOWN_GAMES))
    told = told.union(*(explained(playable_genome(Random(seed))) for seed in range(GENERATED)))
    assert told >= ASKS
