"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = ROOT / "benchmarks"
GOLDEN_BYTECODE = ROOT / "tests" / "golden" / "bytecode"


def known_games() -> list[str]:
    """The names of the known games, as their golden bytecode has them."""
    return sorted(path.stem for path in GOLDEN_BYTECODE.glob("*.hex"))
