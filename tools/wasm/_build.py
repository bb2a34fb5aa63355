"""Compiling and linking: the same bytes each time, wherever the checkout lies."""

import json
import os
import re
import shutil
from pathlib import Path

from tools.set_up import see_to
from tools.wasm._compiler import Compiler
from tools.wasm._sources import MODULE, ROOT, note, sources

TARGET = "wasm32-unknown-unknown"
FOLDER = ROOT / "target" / "wasm"
_CHANGES_THE_CODE = ("RUST", "CARGO_BUILD_", "CARGO_PROFILE_", "CARGO_TARGET_", "CARGO_ENCODED_RUSTFLAGS")
"""How the names of variables begin that would make other code of the same sources."""


def build(compiler: Compiler) -> None:
    """Make the module.

    Raises:
        CalledProcessError: When it cannot be compiled.
    """
    os.environ.update(_environment(compiler))
    see_to("compiling the core for the browser, which takes a minute or two", _cargo(compiler, workspace()))
    MODULE.parent.mkdir(exist_ok=True)
    shutil.copyfile(FOLDER / TARGET / "release" / "darwindeck_wasm.wasm", MODULE)
    note(compiler.version)


def workspace() -> Path:
    """Lay the sources out as a workspace with nothing else in it.

    The names of functions, and with them their order, depend on where a crate lies: in its workspace, but on the whole
    path where it lies outside.
    """
    place = FOLDER / "workspace"
    shutil.rmtree(place, ignore_errors=True)
    for path in sources():
        copy = place / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    manifest = place / "Cargo.toml"
    text = manifest.read_text(encoding="utf-8")
    text = re.sub(r"^exclude = .*$", "", text, flags=re.MULTILINE)
    manifest.write_text(re.sub(r"^members = .*$", 'members = ["crates/*"]', text, flags=re.MULTILINE), encoding="utf-8")
    return place


def _cargo(compiler: Compiler, place: Path) -> list[str]:
    settings: dict[str, str | bool] = {
        f"target.{TARGET}.linker": compiler.linker,
        "profile.release.panic": "immediate-abort",
        "profile.release.strip": True,
    }
    if compiler.vendored:
        settings |= {"source.crates-io.replace-with": "std", "source.std.directory": str(compiler.vendored)}
    return [
        *("cargo", "build", "--release", "--target", TARGET, "--target-dir", str(FOLDER)),
        *("--package", "darwindeck-wasm", "--manifest-path", str(place / "Cargo.toml")),
        *("-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size", "-Zpanic-immediate-abort"),
        *(option for name, value in settings.items() for option in ("--config", f"{name}={json.dumps(value)}")),
    ]


def _environment(compiler: Compiler) -> dict[str, str]:
    """Variables for cargo. Those that would make other code go."""
    for name in [name for name in os.environ if name.startswith(_CHANGES_THE_CODE) and name != "RUSTUP_HOME"]:
        del os.environ[name]
    return {
        "RUSTC": compiler.rustc,
        "RUSTC_BOOTSTRAP": "1",  # The standard library is compiled along, which is not stable yet.
        "CARGO_ENCODED_RUSTFLAGS": "-Ctarget-feature=+simd128",
    }
