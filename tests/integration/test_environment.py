"""What is tested: the checked core of this environment, and the Python files of this checkout."""

import base64
import hashlib
import sys
from importlib.metadata import distribution
from pathlib import Path

import darwindeck
from darwindeck import _core
from tests.support.paths import ROOT


def test_tests_run_the_core_with_checks() -> None:
    assert _core.HAS_CHECKS, "run the tests by `make test`, or in .venv-dev"


def test_the_core_is_that_of_the_environment_and_the_python_files_are_those_of_the_checkout() -> None:
    assert Path(_core.__file__).is_relative_to(sys.prefix)
    assert Path(darwindeck.__file__).is_relative_to(ROOT / "src")
    assert not list((ROOT / "src").rglob("_core*.so"))


def test_the_installation_records_its_files_as_they_are() -> None:
    files = {str(file): file for file in distribution("darwindeck").files or ()}
    assert {"darwindeck.pth", "darwindeck/_core.abi3.so"} <= set(files)
    assert not [name for name in files if name.startswith("darwindeck/") and name.endswith(".py")]
    for name in ("darwindeck.pth", "darwindeck/_core.abi3.so"):
        recorded = files[name].hash
        assert recorded is not None
        digest = hashlib.new(recorded.mode, files[name].read_binary()).digest()
        assert recorded.value == base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
