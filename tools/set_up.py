"""Brings an environment up to date: `set_up.py use|develop|tools UV [EXTRA ...]`, as the Makefile calls it.

`use` is for those who play and breed: .venv, with the core as it is released, the extras that are named, and nothing
that is not needed. `develop` is for those who change DarwinDeck: .venv-dev, with a core that checks itself, and the
tools; `tools` leaves out the core. What is up to date is left alone, without a word.
"""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]

_USE = ("--inexact",)  # What somebody added to .venv, such as the extra for PDF, stays.
_LIBRARIES = ("--no-install-project", "--inexact")
_DEVELOP = ("--group", "dev", "--config-setting", "profile=edit")
_USE_ENGINE = "compiling the game engine, which takes a minute or so"
_DEVELOP_ENGINE = "compiling the game engine with checks, for tests"

_NO_NETWORK = (
    "dns error",
    "could not resolve",
    "couldn't resolve",
    "couldn't connect",
    "connection refused",
    "network is unreachable",
    "spurious network error",
    "timed out",
)
"""What uv and cargo say when they cannot reach the registries."""


def main(arguments: list[str]) -> int:
    """Bring an environment up to date."""
    what, uv, *extras = arguments
    os.environ["UV_PROJECT_ENVIRONMENT"] = ".venv" if what == "use" else ".venv-dev"
    _remove_core_of_old_checkouts()
    try:
        if what == "use":
            wanted = [option for extra in extras for option in ("--extra", extra)]
            _see_to("downloading libraries", [uv, "sync", *wanted, *_LIBRARIES])
            _see_to(_USE_ENGINE, [uv, "sync", *wanted, *_USE])
        else:
            _see_to("downloading libraries and tools", [uv, "sync", *_DEVELOP, *_LIBRARIES])
            if what == "develop":
                _see_to(_DEVELOP_ENGINE, [uv, "sync", *_DEVELOP])
    except KeyboardInterrupt:
        return 130
    except subprocess.CalledProcessError as error:
        print(_why(error.stderr), file=sys.stderr)
        return 1
    return 0


def _remove_core_of_old_checkouts() -> None:
    """Once it was kept among the sources, where it would be found before that of the environment."""
    for path in (ROOT / "src" / "darwindeck").glob("_core.*.so"):
        path.unlink()


def _see_to(words: str, command: list[str]) -> None:
    """Run a command if it has something to do, and say how long it took.

    Raises:
        CalledProcessError: When it fails.
    """
    if subprocess.run([*command, "--check"], capture_output=True, check=False).returncode == 0:
        return
    print(f"{words} ...", end=" ", file=sys.stderr, flush=True)
    began = monotonic()
    try:
        subprocess.run(command, capture_output=True, text=True, check=True)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        raise
    except subprocess.CalledProcessError:
        print("failed", file=sys.stderr)
        raise
    print(f"{monotonic() - began:.0f} s", file=sys.stderr, flush=True)


def _why(output: str) -> str:
    """Say why a command failed: in a sentence where the network is missing, and else in its own words."""
    if any(words in output.lower() for words in _NO_NETWORK):
        return "the registries of Python and Rust packages cannot be reached: connect to the internet and try again"
    return output.rstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
