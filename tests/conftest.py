"""What holds for all tests."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Results are kept in a folder of the tests, and the user's own cache is neither used nor changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DARWINDECK_CACHE", str(tmp_path_factory.mktemp("evaluations")))
        yield


@pytest.fixture(scope="session", autouse=True)
def heard_interrupts() -> None:
    """A shell in the background makes its children deaf to Ctrl-C, and those of the tests would inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
