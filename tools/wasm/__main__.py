"""`python -m tools.wasm [--check]`."""

import argparse
import subprocess
import sys

from tools.wasm import is_current
from tools.wasm._build import build
from tools.wasm._compiler import MissingToolError, compiler
from tools.wasm._sources import MODULE, ROOT


def main() -> int:
    """Build the module, or with `--check` say that it is out of date and fail."""
    parser = argparse.ArgumentParser(prog="python -m tools.wasm", description="Build the core for the browser.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail when the sources have changed since")
    name = MODULE.relative_to(ROOT)
    if parser.parse_args().check:
        if is_current():
            return 0
        print(f"{name} was made from other sources: run `make wasm`, and commit it at the end of the change")
        return 1
    try:
        build(compiler())
    except MissingToolError as error:
        print(error, file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print(error.output, file=sys.stderr)
        return 1
    print(f"wrote {name}, {MODULE.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
