"""`python -m tools.generate [--check]`."""

import argparse
import sys

from tools.generate._codes import ROOT

# The package may not be installed yet: its extension is built from what is written here.
sys.path.insert(0, str(ROOT / "src"))

from tools.generate import generate


def main() -> int:
    """Write the generated files, or with `--check` say which are out of date and fail."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, fail when a file is out of date")
    check = parser.parse_args().check
    stale = generate("check" if check else "write")
    for name in stale:
        print(f"out of date: {name}" if check else f"wrote {name}")
    if check and stale:
        print("run `make generate` and commit the result")
    elif not stale:
        print("all generated files are up to date")
    return 1 if check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
