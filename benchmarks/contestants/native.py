"""The hand-written games: a program that times them and the core in turn, once it has seen that both play the same."""

import json
import subprocess
from typing import TypedDict

from benchmarks.build import build
from benchmarks.timing import Effort


class NativeRace(TypedDict):
    """Nanoseconds of a decision by either, and how many times as long the core took."""

    game: str
    native_ns: float
    core_ns: float
    core_over_native: float


def native_races(effort: Effort) -> dict[str, NativeRace]:
    """The races of all hand-written games, by name."""
    command = [str(build() / "race"), str(effort.rounds), str(effort.seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    races: list[NativeRace] = json.loads(done.stdout)
    return {race["game"]: race for race in races}
