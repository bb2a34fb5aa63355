import errno
import json
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from darwindeck.cli._main import run
from darwindeck.genome.bytecode import compile_genome, decompile
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome, create_war_genome
from darwindeck.genome.serialization import content_hash, save_genome

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def fill_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def fsync(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fsync)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_game_is_written_under_its_id(game: KnownGame, folder: Path, capsys: Capture) -> None:
    genome = game.create()
    assert run(["compile", game.name]) == 0
    assert names_in(folder) == [f"{genome.genome_id}.ddb"]
    blob = (folder / f"{genome.genome_id}.ddb").read_bytes()
    assert blob == compile_genome(genome)
    assert capsys.readouterr() == (f"{genome.genome_id}.ddb: {genome.genome_id} in {len(blob)} bytes\n", "")


@pytest.mark.parametrize(
    ("genome_id", "file_name"),
    [
        ("../../etc/x", "etc-x.ddb"),
        ("...", "game.ddb"),
        ("My game, v2", "My-game-v2.ddb"),
        ("D(é)jà — <Spiel>!", "D-é-jà-Spiel.ddb"),
        ("斗地主", "斗地主.ddb"),
        ("हिन्दी", "हिन्दी.ddb"),
        ("主" * 80, "主" * 66 + ".ddb"),
        ("x" * 200, "x" * 100 + ".ddb"),
    ],
)
def test_file_name_made_from_an_id_stays_in_the_folder(
    genome_id: str, file_name: str, folder: Path, capsys: Capture
) -> None:
    (folder / "in").mkdir()
    save_genome(replace(create_war_genome(), genome_id=genome_id), folder / "in" / "game.json")
    assert run(["compile", "in/game.json"]) == 0
    assert names_in(folder) == sorted(["in", file_name])
    assert capsys.readouterr().out.startswith(f"{file_name}: {genome_id} in ")


def test_second_run_with_the_same_content_changes_nothing(folder: Path, capsys: Capture) -> None:
    assert run(["compile", "war"]) == 0
    first = (folder / "war-baseline.ddb").stat()
    said = capsys.readouterr()
    assert run(["compile", "war"]) == 0
    second = (folder / "war-baseline.ddb").stat()
    assert (second.st_ino, second.st_mtime_ns) == (first.st_ino, first.st_mtime_ns)
    assert capsys.readouterr() == said


def test_file_with_other_content_is_kept(folder: Path, capsys: Capture) -> None:
    (folder / "x.ddb").write_bytes(b"precious")
    assert run(["compile", "war", "-o", "x.ddb"]) == 2
    assert (folder / "x.ddb").read_bytes() == b"precious"
    assert capsys.readouterr() == (
        "",
        "darwindeck: x.ddb exists and holds something else: name another file with -o, or use --force\n",
    )


def test_other_content_of_the_same_size_is_kept(folder: Path) -> None:
    blob = compile_genome(create_war_genome())
    (folder / "x.ddb").write_bytes(blob[::-1])
    assert run(["compile", "war", "-o", "x.ddb"]) == 2
    assert (folder / "x.ddb").read_bytes() == blob[::-1]


def test_force_replaces_other_content(folder: Path, capsys: Capture) -> None:
    (folder / "x.ddb").write_bytes(b"precious")
    assert run(["compile", "war", "-o", "x.ddb", "--force"]) == 0
    assert (folder / "x.ddb").read_bytes() == compile_genome(create_war_genome())
    assert capsys.readouterr() == (f"x.ddb: war-baseline in {len(compile_genome(create_war_genome()))} bytes\n", "")


def test_dash_writes_the_bytes_and_nothing_else(folder: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["compile", "hearts", "-o", "-"]) == 0
    assert capfdbinary.readouterr() == (compile_genome(create_hearts_genome()), b"")
    assert names_in(folder) == []


