import json
from pathlib import Path

import pytest

from darwindeck.cli._main import run
from darwindeck.genome.bytecode import BytecodeHeader, compile_genome
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_war_genome

Capture = pytest.CaptureFixture[str]

GOLDEN = Path(__file__).parents[2] / "golden"


def test_listing_of_war_is_the_golden_one(capsys: Capture) -> None:
    assert run(["disassemble", "war"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out == (GOLDEN / "war.listing.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_json_covers_every_byte_exactly_once(game: KnownGame, capsys: Capture) -> None:
    assert run(["disassemble", game.name, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = json.loads(out)
    assert all(set(line) == {"offset", "section", "bytes", "field", "meaning"} for line in lines)
    assert bytes.fromhex("".join(line["bytes"] for line in lines)) == compile_genome(game.create())
    at = 0
    for line in lines:
        assert line["offset"] == at
        at += len(bytes.fromhex(line["bytes"]))


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_listing_has_the_lines_of_the_json_under_the_headings_of_their_sections(
    game: KnownGame, capsys: Capture
) -> None:
    assert run(["disassemble", game.name, "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)
    assert run(["disassemble", game.name]) == 0
    listing = capsys.readouterr().out.splitlines()
    headings = [line for line in listing if line and not line.startswith(" ")]
    assert headings == list(dict.fromkeys(line["section"] for line in lines))
    listed = [line for line in listing if line.startswith(" ")]
    assert len(listed) == len(lines)
    for text, line in zip(listed, lines, strict=True):
        assert int(text[2:6], 16) == line["offset"]
        assert text.endswith(f"  {line['meaning']}")


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_listing_fits_a_screen_and_has_no_trailing_spaces(game: KnownGame, capsys: Capture) -> None:
    assert run(["disassemble", game.name]) == 0
    for line in capsys.readouterr().out.splitlines():
        assert line == line.rstrip()
        assert len(line) <= 120


def test_json_of_a_value_names_its_section_field_and_meaning(capsys: Capture) -> None:
    assert run(["disassemble", "war", "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)
    assert {
        "offset": 0x25,
        "section": "header",
        "bytes": "01",
        "field": "tableau_mode",
        "meaning": "WAR",
    } in lines
    assert {
        "offset": BytecodeHeader.HEADER_SIZE,
        "section": "setup",
        "bytes": "1a",
        "field": "setup.cards_per_player",
        "meaning": "26",
    } in lines


WAR = compile_genome(create_war_genome())
MAX_CARDS = BytecodeHeader.from_bytes(WAR).turn_structure_offset + 5
MIN_TURNS = len(WAR) - 4


@pytest.mark.parametrize(
    ("size", "place"),
    [
        (1, "byte 1, header: version ends early: 0 of 4 bytes are there"),
        (20, "byte 17, header: max_turns ends early: 3 of 4 bytes are there"),
        (
            MAX_CARDS,
            f"byte {MAX_CARDS}, turn structure: turn_structure.phases[0].max_cards ends early: 0 of 1 bytes are there",
        ),
        (len(WAR) - 1, f"byte {MIN_TURNS}, info: min_turns ends early: 3 of 4 bytes are there"),
    ],
)
def test_bytecode_cut_short_says_file_byte_and_section(size: int, place: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "cut.ddb"
    path.write_bytes(WAR[:size])
    assert run(["disassemble", str(path)]) == 1
    assert capsys.readouterr() == ("", f"{path} does not hold a game\n  {place}\n")


def test_code_that_means_nothing_says_what_was_expected(tmp_path: Path, capsys: Capture) -> None:
    blob = bytearray(compile_genome(create_war_genome()))
    blob[0x25] = 9
    path = tmp_path / "odd.ddb"
    path.write_bytes(blob)
    assert run(["disassemble", str(path)]) == 1
    assert capsys.readouterr() == (
        "",
        f"{path} does not hold a game\n  byte 37, header: tableau_mode is 9, expected 0-3\n",
    )


def test_unknown_game_cannot_be_listed(capsys: Capture) -> None:
    assert run(["disassemble", "hart"]) == 2
    assert capsys.readouterr() == (
        "",
        'darwindeck: there is no file and no known game called "hart": did you mean "hearts"?\n',
    )
