"""Brings an environment up to date: `set_up.py use|develop|tools UV [EXTRA ...]`, as the Makefile calls it.

`use` is for those who play and breed: .venv, with the core as it is released, the extras that are named, and nothing
that is not needed. `develop` is for those who change DarwinDeck: .venv-dev, with a core that checks itself, and the
tools; `tools` leaves out the core. What is up to date is left alone, without a word.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]

PATIENCE = 1.0
"""Seconds after which it is said what is being done: what is up to date takes less."""
_DEVELOP = ("--extra", "pdf", "--extra", "cluster", "--config-setting", "profile=edit")
_NO_NETWORK = (
    "dns error",
    "could not resolve",
    "couldn't resolve",
    "could not connect",
    "couldn't connect",
    "client error (connect)",
    "connection refused",
    "network is unreachable",
    "no route to host",
)
"""What uv and cargo say when they cannot reach the registries."""
_FAULT_OF_THE_CODE = ("error[e", "could not compile")
"""What the compiler says. Before that, cargo may have tried in vain to reach a registry, and reached it at last."""


def main(arguments: list[str]) -> int:
    """Bring an environment up to date."""
    what, uv, *extras = arguments
    _remove_core_of_old_checkouts()
    try:
        if what == "use":
            _use(uv, extras)
        else:
            _develop(uv, with_core=what == "develop")
    except KeyboardInterrupt:
        return 130
    except subprocess.CalledProcessError as error:
        print(_why(error.output), file=sys.stderr)
        return 1
    return 0


def _use(uv: str, extras: list[str]) -> None:
    options = [option for extra in extras for option in ("--extra", extra)]
    engine = _sync(uv, ".venv", options)
    see_to("downloading libraries", [*engine, "--no-install-project"])
    see_to("compiling the game engine, which takes a minute or so", engine)


def _develop(uv: str, *, with_core: bool) -> None:
    engine = _sync(uv, ".venv-dev", _DEVELOP)
    libraries = [*engine, "--no-install-project"]
    see_to("downloading libraries", libraries)
    tools = ["--python", ".venv-dev/bin/python", "--requirements", "tools/develop.txt"]
    see_to("downloading tools", [uv, "pip", "install", *tools])
    if with_core:
        see_to("compiling the game engine with checks, for tests", engine)


def _sync(uv: str, folder: str, options: Iterable[str]) -> list[str]:
    os.environ["UV_PROJECT_ENVIRONMENT"] = folder
    return [uv, "sync", "--inexact", *options]  # Inexact, so that what was added stays, such as the tools.


def _remove_core_of_old_checkouts() -> None:
    """Once it was kept among the sources, where it would be found before that of the environment."""
    for path in (ROOT / "src" / "darwindeck").glob("_core.*.so"):
        path.unlink()


def see_to(words: str, command: list[str]) -> None:
    """Run a command. If that takes a while, say what is done, and how long it took.

    Raises:
        CalledProcessError: When it fails.
    """
    began = monotonic()
    returncode, output = _run(words, command, began)
    if returncode and "--offline" not in command and _lacks_network(output):
        returncode, again = _run(words, [*command, "--offline"], began)  # All that is needed may have come before.
        output = output if returncode else again
    if returncode:
        raise subprocess.CalledProcessError(returncode, command, output)


def _run(words: str, command: list[str], began: float) -> tuple[int, str]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            output, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            print(f"{words} ...", end=" ", file=sys.stderr, flush=True)
            try:
                output, _ = process.communicate()
            except KeyboardInterrupt:
                process.terminate()
                print("stopped", file=sys.stderr)
                raise
            print("failed" if process.returncode else f"{monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    return process.returncode, output


def _lacks_network(output: str) -> bool:
    told = output.lower()
    return any(words in told for words in _NO_NETWORK) and not any(words in told for words in _FAULT_OF_THE_CODE)


def _why(output: str) -> str:
    """Say why a command failed: in a sentence where the network is missing, and else in its own words."""
    if _lacks_network(output):
        return "the registries of Python and Rust packages cannot be reached: connect to the internet and try again"
    return output.rstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
