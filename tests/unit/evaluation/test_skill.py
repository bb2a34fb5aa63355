"""Skill and the ladder, against cases computed by hand."""

from math import exp

import pytest

from darwindeck.evaluation._duplicate import Duplicate, payoffs_of, play_duplicate, sides_of
from darwindeck.evaluation._games import play_games
from darwindeck.evaluation._ladder import climb, is_clear
from darwindeck.evaluation._pace import Pace
from darwindeck.evaluation.measures.skill import advantage, skill
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_old_maid_genome,
    create_partnership_spades_genome,
    create_war_genome,
)
from darwindeck.simulation import SimulationResult, play_match

ALWAYS = (((1.0, 0.0), (0.0, 1.0)),)
"""A deal that the one player wins in both places."""
NEVER = (((0.0, 1.0), (1.0, 0.0)),)
LEVEL = (((1.0, 0.0), (1.0, 0.0)),)
"""A deal that the first side wins, whoever plays it."""


def result_with(
    wins: tuple[int, ...], teams: tuple[int, ...] = (), losses: tuple[int, ...] = (), draws: int = 0
) -> SimulationResult:
    return SimulationResult(1, wins, teams, draws, 0, 0, 0, 1, 1, 1, 1, 1, 1.0, losses)


def test_a_game_is_worth_1_in_all() -> None:
    assert payoffs_of(result_with((0, 1, 0))) == (0, 1, 0)
    assert payoffs_of(result_with((0, 0, 0), losses=(0, 0, 1))) == (0.5, 0.5, 0)
    assert payoffs_of(result_with((0, 0, 0, 0), teams=(0, 1))) == (0, 1)
    assert payoffs_of(result_with((0, 0, 0, 0), draws=1)) == (0.25,) * 4


def test_share_of_a_deal_is_taken_over_all_places() -> None:
    deal = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (1.0, 0.0, 0.0))
    assert Duplicate("a", "b", (deal,)).shares() == [pytest.approx(2 / 3)]


def test_advantage_by_hand() -> None:
    # Shares 1, 0.5, 0.5, 0.5: mean 0.625, so 0.125 / 0.5 beyond even; variance 1/16, error 1/8, times 3.182, times 2.
    rung = Duplicate("a", "b", ALWAYS + LEVEL * 3)
    found = advantage(rung)
    assert found.value == pytest.approx(0.25)
    assert (found.low, found.high) == pytest.approx((0.25 - 0.7956, 1), abs=1e-3)


def test_equal_players_have_no_advantage_in_any_number() -> None:
    even = (0.25,) * 4
    assert advantage(Duplicate("a", "b", ((even,) * 4,) * 20)).value == pytest.approx(0)
    assert advantage(Duplicate("a", "b", NEVER * 5)).value == pytest.approx(-1)


def test_skill_adds_up_the_rungs() -> None:
    rungs = [Duplicate("mcts:16", "mcts:8", ALWAYS * 30), Duplicate("mcts:32", "mcts:16", LEVEL * 30)]
    measure = skill(rungs)
    assert measure.raw[0].estimate.value == pytest.approx(1)
    assert measure.raw[1].estimate.value == 1
    assert measure.estimate.value == pytest.approx(1 - exp(-1))
    assert measure.why == "to search twice as long as mcts:8 helps, and twice as long again does not surely"


def test_no_skill_where_thinking_changes_nothing() -> None:
    measure = skill([Duplicate("mcts:16", "mcts:8", LEVEL * 40)], Duplicate("mcts:64", "novice", LEVEL * 40))
    assert measure.estimate.value == measure.estimate.low == 0
    assert measure.estimate.high < 0.15
    assert measure.why.startswith("to search twice as long as mcts:8 does not surely help: it gets 50 %")
    assert "one mcts:64 among novice players gets 50 %" in measure.why


def test_gap_is_added_to_the_ladder() -> None:
    # Half of the deals are won in both places: an advantage of 1/2 on the rung and in the gap.
    half = Duplicate("mcts:16", "mcts:8", (ALWAYS + LEVEL) * 20)
    measure = skill([half], Duplicate("mcts:64", "novice", (ALWAYS + LEVEL) * 20))
    assert [raw.estimate.value for raw in measure.raw] == pytest.approx([0.5, 1, 0.5])
    assert measure.estimate.value == pytest.approx(1 - exp(-1))


