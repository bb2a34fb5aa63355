"""What follows from `schema/simulation.fbs`: the Rust and the Python that read and write it."""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.generate._codes import ROOT
from tools.generate._run import found, run, rustfmt

SCHEMA = "schema/simulation.fbs"
RUST = "crates/darwindeck-batch/src/wire.rs"
PYTHON = "src/darwindeck/simulation/_wire.py"

_COMPILERS = ROOT / "tools" / "flatbuffers"
_BUILT = ROOT / ".tools" / "flatbuffers"


def schema_mark() -> str:
    """What every file made from the schema says about it, so that one that is out of date is seen at once."""
    text = (ROOT / SCHEMA).read_bytes()
    return f"Made from {SCHEMA} {hashlib.sha256(text).hexdigest()[:16]} by `make generate`."


def wire_files_are_current() -> bool:
    """Whether the files say that they were made from the schema as it is: then nothing need be compiled."""
    mark = schema_mark()
    paths = [ROOT / name for name in (RUST, PYTHON)]
    return all(path.exists() and mark in path.read_text(encoding="utf-8")[:200] for path in paths)


def wire_files() -> Iterator[tuple[str, str]]:
    """The names and the texts of the files."""
    with TemporaryDirectory() as folder:
        _compile(Path(folder))
        made = {path.name: path.read_text(encoding="utf-8") for path in Path(folder).iterdir()}
    mark = schema_mark()
    yield RUST, rustfmt(f"// {mark}\n{made['wire.rs']}")
    yield PYTHON, f'"""{mark}"""\n\n{made["simulation.py"]}'


def _compile(folder: Path) -> None:
    cargo = found("cargo", "https://rustup.rs")
    if not _BUILT.exists():
        for tool in ("cmake", "c++"):
            found(tool, "`apt-get install cmake g++` or `brew install cmake`: flatc is built with it")
        print("building the compilers of the schema, which takes a minute or two", file=sys.stderr)
    command = [cargo, "run", "--quiet", "--locked", "--target-dir", str(_BUILT), "--", SCHEMA, str(folder)]
    run(command, folder=_COMPILERS)
