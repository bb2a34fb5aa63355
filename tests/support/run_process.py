"""A run in a process of its own, to be killed: python -m tests.support.run_process start|resume FOLDER SECONDS."""

import sys

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.run import resume_run, start_run
from tests.support.runs import MadeUp, small_run


def main() -> None:
    """Start or resume a run whose measurements take so many seconds each."""
    what, folder, seconds = sys.argv[1:]
    backend = MadeUp(float(seconds))

    def watch(progress: object) -> None:
        print(progress, flush=True)

    try:
        if what == "start":
            start_run(folder, small_run(), backend, watch)
        else:
            resume_run(folder, backend, watch)
    except DarwinDeckError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
