"""On a machine without what it needs, make says what is missing and how to get it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tools import set_up

TOOLS = (
    "bash",
    "sh",
    "cat",
    "chmod",
    "cp",
    "echo",
    "make",
    "mkdir",
    "grep",
    "awk",
    "env",
    "rm",
    "find",
    "dirname",
    "sleep",
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the Makefile and, on the path, nothing but a few basic tools."""
    folder = tmp_path / "a checkout"
    (folder / "bin").mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "set_up.py", folder / "tools")
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, f"{tool} is needed for this test"
        (folder / "bin" / tool).symlink_to(found)
    return folder


def put_on_path(checkout: Path, name: str, script: str) -> Path:
    tool = checkout / "bin" / name
    tool.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    tool.chmod(0o755)
    return tool


def make(checkout: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["make", *arguments],
        cwd=checkout,
        env={"PATH": str(checkout / "bin"), "HOME": os.environ.get("HOME", "/")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("target", ["build", "develop", "evolve", "test", "check"])
def test_missing_cargo_is_named_with_the_way_to_get_it(checkout: Path, target: str) -> None:
    done = make(checkout, target)
    assert done.returncode == 2
    assert "cargo was not found: install Rust from https://rustup.rs" in done.stderr
    assert len(done.stderr.splitlines()) <= 2


def test_missing_python_is_named_with_the_way_to_get_it(checkout: Path) -> None:
    put_on_path(checkout, "cargo", "exit 0")
    done = make(checkout, "build")
    assert done.returncode == 2
    assert "python3 was not found: install Python 3.11 or later" in done.stderr
    assert not (checkout / ".venv").exists()


def test_an_old_python_is_named_with_its_version(checkout: Path) -> None:
    put_on_path(checkout, "cargo", "exit 0")
    old = 'case "$2" in *platform*) echo 3.9.18;; *) exit 1;; esac'
    put_on_path(checkout, "python3", old)
    done = make(checkout, "build")
    assert done.returncode == 2
    assert "python3 is Python 3.9.18: install Python 3.11 or later" in done.stderr


def test_a_python_that_was_asked_for_must_be_there(checkout: Path) -> None:
    put_on_path(checkout, "cargo", "exit 0")
    done = make(checkout, "build", "PYTHON=/no/such/python")
    assert done.returncode == 2
    assert "/no/such/python was not found: install Python 3.11 or later, or name one" in done.stderr


def test_a_missing_network_is_said_in_a_sentence_when_uv_is_fetched(checkout: Path) -> None:
    put_on_path(checkout, "cargo", "exit 0")
    no_pip = "#!/bin/sh\necho could not find uv >&2\nexit 1"
    makes_tools = f"mkdir -p .tools/bin; printf '{no_pip}' > .tools/bin/python; chmod +x .tools/bin/python"
    put_on_path(checkout, "python3", f'case "$*" in *venv*) {makes_tools};; *) echo python3;; esac')
    done = make(checkout, "build")
    assert done.returncode == 2
    assert "uv could not be installed from PyPI: connect to the internet and try again" in done.stderr
    assert not (checkout / ".tools").exists()


UV = """
case "$*" in
    --version) echo uv 0.13.0 ;;
    venv*) for folder; do :; done; mkdir -p "$folder/bin"; cp "$(command -v python3)" "$folder/bin/python" ;;
    *) echo "{error}" >&2; echo "$UV_PROJECT_ENVIRONMENT $*" >> calls; exit {code} ;;
esac
"""


def uv(*, error: str = "", code: int = 0) -> str:
    return UV.format(error=error, code=code)


@pytest.fixture
def with_python(checkout: Path) -> Path:
    """A checkout on a machine that has cargo and Python as well."""
    put_on_path(checkout, "cargo", "exit 0")
    put_on_path(checkout, "python3", f'exec "{sys.executable}" "$@"')
    return checkout


def test_a_missing_network_is_said_in_a_sentence_when_libraries_are_fetched(with_python: Path) -> None:
    put_on_path(with_python, "uv", uv(error="error: dns error: no such host", code=2))
    done = make(with_python, "build")
    assert done.returncode == 2
    assert "packages cannot be reached: connect to the internet and try again" in done.stderr
    assert "dns error" not in done.stderr


def test_without_a_network_what_came_before_is_enough(with_python: Path) -> None:
    put_on_path(
        with_python,
        "uv",
        UV.format(error="error: no route to host", code='$(case "$*" in *--offline*) echo 0;; *) echo 2;; esac)'),
    )
    assert make(with_python, "build").returncode == 0


@pytest.mark.parametrize(
    "fault",
    [
        "warning: spurious network error: could not resolve host; error[E0308]: mismatched types",
        "failed to download: No space left on device",
    ],
)
def test_what_else_goes_wrong_is_said_in_its_own_words(with_python: Path, fault: str) -> None:
    put_on_path(with_python, "uv", uv(error=fault, code=2))
    done = make(with_python, "develop")
    assert done.returncode == 2
    assert fault in done.stderr
    assert "internet" not in done.stderr


def test_extras_are_added_where_they_are_asked_for(with_python: Path) -> None:
    put_on_path(with_python, "uv", uv())
    assert make(with_python, "build", "EXTRAS=pdf cluster").returncode == 0
    assert "--extra pdf --extra cluster" in (with_python / "calls").read_text(encoding="utf-8")


def test_each_environment_has_the_core_and_the_tools_that_it_needs(with_python: Path) -> None:
    put_on_path(with_python, "uv", uv())
    assert make(with_python, "build").returncode == make(with_python, "develop").returncode == 0
    calls = (with_python / "calls").read_text(encoding="utf-8").splitlines()
    libraries_of_users, use, libraries, tools, develop = calls
    assert use == ".venv sync --inexact"
    assert libraries_of_users == f"{use} --no-install-project"
    assert libraries == f"{develop} --no-install-project"
    assert "--requirements tools/develop.txt" in tools
    assert develop.startswith(".venv-dev sync")
    assert "profile=edit" in develop


def test_what_takes_a_while_is_named_with_the_time_that_it_took(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(set_up, "PATIENCE", 0.0)
    set_up.see_to("compiling", [sys.executable, "-c", "print('much')"])
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"compiling \.\.\. \d+ s\n", err)


def test_what_is_up_to_date_is_left_alone_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(set_up, "PATIENCE", 600.0)
    set_up.see_to("compiling", [sys.executable, "-c", "print('nothing to do')"])
    assert capsys.readouterr() == ("", "")


def test_help_lists_the_targets_without_needing_anything(checkout: Path) -> None:
    done = make(checkout)
    assert done.returncode == 0
    for target in ("build", "develop", "test", "check", "generate", "clean"):
        assert f"  {target} " in done.stdout
    assert done.stderr == ""
