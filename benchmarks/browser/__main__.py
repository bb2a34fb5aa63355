"""Measure the core as it is built for the browser, print what is found and write it down.

usage: python -m benchmarks.browser [--quick]; docs/performance.md says what the numbers mean. Needs node.
"""

import argparse
import gzip
import json
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from benchmarks.browser.positions import first_decisions
from benchmarks.paths import HERE
from benchmarks.report import PAGE, conditions, put_on_page, replace_file
from benchmarks.timing import QUICK, WHOLE, Race, Timed, race, timed
from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome
from tools.wasm import MODULE, is_current

RECORD = HERE / "browser.json"
GAMES = ("crazy_eights", "president", "scopa", "gin_rummy", "whist", "hearts", "five_card_draw", "blackjack")
ITERATIONS = 300
PLAYER = f"mcts:{ITERATIONS}"


@dataclass(frozen=True)
class Node:
    """A process of node that times searches."""

    process: "subprocess.Popen[str]"

    def timed(self, genome: GameGenome) -> Timed:
        """Searches at the first decisions of games, as a browser would do them."""
        job = {
            "bytecode": compile_genome(genome).hex(),
            "positions": [{"seed": seed, "picks": picks} for seed, picks in first_decisions(genome)],
            "player": PLAYER,
            "iterations": ITERATIONS,
        }

        def run(seconds: float) -> float:
            assert self.process.stdin
            assert self.process.stdout
            self.process.stdin.write(json.dumps({**job, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
            return float(self.process.stdout.readline())

        return run


@contextmanager
def node() -> Iterator[Node]:
    """A process of node, with the module loaded."""
    command = shutil.which("node")
    if not command:
        raise SystemExit("node was not found: install it, as in: apt-get install nodejs")
    script = str(HERE / "browser" / "search.mjs")
    pipe = subprocess.PIPE
    with subprocess.Popen([command, script, str(MODULE)], stdin=pipe, stdout=pipe, text=True) as process:
        yield Node(process)
        assert process.stdin
        process.stdin.close()


def native(genome: GameGenome) -> Timed:
    """The same searches by the core that Python calls."""
    game = Game(compile_genome(genome))
    positions = []
    for seed, picks in first_decisions(genome):
        position = Position(game, seed)
        for pick in picks:
            position.choose(pick)
        positions.append(position)
    turns = iter(range(10**9))

    def search() -> int:
        number = next(turns)
        positions[number % len(positions)].decide(PLAYER, number)
        return ITERATIONS

    return timed(search)


def sizes() -> dict[str, int]:
    """The bytes of the module as it is, packed, and as text in a page."""
    data = MODULE.read_bytes()
    packed = len(gzip.compress(data, 9, mtime=0))
    return {"bytes": len(data), "gzip": packed, "base64": -(-packed // 3) * 4}


def text(found: dict[str, Any]) -> str:
    """What was found, in Markdown."""
    size, races = found["size"], found["games"]
    lines = [
        f"{found['date']}, {found['processor']}, node {found['node']}, rustc {found['rustc']}. The module has "
        f"{size['bytes']:,} bytes, {size['gzip']:,} packed with gzip, {size['base64']:,} of those as base64.",
        "",
        "| game           | search_iterations_per_s | in_browser | time_over_native |",
        "|----------------|------------------------:|-----------:|-----------------:|",
        *(
            f"| {name:14} | {one['native']:23,.0f} | {one['browser']:10,.0f} | {one['ratio']:16.2f} |"
            for name, one in races.items()
        ),
        "",
        f"The median of the last column is {statistics.median(one['ratio'] for one in races.values()):.2f}.",
    ]
    return "\n".join(lines) + "\n"


def measure(quick: bool) -> dict[str, Any]:
    """Time both in turn."""
    effort = QUICK if quick else WHOLE
    games = {}
    with node() as browser:
        for game in (game for game in KNOWN_GAMES if game.name in GAMES):
            print(game.name, file=sys.stderr, flush=True)
            genome = game.create()
            in_browser = browser.timed(genome)
            in_browser(0.5)  # The compiler of the browser gets to know what is hot.
            found: Race = race(native(genome), in_browser, effort)
            games[game.name] = {
                "native": round(1e9 / found.first),
                "browser": round(1e9 / found.second),
                "ratio": round(found.ratio, 3),
            }
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return {**conditions(), "node": version.removeprefix("v"), "size": sizes(), "games": games}


def main() -> int:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser", description="Time the core for the browser.")
    parser.add_argument("--quick", action="store_true", help="a glance that takes seconds and writes nothing")
    quick = parser.parse_args().quick
    if not is_current():
        print(f"{MODULE.name} was made from other sources: run `make wasm`", file=sys.stderr)
        return 2
    found = measure(quick)
    print(text(found), end="")
    if not quick:
        replace_file(RECORD, json.dumps(found, indent=2) + "\n")
        put_on_page(PAGE, text(found), "browser")
    return 0


if __name__ == "__main__":
    sys.exit(main())
