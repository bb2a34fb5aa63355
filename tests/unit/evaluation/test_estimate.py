"""Numbers with their intervals, against cases computed by hand."""

import random
from math import inf, nan, sqrt

import pytest

from darwindeck.evaluation import MEASURES, Estimate, Measure
from darwindeck.evaluation._estimate import POSITIVE, t_quantile, weighted_sum
from darwindeck.evaluation._measure import amount, percent
from darwindeck.intervals import wilson_interval


def close(estimate: Estimate, value: float, low: float, high: float) -> bool:
    return (estimate.value, estimate.low, estimate.high) == pytest.approx((value, low, high), abs=1e-3)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (6, 2.447), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=1.1e-3)


def test_share_has_wilson_interval() -> None:
    assert close(Estimate.of_share(50, 100), 0.5, *wilson_interval(50, 100))
    assert close(Estimate.of_share(0, 10), 0.0, 0.0, 0.278)
    assert close(Estimate.of_share(10, 10), 1.0, 0.722, 1.0)


def test_mean_has_student_interval() -> None:
    # 1, 2, 3: mean 2, variance 1, error 1 / sqrt 3, times 4.303.
    reach = 4.30265 / sqrt(3)
    assert close(Estimate.of_numbers([1, 2, 3], (-inf, inf)), 2, 2 - reach, 2 + reach)
    assert close(Estimate.of_numbers([1, 2, 3], POSITIVE), 2, 0, 2 + reach)


def test_mean_from_sums_is_the_mean_of_the_numbers() -> None:
    numbers = [0.1, 0.4, 0.35, 0.9, 0.0]
    sums = Estimate.of_sums(5, sum(numbers), sum(number**2 for number in numbers))
    one = Estimate.of_numbers(numbers)
    assert close(sums, one.value, one.low, one.high)


def test_equal_numbers_still_leave_doubt_within_bounds() -> None:
    # One more number at the other end, and two of its errors: (1 + 1.96) / (n + 1), near three out of n.
    assert close(Estimate.of_numbers([0.0] * 99), 0.0, 0.0, 0.0296)
    assert close(Estimate.of_numbers([0.5] * 9), 0.5, 0.352, 0.648)
    assert Estimate.of_numbers([26.0] * 5, POSITIVE).high == 26.0


def test_one_number_says_nothing_about_its_spread() -> None:
    assert Estimate.of_numbers([0.3]) == Estimate(0.3, 0, 1)


def test_ratio_by_games() -> None:
    # 1 of 2 and 3 of 4: 4 / 6. Residuals 1 - 4/3 and 3 - 8/3: squares 1/9 each. sqrt(2/9 * 2) / 6 = 1/9.
    assert close(Estimate.of_ratio([(1, 2), (3, 4)], (-inf, inf)), 2 / 3, 2 / 3 - 12.7062 / 9, 2 / 3 + 12.7062 / 9)


def test_ratio_with_equal_denominators_is_the_mean() -> None:
    numbers = [0.2, 0.4, 0.9]
    mean = Estimate.of_numbers(numbers)
    assert close(Estimate.of_ratio([(2 * one, 2) for one in numbers], (0, 1)), mean.value, mean.low, mean.high)


def test_jackknife_of_a_mean_is_the_mean() -> None:
    numbers = [1.0, 2.0, 4.0, 9.0]
    without = [(16 - one) / 3 for one in numbers]
    mean = Estimate.of_numbers(numbers, (-inf, inf))
    assert close(Estimate.of_jackknife(4.0, without, (-inf, inf)), mean.value, mean.low, mean.high)


@pytest.mark.parametrize(
    "nothing",
    [
        Estimate.of_share(0, 0),
        Estimate.of_numbers([]),
        Estimate.of_sums(0, 0, 0),
        Estimate.of_ratio([], (0, 1)),
        Estimate.of_ratio([(0, 0)], (0, 1)),
        Estimate.of_jackknife(0.1, []),
    ],
)
def test_without_data_everything_is_possible(nothing: Estimate) -> None:
    assert nothing == Estimate(0.5, 0, 1, is_known=False)


