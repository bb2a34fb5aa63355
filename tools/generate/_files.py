"""Which files are generated, and how they are brought up to date."""

import sys
from collections.abc import Iterator
from itertools import chain
from types import ModuleType
from typing import Literal

from tools.generate._codes import ROOT, Codes, read_codes
from tools.generate._flatbuffers import PYTHON, RUST, wire_files, wire_files_are_current
from tools.generate._python import python_codes, python_kinds
from tools.generate._run import run, rustfmt
from tools.generate._sentences import python_phrases, typescript_phrases


def generate(mode: Literal["write", "check"]) -> list[str]:
    """Write the generated files, or only look. Gives those that were, or are, out of date."""
    stale = []
    for name, text in chain(_files(read_codes()), _wire_files(mode)):
        path = ROOT / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if mode == "write":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return stale


def _wire_files(mode: Literal["write", "check"]) -> Iterator[tuple[str, str]]:
    """What follows from `schema/simulation.fbs`, if it is out of date; its compilers are built first."""
    if not wire_files_are_current():
        yield from wire_files() if mode == "write" else ((name, "") for name in (RUST, PYTHON))


def _files(codes: Codes) -> Iterator[tuple[str, str]]:
    # The Python codes come first and are written before the rest is made: the rest is made from modules that use them.
    yield "src/darwindeck/genome/_generated.py", _ruff(python_codes(codes))
    yield "src/darwindeck/simulation/kinds.py", _ruff(python_kinds(codes))
    yield "src/darwindeck/_phrases.py", _ruff(python_phrases())
    yield "docs/reference/words.ts", typescript_phrases()
    _import_simulation_without_core()
    from tools.generate._pages import codes_page, games_page, genome_page, schema_file
    from tools.generate._rust import rust_module
    from tools.generate._rust_values import rust_values
    from tools.generate._typescript import typescript
    from tools.generate._value_schema import value_schema

    yield "crates/darwindeck-core/src/bytecode/generated.rs", rustfmt(rust_module(codes))
    yield "crates/darwindeck-core/src/values/generated.rs", rustfmt(rust_values(codes))
    yield "docs/reference/view.d.ts", typescript(codes)
    yield "docs/reference/view.schema.json", value_schema(codes)
    yield "docs/reference/codes.md", codes_page(codes)
    yield "docs/reference/genome.md", genome_page()
    yield "docs/reference/genome.schema.json", schema_file()
    yield "docs/reference/games.md", games_page()


def _import_simulation_without_core() -> None:
    """Leave out what the package itself imports: the core, whose source may be waiting for what is written here."""
    if "darwindeck.simulation" not in sys.modules:
        package = ModuleType("darwindeck.simulation")
        package.__path__ = [str(ROOT / "src" / "darwindeck" / "simulation")]
        sys.modules[package.__name__] = package


def _ruff(text: str) -> str:
    return run([sys.executable, "-m", "ruff", "format", "-", "--stdin-filename", "generated.py"], text)
