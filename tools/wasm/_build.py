"""Compiling and linking: the same bytes each time, wherever the checkout lies."""

import json
import os
import shutil
from pathlib import Path

from tools.set_up import see_to
from tools.wasm._compiler import Compiler
from tools.wasm._sources import CRATE, MODULE, ROOT, note

TARGET = "wasm32-unknown-unknown"
_CHANGES_THE_CODE = ("RUST", "CARGO_BUILD_", "CARGO_PROFILE_", "CARGO_TARGET_", "CARGO_ENCODED_RUSTFLAGS")
"""How the names of variables begin that would make other code of the same sources."""


def build(compiler: Compiler) -> None:
    """Make the module.

    Raises:
        CalledProcessError: When it cannot be compiled.
    """
    folder = ROOT / "target" / "wasm"
    os.environ.update(_environment(compiler))
    see_to("compiling the core for the browser, which takes a minute or two", _cargo(compiler, folder))
    MODULE.parent.mkdir(exist_ok=True)
    shutil.copyfile(folder / TARGET / "release" / "darwindeck_wasm.wasm", MODULE)
    note(compiler.version)


def _cargo(compiler: Compiler, folder: Path) -> list[str]:
    settings = {f"target.{TARGET}.linker": compiler.linker, "profile.release.panic": "immediate-abort"}
    if compiler.vendored:
        settings |= {"source.crates-io.replace-with": "std", "source.std.directory": str(compiler.vendored)}
    return [
        *("cargo", "build", "--release", "--locked", "--target", TARGET, "--target-dir", str(folder)),
        *("--manifest-path", str(CRATE / "Cargo.toml")),
        *("-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size", "-Zpanic-immediate-abort"),
        *(option for name, value in settings.items() for option in ("--config", f"{name}={json.dumps(value)}")),
    ]


def _environment(compiler: Compiler) -> dict[str, str]:
    """Variables for cargo. Those that would make other code go; no path of this machine gets into the module."""
    for name in [name for name in os.environ if name.startswith(_CHANGES_THE_CODE) and name != "RUSTUP_HOME"]:
        del os.environ[name]
    library = compiler.library.parent
    paths = {
        Path.home(): "home",
        library.resolve(): "rust",
        library: "rust",
        ROOT: "darwindeck",
    }  # The last one counts.
    flags = ["-Ctarget-feature=+simd128", *(f"--remap-path-prefix={path}={name}" for path, name in paths.items())]
    return {
        "RUSTC": compiler.rustc,
        "RUSTC_BOOTSTRAP": "1",  # The standard library is compiled along, which is not stable yet.
        "CARGO_ENCODED_RUSTFLAGS": "\x1f".join(flags),
    }
