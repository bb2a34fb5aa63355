"""Builds DarwinDeck with maturin, and installs it editable without touching the sources.

maturin would put the core of an editable installation among the sources, which all environments share. Here the core
goes into the environment, and only the Python files stay where they are: so an environment with the release core and
one with the checked core live side by side. `--config-setting profile=edit` asks for the checked core.
"""

import base64
import hashlib
import shlex
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from maturin import (
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

_SOURCES = Path(__file__).parents[2] / "src"


def build_editable(
    wheel_directory: str, config_settings: Mapping[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel that holds the core, the metadata, and the path of the Python files."""
    profile = (config_settings or {}).get("profile", "release")
    with TemporaryDirectory() as folder:
        arguments = shlex.join([f"--profile={profile}", f"--out={folder}/whole"])
        name: str = build_wheel(folder, {"build-args": arguments}, metadata_directory)
        _without_sources(Path(folder, name), Path(wheel_directory, name))
    return name


def _without_sources(whole: Path, editable: Path) -> None:
    """Copy a wheel, but replace its Python files by a path to those of the checkout."""
    path_file = f"{_SOURCES}\n".encode()
    with ZipFile(whole) as old, ZipFile(editable, "w", ZIP_DEFLATED) as new:
        record = next(name for name in old.namelist() if name.endswith(".dist-info/RECORD"))
        kept = {name for name in old.namelist() if _is_core(name) or (".dist-info/" in name and name != record)}
        for name in sorted(kept):
            new.writestr(old.getinfo(name), old.read(name))
        new.writestr("darwindeck.pth", path_file)
        rows = [row for row in old.read(record).decode().splitlines() if row.split(",")[0] in {*kept, record}]
        rows.append(f"darwindeck.pth,sha256={_digest(path_file)},{len(path_file)}")
        new.writestr(record, "\n".join(rows) + "\n")


def _is_core(name: str) -> bool:
    return name.startswith("darwindeck/_core.") and not name.endswith(".pyi")


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
