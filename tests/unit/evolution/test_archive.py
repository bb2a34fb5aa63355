import json

from darwindeck.evaluation import Estimate
from darwindeck.evolution.archive import Archive
from darwindeck.evolution.candidate import Judged
from tests.support.candidates import candidate, judged

HERE, THERE = ("here",), ("there",)


def filled(*games: Judged) -> Archive:
    archive = Archive()
    for game in games:
        archive.add(game)
    return archive


def test_first_game_of_a_cell_is_its_elite() -> None:
    archive = filled(judged(20, 0.4, HERE))
    assert archive[HERE].key == candidate(20).key
    assert THERE not in archive


def test_better_game_takes_the_cell_and_a_level_one_does_not() -> None:
    archive = filled(judged(20, 0.4), judged(21, 0.4), judged(22, 0.3))
    assert [elite.key for elite in archive] == [candidate(20).key]
    archive.add(judged(23, 0.5))
    assert [elite.key for elite in archive] == [candidate(23).key]


def test_lower_end_of_the_score_counts_and_not_its_value() -> None:
    sure = Judged(candidate(20), Estimate(0.5, 0.45, 0.55), HERE, is_close=True)
    lucky = Judged(candidate(21), Estimate(0.8, 0.3, 1.0), HERE, is_close=True)
    assert filled(sure, lucky)[HERE] == filled(lucky, sure)[HERE] == sure


def test_games_that_were_only_screened_or_rejected_are_not_kept() -> None:
    assert len(filled(judged(20, 0.9, HERE, is_close=False), judged(21, 0.0, None))) == 0


def test_archive_of_screened_games_has_no_other_ones() -> None:
    archive = Archive(is_close=False)
    screened = judged(20, 0.4, HERE, is_close=False)
    for game in (screened, judged(21, 0.9, HERE)):
        archive.add(game)
    assert list(archive) == [screened]
    archive.add(judged(20, 0.5, HERE))
    assert len(archive) == 0, "it was measured closely, and is no longer here"


def test_elite_that_is_measured_again_takes_its_own_place_even_when_lower() -> None:
    archive = filled(judged(20, 0.6))
    archive.add(judged(20, 0.4, looks=2))
    assert (archive[("somewhere",)].score.low, archive[("somewhere",)].looks) == (0.4, 2)
    archive.add(judged(21, 0.5))
    assert archive[("somewhere",)].key == candidate(21).key


def test_second_best_takes_over_when_the_elite_falls_behind() -> None:
    archive = filled(judged(20, 0.6), judged(21, 0.5), judged(22, 0.4))
    archive.add(judged(20, 0.3, looks=2))
    assert archive[("somewhere",)].key == candidate(21).key
    archive.add(judged(21, 0.2, looks=2))
    assert archive[("somewhere",)].key == candidate(20).key


def test_elite_that_moves_leaves_its_cell_to_the_second_best() -> None:
    archive = filled(judged(20, 0.6, HERE), judged(21, 0.5, HERE))
    archive.add(judged(20, 0.6, THERE, looks=2))
    assert (archive[HERE].key, archive[THERE].key) == (candidate(21).key, candidate(20).key)


def test_elite_that_turns_out_to_be_no_good_leaves() -> None:
    archive = filled(judged(20, 0.6, HERE))
    archive.add(judged(20, 0.0, None, looks=2))
    assert len(archive) == 0
    assert HERE not in archive


def test_elites_alone_are_counted_and_ranked() -> None:
    archive = filled(judged(20, 0.5, HERE), judged(21, 0.25, HERE), judged(22, 0.75, THERE))
    assert len(archive) == 2
    assert [elite.score.low for elite in archive.ranked()] == [0.75, 0.5]


def test_empty_archive_has_nothing_to_show() -> None:
    assert (len(Archive()), Archive().ranked()) == (0, [])


def test_archive_survives_json_with_those_who_came_second() -> None:
    archive = filled(judged(20, 0.6, HERE), judged(21, 0.5, HERE), judged(22, 0.7, THERE))
    again = Archive.from_plain(json.loads(json.dumps(archive.to_plain())))
    assert list(again) == list(archive)
    again.add(judged(20, 0.0, None))
    assert again[HERE].key == candidate(21).key
