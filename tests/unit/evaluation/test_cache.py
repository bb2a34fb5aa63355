"""Kept results: the right one or none, whatever lies in the folder."""

import json
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest

from darwindeck.evaluation.cache import Cache, Key
from darwindeck.genome import content_hash
from darwindeck.genome.examples import create_hearts_genome, create_war_genome

KEY = Key(content_hash(create_war_genome()), "quick", 7)
RESULT = {"skill": [0.1, 0.0, 0.2], "why": "wenig Können", "is_known": True}


def only_file(folder: Path) -> Path:
    (file,) = [path for path in folder.rglob("*") if path.is_file()]
    return file


def test_what_was_put_is_found_again(tmp_path: Path) -> None:
    notes: list[str] = []
    cache = Cache(tmp_path / "new" / "folder", notes.append)
    assert cache.get(KEY) is None
    cache.put(KEY, RESULT)
    assert cache.get(KEY) == Cache(tmp_path / "new" / "folder").get(KEY) == RESULT
    assert notes == []


@pytest.mark.parametrize(
    "other",
    [
        replace(KEY, content_hash=content_hash(create_hearts_genome())),
        replace(KEY, budget="normal"),
        replace(KEY, seed=8),
        replace(KEY, version=KEY.version + 1),
    ],
)
def test_another_key_has_another_result(tmp_path: Path, other: Key) -> None:
    cache = Cache(tmp_path)
    cache.put(KEY, RESULT)
    assert cache.get(other) is None


def test_seeds_that_are_the_same_share_a_result(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.put(KEY, RESULT)
    assert cache.get(replace(KEY, seed=7 + 2**64)) == RESULT


def test_name_of_a_game_does_not_matter() -> None:
    war = create_war_genome()
    assert content_hash(replace(war, genome_id="battle")) == KEY.content_hash


@pytest.mark.parametrize("spoilt", [b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"format": 1}'])
def test_damaged_file_is_ignored_with_a_note(tmp_path: Path, spoilt: bytes) -> None:
    notes: list[str] = []
    cache = Cache(tmp_path, notes.append)
    cache.put(KEY, RESULT)
    file = only_file(tmp_path)
    file.write_bytes(spoilt)
    assert cache.get(KEY) is None
    assert len(notes) == 1
    assert str(file) in notes[0]
    cache.put(KEY, RESULT)
    assert cache.get(KEY) == RESULT


def test_every_cut_file_is_ignored(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.put(KEY, RESULT)
    file = only_file(tmp_path)
    whole = file.read_bytes()
    for size in range(len(whole)):
        file.write_bytes(whole[:size])
        assert cache.get(KEY) is None


def test_changed_number_is_noticed(tmp_path: Path) -> None:
    notes: list[str] = []
    cache = Cache(tmp_path, notes.append)
    cache.put(KEY, RESULT)
    file = only_file(tmp_path)
    stored = json.loads(file.read_bytes())
    stored["result"]["skill"][0] = 0.9
    file.write_text(json.dumps(stored), encoding="utf-8")
    assert cache.get(KEY) is None
    assert "was changed" in notes[0]


def test_file_of_another_game_is_ignored(tmp_path: Path) -> None:
    notes: list[str] = []
    cache = Cache(tmp_path, notes.append)
    cache.put(KEY, RESULT)
    file = only_file(tmp_path)
    file.rename(file.with_name(replace(KEY, seed=8).file_name))
    assert cache.get(replace(KEY, seed=8)) is None
    assert "not the result of this game" in notes[0]


def test_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path) -> None:
    notes: list[str] = []
    (tmp_path / "file").write_text("")
    cache = Cache(tmp_path / "file", notes.append)
    cache.put(KEY, RESULT)
    assert cache.get(KEY) is None
    assert len(notes) == 1
    assert notes[0].startswith("the result is not kept: ")


def test_numbers_without_end_are_not_kept(tmp_path: Path) -> None:
    notes: list[str] = []
    cache = Cache(tmp_path, notes.append)
    cache.put(KEY, [float("inf")])
    assert cache.get(KEY) is None
    assert len(notes) == 1


def test_key_cannot_leave_the_folder() -> None:
    for content, budget in (("../" + "a" * 61, "quick"), ("a" * 64, "../quick"), ("A" * 64, "quick")):
        with pytest.raises(ValueError, match="no key"):
            Key(content, budget, 0)


def write_often(folder: str) -> None:
    cache = Cache(folder)
    for _ in range(50):
        cache.put(KEY, RESULT)


def test_several_processes_may_write_at_once(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.put(KEY, RESULT)
    writers = [get_context("spawn").Process(target=write_often, args=(str(tmp_path),)) for _ in range(2)]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        assert cache.get(KEY) == RESULT
    assert [writer.exitcode for writer in writers] == [0, 0]
    assert only_file(tmp_path).name == KEY.file_name
