"""Measurements in this process, on threads: the core lets go of the interpreter while it plays."""

import os
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.backends._backend import Backend, Results
from darwindeck.evolution.measuring import Measurement, Task, measure

_PATIENCE = 0.2
"""Seconds between two moments at which Ctrl-C is heard on every system."""


class LocalBackend(Backend):
    """Threads of this process, each with one measurement at a time; where there are few to make, more for each.

    Args:
        workers: How many; one for each processor if None.

    Raises:
        DarwinDeckError: When there would be none.
    """

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise DarwinDeckError(f"workers is {workers}: expected 1 or more")
        self._workers = workers or available_processors()
        self._pool = ThreadPoolExecutor(self._workers, thread_name_prefix="measure")

    @property
    def workers(self) -> int:
        """How many measurements it makes at a time."""
        return self._workers

    def map(self, tasks: Sequence[Task]) -> Results:
        """Make measurements and give each as soon as it is there. Closing the generator stops those that go on."""
        stop = Event()
        threads = max(1, self._workers // max(1, len(tasks)))
        done: SimpleQueue[Future[Measurement]] = SimpleQueue()
        places: dict[Future[Measurement], int] = {}
        try:
            for place, task in enumerate(tasks):
                future = self._pool.submit(_measure_until, stop, task, threads)
                places[future] = place
                future.add_done_callback(done.put)
            for _ in tasks:
                future = _next(done)
                yield places[future], future.result()
        finally:
            stop.set()
            for future in places:
                future.cancel()
            for future in places:
                _wait_for(future)

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown(cancel_futures=True)


def available_processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Stopped(BaseException):
    """A measurement is not wanted any more."""


def _measure_until(stop: Event, task: Task, threads: int) -> Measurement:
    def look(_done: int, _total: int) -> None:
        if stop.is_set():
            raise _Stopped

    look(0, 0)
    return measure(task, look, threads)


def _next(done: "SimpleQueue[Future[Measurement]]") -> "Future[Measurement]":
    while True:
        try:
            return done.get(timeout=_PATIENCE)
        except Empty:
            continue


def _wait_for(future: "Future[Measurement]") -> None:
    """Until a measurement has ended, in whatever way: nothing of it must go on when a run has ended."""
    with suppress(CancelledError):
        future.exception()
