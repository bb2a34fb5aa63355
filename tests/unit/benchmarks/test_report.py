import json
from pathlib import Path

import pytest

from benchmarks import report
from benchmarks.paths import HERE
from benchmarks.report import PAGE, text, write
from benchmarks.rows import Row
from darwindeck.genome.examples import KNOWN_GAMES

ROWS = [Row(**row) for row in json.loads((HERE / "results.json").read_text(encoding="utf-8"))]
FOUND = json.loads((HERE / "conditions.json").read_text(encoding="utf-8"))


def test_there_is_a_row_for_every_known_game() -> None:
    assert [row.game for row in ROWS] == [game.name for game in KNOWN_GAMES]


def test_the_page_shows_the_results() -> None:
    assert f"<!-- results -->\n{text(ROWS, FOUND)}<!-- end of results -->\n" in PAGE.read_text(encoding="utf-8")


def test_a_new_table_takes_the_place_of_the_old_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- results -->\nold\n<!-- end of results -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(report, "PAGE", page)
    monkeypatch.setattr(report, "HERE", tmp_path)
    write(ROWS[:1], FOUND)
    written = page.read_text(encoding="utf-8")
    assert written.startswith("before\n<!-- results -->\n")
    assert written.endswith("<!-- end of results -->\nafter\n")
    assert "old" not in written
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))[0]["game"] == ROWS[0].game
    assert sorted(path.name for path in tmp_path.iterdir()) == ["conditions.json", "page.md", "results.json"]
