"""Time the core against everything else, print the table and write it down.

usage: python -m benchmarks [--quick]; docs/performance.md says what the numbers mean.
"""

import argparse
import importlib.util
import os
import sys
import time
from dataclasses import replace
from functools import cache
from typing import Any

from benchmarks import report
from benchmarks.contestants.core import core, simulate
from benchmarks.contestants.native import NativeRace, native_races
from benchmarks.contestants.open_spiel import COUNTERPARTS, OpenSpiel, moves_per_decision
from benchmarks.contestants.reference import reference
from benchmarks.contestants.search import iterations_per_second
from benchmarks.memory import GAMES, memory
from benchmarks.rows import Row
from benchmarks.timing import QUICK, WHOLE, Effort, Race, race
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.examples._catalogue import KnownGame
from darwindeck.genome.schema import GameGenome

_GAMES_COUNTED = 2000
_BUSY = 0.5


def say(what: str) -> None:
    """Tell whoever waits."""
    print(what, file=sys.stderr, flush=True)


open_spiel = cache(OpenSpiel)
"""The game of OpenSpiel: two of ours may share one."""


def against_open_spiel(game: KnownGame, effort: Effort) -> Race | None:
    """The core and OpenSpiel in turn, where there is such a game."""
    if game.name not in COUNTERPARTS or not importlib.util.find_spec("pyspiel"):
        return None
    genome, counterpart = game.create(), COUNTERPARTS[game.name]
    found = race(core(genome), open_spiel(counterpart).timed(), effort)
    return replace(found, ratio=found.ratio * moves_per_decision(genome, counterpart))


def two_threads(genome: GameGenome, effort: Effort) -> float | None:
    """How much more two threads do than one, where there are two processors."""
    if (os.cpu_count() or 1) < 2:
        return None
    two, one = (core(genome, threads, clock=time.perf_counter) for threads in (2, 1))
    return race(two, one, effort).ratio


def row(game: KnownGame, native: NativeRace | None, spiel: Race | None, effort: Effort) -> Row:
    """Everything about one game."""
    genome = game.create()
    result = simulate(genome, _GAMES_COUNTED, 0)
    by_reference = race(core(genome), reference(genome), effort)
    return Row(
        game=game.name,
        games_per_s=1e9 / (by_reference.first * (result.avg_decisions or result.avg_turns)),
        turns_per_game=result.avg_turns,
        decisions_per_game=result.avg_decisions,
        ns_per_decision=by_reference.first,
        speedup_over_reference=by_reference.ratio,
        time_over_native=native["core_over_native"] if native else None,
        speedup_over_open_spiel=spiel.ratio if spiel else None,
        speedup_two_threads=two_threads(genome, effort),
        search_iterations_per_s=iterations_per_second(genome, effort.rounds * effort.seconds / 2),
    )


def measure(effort: Effort, games: int) -> tuple[list[Row], dict[str, Any]]:
    """All rows, and what they rest on."""
    say("hand-written games: do they agree with the core, and how fast are they?")
    natives = native_races(effort)
    rows, spiels = [], {}
    for game in KNOWN_GAMES:
        say(f"{game.name}: reference, OpenSpiel, threads")
        spiel = against_open_spiel(game, effort)
        if spiel:
            spiels[game.name] = round(spiel.second, 1)
        rows.append(row(game, natives.get(game.name), spiel, effort).rounded())
    say(f"memory over {games:,} games")
    found = {
        **report.conditions(),
        "native_ns": {name: round(native["native_ns"], 2) for name, native in natives.items()},
        "open_spiel_ns": spiels,
        "memory": memory(games),
    }
    return rows, found


def main() -> int:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Time the core against everything else.")
    parser.add_argument("--quick", action="store_true", help="a glance that takes seconds and writes nothing")
    quick = parser.parse_args().quick
    if (load := os.getloadavg()[0]) > _BUSY:
        say(f"other programs are running (load average {load:.1f}): two threads will seem to gain less than they do")
    try:
        rows, found = measure(QUICK if quick else WHOLE, GAMES // 10 if quick else GAMES)
    except KeyboardInterrupt:
        say("stopped; nothing was written")
        return 130
    print(report.text(rows, found), end="")
    if not quick:
        report.write(rows, found)
        say("written: benchmarks/results.json, benchmarks/conditions.json, docs/performance.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
