import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import Estimate
from darwindeck.evolution.candidate import Candidate, Origin
from darwindeck.evolution.measuring import Measurement, measure
from darwindeck.evolution.record import GenerationRecord
from darwindeck.evolution.store import SCHEMA, Checkpoint, Confirmed, Store
from tests.support.runs import candidate, task

GENERATION = GenerationRecord(0, 4, 1, 0.5, 0.25, 2, 0.75, {"add effect": (3, 2)})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store(path, "new") as store:
        store.create({"seconds": 0.0, "versions": {"python": "3"}})
        yield store


def spoil(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as memory:
        for statement in statements:
            memory.execute(statement)
        memory.commit()


# ---------------------------------------------------------------------------------------- what is kept


def test_settings_are_kept_and_replaced(store: Store) -> None:
    store.set(seconds=2.5)
    assert store.setting("seconds", float) == 2.5
    assert store.setting("versions", dict) == {"python": "3"}


def test_game_is_kept_with_its_origin_and_the_first_one_stays(store: Store) -> None:
    agram = candidate("agram")
    store.add_games([agram], 0)
    store.add_games([Candidate(agram.genome, Origin("add effect", "again", ("x",)))], 4)
    assert store.game(agram.key) == agram
    assert store.game("nothing") is None


def test_ancestors_are_the_first_parents_back_to_the_start(store: Store) -> None:
    start = candidate("agram")
    parent = candidate("leduc", (start.key, "another"))
    child = candidate("war", (parent.key,))
    store.add_games([start, parent, child], 0)
    assert store.ancestors(child.key) == (parent, start)
    assert store.ancestors(start.key) == ()


def test_measurement_is_kept_as_it_was(store: Store) -> None:
    wanted = task("agram", "contest", 2)
    found = measure(wanted)
    store.add_measurement(wanted, found)
    assert store.measurement(wanted.key, "contest", 2) == found
    assert store.measurement(wanted.key, "contest", 1) is None
    assert store.measurement(wanted.key, "screen", 2) is None


def test_failed_measurement_is_kept_with_its_reason(store: Store) -> None:
    wanted, failed = task("agram"), Measurement(None, "it could not be measured", 0.5)
    store.add_measurement(wanted, failed)
    assert store.measurement(wanted.key, "screen", 0) == failed
    assert store.spent() == {"screen": (1, 0.5)}


def test_generation_and_checkpoint_are_kept_together(store: Store) -> None:
    assert store.checkpoint() is None
    store.save(GENERATION, {"cells": [1, 2]}, 7.5)
    assert store.generations() == (GENERATION,)
    assert store.checkpoint() == Checkpoint(0, {"cells": [1, 2]})
    assert store.setting("seconds", float) == 7.5


def test_generation_whose_checkpoint_cannot_be_written_is_not_kept(store: Store) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        store.save(GENERATION, {"score": float("nan")}, 7.5)
    assert store.generations() == ()
    assert store.setting("seconds", float) == 0.0


def test_winners_and_failures_are_kept_in_their_order(store: Store) -> None:
    found = [Confirmed("b", "river", ("rummy", "short")), Confirmed("a", None, None, "it is too long")]
    store.set_confirmed([Confirmed("z", None, None, "older")], Estimate.exact(0.1))
    store.set_confirmed(found, Estimate.exact(0.2))
    assert store.confirmed() == found


def test_bar_is_kept_with_what_it_decided(store: Store) -> None:
    assert store.bar() is None
    store.set_confirmed([], Estimate(0.5, 0.4, 0.7))
    assert store.bar() == Estimate(0.5, 0.4, 0.7)


def test_all_of_it_is_there_when_the_file_is_opened_again(store: Store, path: Path) -> None:
    store.add_games([candidate("agram")], 0)
    store.close()
    with Store(path, "go on") as again:
        assert again.game(candidate("agram").key) == candidate("agram")


def test_finished_run_is_one_file_that_needs_no_others(store: Store, path: Path) -> None:
    store.finish(is_finished=True)
    assert [one.name for one in path.parent.iterdir()] == ["run.db"]
    with Store(path, "read") as again:
        assert again.setting("is_finished", bool)


def test_file_can_be_read_while_it_is_written(store: Store, path: Path) -> None:
    with Store(path, "read") as reader:
        store.set(seconds=3.0)
        assert reader.setting("seconds", float) == 3.0


# ---------------------------------------------------------------------------------------- what goes wrong


def test_run_is_not_started_over_another_one(store: Store, path: Path) -> None:
    with pytest.raises(
        DarwinDeckError, match=f"{path.parent} holds a run: go on with `darwindeck resume {path.parent}`"
    ):
        Store(path, "new")
    assert store.setting("seconds", float) == 0.0


def test_command_to_go_on_can_be_copied(tmp_path: Path) -> None:
    path = tmp_path / "my games" / "run.db"
    path.parent.mkdir()
    with Store(path, "new") as store:
        store.create({})
    with pytest.raises(DarwinDeckError, match=f"`darwindeck resume '{path.parent}'`"):
        Store(path, "new")


@pytest.mark.parametrize("mode", ["go on", "read"])
def test_folder_without_a_run_says_so(path: Path, mode: str) -> None:
    with pytest.raises(DarwinDeckError, match=f"{path.parent} holds no run: there is no run.db in it"):
        Store(path, mode)  # type: ignore[arg-type]
    path.touch()
    with pytest.raises(DarwinDeckError, match=f"{path.parent} holds no run: run.db is empty"):
        Store(path, mode)  # type: ignore[arg-type]
    with Store(path, "new") as store:  # What was broken off before anything was written is no obstacle.
        store.create({"seconds": 1.0})


def test_other_version_of_the_tables_says_what_to_do(store: Store, path: Path) -> None:
    store.close()
    spoil(path, f"PRAGMA user_version = {SCHEMA + 1}")
    versions = f"has version {SCHEMA + 1} of the tables, and this program knows version {SCHEMA}: use the"
    with pytest.raises(DarwinDeckError, match=versions):
        Store(path, "go on")


def test_database_of_somebody_else_is_left_alone(path: Path) -> None:
    spoil(path, "CREATE TABLE letters (text)")
    before = path.read_bytes()
    for mode in ("new", "go on", "read"):
        with pytest.raises(DarwinDeckError, match=r"run\.db is not the file of a run: choose another folder"):
            Store(path, mode)
    assert path.read_bytes() == before


@pytest.mark.parametrize("mode", ["new", "go on", "read"])
def test_file_that_is_no_database_is_damaged(path: Path, mode: str) -> None:
    path.write_bytes(b"dear diary, " * 1000)
    with pytest.raises(DarwinDeckError, match=r"run\.db is damaged: put back a copy of it, or start a new run"):
        Store(path, mode)  # type: ignore[arg-type]
    assert path.read_bytes() == b"dear diary, " * 1000


def test_file_that_lost_its_end_is_damaged(store: Store, path: Path) -> None:
    store.add_games([candidate(name) for name in ("agram", "war", "leduc", "hearts")], 0)
    store.finish()
    store.close()
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 3])
    keys = [candidate(name).key for name in ("agram", "war", "leduc", "hearts")]
    with pytest.raises(DarwinDeckError, match=r"run\.db is damaged"), Store(path, "go on") as again:
        list(map(again.game, keys))


