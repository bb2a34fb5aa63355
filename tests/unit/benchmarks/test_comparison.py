import pytest

from benchmarks.comparison import differences


@pytest.mark.parametrize("counted", [97.5, 100.0, 102.9])
def test_a_count_near_the_recorded_one_is_well(counted: float) -> None:
    assert differences({"war": 100.0}, {"war": counted}) == []


def test_more_instructions_are_named_with_how_many() -> None:
    assert differences({"war": 100.0}, {"war": 104.0}) == ["war: 104.0, 4.0% more than the 100.0 on record"]


def test_a_gain_must_be_recorded_lest_it_be_lost_again() -> None:
    assert differences({"war": 100.0}, {"war": 50.0}) == ["war: 50.0, 50.0% fewer than the 100.0 on record"]


def test_workloads_come_and_go() -> None:
    assert differences({"war": 100.0}, {"hearts": 5.0}) == [
        "hearts: 5.0, not on record yet",
        "war: is on record, but there is no such workload any more",
    ]
