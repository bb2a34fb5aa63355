"""Positions of the core, and what players say about them."""

from typing import Any

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_leduc_genome,
    create_uno_style_genome,
)
from darwindeck.simulation import Advice, OptionAdvice, RecordError, advise, open_position, position_of, record_game
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import CardChoice, PassChoice, StopChoice
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.record_text import choice_text

EIGHTS = create_crazy_eights_genome()
NINE, PASS, STOP = CardChoice(Card.named("9D")), PassChoice(), StopChoice()
HEARTS = create_hearts_genome()
RECORD = record_game(EIGHTS, 8, ["greedy", "random", "mcts:5", "novice"])
DECISIONS = [line for line in RECORD.splitlines() if line.startswith("P")]


def test_a_game_opens_with_its_first_decision() -> None:
    position = open_position(EIGHTS, seed=8)
    assert position.to_act == 0
    assert position.options() == ["play 9D", "play QD", "play AS"]
    assert open_position(EIGHTS, 8 - 2**64).view() == position.view()
    assert open_position(EIGHTS).view() == open_position(EIGHTS, 0).view()


def test_position_of_a_record_is_the_one_that_its_decisions_lead_to() -> None:
    position = open_position(EIGHTS, 8)
    for number, line in enumerate(DECISIONS):
        assert position_of(RECORD, EIGHTS, number).view() == position.view()
        seat, rest = line.split(" ", 1)
        assert seat == f"P{position.to_act}"
        position.choose(position.options().index(rest.rpartition(" of ")[0]))
    assert position_of(RECORD, EIGHTS, len(DECISIONS)).ending is not None


def test_a_record_need_not_be_whole() -> None:
    part = RECORD[: RECORD.index(DECISIONS[5])]
    assert position_of(part.replace("\n", "\r\n"), EIGHTS, 5).view() == position_of(RECORD, EIGHTS, 5).view()
    with pytest.raises(RecordError, match="the record ends, expected a decision of P"):
        position_of(part, EIGHTS, 6)


def test_what_is_no_record_of_the_game_is_refused() -> None:
    with pytest.raises(RecordError, match='line 1: expected "darwindeck record 1", found "hello"'):
        position_of("hello", EIGHTS, 0)
    with pytest.raises(RecordError, match='line 2: expected "game hearts"'):
        position_of(RECORD, HEARTS, 0)
    wrong = RECORD.replace(DECISIONS[3], "P3 play 2H of 7", 1)
    assert position_of(wrong, EIGHTS, 3).to_act is not None
    with pytest.raises(RecordError, match=r"line [0-9]+: "):
        position_of(wrong, EIGHTS, 4)


@pytest.mark.parametrize("decisions", [-1, 1.5, True, "3", None])
def test_number_of_decisions_is_checked(decisions: Any) -> None:
    with pytest.raises(DarwinDeckError, match=r"decisions is .*: expected a whole number, 0 or more"):
        position_of(RECORD, EIGHTS, decisions)


def test_a_game_has_only_so_many_decisions() -> None:
    with pytest.raises(DarwinDeckError, match=f"decisions is 100000: the game was over after {len(DECISIONS)}"):
        position_of(RECORD, EIGHTS, 100_000)


def test_a_search_gives_its_opinion_on_every_option() -> None:
    position = open_position(EIGHTS, 8)
    advice = advise(position, "mcts:300", seed=4)
    assert [choice_text(advice.asks, option.choice) for option in advice.options] == position.options()
    assert sum(option.visits for option in advice.options) == 300
    assert advice.best == advice.options[position.decide("mcts:300", 4)]
    assert advice == advise(position, "mcts:300", seed=4 + 2**64)
    assert advise(position).best.visits > 333


def test_the_best_option_is_the_one_tried_most_then_the_one_worth_most() -> None:
    seldom, often, better = OptionAdvice(NINE, 0.9, 3), OptionAdvice(PASS, 0.4, 5), OptionAdvice(STOP, 0.5, 5)
    assert Advice(Asks.PLAY, (seldom, often, better)).best is better
    assert Advice(Asks.PLAY, (seldom,)).best is seldom


