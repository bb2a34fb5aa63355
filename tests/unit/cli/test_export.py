"""`darwindeck export`, and `darwindeck play --browser`: a game as one page."""

import base64
import gzip
import json
import re
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import darwindeck.evolution.run
from darwindeck.cli._main import run
from darwindeck.evolution.run import RUN_FILE
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_hearts_genome, create_scopa_genome
from darwindeck.genome.serialization import save_genome
from darwindeck.table import core_module
from tests.support.run_records import run_record

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An empty working folder; and the addresses that are opened instead of a browser."""
    addresses: list[str] = []

    def note(address: str) -> bool:
        addresses.append(address)
        return True

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(webbrowser, "open", note)
    return addresses


def payload(path: Path | str) -> Any:
    found = re.search(r'<script type="application/json" id="payload">(.*?)</script>', Path(path).read_text())
    assert found
    return json.loads(found[1])


def test_a_game_is_one_page_with_its_core_and_its_rules(capsys: Capture) -> None:
    assert run(["export", "hearts", "-o", "h.html"]) == 0
    (game,) = payload("h.html")["games"]
    assert base64.b64decode(game["bytecode"]) == compile_genome(create_hearts_genome())
    assert game["rules"]
    assert gzip.decompress(base64.b64decode(payload("h.html")["core"])) == core_module()
    assert re.fullmatch(r"h\.html: hearts, \d+ kB; open it in a browser\n", capsys.readouterr().out)


def test_a_page_with_one_game_is_small() -> None:
    assert run(["export", "hearts", "-o", "h.html"]) == 0
    assert Path("h.html").stat().st_size < 500_000


def test_the_same_game_makes_the_same_page() -> None:
    assert run(["export", "hearts", "-o", "a.html"]) == run(["export", "hearts", "-o", "b.html"]) == 0
    assert Path("a.html").read_bytes() == Path("b.html").read_bytes()


def test_the_table_can_be_set() -> None:
    assert run(["export", "hearts", "--seat", "2", "--opponents", "strong", "--seed", "7", "-o", "h.html"]) == 0
    assert payload("h.html")["games"][0]["preset"] == {"seat": 2, "opponents": "strong", "seed": "7"}


def test_without_a_name_the_page_is_called_after_the_game(tmp_path: Path) -> None:
    save_genome(create_scopa_genome(), tmp_path / "my game.json")
    assert run(["export", "hearts"]) == run(["export", "my game.json"]) == 0
    assert {path.name for path in tmp_path.glob("*.html")} == {"play-hearts.html", "play-my-game.html"}


def test_a_folder_is_one_page_with_the_core_in_it_once(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    save_genome(create_scopa_genome(), tmp_path / "games" / "b.json")
    save_genome(create_hearts_genome(), tmp_path / "games" / "a.json")
    assert run(["export", "games", "-o", "all.html"]) == 0
    assert [game["name"] for game in payload("all.html")["games"]] == ["hearts", "scopa"]


def test_of_a_run_the_best_game_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = run_record(3)
    (tmp_path / "run" / "games").mkdir(parents=True)
    (tmp_path / "run" / RUN_FILE).touch()
    for winner in record.winners:
        genome = replace(winner.candidate.genome, genome_id=winner.name)
        save_genome(genome, tmp_path / "run" / "games" / f"{winner.name}.json")
    monkeypatch.setattr(darwindeck.evolution.run, "read_run", lambda _: record)
    assert run(["export", "run", "-o", "all.html"]) == 0
    assert [game["name"] for game in payload("all.html")["games"]] == [winner.name for winner in record.winners]


def test_a_page_is_opened_when_that_is_asked_for(tmp_path: Path, opened: list[str]) -> None:
    assert run(["export", "hearts", "-o", "h.html", "--open"]) == 0
    assert opened == [(tmp_path / "h.html").resolve().as_uri()]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["hearts", "--seat", "4"], "--seat is 4: hearts has 4 players, so expected 0 to 3"),
        (["hearts", "-o", "h.pdf"], "a page is written, so end its name in .html"),
        (["hearts", "--opponents", "perfect"], "'perfect' is not one of"),
        (["hearst"], "hearts"),
        (["empty"], "there is no game in empty"),
        (["hearts", "-o", "missing/h.html"], "cannot write missing/h.html"),
    ],
)
def test_what_cannot_be_written_is_told(tmp_path: Path, arguments: list[str], message: str, capsys: Capture) -> None:
    (tmp_path / "empty").mkdir()
    assert run(["export", *arguments]) == 2
    assert message in capsys.readouterr().err
    assert not list(tmp_path.rglob("*.html"))


def test_a_game_can_be_played_in_the_browser(opened: list[str], capsys: Capture) -> None:
    assert run(["play", "hearts", "--browser", "--seed", "7"]) == 0
    (address,) = opened
    path = address.removeprefix("file://")
    assert path in capsys.readouterr().out
    assert payload(path)["games"][0]["preset"] == {"seed": "7"}
    Path(path).unlink()


@pytest.mark.parametrize("more", [["--players", "greedy"], ["--resume", "x.json"]])
def test_what_belongs_to_the_terminal_is_refused_in_the_browser(more: list[str], capsys: Capture) -> None:
    assert run(["play", "hearts", "--browser", *more]) == 2
    assert "at the table" in capsys.readouterr().err