def test_players_who_get_worse_show_no_skill() -> None:
    assert skill([Duplicate("mcts:16", "mcts:8", NEVER * 10)]).estimate.value == 0


def test_nothing_played_is_nothing_known() -> None:
    assert not skill([]).estimate.is_known


def test_gap_alone_is_the_least_that_can_be_said() -> None:
    gap = Duplicate("mcts:64", "novice", ALWAYS * 30)
    measure = skill([], gap, reached_top=True)
    assert measure.estimate.value == pytest.approx(1 - exp(-1))
    assert measure.why.startswith("games are too long for the ladder within this budget; one mcts:64 among novice")


def test_sides_are_teams_where_there_are_teams() -> None:
    assert sides_of(create_partnership_spades_genome()) == ((0, 2), (1, 3))
    assert sides_of(create_crazy_eights_genome()) == ((0,), (1,), (2,), (3,))


def test_duplicate_is_the_match_deal_by_deal() -> None:
    genome = create_crazy_eights_genome()
    found = play_duplicate(genome, "greedy", "random", 25, seed=7)
    match = play_match(genome, ["greedy", "random", "random", "random"], 100, seed=7)
    assert (len(found.games), found.sides) == (25, 4)
    assert match.draws + match.timeouts + match.stalemates == 0
    assert sum(found.shares()) / 25 == pytest.approx(match.players[0].win_share)


def test_in_a_game_with_a_loser_the_others_share() -> None:
    found = play_duplicate(create_old_maid_genome(), "greedy", "random", 3)
    assert all(sum(payoffs) == pytest.approx(1) for deal in found.games for payoffs in deal)


def test_same_seed_same_games_whatever_the_threads() -> None:
    genome = create_crazy_eights_genome()
    pace = Pace.of(play_games(genome, 20))
    one, two = (climb(genome, 4e5, pace, seed=3, lowest=2, threads=threads) for threads in (1, 2))
    assert one.rungs
    assert one == two


def test_war_ends_the_ladder_on_the_first_rung() -> None:
    genome = create_war_genome()
    found = climb(genome, 1e5, Pace(100, 0, 1, 100))
    assert len(found.rungs) == 1
    assert not found.reached_top
    assert skill(found.rungs).estimate.value == 0


def test_ladder_that_cannot_be_paid_for_is_not_climbed() -> None:
    found = climb(create_crazy_eights_genome(), 100.0, Pace(100, 50, 4, 20))
    assert found.rungs == ()
    assert not skill(found.rungs).estimate.is_known


def test_clear_is_better_for_sure_or_surely_no_better() -> None:
    assert is_clear(Duplicate("a", "b", ALWAYS * 10), 1.0)
    assert is_clear(Duplicate("a", "b", NEVER * 10), 1.0)
    assert is_clear(Duplicate("a", "b", LEVEL * 200), 1.0)
    assert not is_clear(Duplicate("a", "b", LEVEL * 10), 1.0)


def test_early_look_must_be_clearer() -> None:
    # Half of 20 deals won in both places: 0.5 ± 0.24. After a quarter of the deals twice that counts, still above 0.
    half = Duplicate("a", "b", (ALWAYS + LEVEL) * 10)
    assert is_clear(half, 0.25)
    assert not is_clear(half, 0.2)


def test_who_never_loses_where_one_side_loses_has_the_whole_advantage() -> None:
    """Among four the others share: 1/3 is the most that one can get, and 1/4 is even."""
    never_loses = (0.0, 1 / 3, 1 / 3, 1 / 3), (1 / 3, 0.0, 1 / 3, 1 / 3)
    deal = (never_loses[1], never_loses[0], never_loses[0], never_loses[0])
    assert advantage(Duplicate("a", "b", (deal,) * 20)).value == pytest.approx(1)
    always_loses = tuple(tuple(0.0 if seat == place else 1 / 3 for seat in range(4)) for place in range(4))
    assert advantage(Duplicate("a", "b", (always_loses,) * 20)).value == pytest.approx(-3)


def test_where_nobody_ever_wins_nobody_has_an_advantage() -> None:
    assert advantage(Duplicate("a", "b", (((0.5, 0.5), (0.5, 0.5)),) * 20)).value == 0
