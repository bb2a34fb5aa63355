import re
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.candidate import Origin
from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.report import render_report, write_report
from tests.support.run_records import AXES, FRESH, NEAR_AXES, run_record

EVIL = '<script>alert("x")</script>'


class Reader(HTMLParser):
    """Sees that every element is closed, and gathers ids, links and text."""

    _ALONE = ("meta", "link")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.names: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.names.append(tag)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if tag == "a" else []
        if tag not in self._ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


RUNS: dict[str, Callable[[], RunRecord]] = {
    "whole": run_record,
    "near": lambda: run_record(3, is_near=True),
    "without winners": lambda: run_record(0),
    "unfinished": lambda: run_record(is_finished=False),
    "just begun": lambda: replace(run_record(is_finished=False), generations=(), kept=(), failed=()),
    "one generation": lambda: replace(run_record(), generations=run_record().generations[:1]),
}


@pytest.fixture(params=list(RUNS))
def record(request: pytest.FixtureRequest) -> RunRecord:
    return RUNS[request.param]()


# ------------------------------------------------------------------------------- every page


def test_page_is_whole_and_links_within_it_lead_somewhere(record: RunRecord) -> None:
    page = Reader(render_report(record))
    assert len(page.ids) == len(set(page.ids))
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


def test_page_needs_no_network_and_no_script(record: RunRecord) -> None:
    page = render_report(record)
    assert "://" not in page
    assert not {"script", "img", "iframe", "object"} & set(Reader(page).names)
    assert "default-src 'none'" in page


def test_every_drawing_that_says_something_has_a_title_and_a_description(record: RunRecord) -> None:
    for drawing in re.findall(r"<svg.*?</svg>", render_report(record)):
        if 'aria-hidden="true"' not in drawing:  # The bars repeat the numbers beside them.
            (labels,) = re.findall(r'aria-labelledby="([^"]*)"', drawing)
            assert [f'id="{label}"' in drawing for label in labels.split()] == [True, True]


def test_nothing_in_a_run_is_taken_for_html() -> None:
    record = run_record(2)
    first, second = record.winners
    origin = Origin(EVIL, EVIL, second.candidate.origin.parents)
    evil = replace(first, name=f"{EVIL}'\"", cell=(EVIL, EVIL, EVIL), candidate=replace(first.candidate, origin=origin))
    bins = {f"{name}{EVIL}": (*bins, EVIL) for name, bins in record.axes.items()}
    config = replace(record.config, style=replace(record.config.style, name=EVIL))
    spoilt = replace(
        record,
        winners=(evil, second),
        axes=bins,
        versions={EVIL: EVIL},
        config=config,
        failed=((evil.candidate, EVIL),),
        generations=(replace(record.generations[0], operators={EVIL: (1, 1)}),),
    )
    page = render_report(spoilt)
    assert "<script" not in page
    assert page.count("&lt;script&gt;") >= 15
    Reader(page)


# ------------------------------------------------------------------------------- its parts


def test_winners_are_shown_with_links_to_their_files() -> None:
    record = run_record()
    page = Reader(render_report(record))
    for winner in record.winners:
        assert winner.name in page.ids
        assert {f"games/{winner.name}.{suffix}" for suffix in ("html", "md", "json")} <= set(page.links)
        assert winner.name.capitalize() in page.text


def test_lineage_is_told_from_the_known_game_on() -> None:
    record = run_record(4)
    page = Reader(render_report(record)).text
    (told,) = re.findall("Where it comes from: 3 steps from (.*?)Stametta|$", page, flags=re.DOTALL)[:1]
    assert told.startswith("Fan Tan")
    assert [int(number) for number in re.findall(r"max_turns: (\d+)", told)] == [999, 998, 997]
    assert told.count(FRESH) == 3


def test_measures_stand_beside_those_of_the_nearest_known_game() -> None:
    page = Reader(render_report(run_record(1))).text
    assert "◆ Crazy Eights" in page
    assert "betting" in page
    assert "not known" in page


def test_map_has_a_panel_for_each_bin_of_the_third_axis_and_marks_winners() -> None:
    record = run_record()
    page = render_report(record)
    assert page.count('<table class="map">') == len(AXES["skill"])
    assert page.count("★</a>") == len(record.winners)
    assert len(re.findall(r'<td class="heat\d">', page)) == len(record.kept)


def test_map_of_a_run_near_a_game_has_one_column() -> None:
    page = render_report(run_record(2, is_near=True))
    (found,) = re.findall(r'<table class="map">.*?</table>', page)
    assert found.count("<tr>") == 1 + len(NEAR_AXES["change"])
    assert found.count("<td class=") == len(NEAR_AXES["change"])


def test_map_shows_the_better_of_two_games_of_a_cell() -> None:
    record = run_record(0)
    best, *_, worst = record.kept
    page = render_report(replace(record, kept=(best, replace(worst, cell=best.cell))))
    assert re.findall(r'<td class="heat\d">([^<]*)</td>', page) == [f"{best.score.low:.2f}"]


def test_operators_are_summed_over_generations() -> None:
    page = render_report(run_record())
    row = 'add effect</th><td class="number">144</td><td class="number">60</td><td class="number">42 %</td>'
    assert row in page


def test_unfinished_run_says_how_to_go_on() -> None:
    page = Reader(render_report(run_record(is_finished=False))).text
    assert "The run is not finished: 4 of 12 generations are done." in page
    assert "darwindeck resume" in page


def test_run_without_winners_says_so() -> None:
    page = Reader(render_report(run_record(0))).text
    assert "The run found no game that passes confirmation" in page
    assert "1 game looked good and did not pass confirmation" in page


def test_bar_of_a_run_near_a_game_is_that_game() -> None:
    page = Reader(render_report(run_record(1, is_near=True))).text
    assert "better than Crazy Eights, which has 0.43 (up to " in page
    assert "median known game" not in page


def test_winner_is_surely_better_when_its_interval_is_above_that_of_the_bar() -> None:
    record = run_record(1)
    low = record.winners[0].score.low
    sure = render_report(replace(record, bar=low - 0.1, bar_high=low - 0.01))
    unsure = render_report(replace(record, bar=low - 0.1, bar_high=low + 0.01))
    assert ": surely better than the median known game" in sure
    assert ": not surely better than the median known game" in unsure


def test_report_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    write_report(run_record(1), path)
    assert path.read_text(encoding="utf-8") == render_report(run_record(1))
    with pytest.raises(DarwinDeckError, match=r"cannot write .*missing/report\.html: no such file"):
        write_report(run_record(1), tmp_path / "missing" / "report.html")
