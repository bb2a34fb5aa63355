"""`python -m tools.golden`: write the golden files anew, for a change of format that is meant."""

import textwrap

from darwindeck.genome.bytecode import compile_genome, disassemble, format_listing
from darwindeck.genome.examples import KNOWN_GAMES, create_war_genome
from tools.generate._table import ROOT

GOLDEN = ROOT / "tests" / "golden"
BYTES_PER_LINE = 30


def main() -> None:
    """Write the bytecode of every known game, and the listing of War; remove what is left over."""
    for path in (GOLDEN / "bytecode").glob("*.hex"):
        path.unlink()
    for game in KNOWN_GAMES:
        digits = textwrap.wrap(compile_genome(game.create()).hex(), 2 * BYTES_PER_LINE)
        (GOLDEN / "bytecode" / f"{game.name}.hex").write_text("\n".join(digits) + "\n", encoding="ascii")
    listing = format_listing(disassemble(compile_genome(create_war_genome())))
    (GOLDEN / "war.listing.txt").write_text(listing + "\n", encoding="utf-8")
    print(f"wrote {GOLDEN.relative_to(ROOT)}: look at the difference before you commit it")


if __name__ == "__main__":
    main()
