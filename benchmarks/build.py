"""Building the programs in `native/`, always in the same way."""

import os
import subprocess
from pathlib import Path

from benchmarks.paths import ROOT

_CHANGES_THE_CODE = ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_", "CARGO_PROFILE_", "CARGO_TARGET_")


def build() -> Path:
    """Build the programs as wheels are built, whatever flags the environment asks for, and say in which folder."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(_CHANGES_THE_CODE)}
    command = ["cargo", "build", "--quiet", "--locked", "--release", "--package", "darwindeck-bench"]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        raise SystemExit(f"{' '.join(command)} failed")
    return ROOT / "target" / "release"


def compiler() -> tuple[str, str]:
    """The version of rustc, and the machine that it builds for."""
    text = subprocess.run(["rustc", "-vV"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    lines = dict(line.split(": ", 1) for line in text.splitlines()[1:])
    return lines["release"], lines["host"]
