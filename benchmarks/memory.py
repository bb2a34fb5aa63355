"""What a million games leave behind in memory.

usage: python -m benchmarks.memory [GAMES]; in a process of its own, so that nothing else is counted.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

from benchmarks.contestants.core import simulate
from benchmarks.paths import ROOT
from darwindeck.genome.examples import create_crazy_eights_genome

GAMES = 1_000_000
_BATCH = 20_000


class Memory(TypedDict):
    """Resident memory after a first batch and after the last one; None where the system does not tell."""

    games: int
    mib_before: float | None
    mib_after: float | None


def memory(games: int) -> Memory:
    """Play in a new process, and see how much memory it holds."""
    command = [sys.executable, "-m", "benchmarks.memory", str(games)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found: Memory = json.loads(done.stdout)
    return found


def play(games: int) -> Memory:
    """Play batch after batch in this process."""
    genome = create_crazy_eights_genome()
    simulate(genome, _BATCH, 0)
    before = resident()
    for seed in range(0, games, _BATCH):
        simulate(genome, _BATCH, seed)
    return {"games": games, "mib_before": before, "mib_after": resident()}


def resident() -> float | None:
    """The resident memory of this process in MiB."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    (line,) = (line for line in status.read_text(encoding="utf-8").splitlines() if line.startswith("VmRSS:"))
    return round(int(line.split()[1]) / 1024, 1)


if __name__ == "__main__":
    try:
        print(json.dumps(play(int(sys.argv[1]) if sys.argv[1:] else GAMES)))
    except KeyboardInterrupt:
        sys.exit(130)
