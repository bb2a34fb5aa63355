"""Ends, length, waiting and coherence, against cases computed by hand."""

from dataclasses import replace
from math import log
from types import SimpleNamespace
from typing import cast

import pytest

from darwindeck._core import Study
from darwindeck.evaluation import evaluate
from darwindeck.evaluation._games import play_games
from darwindeck.evaluation.measures.coherence import coherence
from darwindeck.evaluation.measures.ends import decided, ends
from darwindeck.evaluation.measures.length import (
    length,
    length_quality,
    share_missed,
    wait_quality,
    waiting,
)
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_war_genome,
)
from darwindeck.genome.schema import TableauMode, WinCondition, WinType
from darwindeck.intervals import wilson_interval
from darwindeck.simulation import Measurements, SimulationResult, Simulator
from darwindeck.simulation.table_time import seconds_of
from tests.support.budgets import TINY


def many(wins: int, draws: int = 0, timeouts: int = 0, stalemates: int = 0) -> SimulationResult:
    games = wins + draws + timeouts + stalemates
    return SimulationResult(games, (wins, 0), (), draws, timeouts, stalemates, 0, games, games, games, 1, 1, 1.0)


def game(
    turns: int, hands: int, decisions: tuple[int, ...], forced: tuple[int, ...], options: tuple[int, ...]
) -> SimulationResult:
    measured = Measurements(decisions, forced, options, ())
    wins = (1,) + (0,) * (len(decisions) - 1)
    total = sum(decisions)
    return SimulationResult(1, wins, (), 0, 0, 0, 0, turns, hands, total, turns, turns, turns, (), measured)


def test_ends_are_counted() -> None:
    results = [many(60, draws=10), many(0, timeouts=20, stalemates=10)]
    measure = ends(results)
    assert (measure.estimate.value, measure.estimate.low) == pytest.approx((0.7, wilson_interval(70, 100)[0]))
    assert (
        measure.why
        == "70 % (60 to 78 %) of 100 games end by their own rules; 20 run into the limit of turns, 10 get stuck"
    )
    assert decided(results).estimate.value == pytest.approx(0.6)
    assert decided(results).why == "60 % (50 to 69 %) of 100 games are decided; 10 draws"


def test_game_that_never_ends_gets_0_and_says_why() -> None:
    measure = ends([many(0, timeouts=50)])
    assert measure.estimate.value == 0
    assert "50 run into the limit of turns" in measure.why
    assert decided([many(0, timeouts=50)]).estimate.high < 0.1


def test_without_games_nothing_is_known() -> None:
    for measure in (ends([]), decided([]), length([]), waiting([])):
        assert not measure.estimate.is_known


def test_seconds_by_hand() -> None:
    # 2 hands: 60. Seat 0: 10 decisions, 20, of which 6 with 24 options in all, 4 each: 6 * 2 doublings * 1.5 = 18.
    # Seat 1: 5 forced decisions: 10. 20 turns but 15 decisions: 5 * 2 = 10.
    assert seconds_of(game(20, 2, (10, 5), (4, 5), (28, 5))) == pytest.approx(60 + 20 + 18 + 10 + 10)


def test_turns_without_decisions_take_time_too() -> None:
    assert seconds_of(game(300, 1, (0, 0), (0, 0), (0, 0))) == 630


def test_good_length_is_a_plateau_in_the_logarithm() -> None:
    assert [length_quality(minutes) for minutes in (0.0, 0.5, 5, 20, 60, 240, 1000)] == [0, 0, 1, 1, 1, 0, 0]
    assert length_quality(120) == pytest.approx(0.5)
    assert length_quality(1) == pytest.approx(log(2) / log(10))


def test_length_of_equal_games() -> None:
    measure = length([game(300, 1, (0, 0), (0, 0), (0, 0))] * 4)
    assert measure.raw[0].estimate.value == pytest.approx(10.5)
    assert measure.estimate.value == 1
    assert measure.why == "a game takes 10.5 minutes and 300.0 turns"


def test_games_without_their_turns_are_too_short() -> None:
    games = [game(300, 1, (0, 0), (0, 0), (0, 0))] * 3 + [game(200, 1, (0, 0), (0, 0), (0, 0))]
    measure = length(games, min_turns=250)
    assert measure.estimate.value == pytest.approx(0.75)
    assert "75 % (30 to 95 %) of the games have the 250 turns" in measure.why


def test_waiting_by_hand() -> None:
    # The game takes 118 seconds as above. Seat 0 used 38, seat 1 used 10: they waited 80 and 108, for 6 choices.
    measure = waiting([game(20, 2, (10, 5), (4, 5), (28, 5))])
    assert measure.raw[0].estimate.value == pytest.approx(188 / 6)
    assert wait_quality(20) == 1
    assert wait_quality(60) == pytest.approx(0.5)
    assert wait_quality(180) == 0


def test_who_never_has_a_choice_waits_for_ever() -> None:
    measure = waiting([game(300, 1, (0, 0), (0, 0), (0, 0))] * 4)
    assert measure.estimate.value == 0
    assert measure.why == "nobody had a choice in 4 games"


def test_what_players_miss_who_are_put_out_is_told_and_not_counted_again() -> None:
    # Of 4 players one misses 10 of 20 turns and one 2: 12 of 80. In the other game nobody is put out.
    games = [game(20, 2, (10, 5), (4, 5), (28, 5))]
    studies = [cast("Study", SimpleNamespace(turns=20, seat_out_at=out)) for out in ([None, 10, 18, None], [None] * 4)]
    assert list(map(share_missed, studies)) == pytest.approx([0.15, 0])
    measure = waiting(games, studies)
    wait, missed = measure.raw
    assert missed.estimate.value == pytest.approx(0.075)
    assert "; players are put out and so miss 8 % (0 to 100 %) of the game on average" in measure.why
    assert (measure.estimate, (wait,)) == (waiting(games).estimate, waiting(games, studies[1:]).raw)


def test_players_of_knock_out_whist_are_put_out_and_those_of_hearts_are_not() -> None:
    for create, names in (
        (create_knock_out_whist_genome, ["wait", "missed"]),
        (create_hearts_genome, ["wait"]),
    ):
        assert [raw.name for raw in evaluate(create(), TINY)["waiting"].raw] == names


def test_games_one_by_one_are_the_games_of_a_batch() -> None:
    genome = create_crazy_eights_genome()
    games = play_games(genome, 30, seed=5)
    batch = Simulator().simulate(genome, 30, "greedy", 5, measure=True)
    assert sum(one.turns for one in games) == batch.turns
    assert tuple(map(sum, zip(*(one.wins for one in games), strict=True))) == batch.wins
    assert batch.measurements is not None
    for what in ("decisions", "forced", "options"):
        by_game = (getattr(one.measurements, what) for one in games)
        assert tuple(map(sum, zip(*by_game, strict=True))) == getattr(batch.measurements, what)
    assert games == play_games(genome, 30, seed=5, threads=1)


def test_war_has_no_choices_and_hearts_has() -> None:
    assert waiting(play_games(create_war_genome(), 10)).estimate.value == 0
    games = play_games(create_hearts_genome(), 10)
    assert waiting(games).estimate.value > 0.8
    assert 20 < length(games).raw[0].estimate.value < 120


def test_coherence_is_what_the_penalties_leave() -> None:
    war = create_war_genome()
    assert coherence(war).estimate.value == 1
    assert war.setup.tableau_mode is TableauMode.WAR
    odd = replace(war, win_conditions=(WinCondition(WinType.EMPTY_HAND),))
    measure = coherence(odd)
    assert measure.estimate.value == pytest.approx(0.7)
    assert measure.why == "in a war tableau the winner takes cards, so an empty hand means defeat"
