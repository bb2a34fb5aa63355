"""What is true of every search, whatever it goes by."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from darwindeck.evaluation import Estimate
from darwindeck.evaluation.measures.novelty import structural_distance
from darwindeck.evolution.archive import Archive
from darwindeck.evolution.atlas import MOST_CHANGE
from darwindeck.evolution.candidate import Candidate, Judged, Origin
from darwindeck.evolution.config import RunConfig, SearchName
from darwindeck.evolution.constraints import Constraints
from darwindeck.evolution.search import ArchivingSearch, Search, create_search
from darwindeck.evolution.starting import starting_games
from darwindeck.genome.examples import create_gin_rummy_genome
from darwindeck.genome.serialization import content_hash
from darwindeck.genome.validator import GenomeValidator
from tests.support.breeding import START, go_on, judge, small_search, start

NAMES: tuple[SearchName, ...] = get_args(SearchName)

pytestmark = pytest.mark.parametrize("name", NAMES)


def started(name: SearchName) -> ArchivingSearch:
    search = small_search(name)
    start(search)
    return search


def test_search_is_made_by_its_name(name: SearchName) -> None:
    search: Search = create_search(RunConfig(start=START, search=name))
    assert search.name == name


def test_nobody_is_told_twice_about_the_same_rules(name: SearchName) -> None:
    search = started(name)
    asked = [key for generation in go_on(search, 1, range(6)) for key in generation]
    assert len(asked) == 6 * 12
    assert len(set(asked) | {content_hash(genome) for genome in START}) == 6 * 12 + len(START)


def test_same_seeds_ask_for_the_same_games(name: SearchName) -> None:
    assert go_on(started(name), 2, range(4)) == go_on(started(name), 2, range(4))
    assert go_on(started(name), 2, range(4)) != go_on(started(name), 3, range(4))


def test_search_that_is_broken_off_goes_on_as_if_it_had_not_been(name: SearchName) -> None:
    whole, first, second = started(name), started(name), small_search(name)
    go_on(whole, 4, range(3))
    go_on(first, 4, range(3))
    second.restore(json.loads(json.dumps(first.to_plain())))
    assert go_on(second, 4, range(3, 6)) == go_on(whole, 4, range(3, 6))
    assert second.to_plain() == whole.to_plain()
    assert second.kept() == whole.kept()


def test_memory_of_another_search_is_refused(name: SearchName) -> None:
    plain = started(name).to_plain()
    other = small_search(NAMES[NAMES.index(name) - 1])
    with pytest.raises(ValueError, match=f"the memory of the search {name}"):
        other.restore(plain)


def test_best_games_of_the_map_are_kept(name: SearchName) -> None:
    search, told = started(name), Archive()

    def noted(candidate: Candidate) -> Judged:
        told.add(verdict := judge(candidate))
        return verdict

    candidates = search.ask(12, Random(5))
    search.tell([noted(candidate) for candidate in candidates])
    kept = search.kept()
    assert {one.cell: one.score for one in kept} == {one.cell: one.score for one in told}
    assert [one.score.low for one in kept] == sorted((one.score.low for one in kept), reverse=True)


def test_games_at_the_start_take_no_place_from_new_ones(name: SearchName) -> None:
    search = started(name)
    assert search.kept() == []
    go_on(search, 6, range(2))
    assert search.kept()
    assert not {one.key for one in search.kept()} & set(map(content_hash, START))


@pytest.mark.parametrize(
    "spoilt",
    [lambda one: replace(one, is_close=False), lambda one: Judged(one.candidate, Estimate.exact(0.0), is_close=True)],
    ids=["only screened", "rejected"],
)
def test_only_good_games_that_were_measured_closely_are_kept(
    name: SearchName, spoilt: Callable[[Judged], Judged]
) -> None:
    search = started(name)
    before = {one.key for one in search.kept()}
    go_on(search, 6, range(3), verdict=lambda candidate: spoilt(judge(candidate)))
    assert {one.key for one in search.kept()} == before


def test_kept_game_that_is_measured_again_takes_its_own_place(name: SearchName) -> None:
    search = started(name)
    go_on(search, 6, range(1))
    best = search.kept()[0]
    search.tell([replace(best, score=Estimate(0.99, 0.98, 1.0), looks=2)])
    again = next(one for one in search.kept() if one.key == best.key)
    assert (again.score.low, again.looks) == (0.98, 2)
    search.tell([Judged(best.candidate, Estimate.exact(0.0), None, True, 3)])
    assert best.key not in {one.key for one in search.kept()}


def test_doubts_are_about_games_that_rest_on_the_fewest_measurements(name: SearchName) -> None:
    search = started(name)
    go_on(search, 7, range(5))
    looks = {one.key: one.looks for one in search.kept()}
    doubted = [looks[doubt.key] for doubt in search.doubts(3)]
    assert doubted == sorted(looks.values())[:3]
    assert len(search.doubts(1000)) == len(looks)


def test_bar_is_what_a_game_must_be_able_to_reach(name: SearchName) -> None:
    search = started(name)
    assert search.bar(("nowhere", "yet")) == 0
    go_on(search, 8, range(4))
    worst = min(one.score.low for one in search.kept())
    for one in search.kept():
        assert one.cell is not None
        assert 0 <= search.bar(one.cell) <= max(one.score.low, worst)


def test_search_starts_from_its_games_where_none_of_them_is_viable(name: SearchName) -> None:
    search = small_search(name)
    search.tell([Judged(Candidate(genome, Origin("known game", "")), Estimate.exact(0.0)) for genome in START])
    candidates = search.ask(8, Random(9))
    assert len(candidates) == 8
    assert {parent for one in candidates for parent in one.origin.parents} <= {content_hash(game) for game in START}


def test_operators_are_credited_once_for_every_child(name: SearchName) -> None:
    search = started(name)
    go_on(search, 10, range(3))
    before = search.credit.to_plain()
    search.tell([replace(one, looks=9) for one in search.kept()])
    assert search.credit.to_plain() == before
    assert set(before) == set() if name == "random" else {"cards", "wild"} <= set(before)


def test_children_of_all_operators_are_sound_and_such_as_they_are_wanted(name: SearchName) -> None:
    wishes = Constraints(players=3, without=("betting",))
    games = starting_games(["crazy_eights", "whist", "gin_rummy", "scopa"], wishes).games
    search = create_search(RunConfig(start=games, search=name, constraints=wishes))
    search.tell([judge(Candidate(genome, Origin("known game", genome.genome_id))) for genome in games])
    candidates = search.ask(10, Random(11))
    assert len({one.key for one in candidates}) == 10
    assert [one for one in candidates if GenomeValidator.validate(one.genome) or not wishes.allows(one.genome)] == []
    assert all(one.genome.generation == 1 and one.origin.words for one in candidates)


def test_search_near_a_game_stays_near_it(name: SearchName) -> None:
    gin = create_gin_rummy_genome()
    search = create_search(RunConfig(start=(gin,), search=name, near=gin))
    search.tell([judge(Candidate(gin, Origin("known game", "")))])
    candidates = search.ask(3, Random(12))
    assert len(candidates) == 3
    assert all(structural_distance(one.genome, gin) < MOST_CHANGE for one in candidates)


def test_game_that_was_only_screened_waits_until_it_is_measured_closely(name: SearchName) -> None:
    search = started(name)
    first, second = search.ask(2, Random(1))
    cell = ("somewhere",)
    good = Judged(first, Estimate(0.6, 0.5, 0.7), cell)
    better = Judged(second, Estimate(0.7, 0.6, 0.8), cell)
    search.tell([good, better])
    assert search.waiting() == [better]
    search.tell([replace(better, is_close=True)])
    assert search.waiting() == [good]
    search.tell([Judged(first, Estimate.exact(0.0), None, is_close=True, why="it never ends")])
    assert search.waiting() == []
