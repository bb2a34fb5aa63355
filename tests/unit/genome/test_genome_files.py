import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from darwindeck.errors import DarwinDeckError, GenomeError
from darwindeck.genome.examples import create_hearts_genome, create_war_genome
from darwindeck.genome.serialization import LARGEST_JSON, genome_to_json, load_genome, save_genome
from tests.support.games_as_data import NAME, PLAYERS, TURNS, U32, changed, eights_as_data


def test_file_is_named_before_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "river.json"
    plain = changed(eights_as_data(), "turn_structure", "phases", 1, "type", to="discrad")
    path.write_text(json.dumps({**plain, "max_turns": -1}), encoding="utf-8")
    with pytest.raises(GenomeError) as caught:
        load_genome(path)
    assert caught.value.source == str(path)
    assert caught.value.problems == (
        'turn_structure.phases[1].type is "discrad": did you mean "discard"?',
        f"max_turns is -1: {TURNS}",
    )
    assert str(caught.value) == f"{path}: {'; '.join(caught.value.problems)}"


def test_file_may_be_named_by_a_text(tmp_path: Path) -> None:
    save_genome(create_war_genome(), str(tmp_path / "war.json"))
    assert load_genome(str(tmp_path / "war.json")) == create_war_genome()


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DarwinDeckError) as caught:
        load_genome(tmp_path / "none.json")
    assert str(caught.value) == f"cannot read {tmp_path / 'none.json'}: no such file or directory"


def test_folder_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(DarwinDeckError) as caught:
        load_genome(tmp_path)
    assert str(caught.value) == f"cannot read {tmp_path}: it is a folder"


def test_file_beyond_the_largest_size_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b" " * (LARGEST_JSON + 1))
    with pytest.raises(DarwinDeckError) as caught:
        load_genome(path)
    assert str(caught.value) == f"cannot read {path}: it has more than 4000000 bytes"


def test_saved_file_is_text_that_ends_with_a_line_break(tmp_path: Path) -> None:
    save_genome(create_war_genome(), tmp_path / "war.json")
    assert (tmp_path / "war.json").read_text(encoding="utf-8") == genome_to_json(create_war_genome()) + "\n"


def test_saving_replaces_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_genome(create_war_genome(), path)
    save_genome(create_hearts_genome(), path)
    assert load_genome(path) == create_hearts_genome()
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"player_count": 7}, f"war-baseline: player_count is 7: {PLAYERS}"),
        ({"max_turns": 0, "generation": -1}, f"war-baseline: generation is -1: {U32}; max_turns is 0: {TURNS}"),
        ({"min_turns": 1.5}, f"war-baseline: min_turns is 1.5: {U32}"),
        ({"team_mode": None}, "war-baseline: team_mode is null: expected true or false"),
        ({"genome_id": "war\x1b[2J"}, f'the genome: genome_id is "war\\u001b[2J": {NAME}'),
        ({"genome_id": "\ud800"}, f'the genome: genome_id is "\\ud800": {NAME}'),
        ({"genome_id": ""}, f'the genome: genome_id is "": {NAME}'),
        ({"genome_id": None}, f"the genome: genome_id is null: {NAME}"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_could_not_be_read_back_is_not_saved(tmp_path: Path, fields: dict[str, Any], message: str) -> None:
    path = tmp_path / "war.json"
    with pytest.raises(GenomeError) as caught:
        save_genome(replace(create_war_genome(), **fields), path)
    assert str(caught.value) == message
    assert list(tmp_path.iterdir()) == []


def test_refusal_to_save_leaves_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "war.json"
    save_genome(create_war_genome(), path)
    with pytest.raises(GenomeError):
        save_genome(replace(create_war_genome(), player_count=7), path)
    assert load_genome(path) == create_war_genome()


def test_game_that_makes_no_sense_can_still_be_saved(tmp_path: Path) -> None:
    unsound = replace(create_war_genome(), win_conditions=(), min_turns=5000)
    save_genome(unsound, tmp_path / "war.json")
    assert load_genome(tmp_path / "war.json") == unsound


def test_disk_that_is_full_leaves_the_older_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    save_genome(create_war_genome(), path)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DarwinDeckError) as caught:
        save_genome(create_hearts_genome(), path)
    assert str(caught.value) == f"cannot write {path}: no space left on device"
    assert load_genome(path) == create_war_genome()
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]


def test_disk_that_is_full_leaves_no_half_written_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DarwinDeckError, match="no space left on device"):
        save_genome(create_war_genome(), tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_folder_that_does_not_exist_cannot_be_written_to(tmp_path: Path) -> None:
    path = tmp_path / "none" / "game.json"
    with pytest.raises(DarwinDeckError) as caught:
        save_genome(create_war_genome(), path)
    assert str(caught.value) == f"cannot write {path}: no such file or directory"


def test_folder_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    path.mkdir()
    with pytest.raises(DarwinDeckError) as caught:
        save_genome(create_war_genome(), path)
    assert str(caught.value) == f"cannot write {path}: it is a folder"
    assert [one.name for one in tmp_path.iterdir()] == ["folder"]


def test_folder_that_may_not_be_written_to_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "open", refuse)  # Not by permissions: to root no folder is closed.
    with pytest.raises(DarwinDeckError) as caught:
        save_genome(create_war_genome(), tmp_path / "game.json")
    assert str(caught.value) == f"cannot write {tmp_path / 'game.json'}: permission denied"
    assert list(tmp_path.iterdir()) == []
