"""Writing what was found: `results.json`, `conditions.json`, and the table in docs/performance.md."""

import json
import os
import platform
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from benchmarks.build import compiler
from benchmarks.paths import HERE, ROOT
from benchmarks.rows import Row, table

PAGE = ROOT / "docs" / "performance.md"


def conditions() -> dict[str, Any]:
    """When, on what and with what the numbers were found."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "processor": _processor(),
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "rustc": compiler()[0],
        "darwindeck": version("darwindeck"),
        "open_spiel": _version("open-spiel"),
    }


def text(rows: Sequence[Row], found: Mapping[str, Any]) -> str:
    """The table with what it rests on, in Markdown."""
    memory = found["memory"]
    spiel = found["open_spiel"] or "none"
    lines = [
        f"{found['date']}, {found['processor']}, {found['processors']} processors; Python {found['python']}, "
        f"rustc {found['rustc']}, OpenSpiel {spiel}.",
        "",
        table(rows),
        "",
        f"Nanoseconds for a decision: {_nanoseconds(found['native_ns'], 'hand-written')}; "
        f"{_nanoseconds(found['open_spiel_ns'], 'OpenSpiel')}.",
    ]
    if memory["mib_before"] is not None:
        games, before, after = memory["games"], memory["mib_before"], memory["mib_after"]
        lines.append(f"Resident memory before and after {games:,} games: {before:.1f} and {after:.1f} MiB.")
    return "\n".join(lines) + "\n"


def write(rows: Sequence[Row], found: Mapping[str, Any]) -> None:
    """Write all files, each in one step."""
    replace_file(HERE / "results.json", json.dumps([asdict(row) for row in rows], indent=2) + "\n")
    replace_file(HERE / "conditions.json", json.dumps(found, indent=2) + "\n")
    put_on_page(PAGE, text(rows, found))


def put_on_page(page: Path, block: str, name: str = "results") -> None:
    """Write a block of results between the markers of that name."""
    markers = re.compile(rf"(<!-- {name} -->\n).*(<!-- end of {name} -->)", re.DOTALL)
    content = page.read_text(encoding="utf-8")
    replace_file(page, markers.sub(lambda match: f"{match[1]}{block}{match[2]}", content))


def replace_file(path: Path, content: str) -> None:
    """Write a file in one step."""
    new = path.with_name(f".{path.name}.new")
    new.write_text(content, encoding="utf-8")
    new.replace(path)


def _nanoseconds(times: Mapping[str, float], who: str) -> str:
    if not times:
        return f"{who} –"
    return f"{who} " + ", ".join(f"{game} {time:.1f}" for game, time in times.items())


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(": ")[2]
    return platform.processor() or platform.machine()


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
