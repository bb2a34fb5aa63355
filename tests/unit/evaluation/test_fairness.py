"""Fairness, against cases computed by hand and against all that can happen."""

import random
from itertools import product
from math import comb, factorial, prod

import pytest

from darwindeck.evaluation import Estimate
from darwindeck.evaluation.measures.fairness import fairness, first_player_advantage, imbalance, unbiased_imbalance
from darwindeck.intervals import wilson_interval
from darwindeck.simulation import SimulationResult


def result_with(
    wins: tuple[int, ...], teams: tuple[int, ...] = (), losses: tuple[int, ...] = (), draws: int = 0
) -> list[SimulationResult]:
    games = sum(wins) + sum(teams) + sum(losses) + draws
    losses = losses or (0,) * len(teams or wins)
    return [SimulationResult(games, wins, teams, draws, 0, 0, 0, games, games, games, 1, 1, 1.0, losses)]


def expected_imbalance(chances: tuple[float, ...], games: int) -> float:
    """The mean of the estimator over every outcome of some games."""
    total = 0.0
    for wins in product(range(games + 1), repeat=len(chances)):
        if sum(wins) == games:
            ways = factorial(games) / prod(map(factorial, wins))
            likely = ways * prod(chance**won for chance, won in zip(chances, wins, strict=True))
            total += likely * unbiased_imbalance(wins)
    return total


def test_ten_games_by_hand() -> None:
    # 6 of 10: observed U² = (0.6 - 0.4)² = 0.04; (10 * 0.04 - 1) / 9 = -1/15.
    assert unbiased_imbalance((6, 4)) == pytest.approx(-1 / 15)
    assert fairness(result_with((6, 4))).estimate.value == 1.0
    # 8 of 10: observed U² = 0.36; (3.6 - 1) / 9 = 0.2889.
    assert fairness(result_with((8, 2))).estimate.value == pytest.approx(1 - 2.6 / 9)
    # 5, 1, 1, 1 of 8: 4/3 * (0.375² + 3 * 0.125²) = 0.25; (8 * 0.25 - 1) / 7 = 1/7.
    assert unbiased_imbalance((5, 1, 1, 1)) == pytest.approx(1 / 7)


@pytest.mark.parametrize(
    ("chances", "games"),
    [((0.5, 0.5), 10), ((0.6, 0.4), 10), ((0.9, 0.1), 5), ((0.25,) * 4, 5), ((0.7, 0.1, 0.1, 0.1), 5)],
)
def test_estimator_is_right_on_average(chances: tuple[float, ...], games: int) -> None:
    sides = len(chances)
    truth = sides / (sides - 1) * sum((chance - 1 / sides) ** 2 for chance in chances)
    assert expected_imbalance(chances, games) == pytest.approx(truth, abs=1e-12)


def test_fair_game_over_ten_games_does_not_look_unfair() -> None:
    """Over all outcomes: exactly fair on average, hardly unfair once held above 0, and almost never for sure."""
    likely = [comb(10, won) / 2**10 for won in range(11)]
    found = [fairness(result_with((won, 10 - won))).estimate for won in range(11)]
    assert sum(map(prod, zip(likely, (one.value for one in found), strict=True))) > 0.94
    assert sum(chance for chance, one in zip(likely, found, strict=True) if one.high < 1) < 0.05
    naive = sum(chance * abs(2 * won / 10 - 1) for won, chance in enumerate(likely))
    assert naive == pytest.approx(0.246, abs=1e-3)  # What the spread of the observed shares would say.


def test_game_that_the_first_player_always_wins_gets_0() -> None:
    for wins in ((10, 0), (200, 0, 0, 0)):
        measure = fairness(result_with(wins))
        assert measure.estimate.value == 0.0
        assert measure.raw[0].estimate.value == 1.0
        assert "the first player wins 100 %" in measure.why
    assert fairness(result_with((200, 0, 0, 0))).estimate.high < 0.2


@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("games", [2, 7, 33, 200])
def test_nothing_is_more_unfair_than_one_side_that_always_wins(sides: int, games: int) -> None:
    """Fractions such as 2/3 do not add up to exactly 1."""
    assert imbalance((0,) * (sides - 1) + (games,)).value == pytest.approx(1)


def test_game_that_one_player_always_loses_gets_0() -> None:
    measure = fairness(result_with((0, 0, 0), losses=(0, 0, 50)))
    assert measure.estimate.value == 0.0
    assert "the third player is furthest from it and loses 100 %" in measure.why


def test_teams_are_compared_as_teams() -> None:
    measure = fairness(result_with((0, 0, 0, 0), teams=(30, 30)))
    assert measure.estimate.value == 1.0
    assert measure.why.startswith("the first team wins 50 % (38 to 62 %) of 60 decided games, 50 % would be even")


def test_draws_say_nothing_about_fairness() -> None:
    assert fairness(result_with((6, 4), draws=90)).estimate == fairness(result_with((6, 4))).estimate


def test_between_two_sides_the_interval_is_wilsons() -> None:
    low, high = wilson_interval(70, 100)
    found = imbalance((70, 30))
    assert (found.low, found.high) == pytest.approx(((2 * low - 1) ** 2, (2 * high - 1) ** 2))


def test_without_games_nothing_is_known() -> None:
    for wins in ((0, 0), (1, 0)):
        assert not fairness(result_with(wins)).estimate.is_known
    assert fairness(result_with((7,))).estimate.value == 1.0


def test_game_for_one_favours_nobody() -> None:
    assert imbalance((7,)) == imbalance((0,)) == Estimate.exact(0.0)


def test_advantage_of_the_first_player_has_a_sign() -> None:
    assert first_player_advantage((60, 40)).value == pytest.approx(0.2)
    assert first_player_advantage((10, 30, 30, 30)).value == pytest.approx(-0.2)


@pytest.mark.parametrize("chances", [(0.25,) * 4, (0.4, 0.2, 0.2, 0.2), (0.8, 0.1, 0.05, 0.05), (0.55, 0.45)])
def test_interval_holds_the_truth(chances: tuple[float, ...]) -> None:
    sides = len(chances)
    truth = sides / (sides - 1) * sum((chance - 1 / sides) ** 2 for chance in chances)
    rng = random.Random(7)
    held = 0
    for _ in range(500):
        games = rng.choices(range(sides), chances, k=60)
        found = imbalance([games.count(side) for side in range(sides)])
        held += found.low - 1e-12 <= truth <= found.high + 1e-12
    assert held / 500 > 0.94
