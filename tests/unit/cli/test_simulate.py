import json
from pathlib import Path

import pytest

from darwindeck.cli._main import run
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome
from darwindeck.genome.serialization import genome_to_json
from darwindeck.simulation import record_game

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_record_of_a_known_game_is_shown(game: KnownGame, capsys: Capture) -> None:
    assert run(["simulate", game.name, "--record", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out == record_game(game.create(), 7, "random")


def test_reference_shows_the_same_game(capsys: Capture) -> None:
    arguments = ["simulate", "crazy_eights", "--record", "--players", "greedy,random,random,greedy"]
    assert run(arguments) == 0
    by_core = capsys.readouterr().out
    assert run([*arguments, "--engine", "reference"]) == 0
    assert capsys.readouterr().out == by_core


def test_without_the_record_the_end_is_told(capsys: Capture) -> None:
    assert run(["simulate", "partnership_spades", "--players", "greedy", "--seed", "1"]) == 0
    first, *standings = capsys.readouterr().out.splitlines()
    assert first == "team 0 wins after 280 turns, 5 hands, 280 decisions"
    assert [line.split(":")[0] for line in standings] == ["scores", "team scores", "bags"]


def test_json_has_the_result_and_the_record_if_asked_for(capsys: Capture) -> None:
    assert run(["simulate", "hearts", "--json", "--seed", "3"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["game"] == "hearts"
    assert report["seed"] == 3
    assert report["ending"].endswith("wins")
    assert sum(report["scores"]) == 26 * report["hands"]
    assert (report["team_scores"], report["chips"], report["bags"]) == (None, None, None)
    assert run(["simulate", "hearts", "--json", "--record", "--seed", "3"]) == 0
    with_record = json.loads(capsys.readouterr().out)
    assert with_record.pop("record").startswith("darwindeck record 1\ngame hearts\n")
    assert with_record == report


def test_game_may_be_a_file(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.json"
    path.write_text(genome_to_json(create_hearts_genome()), encoding="utf-8")
    assert run(["simulate", str(path), "--record"]) == 0
    assert capsys.readouterr().out == record_game(create_hearts_genome(), 0, "random")


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ([""], 2, "the name of the game is empty: `darwindeck games` lists the known games"),
        (["nonsense"], 2, 'there is no file and no known game called "nonsense"'),
        (["hearts", "--players", "gready"], 2, 'there is no player "gready": did you mean "greedy"?'),
        (["hearts", "--players", "greedy,random"], 2, "players has 2 names: the game has 4 seats"),
        (["hearts", "--seed", "-1"], 2, "-1 is not in the range 0<=x<=18446744073709551615"),
        (["hearts", "--seed", str(2**64)], 2, "is not in the range"),
        (["hearts", "--engine", "steam"], 2, "'steam' is not one of 'core', 'reference'"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], code: int, message: str, capsys: Capture) -> None:
    assert run(["simulate", *arguments]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err


def test_unsound_game_is_not_played(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "greedy.json"
    text = genome_to_json(create_hearts_genome()).replace('"cards_per_player": 13', '"cards_per_player": 30')
    path.write_text(text, encoding="utf-8")
    assert run(["simulate", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "greedy.json does not describe a playable game\n  setup.cards_per_player is 30" in err