@pytest.mark.parametrize(
    "statement",
    ["UPDATE run SET value = '{'", "UPDATE run SET value = '[7]'", "DELETE FROM run", "DROP TABLE run"],
)
def test_what_is_not_what_was_written_is_damaged(store: Store, path: Path, statement: str) -> None:
    store.close()
    spoil(path, statement)
    with Store(path, "read") as again, pytest.raises(DarwinDeckError, match=r"run\.db"):
        again.setting("seconds", float)


def test_game_that_is_not_what_was_written_is_damaged(store: Store, path: Path) -> None:
    store.add_games([candidate("agram")], 0)
    store.close()
    spoil(path, "UPDATE games SET genome = '{}'")
    with Store(path, "read") as again, pytest.raises(DarwinDeckError, match=r"run\.db is damaged"):
        again.game(candidate("agram").key)


def test_full_disk_says_so_and_keeps_what_was_there(store: Store, path: Path) -> None:
    store.add_games([candidate("agram")], 0)
    ((pages,),) = store._run("PRAGMA page_count").fetchall()
    store._run(
        f"PRAGMA max_page_count = {pages + 2}"
    )  # The file may not grow: SQLite says what it says of a full disk.
    with pytest.raises(DarwinDeckError, match=r"cannot write .*run\.db: the disk is full: make room, then go on with"):
        store.set(**{f"large {number}": "x" * 5000 for number in range(200)})
    assert store.game(candidate("agram").key) == candidate("agram")
    store.close()
    with Store(path, "go on") as again:
        assert again.game(candidate("agram").key) == candidate("agram")
        again.set(large="x" * 5000)


def test_file_that_another_program_holds_says_so(store: Store, path: Path) -> None:
    store._run("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DarwinDeckError, match="another program holds it: close that, then go on"):
            store.set(seconds=1.0)
        other.execute("ROLLBACK")
    store.set(seconds=1.0)


def test_file_that_cannot_be_opened_says_what_to_look_at(tmp_path: Path) -> None:
    with pytest.raises(DarwinDeckError, match=r"cannot open .*run\.db: see that it is there, and that you may read"):
        Store(tmp_path / "missing" / "run.db", "new")
