"""A Dask cluster for real: a scheduler and workers in processes of their own, on this machine."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from time import sleep

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution import versions
from darwindeck.evolution.backends import DaskBackend, LocalBackend
from darwindeck.evolution.progress import Progress
from darwindeck.evolution.run import resume_run, start_run
from tests.support.paths import ROOT
from tests.support.process import environment
from tests.support.runs import TINY_LEVELS, files_in, result_of, small_run

pytestmark = pytest.mark.slow


@contextmanager
def started(*arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A process of the cluster; it is ended with all that it has started."""
    with subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(PYTHONPATH=os.pathsep.join([str(ROOT / "src"), str(ROOT)])),
        cwd=ROOT,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            end(process)


def end(process: "subprocess.Popen[bytes]") -> None:
    """As if the machine had been switched off."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(60)


@contextmanager
def scheduler() -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """The address of one, and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    with started(
        "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"
    ) as process:
        for _ in range(300):
            with socket.socket() as knock:
                knock.settimeout(0.2)
                if knock.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None
            sleep(0.2)
        yield address, process


def worker(address: str) -> "AbstractContextManager[subprocess.Popen[bytes]]":
    return started(
        "distributed.cli.dask_worker", address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard"
    )


def test_run_on_a_cluster_that_loses_a_worker_ends_like_one_in_this_process(tmp_path: Path) -> None:
    config = small_run(generations=2)
    here = start_run(tmp_path / "here", config, LocalBackend(2), levels=TINY_LEVELS)
    with ExitStack() as stack:
        address, _ = stack.enter_context(scheduler())
        first, second = (stack.enter_context(worker(address)) for _ in range(2))
        with DaskBackend(address, timeout=60) as backend:
            backend._known.wait_for_workers(2, timeout=60)
            assert backend.workers == 2

            def lose_one(progress: Progress) -> None:
                if (progress.stage, progress.generation, progress.done) == ("screening", 1, 2):
                    end(first)

            there = start_run(tmp_path / "there", config, backend, lose_one, levels=TINY_LEVELS)
        assert first.poll() is not None
        assert second.poll() is None
    assert result_of(there) == result_of(here)
    assert files_in(tmp_path / "there") == files_in(tmp_path / "here")


def test_scheduler_without_workers_says_so() -> None:
    no_workers = r"tcp://\S* has no workers: start one with dask"
    with scheduler() as (address, _), pytest.raises(DarwinDeckError, match=no_workers):
        DaskBackend(address, timeout=2)


def test_run_whose_scheduler_dies_says_so_and_can_be_resumed(tmp_path: Path) -> None:
    config = small_run(generations=2)
    here = start_run(tmp_path / "here", config, LocalBackend(2), levels=TINY_LEVELS)
    with scheduler() as (address, process), worker(address):

        def lose_it(progress: Progress) -> None:
            if (progress.stage, progress.generation, progress.done) == ("screening", 1, 2):
                end(process)

        lost = f"the connection to {address} was lost: see that .* resume"
        with DaskBackend(address, timeout=60) as backend, pytest.raises(DarwinDeckError, match=lost):
            start_run(tmp_path / "there", config, backend, lose_it, levels=TINY_LEVELS)
    there = resume_run(tmp_path / "there", LocalBackend(2))
    assert result_of(there) == result_of(here)


def test_worker_with_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with scheduler() as (address, _), worker(address):
        monkeypatch.setattr(versions, "__version__", "9.9")
        with pytest.raises(
            DarwinDeckError, match=r"has darwindeck .*, and this is darwindeck 9\.9, evaluator .*: install"
        ):
            DaskBackend(address, timeout=60)


def test_cluster_on_this_machine_measures_the_same(tmp_path: Path) -> None:
    config = small_run(generations=1)
    with DaskBackend(None, 2) as backend:
        there = start_run(tmp_path / "there", config, backend, levels=TINY_LEVELS)
    assert result_of(there) == result_of(start_run(tmp_path / "here", config, LocalBackend(1), levels=TINY_LEVELS))
