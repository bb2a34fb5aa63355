"""Whether selection is worth anything, on a small problem with a known answer and an equal budget for all."""

from collections.abc import Callable
from functools import cache

import pytest

from darwindeck.evaluation import Estimate
from darwindeck.evolution.config import SearchName
from darwindeck.evolution.search import ArchivingSearch
from tests.support.breeding import go_on, small_search, start

SEEDS = range(5)


@cache
def finished(name: SearchName, seed: int) -> ArchivingSearch:
    search = small_search(name)
    start(search)
    go_on(search, seed, range(15))
    return search


def best(search: ArchivingSearch) -> float:
    return search.kept()[0].score.value


def quality(search: ArchivingSearch) -> float:
    return sum(elite.score.low for elite in search.kept())


@pytest.mark.parametrize("name", ["map-elites", "genetic", "hill-climbing"])
@pytest.mark.parametrize("worth", [best, quality])
def test_search_with_selection_beats_one_without(name: SearchName, worth: Callable[[ArchivingSearch], float]) -> None:
    gains = [worth(finished(name, seed)) - worth(finished("random", seed)) for seed in SEEDS]
    assert Estimate.of_numbers(gains, (-100, 100)).low > 0.05


def test_map_elites_fills_more_of_the_map() -> None:
    gains = [len(finished("map-elites", seed).archive) - len(finished("genetic", seed).archive) for seed in SEEDS]
    assert Estimate.of_numbers(gains, (-100, 100)).low > 1
