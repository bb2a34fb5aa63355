import io
import json
import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from darwindeck.cli._main import run
from darwindeck.genome.bytecode import BytecodeHeader, compile_genome
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_war_genome
from darwindeck.genome.schema import GameGenome, WinCondition, WinType
from darwindeck.genome.serialization import LARGEST_JSON, content_hash, genome_to_json, save_genome

Capture = pytest.CaptureFixture[str]

TOO_MANY_CARDS = "setup.cards_per_player is 30: 2 players would need 60 cards, the deck has 52"
WAR_IS_SOUND = "is sound: war-baseline: 2 players, 26 cards each; play; won by capture_all\n"


def unsound_war() -> GameGenome:
    war = create_war_genome()
    return replace(war, setup=replace(war.setup, cards_per_player=30))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder with one sound and one unsound game."""
    monkeypatch.chdir(tmp_path)
    save_genome(create_war_genome(), "good.json")
    save_genome(unsound_war(), "bad.json")
    return tmp_path


def give_input(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def process(*arguments: str, stdin: int | io.BufferedReader = subprocess.DEVNULL) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", "from darwindeck.cli import main; main()", *arguments],
        stdin=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


# ------------------------------------------------------------------------------- where a game comes from


def test_sound_json_file_is_reported_on_stdout(capsys: Capture) -> None:
    assert run(["validate", "good.json"]) == 0
    assert capsys.readouterr() == (f"good.json {WAR_IS_SOUND}", "")


def test_sound_bytecode_file_is_reported_on_stdout(folder: Path, capsys: Capture) -> None:
    (folder / "war.ddb").write_bytes(compile_genome(create_war_genome()))
    assert run(["validate", "war.ddb"]) == 0
    assert capsys.readouterr() == (f"war.ddb {WAR_IS_SOUND}", "")


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_game_is_sound(game: KnownGame, capsys: Capture) -> None:
    assert run(["validate", game.name]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"{game.name} is sound: ")
    assert err == ""


@pytest.mark.parametrize("spelling", ["crazy_eights", "crazy-eights", "Crazy Eights", "CRAZY_EIGHTS"])
def test_known_game_is_found_by_any_spelling(spelling: str, capsys: Capture) -> None:
    assert run(["validate", spelling]) == 0
    assert capsys.readouterr().out.startswith("crazy_eights is sound")


def test_folder_of_the_same_name_does_not_hide_a_known_game(folder: Path, capsys: Capture) -> None:
    (folder / "war").mkdir()
    assert run(["validate", "war"]) == 0
    assert capsys.readouterr().out == f"war {WAR_IS_SOUND}"


@pytest.mark.parametrize("as_bytecode", [False, True], ids=["json", "bytecode"])
def test_dash_reads_standard_input(as_bytecode: bool, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    war = create_war_genome()
    give_input(monkeypatch, compile_genome(war) if as_bytecode else genome_to_json(war).encode())
    assert run(["validate", "-"]) == 0
    assert capsys.readouterr() == (f"standard input {WAR_IS_SOUND}", "")


def test_json_with_a_byte_order_mark_is_read(folder: Path, capsys: Capture) -> None:
    (folder / "bom.json").write_bytes(b"\xef\xbb\xbf" + genome_to_json(create_war_genome()).encode())
    assert run(["validate", "bom.json"]) == 0
    assert capsys.readouterr().err == ""


# ------------------------------------------------------------------------------- the answer is no


def test_problems_of_an_unsound_game_are_listed_on_stdout(capsys: Capture) -> None:
    assert run(["validate", "bad.json"]) == 1
    assert capsys.readouterr() == (f"bad.json does not describe a playable game\n  {TOO_MANY_CARDS}\n", "")


def test_every_problem_has_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    give_input(monkeypatch, b"{}")
    assert run(["validate", "-"]) == 1
    heading, *problems = capsys.readouterr().out.splitlines()
    assert heading == "standard input does not describe a playable game"
    assert problems == [
        "  genome_id is missing: expected a text of 1 to 255 bytes without control characters",
        "  generation is missing: expected a whole number from 0 to 4294967295",
        "  setup is missing: expected an object",
        "  turn_structure is missing: expected an object",
    ]


def test_mistyped_word_gets_a_suggestion(folder: Path, capsys: Capture) -> None:
    text = genome_to_json(create_war_genome()).replace('"capture_all"', '"capture_al"')
    (folder / "typo.json").write_text(text, encoding="utf-8")
    assert run(["validate", "typo.json"]) == 1
    assert 'win_conditions[0].type is "capture_al": did you mean "capture_all"?' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        pytest.param(b"", "the text is empty: expected a genome as JSON", id="empty"),
        pytest.param(b"\x7fELF\x01\xff\xfe", "the text is not UTF-8: byte 5 does not fit", id="binary"),
        pytest.param(b'{\n  "genome_id": }', "the text is not JSON: line 2, column 16: expecting value", id="cut"),
        pytest.param(b"[]", "the genome is []: expected an object", id="list"),
        pytest.param(b"[" * 500_000, "the text nests far too deep for a genome", id="deep"),
    ],
)
def test_file_that_is_no_genome_is_refused(content: bytes, problem: str, folder: Path, capsys: Capture) -> None:
    (folder / "x.json").write_bytes(content)
    assert run(["validate", "x.json"]) == 1
    assert capsys.readouterr() == (f"x.json does not describe a playable game\n  {problem}\n", "")


def test_bytecode_cut_anywhere_is_refused_with_file_byte_and_section(folder: Path, capsys: Capture) -> None:
    blob = compile_genome(create_war_genome())
    for size in range(1, len(blob)):
        (folder / "cut.ddb").write_bytes(blob[:size])
        assert run(["validate", "cut.ddb"]) == 1
        out, err = capsys.readouterr()
        assert err == ""
        assert out.startswith("cut.ddb does not hold a game\n  byte ")
        assert out.count("\n") == 2
    place = BytecodeHeader.from_bytes(blob).turn_structure_offset + 5
    (folder / "cut.ddb").write_bytes(blob[:place])
    assert run(["validate", "cut.ddb"]) == 1
    assert capsys.readouterr().out == (
        "cut.ddb does not hold a game\n"
        f"  byte {place}, turn structure: turn_structure.phases[0].max_cards ends early: 0 of 1 bytes are there\n"
    )


def test_bytecode_with_bytes_to_spare_is_refused(folder: Path, capsys: Capture) -> None:
    blob = compile_genome(create_war_genome())
    (folder / "long.ddb").write_bytes(blob + b"xyz")
    assert run(["validate", "long.ddb"]) == 1
    assert capsys.readouterr().out == (
        f"long.ddb does not hold a game\n  byte {len(blob)}, end: 3 bytes follow the last section\n"
    )


# ------------------------------------------------------------------------------- could not run


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("wra", 'did you mean "war"?'),
        ("crazy_eigths", 'did you mean "crazy_eights"?'),
        ("partnership-spade", 'did you mean "partnership_spades"?'),
        ("zzzz", "`darwindeck games` lists the known games"),
    ],
)
def test_mistyped_game_gets_a_suggestion(name: str, hint: str, capsys: Capture) -> None:
    assert run(["validate", name]) == 2
    assert capsys.readouterr() == ("", f'darwindeck: there is no file and no known game called "{name}": {hint}\n')


def test_missing_file_cannot_be_read(capsys: Capture) -> None:
    assert run(["validate", "missing.json"]) == 2
    assert capsys.readouterr() == ("", "darwindeck: cannot read missing.json: no such file or directory\n")


def test_folder_cannot_be_read(folder: Path, capsys: Capture) -> None:
    (folder / "games.d").mkdir()
    assert run(["validate", "games.d"]) == 2
    assert capsys.readouterr() == ("", "darwindeck: cannot read games.d: it is a folder\n")


def test_huge_file_is_not_read_to_its_end(folder: Path, capsys: Capture) -> None:
    with (folder / "huge.json").open("wb") as file:
        file.truncate(2**35)  # a hole: it takes no room on the disk, but would not fit into memory
    assert run(["validate", "huge.json"]) == 2
    assert capsys.readouterr().err == f"darwindeck: cannot read huge.json: it has more than {LARGEST_JSON} bytes\n"


@pytest.mark.parametrize("spare", [0, 1])
def test_limit_of_standard_input_is_exact(spare: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    text = genome_to_json(create_war_genome()).encode()
    give_input(monkeypatch, text.ljust(LARGEST_JSON + spare))
    assert run(["validate", "-"]) == (2 if spare else 0)
    assert ("more than" in capsys.readouterr().err) == bool(spare)


def test_endless_input_is_given_up(capsys: Capture) -> None:
    assert run(["validate", "/dev/zero"]) == 2
    assert capsys.readouterr().err == f"darwindeck: cannot read /dev/zero: it has more than {LARGEST_JSON} bytes\n"
    with Path("/dev/zero").open("rb") as endless:
        found = process("validate", "-", stdin=endless)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr == f"darwindeck: cannot read standard input: it has more than {LARGEST_JSON} bytes\n"


def test_game_must_be_named(capsys: Capture) -> None:
    assert run(["validate"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("Usage: darwindeck validate [OPTIONS] GAME...\n")
    assert "Missing argument 'GAME...'" in err


# ------------------------------------------------------------------------------- several games


def test_all_games_are_judged_when_one_is_unsound(capsys: Capture) -> None:
    assert run(["validate", "good.json", "bad.json", "hearts"]) == 1
    out, err = capsys.readouterr()
    good, bad, why, hearts = out.splitlines()
    assert good.startswith("good.json is sound: ")
    assert (bad, why) == ("bad.json does not describe a playable game", f"  {TOO_MANY_CARDS}")
    assert hearts.startswith("hearts is sound: ")
    assert err == ""


def test_unreadable_file_outweighs_an_unsound_one(capsys: Capture) -> None:
    assert run(["validate", "bad.json", "missing.json"]) == 2
    assert "cannot read missing.json" in capsys.readouterr().err


def test_reports_keep_their_order_when_both_streams_go_to_one_file() -> None:
    found = subprocess.run(
        [sys.executable, "-c", "from darwindeck.cli import main; main()", "validate", "good.json", "bad.json", "war"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
        text=True,
        timeout=60,
        check=False,
    )
    assert found.returncode == 1
    assert [line.split()[0] for line in found.stdout.splitlines()] == [
        "good.json",
        "bad.json",
        "setup.cards_per_player",
        "war",
    ]


# ------------------------------------------------------------------------------- coherence and --json


def test_incoherent_game_is_sound_with_a_remark(folder: Path, capsys: Capture) -> None:
    war = replace(create_war_genome(), win_conditions=(WinCondition(type=WinType.EMPTY_HAND),))
    save_genome(war, folder / "odd.json")
    assert run(["validate", "odd.json"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("odd.json is sound")
    assert second == "  but in a war tableau the winner takes cards, so an empty hand means defeat (fitness -30%)"
    assert run(["validate", "odd.json", "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["coherence_penalty"] == pytest.approx(0.3)
    assert report["coherence_reasons"] == ["in a war tableau the winner takes cards, so an empty hand means defeat"]


def test_json_has_one_report_for_each_game_and_nothing_on_stderr(capsys: Capture) -> None:
    assert run(["validate", "good.json", "bad.json", "--json"]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == [
        {
            "source": "good.json",
            "readable": True,
            "sound": True,
            "problems": [],
            "genome_id": "war-baseline",
            "content_hash": content_hash(create_war_genome()),
            "coherence_penalty": 0,
            "coherence_reasons": [],
        },
        {"source": "bad.json", "readable": True, "sound": False, "problems": [TOO_MANY_CARDS]},
    ]


def test_json_reports_bytecode_that_cannot_be_read(folder: Path, capsys: Capture) -> None:
    (folder / "cut.ddb").write_bytes(compile_genome(create_war_genome())[:20])
    assert run(["validate", "cut.ddb", "--json"]) == 1
    out, err = capsys.readouterr()
    (report,) = json.loads(out)
    assert err == ""
    assert (report["source"], report["sound"]) == ("cut.ddb", False)
    assert report["problems"] == ["byte 17, header: max_turns ends early: 3 of 4 bytes are there"]


def test_games_after_one_that_cannot_be_read_are_judged_too(capsys: Capture) -> None:
    assert run(["validate", "missing.json", "good.json"]) == 2
    assert capsys.readouterr() == (
        f"good.json {WAR_IS_SOUND}",
        "darwindeck: cannot read missing.json: no such file or directory\n",
    )


def test_json_reports_what_cannot_be_read(capsys: Capture) -> None:
    assert run(["validate", "missing.json", "good.json", "--json"]) == 2
    missing, good = json.loads(capsys.readouterr().out)
    assert missing == {
        "source": "missing.json",
        "readable": False,
        "sound": False,
        "problems": ["cannot read missing.json: no such file or directory"],
    }
    assert good["sound"] is True


def test_standard_input_is_read_only_once(capsys: Capture) -> None:
    assert run(["validate", "-", "-"]) == 2
    assert "standard input can be read only once" in capsys.readouterr().err


def test_suggestions_do_not_mind_capitals(capsys: Capture) -> None:
    assert run(["validate", "Heartz"]) == 2
    assert 'did you mean "hearts"?' in capsys.readouterr().err


@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".json", "a\0b"])
def test_a_name_that_no_file_can_have_is_an_error_in_one_line(name: str, capsys: Capture) -> None:
    assert run(["validate", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("darwindeck: ")
    assert err.count("\n") == 1


def test_a_mistyped_name_is_quoted_safely(capsys: Capture) -> None:
    assert run(["validate", "war\n\x1b[31m"]) == 2
    assert r"\n\u001b[31m" in capsys.readouterr().err


def test_a_folder_is_called_a_folder(folder: Path, capsys: Capture) -> None:
    (folder / "games").mkdir()
    assert run(["validate", "games"]) == 2
    assert capsys.readouterr().err == "darwindeck: cannot read games: it is a folder\n"


def test_a_game_is_read_from_a_named_pipe(folder: Path, capsys: Capture) -> None:
    os.mkfifo(folder / "pipe")
    writer = threading.Thread(target=(folder / "pipe").write_bytes, args=[compile_genome(create_war_genome())])
    writer.start()
    assert run(["validate", "pipe"]) == 0
    writer.join()
    assert capsys.readouterr().out == f"pipe {WAR_IS_SOUND}"