@pytest.mark.parametrize("player", ["random", "greedy", "novice", "mcts:50", "peeking:50"])
def test_every_player_advises_what_it_would_do(player: str) -> None:
    for decisions in (0, 7, 20):
        position = position_of(RECORD, EIGHTS, decisions)
        advice = advise(position, player, seed=11)
        assert advice.best == advice.options[position.decide(player, 11)]


def test_who_does_not_think_ahead_values_nothing() -> None:
    advice = advise(open_position(EIGHTS, 8), "greedy")
    assert {option.value for option in advice.options} == {0.5}
    assert sorted(option.visits for option in advice.options) == [0, 0, 1]


def test_only_who_peeks_looks_at_hidden_cards() -> None:
    position = position_of(record_game(HEARTS, 3, "greedy"), HEARTS, 40)
    others = [position.world(seed) for seed in range(3)]
    honest = [advise(world, "mcts:60") for world in (position, *others)]
    assert honest == honest[:1] * 4
    assert len({advise(world, "peeking:60") for world in (position, *others)}) > 1


def test_a_search_stops_when_its_time_is_up() -> None:
    advice = advise(open_position(EIGHTS, 8), "mcts:10000000", milliseconds=20)
    assert 1 <= sum(option.visits for option in advice.options) < 10_000_000


@pytest.mark.parametrize("milliseconds", [0, -5, 1.5, True, "9"])
def test_time_is_a_whole_number(milliseconds: Any) -> None:
    with pytest.raises(DarwinDeckError, match=r"milliseconds is .*: expected a whole number, 1 to 1000000000000"):
        advise(open_position(EIGHTS), milliseconds=milliseconds)


def test_there_is_no_advice_when_the_game_is_over_or_from_nobody() -> None:
    position = open_position(create_goofspiel_genome())
    while position.options():
        position.choose(0)
    with pytest.raises(DarwinDeckError, match="the game is over: there is nothing to decide"):
        advise(position)
    with pytest.raises(DarwinDeckError, match='there is no player "sage"'):
        advise(open_position(create_leduc_genome()), "sage")


def test_advice_is_printed_with_the_best_option_marked() -> None:
    advice = Advice(Asks.PLAY, (OptionAdvice(NINE, 0.25, 3), OptionAdvice(PASS, 0.5, 10)))
    assert str(advice) == "  play 9D  0.250  tried 3\n> pass     0.500  tried 10"


def test_seeds_go_modulo_two_to_the_64() -> None:
    position = open_position(EIGHTS, -1)
    assert position.view() == open_position(EIGHTS, 2**64 - 1).view()
    assert position.decide("novice", -5) == position.decide("novice", 2**64 - 5)


@pytest.mark.parametrize("seed", ["a" * 1000, None, 1.5])
def test_seeds_are_whole_numbers(seed: Any) -> None:
    said = r"^seed is .{1,60}: expected a whole number$"
    with pytest.raises(DarwinDeckError, match=said):
        open_position(EIGHTS, seed)
    with pytest.raises(DarwinDeckError, match=said):
        advise(open_position(EIGHTS), seed=seed)
    with pytest.raises(DarwinDeckError, match=said):
        record_game(EIGHTS, seed, "random")
    with pytest.raises(DarwinDeckError, match=said):
        record_game(EIGHTS, seed, "random", engine="reference")
    with pytest.raises(TypeError, match=r"seed is .*: expected a whole number"):
        open_position(EIGHTS).decide("novice", seed)


def test_a_forced_move_is_thought_about_too() -> None:
    uno = create_uno_style_genome()
    position = position_of(record_game(uno, 3, "random"), uno, 28)
    assert len(position.options()) == 1
    (option,) = advise(position, "mcts:100").options
    assert (option.value, option.visits) == (1.0, 100)
