"""A run in a process of its own, to be killed.

usage: python -m tests.support.run_process start|resume FOLDER SECONDS [BYTES]
"""

import resource
import signal
import sys

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.run import resume_run
from tests.support.runs import MadeUp, small_run, start_run


def main() -> None:
    """Start or resume a run whose measurements take so many seconds each, with files of so many bytes at most."""
    what, folder, seconds, *largest = sys.argv[1:]
    if largest:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(largest[0]), int(largest[0])))
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