def test_without_data_and_without_end_the_value_is_still_a_number() -> None:
    assert Estimate.unknown(POSITIVE) == Estimate(0, 0, inf, is_known=False)


def test_difference_of_two_shares() -> None:
    # Newcombe's method 10 for 56 of 70 and 48 of 80: 0.2, from 0.0524 to 0.3339 (Newcombe 1998, table II, case a).
    assert close(Estimate.of_share(56, 70).minus(Estimate.of_share(48, 80)), 0.2, 0.0524, 0.3339)


def test_weighted_sum_adds_squares() -> None:
    total = weighted_sum([(2, Estimate(0.5, 0.35, 0.6)), (1, Estimate(0.2, 0.0, 0.2))])
    assert close(total, 1.2, 1.2 - sqrt(0.3**2 + 0.2**2), 1.2 + 0.2)


def test_what_rests_on_nothing_is_not_known() -> None:
    assert not weighted_sum([(1, Estimate.exact(1)), (1, Estimate.unknown())]).is_known
    assert not Estimate.unknown().through(lambda number: 1 - number).is_known


def test_falling_function_turns_the_interval_round() -> None:
    assert close(Estimate(0.2, 0.1, 0.4).through(lambda number: 1 - number), 0.8, 0.6, 0.9)


def test_peak_inside_the_interval_is_its_upper_end() -> None:
    def roof(number: float) -> float:
        return 1 - abs(number - 5) / 5

    assert close(Estimate(4, 2, 7).through_peak(roof, (5, 5)), 0.8, 0.4, 1.0)
    assert close(Estimate(3, 2, 4).through_peak(roof, (5, 5)), 0.6, 0.4, 0.8)


def test_not_a_number_is_refused() -> None:
    for value, low, high in ((nan, 0, 1), (0.5, nan, 1), (2, 0, 1), (inf, 0, inf)):
        with pytest.raises(ValueError, match="no estimate"):
            Estimate(value, low, high)


def test_twice_the_sample_halves_the_square_of_the_width() -> None:
    rng = random.Random(1)
    numbers = [rng.random() for _ in range(8000)]
    widths = [Estimate.of_numbers(numbers[:size]).width for size in (4000, 8000)]
    assert (widths[0] / widths[1]) ** 2 == pytest.approx(2, rel=0.05)


def test_intervals_hold_the_truth_nineteen_times_out_of_twenty() -> None:
    rng = random.Random(2)
    held = sum(
        not Estimate.of_numbers([rng.gauss(3, 2) for _ in range(6)], (-inf, inf)).excludes(3) for _ in range(2000)
    )
    assert 0.935 < held / 2000 < 0.965


def test_little_luck_is_a_high_quality() -> None:
    assert MEASURES["luck"].wanted == "low"
    assert close(Measure("luck", Estimate(0.2, 0.1, 0.4), "").quality, 0.8, 0.6, 0.9)
    assert close(Measure("skill", Estimate(0.2, 0.1, 0.4), "").quality, 0.2, 0.1, 0.4)


def test_measures_stay_between_0_and_1_and_have_known_names() -> None:
    with pytest.raises(ValueError, match="expected 0 to 1"):
        Measure("skill", Estimate(0.5, -0.1, 1), "")
    with pytest.raises(ValueError, match="no measure skil"):
        Measure("skil", Estimate.unknown(), "")


def test_numbers_in_words() -> None:
    assert percent(Estimate(0.5, 0.404, 0.596)) == "50 % (40 to 60 %)"
    assert percent(Estimate.exact(0.5)) == "50 %"
    assert amount(Estimate(12.34, 11, 13.5), "minutes") == "12.3 minutes (11.0 to 13.5)"


def test_equal_numbers_beyond_their_bounds_are_moved_inside() -> None:
    """An unbiased estimator may be beyond them."""
    assert Estimate.of_numbers([1.05] * 3).value == 1.0
    assert Estimate.of_numbers([-0.05] * 3).value == 0.0
