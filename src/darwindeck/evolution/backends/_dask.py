"""Measurements on the workers of a Dask cluster: on this machine, or wherever its scheduler is.

Dask hands the task of a lost worker to another one. As a measurement depends on its task alone, it does not matter
which worker makes it, or that one was begun before.
"""

import socket
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import islice
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.backends._backend import Backend, Beat, Results
from darwindeck.evolution.backends._local import available_processors
from darwindeck.evolution.measuring import Measurement, Task, measure
from darwindeck.evolution.versions import measuring_version
from darwindeck.files import reason

_Client: TypeAlias = Any
_Future: TypeAlias = Any
"""Dask declares no types for what is used of them here."""

_TIMEOUT = 15.0
"""Seconds until a scheduler that does not answer, or that has no worker, is given up."""
_ALONE = 60.0
"""Seconds until a cluster that has lost all of its workers is given up."""
_LOST = 5
"""A task may lose so many workers. More are no accident: the game itself takes them down, or they lack memory."""
_AHEAD = 2
"""Tasks on their way for each worker, so that none waits for its next one."""
_RETRIES = 2
"""So often a task is tried again that failed for want of memory or the like."""
_PATIENCE = 0.2
"""Seconds between two moments at which Ctrl-C is heard on every system."""
_SAME = "install the same version on both"
_RESUME = "then go on with darwindeck resume"
_INSTALL = 'pip install "darwindeck[cluster]", or make build EXTRAS=cluster in a checkout'


class DaskBackend(Backend):
    """The workers of a Dask cluster.

    Args:
        scheduler: The address of a scheduler, such as "tcp://10.0.0.5:8786"; a cluster on this machine if None.
        workers: How many processes a cluster on this machine has; one for each processor if None.
        timeout: Seconds until a scheduler without an answer, or without workers, is given up.

    Raises:
        DarwinDeckError: When Dask is not installed, the scheduler cannot be reached, it has no workers, or they have
            another version of DarwinDeck.
    """

    def __init__(self, scheduler: str | None = None, workers: int | None = None, timeout: float = _TIMEOUT) -> None:
        if workers is not None and workers < 1:
            raise DarwinDeckError(f"workers is {workers}: expected 1 or more")
        try:
            import distributed
        except ImportError:
            raise DarwinDeckError(f"Dask is not installed: {_INSTALL}") from None
        self._distributed: Any = distributed
        self._where = scheduler or "the cluster on this machine"
        self._cluster: Any = None
        self._client: _Client = None
        try:
            self._connect(scheduler, workers or available_processors(), timeout)
        except BaseException:
            self.close()
            raise

    def _connect(self, scheduler: str | None, workers: int, timeout: float) -> None:
        if scheduler is None:
            import dask

            with dask.config.set({"distributed.scheduler.allowed-failures": _LOST}):
                self._cluster = self._distributed.LocalCluster(
                    n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
                )
        try:
            if scheduler is not None:
                _knock(scheduler, timeout)
            self._client = self._distributed.Client(self._cluster or scheduler, timeout=timeout, set_as_default=False)
        except (OSError, ValueError) as error:
            raise DarwinDeckError(
                f"cannot reach the Dask scheduler at {scheduler}: {reason(error)}: "
                "see that it runs, and that the address is right, such as tcp://10.0.0.5:8786"
            ) from None
        try:
            self._known.wait_for_workers(1, timeout=timeout)
        except TimeoutError:
            raise DarwinDeckError(
                f"{self._where} has no workers: start one with dask worker {scheduler}, where darwindeck is installed"
            ) from None
        self._compare_versions()

    def _compare_versions(self) -> None:
        """See that all workers measure as this process does."""
        own = measuring_version()
        found: Mapping[str, Any] = self._known.run(measuring_version, on_error="return")
        for worker, version in found.items():
            if isinstance(version, Exception):
                raise DarwinDeckError(
                    f"the Dask worker {worker} cannot use darwindeck ({version}): install the same version there"
                )
            if version != own:
                raise DarwinDeckError(f"the Dask worker {worker} has {version}, and this is {own}: {_SAME}")

    @property
    def _known(self) -> _Client:
        assert self._client is not None, "the backend is open"
        return self._client

    @property
    def workers(self) -> int:
        """How many measurements it makes at a time; workers may come and go."""
        cores: Mapping[str, int] = self._known.ncores()
        return max(1, sum(cores.values()))

    def map(self, tasks: Sequence[Task], beat: Beat | None = None) -> Results:
        """Make measurements and give each as soon as it is there. Closing the generator stops those that go on."""
        waiting = iter(enumerate(tasks))
        done: SimpleQueue[_Future] = SimpleQueue()
        sent: dict[_Future, int] = {}

        def send(count: int) -> None:
            for place, task in islice(waiting, count):
                future = self._known.submit(_measure_there, task, measuring_version(), pure=False, retries=_RETRIES)
                sent[future] = place
                future.add_done_callback(done.put)

        try:
            send(_AHEAD * self.workers)
            while sent:
                future = self._next(done, beat)
                measurement = self._result(future)
                place = sent.pop(future)
                send(1 + max(0, _AHEAD * self.workers - len(sent) - 1))  # More workers may have come.
                yield place, measurement
        finally:
            if sent:
                with suppress(Exception):  # A scheduler that is gone has nothing left to stop.
                    self._known.cancel(list(sent))

    def _next(self, done: "SimpleQueue[_Future]", beat: Beat | None) -> _Future:
        """The next task that has ended. A cluster without workers is given some time to get new ones."""
        alone_since: float | None = None
        while True:
            try:
                return done.get(timeout=_PATIENCE)
            except Empty:
                if beat is not None:
                    beat({})
                is_alone = self._known.status == "running" and not self._known.ncores()
                alone_since = (alone_since or monotonic()) if is_alone else None
                if alone_since is not None and monotonic() - alone_since > _ALONE:
                    raise DarwinDeckError(
                        f"{self._where} has lost all of its workers: start new ones, {_RESUME}"
                    ) from None

    def _result(self, future: _Future) -> Measurement:
        if future.status == "cancelled":
            raise DarwinDeckError(f"the connection to {self._where} was lost: see that its scheduler runs, {_RESUME}")
        error = future.exception()
        if isinstance(error, self._distributed.KilledWorker):
            raise DarwinDeckError(f"all workers that were given a certain game died ({error}): see why, {_RESUME}")
        if isinstance(error, DarwinDeckError):
            raise error
        if error is not None:
            raise DarwinDeckError(f"a Dask worker failed ({type(error).__name__}: {error}): see to it, {_RESUME}")
        found: Measurement = future.result()
        return found

    def close(self) -> None:
        """Leave the cluster; one on this machine is ended."""
        for one in (self._client, self._cluster):
            if one is not None:
                one.close()
        self._client = self._cluster = None


def _knock(address: str, timeout: float) -> None:
    """See that somebody listens there: Dask itself leaves threads behind where nobody does.

    Raises:
        OSError, ValueError: When nobody does, or it is no address.
    """
    place = urlsplit(address if "://" in address else f"tcp://{address}")
    if not place.hostname or not place.port:
        raise ValueError("it has no host or no port")
    with socket.create_connection((place.hostname, place.port), timeout):
        pass


def _measure_there(task: Task, version: str) -> Measurement:
    """Make a measurement, on a worker that may have come after versions were compared."""
    own = measuring_version()
    if own != version:
        raise DarwinDeckError(f"a Dask worker has {own}, and the run has {version}: {_SAME}")
    return measure(task)
