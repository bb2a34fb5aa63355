"""Results that are kept, so that nothing is measured twice.

A result belongs to a key: the content hash of the game, the version of the evaluator, the budget and the seed. Each has
a file of its own, which is written whole or not at all; several processes may use one folder, and whoever writes last
wrote the same. A file that is damaged, or that somebody else put there, is no result: it stays until a result takes its
place, and a note says so. A folder that cannot be written to costs time and nothing else.
"""

import hashlib
import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from darwindeck.errors import DarwinDeckError
from darwindeck.files import read_limited, reason, write_atomically

EVALUATOR_VERSION = 8
"""Grows with every change that gives a game other numbers."""

_FORMAT = "darwindeck evaluation"
_LARGEST_FILE = 10_000_000
_HASH = re.compile(r"[0-9a-f]{64}")
_WORD = re.compile(r"[a-z0-9_-]{1,40}")

Note = Callable[[str], object]
"""Is told, in one line, what could not be used."""


@dataclass(frozen=True)
class Key:
    """What a result depends on."""

    content_hash: str
    budget: str
    seed: int
    version: int = EVALUATOR_VERSION

    def __post_init__(self) -> None:
        """Refuse what would not be the name of a file."""
        if not _HASH.fullmatch(self.content_hash) or not _WORD.fullmatch(self.budget):
            raise ValueError(f"no key: {self.content_hash} with the budget {self.budget}")

    @property
    def file_name(self) -> str:
        """The name of the file that holds the result."""
        return f"{self.content_hash}-v{self.version}-{self.budget}-{self.seed % 2**64}.json"

    def to_plain(self) -> dict[str, Any]:
        """Everything by name, for JSON."""
        return {
            "content_hash": self.content_hash,
            "version": self.version,
            "budget": self.budget,
            "seed": self.seed % 2**64,
        }


class Cache:
    """A folder of results.

    Args:
        folder: Where they are. It is made when the first one is written.
        note: Called with a line for whatever could not be used.
    """

    def __init__(self, folder: str | Path, note: Note | None = None) -> None:
        self.folder = Path(folder)
        self._note: Note = note or (lambda _: None)

    def get(self, key: Key) -> Any | None:
        """The result of a key, as plain data; None when there is none that can be used."""
        path = self._path(key)
        if not os.path.isfile(path):  # noqa: PTH113 - is also False, and no error, where it is not allowed to look
            return None
        try:
            stored = json.loads(read_limited(path, _LARGEST_FILE))
        except (DarwinDeckError, ValueError, RecursionError):
            self._note(f"{path} is damaged and is not used")
            return None
        if not isinstance(stored, dict) or stored.get("format") != _FORMAT or stored.get("key") != key.to_plain():
            self._note(f"{path} is not the result of this game and is not used")
            return None
        result = stored.get("result")
        if stored.get("checksum") != _checksum(result):
            self._note(f"{path} was changed and is not used")
            return None
        return result

    def put(self, key: Key, result: Any) -> None:
        """Keep a result: whatever JSON can hold, which has no infinite numbers."""
        stored = {"format": _FORMAT, "key": key.to_plain(), "checksum": _checksum(result), "result": result}
        folder = self._path(key).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path(key), json.dumps(stored, indent=1, allow_nan=False).encode())
        except OSError as error:
            self._note(f"the result is not kept: cannot write {folder}: {reason(error)}")
        except (DarwinDeckError, ValueError) as error:
            self._note(f"the result is not kept: {error}")

    def _path(self, key: Key) -> Path:
        """Folders by the first digits of the hash keep each of them small."""
        return self.folder / key.content_hash[:2] / key.file_name


def _checksum(result: Any) -> str:
    text = json.dumps(result, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()
