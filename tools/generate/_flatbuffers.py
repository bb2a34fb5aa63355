"""What follows from `schema/simulation.fbs`: the Rust and the Python that read and write it."""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.generate import _run
from tools.generate._codes import ROOT
from tools.generate._run import found, run, rustfmt

SCHEMA = "schema/simulation.fbs"
RUST = "crates/darwindeck-batch/src/wire.rs"
PYTHON = "src/darwindeck/simulation/_wire.py"

_COMPILERS = ROOT / "tools" / "flatbuffers"
_BUILT = ROOT / ".tools" / "flatbuffers"


def wire_files_are_current() -> bool:
    """True if both files are as they were made from the schema as it is now, which takes no compiler to tell."""
    return all(is_current(ROOT / name) for name in (RUST, PYTHON))


def is_current(path: Path) -> bool:
    """True if a file says on its first line that it was made from what there is now, and has not been edited."""
    if not path.exists():
        return False
    first, _, text = path.read_text(encoding="utf-8").partition("\n")
    return _mark(text) in first


def _mark(text: str) -> str:
    """The first line of a file says what it was made from, and that nobody has changed it since."""
    digest = hashlib.sha256()
    compilers = (_COMPILERS / name for name in ("Cargo.toml", "Cargo.lock", "src/main.rs"))
    for source in (ROOT / SCHEMA, *compilers, Path(__file__), Path(_run.__file__)):
        digest.update(source.read_bytes())
    digest.update(text.encode())
    return f"Made from {SCHEMA} by `make generate`: {digest.hexdigest()[:16]}."


def wire_files() -> Iterator[tuple[str, str]]:
    """The names and the texts of the files."""
    with TemporaryDirectory() as folder:
        _compile(Path(folder))
        made = {path.name: path.read_text(encoding="utf-8") for path in Path(folder).iterdir()}
    rust, python = rustfmt(made["wire.rs"]), f"\n{made['simulation.py']}"
    yield RUST, f"// {_mark(rust)}\n{rust}"
    yield PYTHON, f'"""{_mark(python)}"""\n{python}'


def _compile(folder: Path) -> None:
    cargo = found("cargo", "https://rustup.rs")
    if not _BUILT.exists():
        for tool in ("cmake", "c++"):
            found(tool, "`apt-get install cmake g++` or `brew install cmake`: flatc is built with it")
        print("building the compilers of the schema, which takes a minute or two", file=sys.stderr)
    command = [cargo, "run", "--quiet", "--locked", "--target-dir", str(_BUILT), "--", SCHEMA, str(folder)]
    run(command, folder=_COMPILERS)
