"""Batches in processes that fork, spawn, are interrupted, or go on for long. Each runs in a process of its own."""

import contextlib
import os
import signal
import subprocess
import sys
from textwrap import dedent

import pytest

SOON = 60
"""Seconds that something may take on a slow and busy machine, where a batch that hangs would take for ever."""

SETUP = """
import os, sys, time
import warnings
warnings.filterwarnings("ignore", category=DeprecationWarning)  # Python warns of every fork beside threads.
from darwindeck.genome.examples import create_crazy_eights_genome, create_hearts_genome
from darwindeck.simulation import Simulator

eights, hearts = create_crazy_eights_genome(), create_hearts_genome()

def play(seed=0):
    return Simulator(4).simulate(eights, 2000, seed=seed)
"""


def run(code: str, timeout: int = SOON) -> str:
    """What a program prints."""
    done = subprocess.run(
        [sys.executable, "-c", SETUP + dedent(code)], capture_output=True, text=True, timeout=timeout, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_forked_child_can_play_after_its_parent_has() -> None:
    code = """
    expected = play()
    child = os.fork()
    if child == 0:
        os._exit(0 if play() == expected else 1)
    _, status = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(status), play() == expected)
    """
    assert run(code) == "0 True\n"


def test_a_child_forked_beside_playing_threads_can_play() -> None:
    code = """
    import threading
    expected = play()
    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    children = [os.fork() for _ in range(1)]
    if children == [0]:
        os._exit(0 if play() == expected else 1)
    codes = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
    for thread in threads:
        thread.join()
    print(codes)
    """
    assert run(code) == "[0]\n"


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_worker_processes_of_every_kind_play_the_same(method: str) -> None:
    code = f"""
    import multiprocessing
    from darwindeck._core import simulate_batch
    from darwindeck.simulation import SimulationRequest, decode_response, encode_batch

    batches = [encode_batch([SimulationRequest(eights, 20000, seed=seed)], batch_id=seed) for seed in range(6)]
    here = [simulate_batch(batch) for batch in batches]
    with multiprocessing.get_context("{method}").Pool(2) as pool:
        there = pool.map(simulate_batch, batches)
    print(there == here, [decode_response(response).batch_id for response in there])
    """
    assert run(code) == "True [0, 1, 2, 3, 4, 5]\n"


@pytest.mark.parametrize("player", ["random", "mcts:10000000"])
@pytest.mark.parametrize("threads", [1, 3])
def test_interrupt_ends_a_batch_that_would_take_hours_and_the_next_call_works(threads: int, player: str) -> None:
    code = f"""
    def tell(done, total):
        if not told:
            print("playing", flush=True)
        told.append(done)

    told = []
    try:
        Simulator({threads}).simulate(hearts, 10**9, "{player}", progress=tell)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    print(play() == play())
    """
    with subprocess.Popen(
        [sys.executable, "-c", SETUP + dedent(code)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "playing\n"
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=SOON)
        finally:
            process.kill()
    assert (out, err, process.returncode) == ("interrupted\nTrue\n", "", 0)


LONG_SEARCHES = (
    'advise(position, "mcts:10000000")',
    'record_game(hearts, 1, "mcts:10000000")',
    'Game(compile_genome(hearts)).events(1, ["mcts:10000000"] * 4)',
)


@pytest.mark.parametrize("call", LONG_SEARCHES)
def test_interrupt_ends_a_search_that_would_take_hours(call: str) -> None:
    code = f"""
    import signal
    from darwindeck._core import Game
    from darwindeck.genome.bytecode import compile_genome
    from darwindeck.simulation import advise, open_position, record_game
    position = open_position(hearts)
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        {call}
    except KeyboardInterrupt:
        print("interrupted")
    advice = advise(position, "mcts:20")
    print(len(advice.options) == len(position.options()))
    """
    assert run(code) == "interrupted\nTrue\n"


@pytest.mark.parametrize("threads", [1, 3])
def test_interrupt_of_the_command_is_short(threads: int) -> None:
    command = [sys.executable, "-m", "darwindeck", "simulate", "hearts", "--games", "1000000000"]
    terminal, its_end = os.openpty()
    with subprocess.Popen([*command, "--threads", str(threads)], stdout=subprocess.PIPE, stderr=its_end) as process:
        try:
            os.close(its_end)
            shown = b""
            while b"playing" not in shown:  # The progress bar.
                shown += os.read(terminal, 1000)
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(OSError):  # That is how a terminal ends.
                while more := os.read(terminal, 1000):
                    shown += more
            out, _ = process.communicate(timeout=SOON)
        finally:
            process.kill()
            os.close(terminal)
    assert process.returncode == 130
    assert out == b""
    assert shown.endswith(b"\ninterrupted\r\n")
    assert b"Traceback" not in shown


@pytest.mark.slow
def test_memory_stays_flat_over_a_million_games() -> None:
    code = """
    import resource
    def peak():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # In kB on Linux, in bytes on macOS.
    Simulator().simulate(eights, 100_000)
    before = peak()
    Simulator().simulate(eights, 1_000_000)
    print((peak() - before) / before)
    """
    assert float(run(code, timeout=1200)) < 0.05
