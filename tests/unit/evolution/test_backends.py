import builtins
from collections.abc import Callable
from threading import Event, active_count
from time import monotonic
from typing import Any

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution import measuring
from darwindeck.evolution.backends import Backend, DaskBackend, LocalBackend
from darwindeck.evolution.backends import _local as local
from darwindeck.evolution.measuring import LEVELS, Measurement, Task
from tests.support.runs import candidate, task

TASKS = [task(name) for name in ("agram", "war", "leduc", "crazy_eights", "old_maid")]


def found_by(backend: Backend) -> list[object]:
    with backend:
        found = dict(backend.map(TASKS))
    return [found[place].evaluation for place in range(len(TASKS))]


def test_measurements_are_the_same_whatever_the_number_of_workers() -> None:
    alone = found_by(LocalBackend(1))
    assert alone == [measuring.measure(one).evaluation for one in TASKS]
    assert found_by(LocalBackend(2)) == found_by(LocalBackend(5)) == found_by(LocalBackend(11)) == alone


@pytest.mark.parametrize(("games", "threads"), [(1, 5), (2, 2), (3, 1), (5, 1)])
def test_few_games_share_all_processors(games: int, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    used = []

    def measure(_task: Task, _progress: object, threads: int) -> Measurement:
        used.append(threads)
        return Measurement(None, "", 0.0)

    monkeypatch.setattr(local, "measure", measure)
    with LocalBackend(5) as backend:
        list(backend.map(TASKS[:games]))
    assert used == [threads] * games


def test_measurements_come_as_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    second_is_seen = Event()

    def measure(wanted: Task, _progress: object, _threads: int) -> Measurement:
        if wanted is TASKS[0]:
            assert second_is_seen.wait(60)
        return Measurement(None, "", 0.0)

    monkeypatch.setattr(local, "measure", measure)
    places = []
    with LocalBackend(2) as backend:
        for place, _ in backend.map(TASKS[:2]):
            places.append(place)
            second_is_seen.set()
    assert places == [1, 0]


def test_nothing_goes_on_when_nobody_wants_it_any_more() -> None:
    long = [Task.of(candidate(name), "confirm", 0, 1, LEVELS) for name in ("gin_rummy", "goofspiel", "schwimmen")]
    with LocalBackend(2) as backend:
        results = backend.map([TASKS[1], *long])
        next(results)
        began = monotonic()
        results.close()
        assert monotonic() - began < 5  # Each of them takes longer.
        assert dict(backend.map(TASKS[:1])).keys() == {0}


def test_threads_end_with_the_backend() -> None:
    before = active_count()
    with LocalBackend(3) as backend:
        list(backend.map(TASKS[:3]))
        assert active_count() > before
    assert active_count() == before
    backend.close()


def test_failure_of_the_machine_ends_the_measuring(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object, **_options: object) -> None:
        raise MemoryError

    monkeypatch.setattr(measuring, "evaluate", fail)
    with LocalBackend(2) as backend, pytest.raises(MemoryError):
        list(backend.map(TASKS))


def test_without_tasks_nothing_is_measured() -> None:
    with LocalBackend() as backend:
        assert list(backend.map([])) == []
        assert backend.workers >= 1


@pytest.mark.parametrize("create", [lambda: LocalBackend(0), lambda: DaskBackend(None, 0)])
def test_number_of_workers_must_make_sense(create: Callable[[], Backend]) -> None:
    with pytest.raises(DarwinDeckError, match="workers is 0: expected 1 or more"):
        create()


def test_without_dask_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    genuine = builtins.__import__

    def without_dask(name: str, *rest: Any) -> Any:
        if name == "distributed":
            raise ImportError(name)
        return genuine(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_dask)
    with pytest.raises(DarwinDeckError, match=r'Dask is not installed: pip install "darwindeck\[cluster\]"'):
        DaskBackend()


@pytest.mark.parametrize(
    ("address", "why"),
    [("tcp://127.0.0.1:1", "connection refused"), ("nonsense", "it has no host or no port")],
)
def test_scheduler_that_cannot_be_reached_is_named(address: str, why: str) -> None:
    with pytest.raises(DarwinDeckError, match=f"cannot reach the Dask scheduler at {address}: {why}: see that it runs"):
        DaskBackend(address, timeout=2)
