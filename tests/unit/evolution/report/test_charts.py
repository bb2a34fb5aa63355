import re
from dataclasses import replace
from itertools import pairwise

from darwindeck.evolution.report._charts import _HEIGHT, _LABEL_GAP, _apart, charts
from tests.support.run_records import run_record


def lines(page: str) -> list[list[tuple[float, float]]]:
    drawn = re.findall(r'<polyline points="([^"]*)"', page)
    return [[(float(x), float(y)) for x, y in (place.split(",") for place in one.split())] for one in drawn]


def test_each_line_has_a_point_for_each_generation() -> None:
    record = run_record()
    best, mean, bar, cells = lines(charts(record))
    assert {len(best), len(mean), len(bar), len(cells)} == {len(record.generations)}


def test_better_games_lie_higher() -> None:
    best, mean, bar, _ = lines(charts(run_record()))
    assert [y for _, y in best] == sorted((y for _, y in best), reverse=True)
    assert all(above[1] < below[1] for above, below in zip(best, mean, strict=True))
    assert len({y for _, y in bar}) == 1


def test_description_says_what_the_lines_show() -> None:
    page = charts(run_record())
    assert "The best kept game goes from 0.50 to 0.65" in page
    assert "The bar, the median known game, is at 0.43." in page
    assert "14 cells of the map hold a game after generation 0, 44 at the end." in page


def test_charts_begin_with_the_first_game_that_is_kept() -> None:
    record = run_record()
    empty = replace(record.generations[0], best=0.0, mean=0.0, filled=0, quality=0.0)
    page = charts(replace(record, generations=(empty, *record.generations[1:])))
    assert {len(line) for line in lines(page)} == {12}
    assert "The best kept game goes from 0.54 to 0.65, the mean of all kept games from 0.31 to" in page
    assert "16 cells of the map hold a game after generation 1, 44 at the end." in page
    assert re.findall(r'<th scope="row">(\d+)</th>', page) == [str(number) for number in range(13)]


def test_run_that_kept_nothing_has_a_table_and_no_charts() -> None:
    record = run_record()
    empty = replace(record.generations[0], best=0.0, mean=0.0, filled=0, quality=0.0)
    page = charts(replace(record, generations=(empty,)))
    assert lines(page) == []
    assert "No game was kept." in page
    assert re.findall(r'<th scope="row">(\d+)</th>', page) == ["0"]


def test_every_generation_is_in_the_table() -> None:
    page = charts(run_record())
    assert re.findall(r'<th scope="row">(\d+)</th>', page) == [str(number) for number in range(13)]


def test_one_generation_is_a_point() -> None:
    record = run_record()
    page = charts(replace(record, generations=record.generations[:1]))
    assert {len(line) for line in lines(page)} == {1}
    assert "nan" not in page


def test_long_run_has_few_marks_on_its_axis() -> None:
    record = run_record()
    many = tuple(replace(record.generations[0], number=number) for number in range(1001))
    marks = re.findall(r">(\d+)</text>", charts(replace(record, generations=many)))
    assert {"200", "1000"} <= set(marks)
    assert len(marks) < 20


def test_labels_do_not_cover_each_other_and_stay_inside() -> None:
    for places in ([10.0, 11.0, 12.0], [180.0, 190.0, 195.0], [50.0, 120.0, 121.0], [196.0]):
        moved = _apart(places)
        assert all(below - above >= _LABEL_GAP - 1e-9 for above, below in pairwise(moved))
        assert all(0 < place < _HEIGHT for place in moved)
