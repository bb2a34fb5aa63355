"""Tension, against cases computed by hand and against all that can happen."""

from collections.abc import Sequence
from itertools import product
from math import factorial, prod
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from darwindeck._core import Study
from darwindeck.evaluation import Measure
from darwindeck.evaluation._curve import Curve, Point, read_curve
from darwindeck.evaluation.measures.fairness import unbiased_imbalance
from darwindeck.evaluation.measures.tension import (
    FULL_DRAMA,
    changes_of_lead,
    open_share,
    parts_of,
    settled_at,
    tension,
    worst_fall,
)


def game(
    *points: tuple[int, ...], side: int | None = 0, outcome: str = "win", rollouts: int = 20, seed: int = 0
) -> Study:
    """A game of ten moments or more, with points from its start on, each with the wins of the sides."""
    sides = len(points[0]) if points else 2
    one_loses = outcome == "loss" and sides > 2
    decided = [sum(won) // (sides - 1) if one_loses else sum(won) for won in points]
    return cast(
        "Study",
        SimpleNamespace(
            seed=seed,
            outcome=outcome,
            side=side,
            sides=sides,
            moments=max(10, len(points)),
            curve_moment=list(range(len(points))),
            curve_rollouts=[rollouts] * len(points),
            curve_wins=[wins for won in points for wins in won],
            curve_nobody=[rollouts - games for games in decided],
        ),
    )


def curve(*points: tuple[int, ...], end: int = 0) -> Curve:
    """Points at 0, 0.1, 0.2 …, where nobody never wins."""
    return Curve(tuple(Point(number / 10, (*won, 0)) for number, won in enumerate(points)), end)


def raw_of(measure: Measure) -> dict[str, float]:
    return {raw.name: raw.estimate.value for raw in measure.raw}


def thrown(chances: Sequence[float], rollouts: int, rng: Random) -> tuple[int, ...]:
    results = rng.choices(range(len(chances)), chances, k=rollouts)
    return tuple(results.count(side) for side in range(len(chances)))


# ---------------------------------------------------------------------------------------------- openness


def test_openness_by_hand() -> None:
    # 3 and 1 of 4: 6 of 12 ordered pairs differ, each counts 2.
    assert open_share(Point(0, (3, 1, 0))) == pytest.approx(1.0)
    # 2, 1 and 1 for nobody: 4 pairs of two sides count 2, 6 with nobody count 1/2: 11 / 12.
    assert open_share(Point(0, (2, 1, 1))) == pytest.approx(11 / 12)
    assert open_share(Point(0, (5, 0, 0))) == 0
    assert open_share(Point(0, (0, 0, 5))) == 0


@pytest.mark.parametrize("wins", [(6, 4), (10, 0), (5, 1, 1, 1)])
def test_without_draws_it_is_how_fair_the_game_is_from_here(wins: tuple[int, ...]) -> None:
    assert open_share(Point(0, (*wins, 0))) == pytest.approx(1 - unbiased_imbalance(wins))


@pytest.mark.parametrize("chances", [(0.5, 0.5, 0.0), (0.2, 0.5, 0.3), (0.6, 0.1, 0.1, 0.2)])
def test_openness_is_right_on_average(chances: tuple[float, ...]) -> None:
    """Over every outcome of 4 rollouts; with nobody's chance shared, it is the spread of what is still to be won."""
    sides, nobody = len(chances) - 1, chances[-1]
    shared = [chance + nobody / sides for chance in chances[:-1]]
    of_a_result = (1 - nobody) * (1 - 1 / sides)  # The mean of the squared distance from even, summed over the sides.
    truth = (of_a_result - sum((one - 1 / sides) ** 2 for one in shared)) / (1 - 1 / sides)
    found = 0.0
    for results in product(range(5), repeat=len(chances)):
        if sum(results) == 4:
            likely = factorial(4) / prod(map(factorial, results)) * prod(map(pow, chances, results))
            found += likely * open_share(Point(0, results))
    assert found == pytest.approx(truth)


# ---------------------------------------------------------------------------------------------- turns


def test_settled_when_the_winner_is_favourite_for_good() -> None:
    assert settled_at(curve((20, 0), (20, 0))) == 0
    assert settled_at(curve((10, 10), (16, 4), (20, 0))) == 0.1
    assert settled_at(curve((16, 4), (4, 16), (10, 10), (18, 2))) == pytest.approx(0.3)
    assert settled_at(curve((16, 4), (9, 11), (18, 2))) == 0  # 11 to 9 is not clear.
    assert settled_at(curve((4, 16), (4, 16))) == 1
    assert settled_at(curve((10, 10), (10, 10))) == 1


def test_a_draw_that_was_sure_was_settled() -> None:
    assert settled_at(Curve((Point(0.0, (1, 1, 18)), Point(0.5, (0, 0, 20))), 2)) == 0


def test_fall_is_named_by_one_half_and_judged_by_the_other() -> None:
    one, two = curve((5, 5), (2, 8), (9, 1)), curve((6, 4), (4, 6), (10, 0))
    # Both say that the second point was the worst for side 0: 0.6 behind by the one, 0.2 by the other.
    assert worst_fall(one, two, 0) == pytest.approx(0.2)
    assert worst_fall(two, one, 0) == pytest.approx(0.6)
    assert worst_fall(curve((8, 2)), curve((2, 8)), 0) == 0  # Never behind by the half that names.
    # Behind the third side most; the other half has it ahead of that one.
    assert worst_fall(curve((3, 1, 6)), curve((5, 3, 2)), 0) == pytest.approx(-0.3)


def test_changes_of_lead_are_confirmed_or_refuted() -> None:
    there_and_back = curve((8, 2), (3, 7), (9, 1))
    assert changes_of_lead(there_and_back, there_and_back) == 2
    assert changes_of_lead(there_and_back, curve((8, 2), (8, 2), (9, 1))) == 0  # Refuted at one end each.
    assert changes_of_lead(curve((8, 2), (3, 7)), curve((2, 8), (7, 3))) == -1
    assert changes_of_lead(curve((8, 2), (5, 5), (9, 1)), there_and_back) == 0  # Level is no change.


def test_halves_are_parted_by_lot() -> None:
    point = Point(0.5, (12, 6, 2))
    rng = Random(1)
    firsts = []
    for _ in range(2000):
        one, two = point.split(rng)
        assert tuple(map(sum, zip(one.results, two.results, strict=True))) == point.results
        assert sum(one.results) == 10
        firsts.append(one.results[0])
    assert sum(firsts) / len(firsts) == pytest.approx(6, abs=0.15)
    assert len(set(firsts)) > 4


# ---------------------------------------------------------------------------------------------- whole games


def test_game_that_is_decided_on_the_deal_has_no_tension() -> None:
    measure = tension([game((20, 0), (20, 0), (20, 0))] * 24)
    assert measure.estimate.value == 0
    assert 0.1 < measure.estimate.high < 0.13  # Three out of n.
    assert set(raw_of(measure).values()) == {0.0}
    assert measure.why.startswith("on average the result is 0 % (0 to 12 %) open and settled after 0 %")
    assert tension([cast("Study", SimpleNamespace(sides=2, moments=0, outcome="win", side=0))]).estimate.value == 0


def test_coin_at_the_very_end_gets_three_quarters() -> None:
    rng = Random(5)
    coins = [
        game(*(thrown((0.5, 0.5), 20, rng) for _ in range(8)), side=rng.randrange(2), seed=seed) for seed in range(400)
    ]
    measure = tension(coins)
    raw = raw_of(measure)
    assert raw["openness"] == pytest.approx(1.0, abs=0.01)
    assert raw["late"] > 0.85  # Now and then noise looks like a favourite.
    assert raw["drama"] < 0.02
    assert raw["lead_changes"] < 0.2
    assert raw["comebacks"] < 0.05
    assert measure.estimate.value == pytest.approx(0.75, abs=0.04)


def test_walk_in_small_steps_has_full_drama() -> None:
    """Chances that start even and move by a twentieth.

    The winner's had fallen to j / 20 with the probability j / (20 - j), which makes a drama of 0.1 Σ j / (20 - j) for j
    from 1 to 9. In smaller steps that becomes the integral that is called full.
    """
    truth = sum(fell / (20 - fell) for fell in range(1, 10)) / 10
    assert truth == pytest.approx(FULL_DRAMA, abs=0.05)
    rng = Random(6)
    games = []
    for seed in range(150):
        chance, walk = 10, []
        while 0 < chance < 20:
            walk.append(chance)
            chance += rng.choice((-1, 1))
        points = [thrown((one / 20, 1 - one / 20), 80, rng) for one in walk]
        games.append(game(*points, side=0 if chance else 1, rollouts=80, seed=seed))
    drama = raw_of(tension(games))["drama"]
    assert drama == pytest.approx(truth, abs=0.05)


def test_tension_of_one_game_by_hand() -> None:
    # Halves of 20 to 0 are 10 to 0: side 1 is sure at first and side 0 wins.
    parts = parts_of(game((0, 20), (20, 0)))
    assert parts is not None
    assert (parts.openness, parts.late, parts.drama, parts.lead_changes, parts.comeback) == (0, 0.1, 1, 1, 1)
    assert parts.tension == pytest.approx(0.1 / 4 + 1 / FULL_DRAMA / 4)


def test_loser_is_who_is_in_question() -> None:
    # Of 20 rollouts side 2 wins 5 at first: it loses 15. At last it is sure to win and side 0 loses.
    read = read_curve(game((18, 17, 5), (0, 20, 20), side=0, outcome="loss"))
    assert [point.results for point in read.points] == [(2, 3, 15, 0), (20, 0, 0, 0)]
    assert read.end == 0
    assert settled_at(read) == 0.1
    assert "who lost had looked safer" in tension([game((18, 17, 5), (0, 20, 20), outcome="loss")] * 2).why


def test_of_two_the_one_who_does_not_lose_wins() -> None:
    assert read_curve(game((15, 5), side=1, outcome="loss")).end == 0
    assert read_curve(game((15, 5), side=1, outcome="loss")).points[0].results == (15, 5, 0)


def test_game_that_nobody_ever_wins_has_no_tension() -> None:
    measure = tension([game((0, 0), (0, 0), side=None, outcome="timeout")] * 10)
    assert measure.estimate.value == 0
    assert "who won" not in measure.why


def test_games_that_were_not_followed_say_nothing() -> None:
    assert not tension([]).estimate.is_known
    assert not tension([game()] * 5).estimate.is_known
    assert not tension([game((1, 0), rollouts=1)]).estimate.is_known
    assert tension([game(), game((20, 0)), game((20, 0))]).estimate.value == 0


def test_same_games_have_the_same_tension() -> None:
    games = [game((12, 8), (5, 15), (14, 6), seed=seed) for seed in range(5)]
    assert tension(games) == tension(games)
    assert len({parts_of(one) for one in games}) > 1  # The halves differ by the seed.
