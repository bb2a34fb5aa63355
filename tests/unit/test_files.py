import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.files import read_limited, write_atomically


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def umask() -> Iterator[None]:
    """Put the mask back that the test changes."""
    mask = os.umask(0o022)
    yield
    os.umask(mask)


# ------------------------------------------------------------------------------- reading


@pytest.mark.parametrize("size", [0, 1, 99, 100])
def test_file_up_to_the_limit_is_read_whole(size: int, tmp_path: Path) -> None:
    data = bytes(range(size))
    (tmp_path / "file").write_bytes(data)
    assert read_limited(tmp_path / "file", 100) == data
    assert read_limited(str(tmp_path / "file"), 100) == data


def test_file_beyond_the_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(bytes(101))
    with pytest.raises(DarwinDeckError) as caught:
        read_limited(path, 100)
    assert str(caught.value) == f"cannot read {path}: it has more than 100 bytes"


def test_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "missing"
    with pytest.raises(DarwinDeckError) as caught:
        read_limited(path, 100)
    assert str(caught.value) == f"cannot read {path}: no such file or directory"


def test_folder_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(DarwinDeckError) as caught:
        read_limited(tmp_path, 100)
    assert str(caught.value) == f"cannot read {tmp_path}: it is a folder"


# ------------------------------------------------------------------------------- writing


@pytest.mark.parametrize("data", [b"", b"one\r\ntwo\0", bytes(300_000)], ids=["empty", "mixed", "large"])
def test_file_holds_exactly_what_was_written(data: bytes, tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", data)
    assert (tmp_path / "file").read_bytes() == data
    assert names_in(tmp_path) == ["file"]


def test_old_content_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old and longer")
    write_atomically(str(tmp_path / "file"), b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    assert names_in(tmp_path) == ["file"]


def test_reader_of_the_old_file_keeps_it_whole(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    with (tmp_path / "file").open("rb") as reader:
        write_atomically(tmp_path / "file", b"new")
        assert reader.read() == b"old"


def test_file_is_on_disk_before_it_takes_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(handle: int) -> None:
        order.append("fsync")
        fsync(handle)

    def noted_replace(path: Path, target: Path) -> Path:
        order.append("replace")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    write_atomically(tmp_path / "file", b"new")
    assert order == ["fsync", "replace"]


@pytest.mark.parametrize("step", ["fsync", "replace", "interrupt"])
@pytest.mark.parametrize("existed", [False, True], ids=["new", "existing"])
def test_failure_at_any_step_leaves_the_folder_as_it_was(
    step: str, existed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    if existed:
        path.write_bytes(b"old")

    def fail(*_: object) -> None:
        if step == "interrupt":
            raise KeyboardInterrupt
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if step == "replace":
        monkeypatch.setattr(Path, "replace", fail)
    else:
        monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(KeyboardInterrupt if step == "interrupt" else DarwinDeckError) as caught:
        write_atomically(path, b"new")
    if step != "interrupt":
        assert str(caught.value) == f"cannot write {path}: no space left on device"
    assert names_in(tmp_path) == (["file"] if existed else [])
    if existed:
        assert path.read_bytes() == b"old"


def test_missing_folder_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "no" / "file"
    with pytest.raises(DarwinDeckError) as caught:
        write_atomically(path, b"new")
    assert str(caught.value) == f"cannot write {path}: no such file or directory"
    assert names_in(tmp_path) == []


def test_folder_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(DarwinDeckError, match="it is a folder"):
        write_atomically(tmp_path / "folder", b"new")
    assert names_in(tmp_path) == ["folder"]
    assert (tmp_path / "folder").is_dir()


def test_long_file_name_can_be_written(tmp_path: Path) -> None:
    name = "x" * 250
    write_atomically(tmp_path / name, b"new")
    assert names_in(tmp_path) == [name]


@pytest.mark.usefixtures("umask")
@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664), (0o000, 0o666)])
def test_permissions_follow_the_umask(mask: int, mode: int, tmp_path: Path) -> None:
    os.umask(mask)
    write_atomically(tmp_path / "file", b"new")
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == mode
    assert os.umask(mask) == mask, "writing must leave the mask as it was"


def test_symlink_stays_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    target, link = tmp_path / "elsewhere" / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert names_in(tmp_path) == ["elsewhere", "link"]
    assert names_in(tmp_path / "elsewhere") == ["target"]


def test_relative_symlink_is_followed_from_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "link").symlink_to("../target")
    write_atomically(tmp_path / "deep" / "link", b"new")
    assert (tmp_path / "target").read_bytes() == b"new"
    assert (tmp_path / "deep" / "link").is_symlink()
