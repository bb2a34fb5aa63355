"""Where the commands keep what they measured."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from darwindeck.evaluation import Cache

CACHE_VARIABLE = "DARWINDECK_CACHE"


def open_cache() -> "Cache | None":
    """The user's cache, if there is a place for one. What it has to say goes to standard error."""
    from darwindeck.evaluation import Cache  # The other commands do without.

    try:
        return Cache(cache_folder(), note=_say)
    except RuntimeError:
        _say(f"the result is not kept: there is no home folder; name a folder in {CACHE_VARIABLE}")
        return None


def cache_folder() -> Path:
    """The folder of the cache: the one in DARWINDECK_CACHE, or where the system keeps such things.

    Raises:
        RuntimeError: When the user has no home.
    """
    if own := os.environ.get(CACHE_VARIABLE):
        return Path(own)
    return _folder_of_the_user() / "darwindeck" / "evaluations"


def _folder_of_the_user() -> Path:
    if sys.platform == "win32":
        return _absolute("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    if sys.platform == "darwin":
        return _absolute("XDG_CACHE_HOME") or Path.home() / "Library" / "Caches"
    return _absolute("XDG_CACHE_HOME") or Path.home() / ".cache"


def _absolute(variable: str) -> Path | None:
    """The folder in a variable; one that is not absolute does not count, as the XDG specification demands."""
    path = Path(os.environ.get(variable, ""))
    return path if path.is_absolute() else None


def _say(line: str) -> None:
    click.echo(f"darwindeck: {line}", err=True)
