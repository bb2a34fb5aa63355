"""Watching a game as it is played: every position in which something is told or a phase begins, not decisions alone."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from darwindeck.simulation.reference._state import State

PHASE_BEGINS = "phase begins"
"""What is said of a position in which a phase begins; of others it is the line of the record."""

Watch = Callable[["State", str], None]
"""Is shown a position, and what is said of it."""

_watch: ContextVar[Watch | None] = ContextVar("watch", default=None)


@contextmanager
def watching(watch: Watch) -> Iterator[None]:
    """Show positions to somebody, of all games that are played meanwhile in this thread."""
    token = _watch.set(watch)
    try:
        yield
    finally:
        _watch.reset(token)


def show(state: "State", *said: str) -> None:
    """Show a position to whoever watches, if somebody does."""
    watch = _watch.get()
    if watch is not None:
        for one in said:
            watch(state, one)
