"""What a player who searches imagines: positions that look just like the true one, and nothing that is secret."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_crazy_eights_genome,
    create_go_fish_genome,
    create_hearts_genome,
)
from darwindeck.genome.schema import GameGenome, PassingPhase, Visibility
from tests.support.playable_genomes import playable_genome


def decisions(genome: GameGenome, seed: int, most: int) -> Iterator[Position]:
    """The position at every decision of a game that is played at random."""
    rng = Random(seed)
    position = Position(Game(compile_genome(genome)), seed)
    for _ in range(most):
        if position.to_act is None:
            return
        yield position
        position.choose(rng.randrange(len(position.options())))


def hands(position: Position) -> list[set[str]]:
    """The cards of every hand, for who sees everything."""
    found = re.findall(r"^P\d hand (?:\d+: )?([^,\n]*)", position.view(), flags=re.MULTILINE)
    return [set(cards.split()) - {"0"} for cards in found]


def assert_worlds_look_alike(genome: GameGenome, seed: int, most: int = 60) -> None:
    for number, position in enumerate(decisions(genome, seed, most)):
        seat = position.to_act
        for world in (position.world(number), position.world(number + 1000)):
            assert world.view(seat) == position.view(seat)
            assert world.options() == position.options()


def assert_inferences_are_true(genome: GameGenome, seed: int, most: int = 60, worlds: int = 1) -> None:
    for position in decisions(genome, seed, most):
        for imagined in (position, *map(position.world, range(worlds))):
            for hand, (lacks, fresh, ranks) in zip(hands(imagined), position.inferences(), strict=True):
                assert len(hand.intersection(lacks)) <= fresh
                assert set(ranks) <= {card[:-1] for card in hand}


def assert_hidden_cards_make_no_difference(genome: GameGenome, seed: int, most: int = 25) -> None:
    for number, position in enumerate(decisions(genome, seed, most)):
        other = position.world(number)
        assert position.think(seed, 12) == other.think(seed, 12)
        assert position.decide("novice", seed) == other.decide("novice", seed)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_worlds_of_known_games(game: KnownGame) -> None:
    for seed in range(3):
        assert_worlds_look_alike(game.create(), seed)
        assert_inferences_are_true(game.create(), seed, most=200)
    assert_hidden_cards_make_no_difference(game.create(), seed=5)


@pytest.mark.parametrize("first", [0, *(pytest.param(first, marks=pytest.mark.slow) for first in range(50, 1000, 50))])
def test_worlds_of_generated_games(first: int) -> None:
    for seed in range(first, first + 50):
        genome = playable_genome(Random(seed))
        assert_worlds_look_alike(genome, seed)
        assert_inferences_are_true(genome, seed)
        assert_hidden_cards_make_no_difference(genome, seed)


def unseen(genome: GameGenome) -> GameGenome:
    """The same game with hands that nobody sees."""
    return replace(genome, setup=replace(genome.setup, hand_visibility=Visibility.FACE_DOWN))


def test_who_is_asked_for_a_card_of_an_unseen_hand_has_one_that_fits() -> None:
    for position in decisions(unseen(create_crazy_eights_genome()), seed=1, most=60):
        if "any" not in position.options():
            continue
        for number in range(5):
            world = position.world(number)
            seat, view = world.to_act, world.view()
            assert seat is not None
            top = re.findall(r"^discard .*?(\S+)$", view, flags=re.MULTILINE)[0]
            named = re.findall(r"named ([HDCS])", view)
            suit, rank = (named or [top[-1]])[0], top[:-1]
            assert any(card[-1] == suit or card[:-1] in (rank, "8") for card in hands(world)[seat])


def test_cards_of_an_unseen_hand_can_be_passed_on_in_mind() -> None:
    """The last card that was turned up may be so high that hardly any hand has another one to follow it."""
    hearts = create_hearts_genome()
    passing, trick = hearts.turn_structure.phases
    assert isinstance(passing, PassingPhase)
    all_five = replace(hearts.turn_structure, phases=(replace(passing, count=5), trick))
    game = replace(hearts, turn_structure=all_five, setup=replace(hearts.setup, cards_per_player=5))
    for seed in range(6):
        for position in decisions(unseen(game), seed, most=20):
            assert [visits for _, visits in position.try_each(seed)] == [4]


@pytest.mark.parametrize("seed", [184, 194, 208])
def test_an_unseen_hand_makes_no_difference(seed: int) -> None:
    genome = playable_genome(Random(seed))
    assert genome.setup.hand_visibility is Visibility.FACE_DOWN
    for number, position in enumerate(decisions(genome, seed, most=40)):
        other = position.world(number)
        assert position.try_each(seed) == other.try_each(seed)
        assert position.think(seed, 10) == other.think(seed, 10)


def test_ranks_that_came_to_a_hand_are_among_the_cards_that_came() -> None:
    for seed in (9, 17):
        assert_inferences_are_true(create_go_fish_genome(), seed, most=120, worlds=4)
