"""The comparison of searches: the same budget for all, and differences taken seed by seed."""

from benchmarks.evolution import SEARCHES, Found, config_of, table
from darwindeck.evolution.config import SearchName


def found(search: SearchName, seed: int, quality: float) -> Found:
    return Found(search, seed, quality, cells=10, good=5, best=0.6)


def test_all_searches_have_the_same_budget() -> None:
    plain = [config_of(search, 1, is_quick=False).to_plain() for search in SEARCHES]
    assert all({**one, "search": ""} == {**plain[0], "search": ""} for one in plain)


def test_searches_are_compared_with_random_search_from_the_same_seed() -> None:
    noise = {1: 10.0, 2: 20.0}  # Good seeds help all searches alike, and tell nothing about them.
    gains: dict[SearchName, float] = {"map-elites": 2.0, "genetic": 1.0, "random": 0.0}
    runs = [found(search, seed, noise[seed] + gains[search]) for seed in noise for search in SEARCHES]
    best, second, baseline = table(runs, config_of("random", 0, is_quick=False)).splitlines()[-3:]
    assert best.startswith("| map-elites | 17.0 (")
    assert "| +2.0 (+2.0 to +2.0) |" in best
    assert "| +1.0 (+1.0 to +1.0) |" in second
    assert baseline.count("|  |") == 4
