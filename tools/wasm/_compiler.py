"""A compiler for WebAssembly: rustc with the sources of its standard library, which is compiled along, and a linker."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.set_up import see_to

DEBIAN = ("rustc-web", "rust-web-src")
"""Packages of Debian 12 and later, which do not get in the way of rustup's."""
_MISSING = f"""\
no Rust compiler was found that has the sources of its standard library. To get one, either
  rustup component add rust-src
or, on Debian,
  apt-get install {" ".join(DEBIAN)}"""
_NO_LINKER = """\
no linker for WebAssembly was found. Rust from rustup has one (rust-lld); else, on Debian,
  apt-get install lld"""


class MissingToolError(Exception):
    """Something that is needed is not there; the message says how to get it."""


@dataclass(frozen=True)
class Compiler:
    """What compiles and links."""

    rustc: str
    sysroot: Path
    version: str
    linker: str

    @property
    def library(self) -> Path:
        """The sources of the standard library."""
        return library_of(self.sysroot)

    @property
    def vendored(self) -> Path | None:
        """The crates that the standard library needs, if they came with it."""
        folder = self.library / "vendor"
        return folder if folder.is_dir() else None


def library_of(sysroot: Path) -> Path:
    """Where the sources of the standard library are, if they are installed."""
    return sysroot / "lib" / "rustlib" / "src" / "rust" / "library"


def compiler() -> Compiler:
    """Find a compiler, or install one.

    Raises:
        MissingToolError: When there is none and none may be installed.
    """
    if not shutil.which("cargo"):
        raise MissingToolError("cargo was not found: install Rust from https://rustup.rs, then open a new shell")
    rustc = _suitable()
    if rustc is None and shutil.which("apt-get") and os.geteuid() == 0:
        _install()
        rustc = _suitable()
    if rustc is None:
        raise MissingToolError(_MISSING)
    return Compiler(rustc, _sysroot(rustc), _say(rustc, "--version"), _linker(rustc))


def _suitable() -> str | None:
    """Debian's compiler or that on the path: whichever has the sources of its standard library."""
    candidates = ["/usr/bin/rustc", shutil.which("rustc")]
    return next((rustc for rustc in candidates if rustc and _has_library(rustc)), None)


def _has_library(rustc: str) -> bool:
    return Path(rustc).exists() and (library_of(_sysroot(rustc)) / "Cargo.lock").exists()


def _install() -> None:
    """Install Debian's packages; where that fails, the caller says what is missing."""
    try:
        see_to("asking for packages", ["apt-get", "update", "--quiet"])
        options = ["--yes", "--quiet", "--no-install-recommends"]
        see_to("installing a compiler for WebAssembly", ["apt-get", "install", *options, *DEBIAN])
    except subprocess.CalledProcessError as error:
        print(error.output)


def _linker(rustc: str) -> str:
    """The linker of Rust's own installation, or LLVM's."""
    host = next(line.split(": ")[1] for line in _say(rustc, "-vV").splitlines() if line.startswith("host: "))
    on_path = shutil.which("rustc")
    for one in [rustc, *([on_path] if on_path else [])]:
        linker = _sysroot(one) / "lib" / "rustlib" / host / "bin" / "rust-lld"
        if linker.exists():
            return str(linker)
    found = shutil.which("rust-lld") or shutil.which("wasm-ld")
    if not found:
        raise MissingToolError(_NO_LINKER)
    return found


def _sysroot(rustc: str) -> Path:
    return Path(_say(rustc, "--print", "sysroot"))


def _say(command: str, *arguments: str) -> str:
    return subprocess.run([command, *arguments], capture_output=True, text=True, check=True).stdout.strip()
