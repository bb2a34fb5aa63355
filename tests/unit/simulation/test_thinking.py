"""What the core says about a position when it thinks."""

from collections.abc import Callable

import pytest

from darwindeck._core import MOST_ITERATIONS, Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_leduc_genome,
)

EIGHTS = Game(compile_genome(create_crazy_eights_genome()))
HEARTS = Game(compile_genome(create_hearts_genome()))


def played(game: Game, seed: int, decisions: int) -> Position:
    position = Position(game, seed)
    for _ in range(decisions):
        position.choose(position.decide("greedy", seed))
    return position


@pytest.mark.parametrize("game", [EIGHTS, HEARTS], ids=["crazy_eights", "hearts"])
def test_a_world_looks_the_same_to_the_player_and_has_other_cards(game: Game) -> None:
    position = played(game, 3, 30)
    seat = position.to_act
    worlds = [position.world(seed) for seed in range(5)]
    assert {world.view(seat) for world in worlds} == {position.view(seat)}
    assert len({world.view() for world in worlds}) == 5
    assert position.world(1).view() == position.world(1).view()


def test_who_does_not_follow_suit_has_no_card_of_it() -> None:
    position = Position(HEARTS, 3)
    while not any(lacks for lacks, _, _ in position.inferences()):
        position.choose(position.decide("random", 3))
    ((lacks, fresh, ranks),) = [concluded for concluded in position.inferences() if concluded[0]]
    assert len({card[-1] for card in lacks}) == 1
    assert (fresh, ranks) == (0, [])


def test_a_search_tries_every_option_and_its_favourite_is_what_the_player_takes() -> None:
    position = played(EIGHTS, 8, 0)
    opinions = position.think(5, 200)
    visits = [tried for _, tried in opinions]
    assert len(opinions) == len(position.options()) > 1
    assert sum(visits) == 200
    assert all(0 <= value <= 1 and tried > 0 for value, tried in opinions)
    assert visits[position.decide("mcts:200", 5)] == max(visits)
    assert position.think(5, 200) == opinions != position.think(6, 200)


def test_who_peeks_thinks_otherwise_where_cards_are_hidden_only() -> None:
    position = played(HEARTS, 3, 40)
    peeking = position.think(5, 100, peeks=True)
    assert peeking != position.think(5, 100)
    visits = [tried for _, tried in peeking]
    assert visits[position.decide("peeking:100", 5)] == max(visits)


def test_the_numbers_of_a_player_are_others_at_every_decision() -> None:
    position = Position(HEARTS, 3)
    places: list[float] = []
    while position.to_act is not None and len(places) < 60:
        chosen, count = position.decide("random", 3), len(position.options())
        if count > 1:
            places.append(chosen / (count - 1))
        position.choose(chosen)
    assert min(places) < 0.2
    assert max(places) > 0.8


def test_the_seed_of_a_game_does_not_tell_where_its_cards_are() -> None:
    game = Game(compile_genome(create_leduc_genome()))
    deals = [Position(game, seed) for seed in range(3000)]
    worlds = [deal.world(seed) for seed, deal in enumerate(deals)]
    same = sum(deal.view() == world.view() for deal, world in zip(deals, worlds, strict=True))
    others = [deal.world(10_000 + seed).view() == deal.view() for seed, deal in enumerate(deals)]
    assert abs(same - sum(others)) < 100


def test_iterations_are_a_number_that_makes_sense() -> None:
    for given in (0, MOST_ITERATIONS + 1):
        with pytest.raises(ValueError, match=r"iterations is \d+: expected 1 to 10000000"):
            Position(HEARTS, 3).think(5, given)


def test_a_novice_tries_every_option_four_times() -> None:
    position = played(EIGHTS, 8, 0)
    opinions = position.try_each(5)
    assert [tried for _, tried in opinions] == [4] * len(position.options())
    values = [value for value, _ in opinions]
    assert values[position.decide("novice", 5)] == max(values)


def test_thinking_stops_when_time_is_up() -> None:
    position = played(EIGHTS, 8, 0)
    assert sum(tried for _, tried in position.think(5, 10_000_000, milliseconds=20)) < 10_000_000
    assert sum(tried for _, tried in position.think(5, 10_000_000, milliseconds=0)) == 1


def test_exploration_is_a_number_that_makes_sense() -> None:
    position = Position(EIGHTS, 8)
    assert position.think(5, 200, exploration=0.0) != position.think(5, 200)
    for given in (-0.1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match=r"exploration is .*: expected 0 to 1000000"):
            position.think(5, 200, exploration=given)


@pytest.mark.parametrize(
    "ask",
    [
        lambda position: position.world(0),
        lambda position: position.think(0, 10),
        lambda position: position.try_each(0),
        lambda position: position.decide("greedy", 0),
    ],
    ids=["world", "think", "try_each", "decide"],
)
def test_when_the_game_is_over_there_is_nothing_to_think_about(ask: Callable[[Position], object]) -> None:
    position = Position(Game(compile_genome(create_goofspiel_genome())), 0)
    while position.options():
        position.choose(0)
    with pytest.raises(ValueError, match="the game is over: there is nothing to decide"):
        ask(position)


def test_unknown_player_is_refused() -> None:
    with pytest.raises(ValueError, match='no player is called "mcts"'):
        Position(EIGHTS, 8).decide("mcts", 0)
