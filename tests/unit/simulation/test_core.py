"""What Python gets to see of the core."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from darwindeck._core import Game, Position
from darwindeck.errors import BytecodeError, GenomeError
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_crazy_eights_genome, create_hearts_genome, create_war_genome
from darwindeck.simulation._playable import play_problems
from darwindeck.simulation.events import Event, GameOver, HandBegins
from darwindeck.simulation.values import from_json, to_json
from tests.support.random_genomes import random_genome

HEARTS = Game(compile_genome(create_hearts_genome()))


def test_bytes_that_hold_no_game_are_refused() -> None:
    with pytest.raises(BytecodeError, match="byte 0, header: bytecode_version is 9"):
        Game(b"\x09")


def test_games_that_cannot_be_played_are_refused_in_the_words_of_the_reference() -> None:
    refused = 0
    for seed in range(300):
        genome = replace(random_genome(Random(seed)), max_turns=5)
        problems = play_problems(genome)
        if problems:
            refused += 1
            with pytest.raises(GenomeError) as caught:
                Game(compile_genome(genome))
            assert list(caught.value.problems) == problems
        else:
            Game(compile_genome(genome))
    assert refused > 50


@pytest.mark.parametrize("play", [HEARTS.record, HEARTS.events], ids=["record", "events"])
def test_wrong_players_are_refused(play: Callable[[int, Sequence[str]], str]) -> None:
    with pytest.raises(ValueError, match="2 players given, the game is for 4"):
        play(1, ["random", "random"])
    with pytest.raises(ValueError, match='no player is called "nobody"'):
        play(1, ["nobody"] * 4)
    with pytest.raises(TypeError, match="expected a whole number"):
        play("1", ["random"] * 4)  # type: ignore[arg-type]


def test_events_of_a_game_are_read_and_written_again() -> None:
    text = HEARTS.events(1, ["random", "greedy", "novice", "mcts:5"])
    events: tuple[Event, ...] = from_json(tuple[Event, ...], text)
    assert isinstance(events[0], HandBegins)
    assert isinstance(events[-1], GameOver)
    assert to_json(events) == text


def test_a_position_is_played_option_by_option() -> None:
    assert (Position(HEARTS, 3).to_act, Position(HEARTS, 3).ending) == (0, None)
    position = Position(HEARTS, 3)
    decisions = 0
    while position.options():
        position.choose(0)
        decisions += 1
    assert position.to_act is None
    assert position.ending is not None
    assert f"over: {position.ending}" in position.view()
    assert f"decisions {decisions}," in position.view()


def test_options_and_seats_that_do_not_exist_are_refused() -> None:
    position = Position(HEARTS, 3)
    count = len(position.options())
    with pytest.raises(IndexError, match=f"there is no option {count}: {count} to choose from"):
        position.choose(count)
    with pytest.raises(IndexError, match="there is no option -1"):
        position.choose(-1)
    for seat in (-1, 4):
        with pytest.raises(IndexError, match=f"there is no seat {seat}: the game is for 4"):
            position.view(seat)


def test_counting_too_deep_is_refused() -> None:
    with pytest.raises(ValueError, match="depth is 65: at most 64 decisions are looked ahead"):
        Position(HEARTS, 3).count_sequences(65)
    war = Position(Game(compile_genome(create_war_genome())), 1)
    assert war.count_sequences(64) == 1


def test_games_with_more_teams_than_players_are_refused() -> None:
    teams = ((), (), (), (), (), (), (0,), (1, 2, 3))
    genome = replace(create_hearts_genome(), team_mode=True, teams=teams)
    with pytest.raises(GenomeError, match=r"teams\[0\] is empty: a team has at least 1 player"):
        Game(compile_genome(genome))


def test_views_of_the_core_hide_the_other_hands() -> None:
    position = Position(Game(compile_genome(create_crazy_eights_genome())), 1)
    everything = position.view().splitlines()
    hand = next(line for line in everything if line.startswith("P1 hand 5: "))
    assert "?" not in hand
    assert "P1 hand 5: ?5, score 0" in position.view(0).splitlines()
