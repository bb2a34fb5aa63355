from dataclasses import replace
from random import Random

from darwindeck.evolution.candidate import Judged, Origin
from darwindeck.evolution.search import HillClimbing
from tests.support.breeding import small_breeder
from tests.support.candidates import candidate, judged


def child(number: int, low: float, parent: int) -> Judged:
    one = judged(number, low, ("somewhere", str(number)))
    origin = Origin("cards", "deals 3", (candidate(parent).key,))
    return replace(one, candidate=replace(one.candidate, origin=origin))


def climbing() -> HillClimbing:
    """Two climbers, 100 and 200, which are worth 0.4 and 0.5."""
    search = HillClimbing([candidate(100).genome, candidate(200).genome], small_breeder())
    search.tell([judged(100, 0.4, ("a",)), judged(200, 0.5, ("b",))])
    return search


def climbers(search: HillClimbing) -> list[int]:
    return [one["candidate"]["genome"]["max_turns"] for one in search.to_plain()["climbers"]]


def test_every_game_at_the_start_has_a_climber() -> None:
    assert climbers(climbing()) == [100, 200]


def test_best_child_replaces_its_parent_if_it_is_better() -> None:
    search = climbing()
    search.tell([child(101, 0.45, 100), child(102, 0.6, 100), child(201, 0.4, 200)])
    assert climbers(search) == [102, 200]


def test_child_of_a_game_that_climbs_no_more_changes_nothing() -> None:
    search = climbing()
    search.tell([child(101, 0.6, 100)])
    search.tell([child(103, 0.9, 100)])
    assert climbers(search) == [101, 200]


def test_climber_that_turns_out_to_be_worse_can_be_passed_by_its_child() -> None:
    search = climbing()
    search.tell([judged(100, 0.1, ("a",), looks=2), child(101, 0.2, 100)])
    assert climbers(search) == [101, 200]


def test_climber_that_is_no_good_after_all_is_given_up() -> None:
    search = climbing()
    search.tell([judged(200, 0.0, None, looks=2)])
    assert climbers(search) == [100]


def test_only_climbers_have_children() -> None:
    search = climbing()
    search.tell([child(101, 0.6, 100), child(201, 0.1, 200)])
    parents = {parent for one in search.ask(20, Random(1)) for parent in one.origin.parents}
    assert parents == {candidate(101).key, candidate(200).key}
