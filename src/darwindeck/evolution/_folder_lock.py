"""One process at a time in a run's folder.

The system itself holds the lock, and lets go of it when the process ends in whatever way. The file that it is held on
stays, and means nothing.
"""

import errno
import os
import sys
from pathlib import Path
from typing import Self

from darwindeck.errors import DarwinDeckError
from darwindeck.files import reason

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


LOCK = "run.lock"
"""The name of the file."""


_HELD = {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES}
"""How systems say that another process holds a lock."""


class FolderLock:
    """Is held from the moment it is made until it is closed.

    Raises:
        DarwinDeckError: When another process holds it, or the folder cannot be written to or has no locks.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / LOCK
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            raise DarwinDeckError(
                f"cannot write {path}: {reason(error)}: choose a folder that can be written to"
            ) from None
        try:
            _lock(self._handle)
        except OSError as error:
            os.close(self._handle)
            if error.errno not in _HELD:
                raise DarwinDeckError(
                    f"cannot lock {path}: {reason(error)}: choose a folder on a disk that has locks"
                ) from None
            raise DarwinDeckError(
                f"{folder} is in use: another process works on this run; wait for it, or end it first"
            ) from None

    def close(self) -> None:
        """Let go of it. It can be called more than once."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let go of it."""
        self.close()
