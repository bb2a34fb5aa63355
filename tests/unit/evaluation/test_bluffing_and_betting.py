"""Bluffing and betting, against counts whose measure is computed by hand."""

from math import sqrt

import pytest

from darwindeck.evaluation._deceit import Bets, Claims, Question, Watched, watch
from darwindeck.evaluation.measures.betting import betting, spread
from darwindeck.evaluation.measures.bluffing import bluffing, depth
from darwindeck.genome.examples import (
    create_betting_war_genome,
    create_blackjack_genome,
    create_cheat_genome,
    create_five_card_draw_genome,
    create_hearts_genome,
    create_leduc_genome,
    create_showdown_poker_genome,
)

CHEAT, DRAW, LEDUC = create_cheat_genome(), create_five_card_draw_genome(), create_leduc_genome()


def test_question_that_the_cards_answer_has_all_the_spread() -> None:
    # Half of the time both answers are yes, half of the time none is: 4 * (1/2 - 1/4).
    assert spread([Question(4, 4, 2)] * 3).value == 1


def test_throwing_a_coin_is_no_spread() -> None:
    # Half of all answers are yes, and both as often as two coins: 4 * (1/4 - 1/4).
    assert spread([Question(8, 8, 2)] * 3).value == 0


def test_answers_that_differ_more_often_than_coins_leave_doubt() -> None:
    # Both were yes 3 times of 16, where coins would make it 4; one game more like the second might turn that.
    found = spread([Question(8, 8, 1), Question(8, 8, 2)])
    assert (found.value, found.low) == (0, 0)
    assert found.high > 0.5


def test_spread_by_hand() -> None:
    # q = 5/20, p = 2/10: 4 * (0.2 - 0.0625).
    assert spread([Question(4, 2, 1), Question(6, 3, 1)]).value == pytest.approx(0.55)


def test_what_is_never_done_may_be_done_in_other_games() -> None:
    for answers in (Question(10, 0, 0), Question(10, 20, 10)):
        found = spread([answers] * 4)
        assert found.value == found.low == 0
        assert 0 < found.high < 0.4


def test_betting_is_the_geometric_mean_of_both_questions() -> None:
    games = [Watched(bets=Bets(fold=Question(4, 4, 2), more=Question(10, 5, 2), pots=2, unseen=1))] * 3
    measure = betting(LEDUC, games)
    assert measure.estimate.value == pytest.approx(sqrt(1 * 0.55))
    assert measure.why == (
        "players who may fold do so 50 % of the time, and those who may bet more 25 %; "
        "50 % of the pots are won without showing the cards"
    )


def test_without_folding_there_is_nothing_to_bet_about() -> None:
    games = [Watched(bets=Bets(more=Question(4, 4, 2)))] * 3
    assert betting(LEDUC, games).estimate.value == 0


def test_where_it_does_not_apply_it_is_nothing_for_sure() -> None:
    for genome in (create_hearts_genome(), CHEAT):
        measure = betting(genome, ())
        assert (measure.estimate.value, measure.estimate.width) == (0, 0)
        assert measure.why == "there is nothing to bet"
    assert betting(create_blackjack_genome(), ()).why == "stakes are laid against the house, not against each other"
    for genome in (create_hearts_genome(), create_betting_war_genome()):
        measure = bluffing(genome, ())
        assert (measure.estimate.value, measure.estimate.width) == (0, 0)
        assert measure.why == "nobody can deceive"


def test_without_games_nothing_is_known() -> None:
    assert not betting(DRAW, ()).estimate.is_known
    assert not bluffing(DRAW, ()).estimate.is_known
    assert not bluffing(CHEAT, ()).estimate.is_known


def test_depth_is_for_what_is_neither_always_nor_never() -> None:
    assert [depth(share) for share in (0, 0.25, 0.5, 0.75, 1)] == [0, 0.75, 1, 0.75, 0]


def test_lying_and_believing_by_hand() -> None:
    # Half of those lie who need not, and one lie of four is believed: sqrt(1 * 0.75).
    games = [Watched(Claims(free=10, free_lies=4, lies=6, believed=2)), Watched(Claims(10, 6, 6, 1))]
    measure = bluffing(CHEAT, games)
    assert measure.estimate.value == pytest.approx(sqrt(0.75))
    assert measure.why.startswith("players who could tell the truth lie 50 % (")


def test_lies_that_are_always_or_never_believed_are_not_deep() -> None:
    for believed in (0, 8):
        games = [Watched(Claims(free=10, free_lies=5, lies=8, believed=believed))] * 5
        assert bluffing(CHEAT, games).estimate.value == 0
    honest = bluffing(CHEAT, [Watched(Claims(free=10))] * 5)
    assert honest.estimate.value == 0
    assert honest.why == "nobody lies who can tell the truth"


def test_bluffs_by_hand() -> None:
    # 5 of 20 bets are behind where chance would make it 10, and one of those five wins: sqrt(1 * 4 * 0.2 * 0.8).
    games = [Watched(bets=Bets(pots=10, behind=2, stolen=1, behind_by_chance=5.0, unseen=3))]
    games.append(Watched(bets=Bets(pots=10, behind=3, stolen=0, behind_by_chance=5.0)))
    measure = bluffing(DRAW, games)
    assert measure.estimate.value == pytest.approx(sqrt(0.64))
    assert "25 % (" in measure.why
    assert "20 % (" in measure.why


def test_bets_that_say_nothing_of_the_cards_deceive_nobody() -> None:
    games = [Watched(bets=Bets(pots=10, behind=5 + more, stolen=3, behind_by_chance=5.0)) for more in (0, 1)]
    assert bluffing(DRAW, games).estimate.value == 0


def test_bets_that_are_behind_more_often_than_by_chance_deceive_nobody() -> None:
    # All bets are behind, where chance would make it two of three. Six of six may be 61 %, by Wilson: 0.92 of chance.
    measure = bluffing(DRAW, [Watched(bets=Bets(pots=3, behind=3, stolen=1, behind_by_chance=2.0))] * 2)
    assert measure.estimate.value == 0
    assert measure.estimate.high == pytest.approx(sqrt(depth(0.6097 * 1.5)), abs=1e-3)


def test_who_never_bets_does_not_bluff() -> None:
    measure = bluffing(DRAW, [Watched()] * 9)
    assert measure.estimate.value == 0
    assert 0 < measure.estimate.high < 0.5
    assert measure.why == "nobody bet on worse cards for one of 0 pots"


def test_interval_narrows_with_more_games() -> None:
    some = [Watched(Claims(10, 4, 6, 2)), Watched(Claims(10, 6, 6, 1)), Watched(Claims(10, 7, 8, 3))]
    assert bluffing(CHEAT, some * 8).estimate.width < 0.6 * bluffing(CHEAT, some).estimate.width


def test_players_who_think_find_something_to_bet_about_and_those_who_do_not_find_nothing() -> None:
    poker = create_showdown_poker_genome()
    thought = betting(poker, watch(poker, 16, "mcts:32", 1))
    by_lot = betting(poker, watch(poker, 16, "random", 1))
    assert thought.estimate.low > 0.5
    assert by_lot.estimate.high < 0.3


def test_nobody_folds_in_a_single_hand_that_decides_the_game() -> None:
    # Our Leduc is one hand: whoever folds has lost it.
    assert betting(LEDUC, watch(LEDUC, 60, "mcts:128", 1)).estimate.high < 0.3


def test_cheat_is_for_liars() -> None:
    assert bluffing(CHEAT, watch(CHEAT, 12, "mcts:8", 1, decisions=60)).estimate.low > 0.15
