import json

from darwindeck.evaluation import Estimate
from darwindeck.evolution.archive import Archive, Outcome
from darwindeck.evolution.candidate import Judged
from tests.support.candidates import candidate, judged

HERE, THERE = ("here",), ("there",)


def filled(*games: Judged) -> Archive:
    archive = Archive()
    for game in games:
        archive.add(game)
    return archive


def test_first_game_of_a_cell_is_its_elite() -> None:
    archive = Archive()
    assert archive.add(judged(20, 0.4, HERE)) is Outcome.NEW_CELL
    assert archive[HERE].key == candidate(20).key
    assert THERE not in archive


def test_better_game_takes_the_cell_and_a_level_one_does_not() -> None:
    archive = filled(judged(20, 0.4))
    assert archive.add(judged(21, 0.4)) is Outcome.NOT_BETTER
    assert archive.add(judged(22, 0.3)) is Outcome.NOT_BETTER
    assert archive.add(judged(23, 0.5)) is Outcome.BETTER
    assert [elite.key for elite in archive] == [candidate(23).key]


def test_lower_end_of_the_score_counts_and_not_its_value() -> None:
    sure = Judged(candidate(20), Estimate(0.5, 0.45, 0.55), HERE, is_close=True)
    lucky = Judged(candidate(21), Estimate(0.8, 0.3, 1.0), HERE, is_close=True)
    assert filled(sure).add(lucky) is Outcome.NOT_BETTER
    assert filled(lucky).add(sure) is Outcome.BETTER


def test_games_that_were_only_screened_or_rejected_are_not_kept() -> None:
    archive = Archive()
    assert archive.add(judged(20, 0.9, HERE, is_close=False)) is Outcome.NOT_BETTER
    assert archive.add(judged(21, 0.0, None)) is Outcome.NOT_BETTER
    assert len(archive) == 0


def test_elite_that_is_measured_again_takes_its_own_place_even_when_lower() -> None:
    archive = filled(judged(20, 0.6))
    assert archive.add(judged(20, 0.4, looks=2)) is Outcome.UPDATED
    assert (archive[("somewhere",)].score.low, archive[("somewhere",)].looks) == (0.4, 2)
    assert archive.add(judged(21, 0.5)) is Outcome.BETTER


def test_second_best_takes_over_when_the_elite_falls_behind() -> None:
    archive = filled(judged(20, 0.6), judged(21, 0.5), judged(22, 0.4))
    archive.add(judged(20, 0.3, looks=2))
    assert archive[("somewhere",)].key == candidate(21).key
    archive.add(judged(21, 0.2, looks=2))
    assert archive[("somewhere",)].key == candidate(20).key


def test_elite_that_moves_leaves_its_cell_to_the_second_best() -> None:
    archive = filled(judged(20, 0.6, HERE), judged(21, 0.5, HERE))
    assert archive.add(judged(20, 0.6, THERE, looks=2)) is Outcome.UPDATED
    assert (archive[HERE].key, archive[THERE].key) == (candidate(21).key, candidate(20).key)


def test_elite_that_turns_out_to_be_no_good_leaves() -> None:
    archive = filled(judged(20, 0.6, HERE))
    assert archive.add(judged(20, 0.0, None, looks=2)) is Outcome.UPDATED
    assert len(archive) == 0
    assert HERE not in archive


def test_cells_and_quality_are_added_up_over_elites_alone() -> None:
    archive = filled(judged(20, 0.5, HERE), judged(21, 0.25, HERE), judged(22, 0.75, THERE))
    assert (len(archive), archive.quality) == (2, 1.25)
    assert archive.best is not None
    assert archive.best.key == candidate(22).key
    assert [elite.score.low for elite in archive.ranked()] == [0.75, 0.5]


def test_empty_archive_has_nothing_to_show() -> None:
    archive = Archive()
    assert (len(archive), archive.quality, archive.best, archive.ranked()) == (0, 0, None, [])


def test_archive_survives_json_with_those_who_came_second() -> None:
    archive = filled(judged(20, 0.6, HERE), judged(21, 0.5, HERE), judged(22, 0.7, THERE))
    again = Archive.from_plain(json.loads(json.dumps(archive.to_plain())))
    assert list(again) == list(archive)
    again.add(judged(20, 0.0, None))
    assert again[HERE].key == candidate(21).key
