"""The command `darwindeck`, one file for each subcommand."""

import os
import sys

__all__ = ["main"]


def main() -> None:
    """Run the command and leave with its exit code."""
    try:
        from darwindeck.cli._main import run  # Loaded here, so that Ctrl-C is quiet from the start.

        code = run(sys.argv[1:])
        _finish_output()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def _finish_output() -> None:
    """Write what is still waiting; what cannot be written goes nowhere, so that Python does not try again on exit."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