def test_json_says_what_was_written(capsys: Capture) -> None:
    assert run(["compile", "war", "-o", "w.ddb", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == {
        "genome_id": "war-baseline",
        "content_hash": content_hash(create_war_genome()),
        "output": "w.ddb",
        "bytes": len(compile_genome(create_war_genome())),
    }


def test_json_beside_bytes_on_standard_output_is_wrong_usage(capsys: Capture) -> None:
    assert run(["compile", "war", "-o", "-", "--json"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("Usage: darwindeck compile")
    assert err.endswith("Error: --json and -o - would both write to standard output: choose one\n")


def test_missing_folder_is_named(folder: Path, capsys: Capture) -> None:
    assert run(["compile", "war", "-o", "no/such/x.ddb"]) == 2
    assert capsys.readouterr() == ("", "darwindeck: cannot write no/such/x.ddb: no such file or directory\n")
    assert names_in(folder) == []


@pytest.mark.parametrize("force", [[], ["--force"]], ids=["plain", "force"])
def test_folder_is_never_replaced(force: list[str], folder: Path, capsys: Capture) -> None:
    (folder / "out.d").mkdir()
    assert run(["compile", "war", "-o", "out.d", *force]) == 2
    assert capsys.readouterr() == ("", "darwindeck: cannot write out.d: it is a folder\n")
    assert names_in(folder) == ["out.d"]
    assert names_in(folder / "out.d") == []


@pytest.mark.parametrize("force", [[], ["--force"]], ids=["plain", "force"])
def test_a_pipe_is_written_to_and_not_replaced(force: list[str], folder: Path) -> None:
    os.mkfifo(folder / "pipe")
    with ThreadPoolExecutor() as pool:
        read = pool.submit((folder / "pipe").read_bytes)
        assert run(["compile", "war", "-o", "pipe", *force]) == 0
        assert read.result(timeout=60) == compile_genome(create_war_genome())
    assert stat.S_ISFIFO((folder / "pipe").stat().st_mode)


def test_a_link_that_leads_nowhere_is_an_error(folder: Path, capsys: Capture) -> None:
    (folder / "loop").symlink_to("loop")
    assert run(["compile", "war", "-o", "loop"]) == 2
    assert capsys.readouterr().err.startswith("darwindeck: cannot write loop: ")


def test_an_output_without_a_name_is_wrong_usage(capsys: Capture) -> None:
    assert run(["compile", "war", "-o", ""]) == 2
    assert "-o needs the name of a file" in capsys.readouterr().err


def test_a_name_too_long_for_a_file_is_an_error(capsys: Capture) -> None:
    assert run(["compile", "war", "-o", "x" * 300]) == 2
    assert capsys.readouterr().err.endswith(": file name too long\n")


def test_full_disk_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    fill_the_disk(monkeypatch)
    assert run(["compile", "war", "-o", "w.ddb"]) == 2
    assert capsys.readouterr() == ("", "darwindeck: cannot write w.ddb: no space left on device\n")
    assert names_in(folder) == []


def test_full_disk_leaves_the_old_file_as_it_was(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "w.ddb").write_bytes(b"old")
    fill_the_disk(monkeypatch)
    assert run(["compile", "war", "-o", "w.ddb", "--force"]) == 2
    assert names_in(folder) == ["w.ddb"]
    assert (folder / "w.ddb").read_bytes() == b"old"


@pytest.mark.parametrize("output", [[], ["-o", "x.ddb"], ["-o", "-"]], ids=["default", "file", "stdout"])
def test_unsound_genome_is_not_compiled(output: list[str], folder: Path, capsys: Capture) -> None:
    war = create_war_genome()
    save_genome(replace(war, player_count=3, setup=replace(war.setup, cards_per_player=17)), folder / "bad.json")
    assert run(["compile", "bad.json", *output]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bad.json does not describe a playable game\n  ")
    assert "WAR tableau mode requires exactly 2 players" in err
    assert names_in(folder) == ["bad.json"]


def test_bytecode_compiles_to_itself(folder: Path) -> None:
    assert run(["compile", "hearts", "-o", "a.ddb"]) == 0
    assert run(["compile", "a.ddb", "-o", "b.ddb"]) == 0
    assert (folder / "a.ddb").read_bytes() == (folder / "b.ddb").read_bytes()


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_compiled_file_is_a_game_to_every_command(game: KnownGame, folder: Path, capsys: Capture) -> None:
    assert run(["compile", game.name, "-o", "f.ddb"]) == 0
    assert decompile((folder / "f.ddb").read_bytes()) == game.create()
    for command in (["disassemble"], ["games", "show"], ["validate"]):
        capsys.readouterr()
        assert run([*command, "f.ddb"]) == 0
        from_file = capsys.readouterr()
        assert run([*command, game.name]) == 0
        by_name = capsys.readouterr()
        assert from_file.err == by_name.err == ""
        assert from_file.out.replace("f.ddb is sound", f"{game.name} is sound") == by_name.out
