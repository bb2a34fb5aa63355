"""Guard the speed of the core: count instructions, which no other program can disturb, and compare with the record.

usage: python -m benchmarks.instructions [--update]
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TypedDict

from benchmarks.build import build, compiler
from benchmarks.comparison import differences
from benchmarks.paths import HERE, known_games

RECORD = HERE / "instructions.json"
DECISIONS = 10_000
READS = 50
GREEDY = ("crazy_eights", "hearts")
READ = ("hearts", "uno_style")
VIEWS = 1000
VIEWED = ("hearts", "rummy", "showdown_poker")


class Record(TypedDict):
    """What the counts were, and how they came about."""

    rustc: str
    host: str
    instructions: dict[str, float]


def workloads() -> dict[str, list[str]]:
    """Each workload by its name, with the arguments of the program that does it."""
    return {
        **{f"{game}, random": ["core", game, "random", str(DECISIONS)] for game in known_games()},
        **{f"{game}, greedy": ["core", game, "greedy", str(DECISIONS)] for game in GREEDY},
        **{f"{game}, read": ["read", game, str(READS)] for game in READ},
        **{f"{game}, view": ["view", game, str(VIEWS)] for game in VIEWED},
    }


def count(valgrind: str, folder: Path, arguments: list[str]) -> float:
    """The instructions that a workload takes for each decision, or each time."""
    with tempfile.TemporaryDirectory() as scratch:
        profile = Path(scratch) / "profile"
        command = [
            *(valgrind, "--tool=callgrind", f"--callgrind-out-file={profile}"),
            *("--collect-atstart=no", "--toggle-collect=workload::measured*"),
            *("./workload", *arguments),
        ]
        # Where the stack begins, and so what copying costs, depends on the environment and the name of the program.
        done = subprocess.run(command, cwd=folder, env={}, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
        (total,) = (line for line in profile.read_text(encoding="utf-8").splitlines() if line.startswith("totals: "))
    return round(int(total.removeprefix("totals: ")) / int(done.stdout), 2)


def measure(valgrind: str) -> Record:
    """Count all workloads."""
    folder = build()
    rustc, host = compiler()
    instructions = {}
    for name, arguments in workloads().items():
        instructions[name] = count(valgrind, folder, arguments)
        print(f"{instructions[name]:12.2f}  {name}", flush=True)
    return {"rustc": rustc, "host": host, "instructions": instructions}


def check(record: Record, valgrind: str) -> int:
    """Count, and compare with the record. The exit code."""
    rustc, host = compiler()
    if host != record["host"]:
        print(f"instructions were counted on {record['host']}, this is {host}: nothing to compare")
        return 0
    lines = differences(record["instructions"], measure(valgrind)["instructions"])
    if not lines:
        return 0
    print("\nthe counts are not those on record:", *lines, sep="\n  ", file=sys.stderr)
    if rustc != record["rustc"]:
        print(f"they were counted with rustc {record['rustc']}, this is {rustc}", file=sys.stderr)
    print("if that is meant, run `make instructions` and commit benchmarks/instructions.json", file=sys.stderr)
    return 1


def main() -> int:
    """Check the counts, or record them."""
    valgrind = shutil.which("valgrind")
    if not valgrind:
        print("valgrind was not found: install it, as in: apt-get install valgrind", file=sys.stderr)
        return 2
    if sys.argv[1:] == ["--update"]:
        RECORD.write_text(json.dumps(measure(valgrind), indent=2) + "\n", encoding="utf-8")
        return 0
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    return check(json.loads(RECORD.read_text(encoding="utf-8")), valgrind)


if __name__ == "__main__":
    sys.exit(main())
