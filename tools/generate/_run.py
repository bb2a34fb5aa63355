"""Running the tools that format and compile."""

import shutil
import subprocess
from pathlib import Path

from tools.generate._codes import ROOT


def run(command: list[str], text: str = "", folder: Path = ROOT) -> str:
    """What a command prints when it is given a text."""
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=folder, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def rustfmt(text: str) -> str:
    """Rust, formatted."""
    return run([found("rustfmt", "`rustup component add rustfmt`"), "--edition", "2024"], text)


def found(tool: str, way: str) -> str:
    """The path of a tool; without it, the way to get it."""
    path = shutil.which(tool)
    if path is None:
        raise SystemExit(f"{tool} is not installed: install it with {way}")
    return path
