"""Measure the table in a Chromium, on exported files opened from the disk, print what is found and write it down.

usage: python -m benchmarks.table [--quick]; docs/performance.md says what the numbers mean.
"""

import argparse
import json
import os
import sys
from typing import Any

from playwright.sync_api import Browser

from benchmarks.paths import HERE
from benchmarks.report import PAGE, conditions, put_on_page, replace_file
from benchmarks.table.chromium import SIZES, chromium
from benchmarks.table.frames import frame_work
from benchmarks.table.memory import memory
from benchmarks.table.moves import LEVELS, thinking
from benchmarks.table.opening import first_playable, menu
from benchmarks.table.pages import known, large_hand, page_with, page_with_many

RECORD = HERE / "table.json"
MOVE_GAMES = ("hearts", "gin_rummy", "cheat")
MEMORY_GAMES = ("leduc", "agram")


def measure(browser: Browser, times: int) -> dict[str, Any]:
    """Everything, so many times each."""
    before = os.getloadavg()[0]
    hearts, many = page_with(known("hearts")), page_with_many()
    opening = {f"Hearts, {size}": first_playable(browser, hearts, size, times) for size in SIZES}
    opening["12 games, phone"] = menu(browser, many, "phone", times)
    _say("opened")
    frames = {
        f"{genome.genome_id}, {size}": frame_work(browser, page_with(genome), size, times)
        for genome in (known("hearts"), known("rummy"), large_hand())
        for size in SIZES
    }
    _say("frames")
    held = {game: memory(browser, game, "fair") for game in MEMORY_GAMES}
    _say("memory")
    moves = {game: {level: thinking(browser, game, level) for level in LEVELS} for game in MOVE_GAMES}
    return {
        **conditions(),
        "browser": browser.version,
        "times": times,
        "load": [round(before, 1), round(os.getloadavg()[0], 1)],
        "bytes": {"hearts": hearts.stat().st_size, "12 games": many.stat().st_size},
        "opening": opening,
        "frames": frames,
        "memory": held,
        "moves": moves,
    }


def text(found: dict[str, Any]) -> str:
    """What was found, in Markdown."""
    early, late = found["load"]
    sizes = ", ".join(f"{name} {size / 1000:.0f} kB" for name, size in found["bytes"].items())
    lines = [
        f"{found['date']}, {found['processor']}, {found['processors']} processors with a load of {early} before"
        f" and {late} after; "
        f"Chromium {found['browser']}; {found['times']} runs. Files: {sizes}.",
        "",
        "| file, screen | menu, ms | table, ms | first decision, ms | longest, ms |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, one in found["opening"].items():
        times = [one.get(column) for column in ("menu", "table", "decision", "longest")]
        lines.append(f"| {name} | {' | '.join('–' if time is None else f'{time:.0f}' for time in times)} |")
    lines += [
        "",
        "| game, screen | frames | 95th percentile, ms | of busy ones, ms | most, ms |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {name} | {one['frames']:.0f} | {one['p95']:.1f} | {one['busy']:.1f} | {one['most']:.1f} |"
        for name, one in found["frames"].items()
    ]
    lines += [
        "",
        "| game | page after 10, kB | after 100, kB | more | module, kB | after 100, kB | nodes | after 100 |",
    ]
    lines.append("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, one in found["memory"].items():
        first, last = one["early"], one["late"]
        cells = [
            f"{first['page'] / 1000:,.0f}",
            f"{last['page'] / 1000:,.0f}",
            f"{last['page'] / first['page'] - 1:+.1%}",
            f"{first['module'] / 1000:,.0f}",
            f"{last['module'] / 1000:,.0f}",
            f"{first['nodes']:,.0f}",
            f"{last['nodes']:,.0f}",
        ]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", f"| a move, ms | {' | '.join(LEVELS)} |", f"|---|{'---:|' * len(LEVELS)}"]
    for name, levels in found["moves"].items():
        cells = [f"{levels[one]['median']:.0f}, at most {levels[one]['most']:.0f}" for one in LEVELS]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table", description="Measure the table in a browser.")
    parser.add_argument("--quick", action="store_true", help="each once, and nothing is written")
    quick = parser.parse_args().quick
    with chromium() as browser:
        found = measure(browser, 1 if quick else 5)
    print(text(found), end="")
    if not quick:
        replace_file(RECORD, json.dumps(found, indent=2) + "\n")
        put_on_page(PAGE, text(found), "table")
    return 0


def _say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
