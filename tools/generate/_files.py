"""Which files are generated, and how they are brought up to date."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import Literal

from tools.generate._python import python_codes
from tools.generate._table import ROOT, Table, read_table


def generate(mode: Literal["write", "check"]) -> list[str]:
    """Write the generated files, or only look.

    Returns:
        The files that were, or are, out of date.
    """
    stale = []
    for name, text in _files(read_table()):
        path = ROOT / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if mode == "write":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return stale


def _files(table: Table) -> Iterator[tuple[str, str]]:
    # The Python codes come first and are written before the rest is made: the rest is made from modules that use them.
    yield "src/darwindeck/genome/_generated.py", _ruff(python_codes(table))
    from tools.generate._pages import codes_page, genome_page, schema_file
    from tools.generate._rust import rust_module

    yield "crates/darwindeck-core/src/program/generated.rs", _rustfmt(rust_module(table))
    yield "docs/reference/codes.md", codes_page(table)
    yield "docs/reference/genome.md", genome_page()
    yield "docs/reference/genome.schema.json", schema_file()


def _ruff(text: str) -> str:
    return _pipe([sys.executable, "-m", "ruff", "format", "-", "--stdin-filename", "generated.py"], text)


def _rustfmt(text: str) -> str:
    found = shutil.which("rustfmt")
    if found is None:
        raise SystemExit("rustfmt is not installed: install it with `rustup component add rustfmt`")
    return _pipe([found, "--edition", "2024"], text)


def _pipe(command: list[str], text: str) -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout
