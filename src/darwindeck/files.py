"""Reading and writing files so that nothing is lost: whole or not at all."""

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path

from darwindeck.errors import DarwinDeckError


def read_limited(path: str | Path, largest: int) -> bytes:
    """The bytes of a file that is not larger than it should be.

    Raises:
        DarwinDeckError: When the file cannot be read or is too large; the message names it.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        raise DarwinDeckError(f"cannot read {path}: {reason(error)}") from None
    if len(data) > largest:
        raise DarwinDeckError(f"cannot read {path}: it has more than {largest} bytes")
    return data


def write_atomically(path: str | Path, data: bytes) -> None:
    """Write a file in one step: whatever happens, there is the old file or the new one, never half of one.

    A link is followed. A device or a pipe is not a file to be replaced: it is written to as it is.

    Raises:
        DarwinDeckError: When the file cannot be written; the message names it.
    """
    try:
        if _is_open_elsewhere(Path(path)):
            Path(path).write_bytes(data)
            return
        target = Path(path).resolve()
        if target.is_symlink():  # Python 3.13 leaves a link that leads in a circle as it is; older ones raise.
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        _replace(target, data)
    except (OSError, ValueError, RuntimeError) as error:
        raise DarwinDeckError(f"cannot write {path}: {reason(error)}") from None


def _is_open_elsewhere(path: Path) -> bool:
    """Whether this is a device or a pipe; `/dev/stdout` may lead to one that has no name."""
    return path.exists() and not path.is_file()


def _replace(target: Path, data: bytes) -> None:
    temporary = target.with_name(f".{target.name[:40]}.{secrets.token_hex(8)}.part")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        temporary.replace(target)
    finally:
        with contextlib.suppress(FileNotFoundError):
            temporary.unlink()


def reason(error: Exception) -> str:
    """Why a file operation failed, in the system's words."""
    if isinstance(error, IsADirectoryError):
        return "it is a folder"
    if isinstance(error, UnicodeError):
        return "the system cannot spell its name"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error).lower()
