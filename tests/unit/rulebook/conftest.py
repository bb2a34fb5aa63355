"""What tests of the rulebook share."""

import pytest

from darwindeck.rulebook import _scoring


@pytest.fixture
def without_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules alone: an example changes with everything."""
    monkeypatch.setattr(_scoring, "example", lambda _scene: iter(()))
