"""Comparing two games: differences by hand, and marks that chance seldom earns."""

from random import Random

import pytest

from darwindeck.evaluation import STYLES, Estimate, Rejection, Style, compare
from darwindeck.evaluation._comparison import surely_different, widened
from tests.support.evaluations import GOOD, evaluation

SKILL_ALONE = Style("skill alone", {"skill": 1})


def test_interval_for_several_comparisons_is_that_of_bonferroni() -> None:
    """For two comparisons 97.5 % must hold: 2.2414 standard deviations instead of 1.9600."""
    found = widened(Estimate(0.5, 0.4, 0.7), 2)
    assert found.value == 0.5
    assert (found.low, found.high) == pytest.approx((0.5 - 0.11436, 0.5 + 0.22872), abs=1e-5)


def test_interval_for_one_comparison_stays_as_it_is() -> None:
    assert widened(Estimate(0.5, 0.4, 0.7), 1) == Estimate(0.5, 0.4, 0.7)


def test_exact_and_unknown_numbers_stay_so_when_widened() -> None:
    assert widened(Estimate.exact(0.3), 15) == Estimate.exact(0.3)
    assert not widened(Estimate.unknown(), 15).is_known
    assert widened(Estimate(0.0, float("-inf"), float("inf")), 15).width == float("inf")


def test_difference_is_what_the_other_game_has_more_with_both_doubts() -> None:
    one, other = evaluation({"skill": (0.3, 0.27, 0.33)}), evaluation({"skill": (0.6, 0.56, 0.64)}, game="other")
    found = compare(one, other, SKILL_ALONE).measures["skill"]
    assert (found.one.value, found.other.value) == (0.3, 0.6)
    assert (found.by.value, found.by.low, found.by.high) == pytest.approx((0.3, 0.25, 0.35))  # 3, 4, 5
    assert found.is_sure


def test_difference_that_may_be_chance_is_not_sure() -> None:
    one, other = evaluation({"skill": (0.3, 0.2, 0.4)}), evaluation({"skill": (0.4, 0.3, 0.5)}, game="other")
    comparison = compare(one, other, SKILL_ALONE)
    assert not comparison.measures["skill"].is_sure
    assert comparison.higher is None


def test_clearest_differences_are_found_one_after_the_other() -> None:
    """Alone, 2.1, 2.3 and 3.0 standard deviations are all beyond 1.96; of three they need 2.39, 2.24 and 1.96."""

    def by(deviations: float) -> Estimate:
        reach = 1.959963984540054 / deviations
        return Estimate(1.0, 1 - reach, 1 + reach)

    assert surely_different({"a": by(2.1), "b": by(3.0), "c": by(2.3)}) == {"a", "b", "c"}
    assert surely_different({"a": by(2.1), "b": by(3.0), "c": by(2.2)}) == {"b"}  # 2.2 is below 2.24: nor is 2.1 sure
    assert surely_different({"a": by(2.1), "b": by(2.3), "c": by(2.2)}) == set()
    assert surely_different({"a": by(2.1)}) == {"a"}


def test_difference_below_zero_counts_as_one_above() -> None:
    assert surely_different({"a": Estimate(-0.5, -0.6, -0.4), "b": Estimate(-0.1, -0.3, 0.1)}) == {"a"}


def test_what_is_exact_is_sure_unless_it_is_the_same_and_makes_no_other_less_sure() -> None:
    exact = {f"rule {number}": Estimate.exact(0.1) for number in range(50)}
    near = Estimate(0.10, 0.01, 0.19)
    assert surely_different({**exact, "same": Estimate.exact(0.0), "near": near}) == {*exact, "near"}


def test_what_is_not_known_is_never_sure_and_makes_no_other_less_sure() -> None:
    near = Estimate(0.10, 0.01, 0.19)
    unknown = {f"number {number}": Estimate(0.5, 0.4, 0.6, is_known=False) for number in range(50)}
    assert surely_different({**unknown, "near": near}) == {"near"}


def test_equal_games_seldom_have_a_difference_that_is_called_sure() -> None:
    """Fifteen normal differences of 0: one of them is called sure in 5 % of comparisons, and not in 54 %."""
    rng = Random(1)
    comparisons = 2000
    marked = alone = 0
    for _ in range(comparisons):
        values = [rng.gauss(0, 1) for _ in range(15)]
        differences = {str(place): Estimate(value, value - 1.96, value + 1.96) for place, value in enumerate(values)}
        marked += bool(surely_different(differences))
        alone += any(difference.excludes(0) for difference in differences.values())
    assert alone / comparisons == pytest.approx(0.54, abs=0.04)
    assert marked / comparisons == pytest.approx(0.05, abs=0.02)


def test_a_game_and_itself_do_not_differ() -> None:
    comparison = compare(evaluation(GOOD), evaluation(GOOD), STYLES["balanced"])
    assert comparison.is_of_same_games
    assert comparison.higher is None
    assert not any(difference.is_sure or difference.by.value for difference in comparison.measures.values())


def test_a_game_from_another_seed_is_other_games() -> None:
    assert not compare(evaluation(GOOD), evaluation(GOOD, seed=1), STYLES["balanced"]).is_of_same_games


def test_only_what_was_measured_of_both_is_compared() -> None:
    one = evaluation({"skill": 0.5, "ends": (0.9, 0.8, 1.0)})
    other = evaluation({"skill": 0.5, "tension": 0.5}, game="other")
    comparison = compare(one, other, STYLES["balanced"])
    assert list(comparison.measures) == ["skill"]
    assert comparison.compared == 0


def test_measures_are_counted_that_are_in_doubt() -> None:
    comparison = compare(evaluation(GOOD), evaluation(GOOD, game="other"), STYLES["balanced"])
    assert len(comparison.measures) == 15
    assert comparison.compared == 10  # Four are exact in both games, and one is not known.


def test_higher_score_is_that_of_the_style() -> None:
    deep = evaluation({"skill": (0.8, 0.7, 0.9), "length": (0.2, 0.1, 0.3)}, game="deep")
    short = evaluation({"skill": (0.2, 0.1, 0.3), "length": (0.8, 0.7, 0.9)}, game="short")
    assert compare(deep, short, SKILL_ALONE).higher is deep
    assert compare(short, deep, SKILL_ALONE).higher is deep
    assert compare(deep, short, Style("short", {"length": 1})).higher is short


def test_rejected_game_is_below_any_other_and_not_below_its_like() -> None:
    good = evaluation(GOOD)
    bad = evaluation(GOOD, game="bad", rejection=Rejection("ends", "it never ends"))
    worse = evaluation({}, game="worse", rejection=Rejection("sound", "it is no game"))
    assert compare(good, bad, STYLES["balanced"]).higher is good
    assert compare(bad, worse, STYLES["balanced"]).higher is None
