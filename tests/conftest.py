"""What holds for all tests."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Results are kept in a folder of the tests, and the user's own cache is neither used nor changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DARWINDECK_CACHE", str(tmp_path_factory.mktemp("evaluations")))
        yield
