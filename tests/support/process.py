"""The command as a process of its own."""

import os
import subprocess
import sys

PROCESS = [sys.executable, "-c", "from darwindeck.cli import main; main()"]


def environment(**changes: str) -> dict[str, str]:
    """The environment without what would decide how text is written, such as PYTHONUTF8 or LANG."""
    deciding = ("PYTHONUTF8", "PYTHONIOENCODING", "PYTHONUNBUFFERED", "PYTHONCOERCECLOCALE", "LC_", "LANG")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(deciding)}
    return {**kept, **changes}


def process(
    *arguments: str, env: dict[str, str] | None = None, stdin: bytes = b""
) -> "subprocess.CompletedProcess[bytes]":
    """Run the command to its end."""
    return subprocess.run(
        [*PROCESS, *arguments], input=stdin, capture_output=True, env=env or environment(), timeout=60, check=False
    )
