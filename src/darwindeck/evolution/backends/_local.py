"""Measurements in this process, on threads: the core lets go of the interpreter while it plays."""

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event
from typing import TypeVar

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.backends._backend import Backend, Beat, Results
from darwindeck.evolution.measuring import Task, measure

_PATIENCE = 0.2
"""Seconds between two moments at which Ctrl-C is heard on every system."""

T = TypeVar("T")
Look = Callable[[int, int], object]
"""Is to be called now and then with what is done of a job and what there is to do; what it raises ends the job."""
Job = Callable[[Look, int], T]
"""Work that can use so many threads, and comes to the same with any number of them."""


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

    def map(self, tasks: Sequence[Task], beat: Beat | None = None) -> Results:
        """Make measurements and give each as soon as it is there. Closing the generator stops those that go on."""
        return self.run([partial(measure, task) for task in tasks], beat)

    def run(self, jobs: Sequence[Job[T]], beat: Beat | None = None) -> Generator[tuple[int, T], None, None]:
        """Do jobs of any kind and give what comes of each as soon as it is there, with its place.

        Args:
            jobs: What to do.
            beat: Is called some times a second, on the calling thread, while there is nothing to give.
        """
        stop = Event()
        threads = max(1, self._workers // max(1, len(jobs)))
        done: SimpleQueue[Future[T]] = SimpleQueue()
        places: dict[Future[T], int] = {}
        shares: dict[int, float] = {}
        try:
            for place, job in enumerate(jobs):
                future = self._pool.submit(_do_until, stop, shares, place, job, threads)
                places[future] = place
                future.add_done_callback(done.put)
            for _ in jobs:
                while (ended := _next(done)) is None:
                    if beat is not None:
                        beat(shares.copy())
                shares.pop(places[ended], None)
                yield places[ended], ended.result()
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
    """A job is not wanted any more."""


def _do_until(stop: Event, shares: dict[int, float], place: int, job: Job[T], threads: int) -> T:
    def look(done: int, total: int) -> None:
        if stop.is_set():
            raise _Stopped
        shares[place] = done / max(1, total)

    look(0, 1)
    return job(look, threads)


def _next(done: "SimpleQueue[Future[T]]") -> "Future[T] | None":
    """The next job that has ended; None if there is none for the moment."""
    try:
        return done.get(timeout=_PATIENCE)
    except Empty:
        return None


def _wait_for(future: "Future[T]") -> None:
    """Until a job has ended, in whatever way: nothing of it must go on when a run has ended."""
    with suppress(CancelledError):
        future.exception()
