import pytest

from darwindeck.intervals import wilson_interval


@pytest.mark.parametrize(
    ("count", "total", "expected"),
    [
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (5, 10, (0.2366, 0.7634)),
        (81, 263, (0.2553, 0.3662)),  # Newcombe (1998), table I
        (15, 148, (0.0624, 0.1605)),
        (0, 20, (0.0, 0.1611)),
        (1, 29, (0.0061, 0.1718)),
        (0, 0, (0.0, 1.0)),
    ],
)
def test_wilson_interval_is_as_published(count: int, total: int, expected: tuple[float, float]) -> None:
    assert wilson_interval(count, total) == pytest.approx(expected, abs=0.00005)
