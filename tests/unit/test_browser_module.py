"""The built module, and the check that says when it is out of date."""

import shutil
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tools.wasm import MODULE, __main__, _sources, sources_hash


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of the module, in another place."""
    for path in _sources.sources():
        (tmp_path / path.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, tmp_path / path.relative_to(ROOT))
    return tmp_path


def test_hash_does_not_depend_on_the_place(copy: Path) -> None:
    assert sources_hash(copy) == sources_hash()


@pytest.mark.parametrize(
    "name",
    [
        "Cargo.toml",
        "crates/darwindeck-core/Cargo.toml",
        "crates/darwindeck-core/src/lib.rs",
        "crates/darwindeck-core/src/engine/tricks.rs",
        "crates/darwindeck-wasm/Cargo.toml",
        "crates/darwindeck-wasm/Cargo.lock",
        "crates/darwindeck-wasm/src/lib.rs",
        "tools/wasm/_build.py",
    ],
)
def test_hash_changes_with_every_source(name: str, copy: Path) -> None:
    (copy / name).write_text((copy / name).read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert sources_hash(copy) != sources_hash()


def test_hash_changes_when_a_file_comes_goes_or_moves(copy: Path) -> None:
    before, source = sources_hash(copy), copy / "crates" / "darwindeck-core" / "src"
    (source / "lib.rs").rename(source / "library.rs")
    moved = sources_hash(copy)
    (source / "library.rs").unlink()
    gone = sources_hash(copy)
    (source / "new.rs").touch()
    assert len({before, moved, gone, sources_hash(copy)}) == 4


def test_line_ends_do_not_matter(copy: Path) -> None:
    source = copy / "crates" / "darwindeck-core" / "src" / "lib.rs"
    source.write_bytes(source.read_bytes().replace(b"\n", b"\r\n"))
    assert sources_hash(copy) == sources_hash()


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module of its own, noted down as made from the sources as they are."""
    monkeypatch.setattr(_sources, "MODULE", tmp_path / "core.wasm")
    monkeypatch.setattr(_sources, "MADE_FROM", tmp_path / "core.json")
    (tmp_path / "core.wasm").write_bytes(b"\0asm")
    _sources.note("rustc 1.0")
    return tmp_path / "core.wasm"


def check(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.argv", ["wasm", "--check"])
    return __main__.main()


@pytest.mark.usefixtures("module")
def test_check_passes_what_was_made_from_the_sources(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(monkeypatch) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("fault", ["sources", "module", "missing", "note"])
def test_check_says_what_to_do_otherwise(
    fault: str, module: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match fault:
        case "sources":
            monkeypatch.setattr(_sources, "sources_hash", lambda: "another")
        case "module":
            module.write_bytes(b"\0asm\1")
        case "missing":
            module.unlink()
        case _:
            module.with_suffix(".json").unlink()
    assert check(monkeypatch) == 1
    assert capsys.readouterr().out.endswith(
        "was made from other sources: run `make wasm`, and commit it at the end of the change\n"
    )


def test_module_names_no_place_of_the_machine_that_built_it() -> None:
    data = MODULE.read_bytes()
    places = {str(ROOT), str(Path.home()), "/root", "/home", "/tmp", "/usr", "/work", ".cargo", ".rustup"}
    assert [place for place in places if place.encode() in data] == []
