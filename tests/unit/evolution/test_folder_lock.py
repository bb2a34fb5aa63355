import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution import _folder_lock
from darwindeck.evolution._folder_lock import FolderLock
from tests.support.process import environment

HOLD = """
import sys, time
from pathlib import Path
from darwindeck.evolution._folder_lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def test_folder_is_for_one_at_a_time(tmp_path: Path) -> None:
    with FolderLock(tmp_path), pytest.raises(DarwinDeckError, match=f"{tmp_path} is in use: another process"):
        FolderLock(tmp_path)
    FolderLock(tmp_path).close()


def test_lock_of_a_process_that_was_killed_is_none(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, env=environment()
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(DarwinDeckError, match="is in use"):
            FolderLock(tmp_path)
        holder.kill()
        holder.wait(60)
    FolderLock(tmp_path).close()


def test_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        DarwinDeckError,
        match=r"cannot write .*missing/run\.lock: no such file or directory: choose a folder that can be",
    ):
        FolderLock(tmp_path / "missing")


def test_disk_without_locks_is_not_taken_for_one_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lock(_: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(_folder_lock, "_lock", lock)
    with pytest.raises(
        DarwinDeckError, match=r"cannot lock .*run\.lock: no locks available: choose a folder on a disk that has locks"
    ):
        FolderLock(tmp_path)
