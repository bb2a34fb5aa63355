"""The sources of the module, and what it says of those it was made from."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
CRATE = ROOT / "crates" / "darwindeck-wasm"
MODULE = ROOT / "src" / "darwindeck" / "table" / "core.wasm"
MADE_FROM = MODULE.with_suffix(".json")
"""The hash of the sources, and with what they were compiled."""


def sources(root: Path = ROOT) -> Iterator[Path]:
    """All files that the module depends on."""
    yield root / "Cargo.toml"
    for crate in (root / "crates" / "darwindeck-core", root / "crates" / "darwindeck-wasm"):
        yield from crate.glob("Cargo.*")
        yield from (crate / "src").rglob("*.rs")
    yield from (root / "tools" / "wasm").glob("*.py")


def sources_hash(root: Path = ROOT) -> str:
    """A hash of all these files, with their paths."""
    found = hashlib.sha256()
    for path in sorted(sources(root), key=lambda path: path.relative_to(root).as_posix()):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def is_current() -> bool:
    """Whether the module that is there was made from the sources as they are."""
    if not (MODULE.exists() and MADE_FROM.exists()):
        return False
    noted = json.loads(MADE_FROM.read_text(encoding="utf-8"))
    module = hashlib.sha256(MODULE.read_bytes()).hexdigest()
    return bool(noted["sources"] == sources_hash() and noted["module"] == module)


def note(compiler: str) -> None:
    """Write down what the module that is there was made from, and with which compiler."""
    noted = {
        "sources": sources_hash(),
        "module": hashlib.sha256(MODULE.read_bytes()).hexdigest(),
        "compiler": compiler,
    }
    MADE_FROM.write_text(json.dumps(noted, indent=2) + "\n", encoding="utf-8")
