import importlib.metadata
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import pytest

from darwindeck.cli._main import command, run
from darwindeck.genome.examples import create_war_genome
from darwindeck.genome.serialization import genome_to_json, save_genome
from tests.support.process import PROCESS, environment, process

Capture = pytest.CaptureFixture[str]


def commands(
    found: click.Command = command, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it, outermost first."""
    yield path, found
    if isinstance(found, click.Group):
        for name, inner in found.commands.items():
            yield from commands(inner, (*path, name))


COMMANDS = list(commands())


def path_id(path: tuple[str, ...]) -> str:
    return " ".join(("darwindeck", *path))


# ------------------------------------------------------------------------------- help and usage


@pytest.mark.parametrize(("path", "found"), COMMANDS, ids=[path_id(path) for path, _ in COMMANDS])
def test_help_has_usage_and_examples(path: tuple[str, ...], found: click.Command, capsys: Capture) -> None:
    assert run([*path, "--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith(f"Usage: {path_id(path)} [OPTIONS]")
    assert "\n  Examples:\n    darwindeck " in out
    assert (found.help or "").splitlines()[0] in " ".join(out.split())


@pytest.mark.parametrize(("path", "found"), COMMANDS, ids=[path_id(path) for path, _ in COMMANDS])
def test_short_help_option_prints_the_same(path: tuple[str, ...], found: click.Command, capsys: Capture) -> None:
    assert found.name is not None
    assert run([*path, "-h"]) == 0
    short = capsys.readouterr()
    assert run([*path, "--help"]) == 0
    assert capsys.readouterr() == short


def examples_of(found: click.Command) -> list[str]:
    lines = [line.strip() for line in (found.epilog or "").splitlines()]
    assert lines[:2] == ["\b", "Examples:"]
    return lines[2:]


def calls_in(example: str) -> list[list[str]]:
    """The arguments of each call of darwindeck in a line for the shell."""
    calls: list[list[str]] = []
    for part in example.split("|"):
        words = shlex.split(part.split(">")[0])
        if words[0] == "darwindeck":
            calls.append(words[1:])
    return calls


@pytest.mark.parametrize(("path", "found"), COMMANDS, ids=[path_id(path) for path, _ in COMMANDS])
def test_every_example_parses_and_runs_a_command(
    path: tuple[str, ...], found: click.Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, ...]] = []
    for known, one in COMMANDS:
        monkeypatch.setattr(one, "callback", lambda known=known, **_: ran.append(known))
    for example in examples_of(found):
        calls = calls_in(example)
        assert calls, example
        for arguments in calls:
            ran.clear()
            assert run(arguments) == 0, example
            assert ran[-1] == tuple(arguments[: len(ran[-1])]), example
            assert ran[-1][: len(path)] == path, example


def test_version_is_that_of_the_package(capsys: Capture) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr() == (f"darwindeck, version {importlib.metadata.version('darwindeck')}\n", "")


@pytest.mark.parametrize(
    ("arguments", "usage", "error"),
    [
        (["shuffle"], "darwindeck [OPTIONS] COMMAND", "No such command 'shuffle'."),
        (["games", "hide"], "darwindeck games [OPTIONS] [COMMAND]", "No such command 'hide'."),
        (["--shuffle"], "darwindeck [OPTIONS] COMMAND", "No such option '--shuffle'."),
        (["validate", "war", "--shuffle"], "darwindeck validate [OPTIONS] GAME...", "No such option '--shuffle'."),
        (["disassemble", "war", "war"], "darwindeck disassemble [OPTIONS] GAME", "unexpected extra argument (war)"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_shows_the_usage(arguments: list[str], usage: str, error: str, capsys: Capture) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"Usage: {usage}")
    assert "--help' for help." in err
    assert error in err.splitlines()[-1]


def test_without_arguments_the_help_is_shown_as_wrong_usage(capsys: Capture) -> None:
    assert run([]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "Commands:" in err


def test_debug_shows_the_traceback_and_exits_as_without(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["compile", str(tmp_path / "missing.json")]
    assert run(["--debug", *arguments]) == run(arguments) == 2
    shown, _, plain = capsys.readouterr().err.partition("darwindeck.errors.DarwinDeckError: cannot read")
    assert shown.startswith("Traceback")
    assert "Traceback" not in plain


# ------------------------------------------------------------------------------- as a process


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["validate", "war"], 0), (["validate", "-"], 1), (["validate", "missing.json"], 2), (["shuffle"], 2)],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_process_leaves_with_the_exit_code_and_no_traceback(arguments: list[str], code: int) -> None:
    found = process(*arguments)
    assert found.returncode == code
    assert b"Traceback" not in found.stderr
    assert bool(found.stdout) == (code < 2)
    assert bool(found.stderr) == (code == 2)


def test_installed_script_is_the_command() -> None:
    script = Path(sys.executable).with_name("darwindeck")
    assert script.exists(), "run `make develop`"
    found = subprocess.run([script, "--version"], capture_output=True, text=True, timeout=60, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.startswith("darwindeck, version ")


@pytest.mark.parametrize(
    "arguments", [["games"], ["disassemble", "hearts"], ["compile", "war", "-o", "-"], ["--help"]], ids=" ".join
)
def test_closed_pipe_is_no_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        found = subprocess.run(
            [*PROCESS, *arguments], stdout=writing, stderr=subprocess.PIPE, env=environment(), timeout=60, check=False
        )
    finally:
        os.close(writing)
    assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", [["games"], ["compile", "war", "-o", "-"], ["--help"]], ids=" ".join)
def test_full_disk_behind_standard_output_is_an_error_in_one_line(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        found = subprocess.run(
            [*PROCESS, *arguments], stdout=full, stderr=subprocess.PIPE, env=environment(), timeout=60, check=False
        )
    assert found.returncode == 2
    assert found.stderr == b"darwindeck: cannot write standard output: no space left on device\n"


def test_closed_standard_input_is_an_error_in_one_line() -> None:
    found = subprocess.run(
        ["sh", "-c", f"{shlex.join(PROCESS)} validate - <&-"],
        capture_output=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert (found.returncode, found.stderr) == (2, b"darwindeck: cannot read standard input: it is closed\n")


@pytest.mark.parametrize("arguments", ["games", "compile war -o -", "--help"])
def test_closed_standard_output_is_an_error_in_one_line(arguments: str) -> None:
    found = subprocess.run(
        ["sh", "-c", f"{shlex.join(PROCESS)} {arguments} >&-"],
        stderr=subprocess.PIPE,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert (found.returncode, found.stderr) == (2, b"darwindeck: cannot write standard output: it is closed\n")


def test_closed_standard_error_does_not_matter() -> None:
    found = subprocess.run(
        ["sh", "-c", f"{shlex.join(PROCESS)} validate missing.json 2>&-"],
        stdout=subprocess.PIPE,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert (found.returncode, found.stdout) == (2, b"")


def test_letters_that_the_terminal_lacks_are_written_out() -> None:
    game = genome_to_json(replace(create_war_genome(), genome_id="war-漢")).encode()
    found = process("validate", "-", env=environment(PYTHONIOENCODING="latin-1"), stdin=game)
    assert (found.returncode, found.stderr) == (0, b"")
    assert rb"war-\u6f22: 2 players" in found.stdout


def test_interrupt_while_reading_standard_input_leaves_with_130() -> None:
    with subprocess.Popen(
        [*PROCESS, "validate", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        assert running.stdin is not None
        # More than a pipe holds: once all of it is written, the command is known to be reading.
        running.stdin.write(b" " * 500_000)
        running.stdin.flush()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert out == b""
    assert err.split() == [b"interrupted"]


@pytest.mark.parametrize("changes", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": "xterm-256color"}], ids=str)
def test_output_that_is_not_a_terminal_has_no_escapes(changes: dict[str, str]) -> None:
    found = process("games", env=environment(**changes))
    assert found.returncode == 0
    assert b"\x1b" not in found.stdout + found.stderr
    assert found.stdout.startswith(b"name ")


@pytest.mark.parametrize("arguments", [["validate"], ["games", "show", "--json"], ["disassemble"]], ids=" ".join)
def test_name_that_is_not_ascii_is_printed_in_the_c_locale(arguments: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_genome(replace(create_war_genome(), genome_id="brisca-ñ-日本"), path)
    found = process(*arguments, str(path), env=environment(LC_ALL="C"))
    assert (found.returncode, found.stderr) == (0, b"")
    assert "brisca-ñ-日本" in found.stdout.decode()


def test_piped_commands_agree() -> None:
    shown = process("games", "show", "hearts", "--json")
    compiled = process("compile", "-", "-o", "-", stdin=shown.stdout)
    listed = process("disassemble", "-", stdin=compiled.stdout)
    assert (shown.returncode, compiled.returncode, listed.returncode) == (0, 0, 0)
    assert listed.stdout == process("disassemble", "hearts").stdout


def test_main_leaves_with_the_answer(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    from darwindeck.cli import main

    monkeypatch.setattr(sys, "argv", ["darwindeck", "validate", "wra"])
    leaving: Any
    with pytest.raises(SystemExit) as leaving:
        main()
    assert leaving.value.code == 2
    assert 'did you mean "war"?' in capsys.readouterr().err
