from itertools import count

import pytest

from benchmarks.timing import Effort, Race, race, timed


def test_the_ratio_is_taken_within_each_round() -> None:
    first, second = iter([1.0, 10.0, 2.0]), iter([3.0, 20.0, 8.0])
    found = race(lambda _: next(first), lambda _: next(second), Effort(rounds=3, seconds=0.0))
    assert found == Race(first=2.0, second=8.0, ratio=3.0)


def test_something_is_played_until_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=0.25)
    monkeypatch.setattr("time.process_time", lambda: next(clock))
    assert timed(lambda: 10)(1.0) == 1e9 / 40
