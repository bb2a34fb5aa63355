"""Luck, against cases computed by hand and against games whose truth is known."""

import random
from itertools import product

import pytest

from darwindeck.evaluation import Estimate
from darwindeck.evaluation._duplicate import Duplicate, play_duplicate
from darwindeck.evaluation.measures.luck import Split, _of_square, luck, split_spread
from darwindeck.genome.examples import create_war_genome

Deal = tuple[tuple[float, ...], ...]

FIRST: Deal = ((1, 0), (1, 0))
"""The first side wins, whoever plays it."""
SECOND: Deal = ((0, 1), (0, 1))
BETTER: Deal = ((1, 0), (0, 1))
"""The better player wins, wherever it sits."""
WORSE: Deal = ((0, 1), (1, 0))


def parts(split: Split) -> tuple[float, float, float, float]:
    return split.deal, split.seat, split.player, split.rest


def test_each_deal_decided_by_its_cards() -> None:
    # Both rows (1, 0) for the first side: covariance 1/2. Seat: the product of the two deals' means, (1/2)(-1/2).
    assert parts(split_spread([FIRST, SECOND])) == pytest.approx((0.5, -0.25, 0, 0))


def test_first_side_always_wins() -> None:
    assert parts(split_spread([FIRST, FIRST])) == pytest.approx((0, 0.25, 0, 0))


def test_better_player_always_wins() -> None:
    assert parts(split_spread([BETTER] * 3)) == pytest.approx((0, 0, 0.25, 0))
    found = luck(Duplicate("a", "b", (BETTER,) * 30)).estimate
    assert found.value == pytest.approx(0)
    assert 0.1 < found.high < 0.4  # Thirty deals that are all alike leave some doubt.


def test_one_deal_of_each_kind_by_hand() -> None:
    # FIRST, BETTER, BETTER. Spread: every value is 1/2 from even, 1/4.
    # Seat: means over a are (1/2, -1/2), 0, 0: products of different deals are 0.
    # Player: 0, r, r with |r|² = 4/4 = 1: two of six ordered pairs give 1; 1/3 over four cells: 1/12.
    # Deal: the first side's values 1, 1, 1 and 1, 0, 0 have covariance 0, as have the second side's.
    assert parts(split_spread([FIRST, BETTER, BETTER])) == pytest.approx((0, 0, 1 / 12, 1 / 4 - 1 / 12))


def test_four_sides_and_a_better_player() -> None:
    deal: Deal = tuple(tuple(float(side == place) for side in range(4)) for place in range(4))
    # Even is 1/4: the spread of one winner among four is 3/16, and all of it is the player's.
    assert parts(split_spread([deal] * 2)) == pytest.approx((0, 0, 3 / 16, 0))


def chance_of(deal: Deal, cards: float, strong: float) -> float:
    """How likely a deal is: its cards decide with a chance, for either side; else the better player may win."""
    by_cards = cards / 2 * ((deal == FIRST) + (deal == SECOND))
    by_play = 1.0
    for place, payoffs in enumerate(deal):
        by_play *= strong if payoffs[place] else 1 - strong
    return by_cards + (1 - cards) * by_play


def truth(cards: float, strong: float) -> tuple[float, float, float, float]:
    """The parts from their definitions: the first side wins with these chances in the two places."""
    home, away = (cards / 2 + (1 - cards) * chance for chance in (strong, 1 - strong))
    both = cards / 2 + (1 - cards) * strong * (1 - strong)
    deal, player = both - home * away, ((home - away) / 2) ** 2
    return deal, 0.0, player, 0.25 - deal - player


@pytest.mark.parametrize(("cards", "strong"), [(0.0, 0.5), (0.4, 0.7), (1.0, 0.9), (0.2, 0.95)])
def test_estimators_are_right_on_average(cards: float, strong: float) -> None:
    """The mean over everything that three deals can be."""
    kinds = [FIRST, SECOND, BETTER, WORSE]
    total = [0.0] * 4
    for deals in product(kinds, repeat=3):
        likely = 1.0
        for deal in deals:
            likely *= chance_of(deal, cards, strong)
        total = [so_far + likely * part for so_far, part in zip(total, parts(split_spread(deals)), strict=True)]
    assert total == pytest.approx(truth(cards, strong), abs=1e-12)


@pytest.mark.parametrize(("cards", "strong"), [(0.0, 0.5), (0.4, 0.7), (0.2, 0.95)])
def test_interval_holds_the_truth(cards: float, strong: float) -> None:
    rng = random.Random(5)
    kinds = [FIRST, SECOND, BETTER, WORSE]
    chances = [chance_of(kind, cards, strong) for kind in kinds]
    true_luck = 1 - truth(cards, strong)[2] / 0.25
    found = [luck(Duplicate("a", "b", tuple(rng.choices(kinds, chances, k=60)))).estimate for _ in range(300)]
    held = sum(one.low - 1e-9 <= true_luck <= one.high + 1e-9 for one in found)
    assert held / 300 > 0.93


def test_where_nothing_depends_on_the_player_doubt_remains() -> None:
    measure = luck(Duplicate("a", "b", (FIRST, SECOND, SECOND, FIRST)))
    assert measure.estimate.value == 1
    assert measure.estimate.low == pytest.approx(0.51, abs=0.01)  # Wilson for none of four
    assert measure.quality.value == 0


def test_too_few_deals_and_nobody_wins() -> None:
    draw: Deal = ((0.5, 0.5), (0.5, 0.5))
    assert not luck(Duplicate("a", "b", ())).estimate.is_known
    assert not luck(Duplicate("a", "b", (FIRST,))).estimate.is_known
    assert luck(Duplicate("a", "b", (draw,) * 5)).why == "nobody won any of 5 deals"


def test_war_is_all_luck() -> None:
    measure = luck(play_duplicate(create_war_genome(), "mcts:10", "random", 60))
    assert measure.estimate.value == 1
    assert measure.estimate.low > 0.9
    assert measure.raw[2].estimate.value == 0


def test_share_of_the_player_near_nothing_is_not_in_doubt_without_end() -> None:
    """0.1 % with an interval up to 10 % says that it is little."""
    found = _of_square(Estimate(0.001, -0.098, 0.1), 0.1)
    assert found.value == pytest.approx(0.001)
    assert 0.1 < found.high < 0.13
    assert found.low == 0
