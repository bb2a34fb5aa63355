import sys
from pathlib import Path

import pytest

from darwindeck.cli._cache import cache_folder, open_cache


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DARWINDECK_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.setattr(sys, "platform", "linux")


def test_cache_is_among_those_of_the_user() -> None:
    assert cache_folder() == Path("/home/ada/.cache/darwindeck/evaluations")


def test_place_for_caches_may_be_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/var/tmp/caches")
    assert cache_folder() == Path("/var/tmp/caches/darwindeck/evaluations")


@pytest.mark.parametrize("odd", ["", "caches", "../caches"])
def test_place_that_is_not_absolute_does_not_count(odd: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", odd)
    assert cache_folder() == Path("/home/ada/.cache/darwindeck/evaluations")


def test_mac_has_a_place_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_folder() == Path("/home/ada/Library/Caches/darwindeck/evaluations")


def test_variable_of_darwindeck_comes_first_and_is_the_folder_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/var/tmp/caches")
    monkeypatch.setenv("DARWINDECK_CACHE", "here")
    assert cache_folder() == Path("here")
    monkeypatch.setenv("DARWINDECK_CACHE", "")
    assert cache_folder() == Path("/var/tmp/caches/darwindeck/evaluations")


def test_whoever_has_no_home_is_told_and_goes_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    assert open_cache() is None
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "darwindeck: the result is not kept: there is no home folder; name a folder in DARWINDECK_CACHE\n"
