import pytest

from darwindeck.evolution import _pace
from darwindeck.evolution._pace import Pace
from tests.support.runs import small_run

# Four games to start from; three generations with 5 screened, 3 contests and 1 doubt; 3 games: 4 confirmed or so.
WHOLE = (4 + 3 * 5) * 0.25 + (4 + 3 * 4) * 1.2 + 4 * 9.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(_pace, "perf_counter", lambda: now[0])
    return now


def test_share_is_the_work_done_of_all_that_is_planned(clock: list[float]) -> None:
    pace = Pace(small_run(), 0, {})
    pace.begin("screen", 4)
    assert (pace.share, pace.eta) == (0, None)
    clock[0] += 2.0
    pace.hear(0.25, True)
    assert pace.seconds == 2.0
    assert pace.share == pytest.approx(0.25 / WHOLE)
    assert pace.eta is None, "a quarter of a second says nothing of minutes"


def test_cost_of_a_level_is_learned(clock: list[float]) -> None:
    pace = Pace(small_run(), 0, {})
    pace.begin("screen", 4)
    for _ in range(3):
        pace.hear(1.25, True)  # With the guess, which counts three times, that makes 0.75 each.
    clock[0] += 1.0
    left = (1 + 3 * 5) * 0.75 + (4 + 3 * 4) * 1.2 + 4 * 9.0
    assert pace.eta == pytest.approx(left / 3.75)


def test_what_an_earlier_session_measured_is_done_and_says_nothing_of_the_pace_now(clock: list[float]) -> None:
    pace = Pace(small_run(), 3, {"screen": (14, 3.5), "contest": (12, 14.4)})
    pace.begin("screen", 5)
    pace.hear(0.25, False)
    clock[0] += 1.0
    assert pace.eta is None
    left = 4 * 0.25 + 4 * 1.2 + 4 * 9.0
    assert pace.share == pytest.approx(17.9 / (17.9 + left))


def test_share_never_falls(clock: list[float]) -> None:
    pace = Pace(small_run(generations=0), 0, {})
    shares = []
    for level, count in (("screen", 4), ("contest", 2), ("confirm", 3), ("confirm", 2)):
        pace.begin(level, count)  # type: ignore[arg-type]
        for _ in range(count):
            clock[0] += 1
            pace.hear(7.0, True)
            shares.append(pace.share)
    assert shares == sorted(shares)
    assert shares[-1] == 1
