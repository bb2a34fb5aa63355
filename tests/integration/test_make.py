"""On a machine without what it needs, make says what is missing and how to get it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.paths import ROOT

TOOLS = ("bash", "sh", "echo", "make", "grep", "awk", "ls", "env", "rm", "find", "dirname")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the Makefile and, on the path, nothing but a few basic tools."""
    folder = tmp_path / "a checkout"
    (folder / "bin").mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", folder)
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


@pytest.mark.parametrize("target", ["build", "test", "check"])
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


def test_help_lists_the_targets_without_needing_anything(checkout: Path) -> None:
    done = make(checkout)
    assert done.returncode == 0
    for target in ("build", "test", "check", "generate", "clean"):
        assert f"  {target} " in done.stdout
    assert done.stderr == ""
