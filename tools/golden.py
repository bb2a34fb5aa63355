"""`python -m tools.golden`: write the golden files anew, for a change of format that is meant."""

import textwrap
from collections.abc import Iterator

from darwindeck.genome.bytecode import compile_genome, disassemble, format_listing
from darwindeck.genome.examples import KNOWN_GAMES, create_war_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.record import record_game
from darwindeck.simulation.reference import count_sequences, start
from tools.generate._codes import ROOT

GOLDEN = ROOT / "tests" / "golden"
BYTES_PER_LINE = 30
SEED = 1
DEEPEST = 12
MOST_SEQUENCES = 4_000


def main() -> None:
    """Write the golden files of every known game; remove what is left over."""
    files = {GOLDEN / "war.listing.txt": format_listing(disassemble(compile_genome(create_war_genome()))).splitlines()}
    for game in KNOWN_GAMES:
        genome = game.create()
        digits = textwrap.wrap(compile_genome(genome).hex(), 2 * BYTES_PER_LINE)
        files[GOLDEN / "bytecode" / f"{game.name}.hex"] = digits
        files[GOLDEN / "records" / f"{game.name}.txt"] = _record(genome).splitlines()
        files[GOLDEN / "moves" / f"{game.name}.txt"] = list(_move_counts(genome))
    for path in {path for path in GOLDEN.rglob("*") if path.is_file()} - files.keys():
        path.unlink()
    for path, lines in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(f"wrote {GOLDEN.relative_to(ROOT)}: look at the difference before you commit it")


def _record(genome: GameGenome) -> str:
    """One game by the reference, with a Random player in every other seat and a Greedy one beside."""
    players = [("random", "greedy")[seat % 2] for seat in range(genome.player_count)]
    return record_game(genome, SEED, players, engine="reference")


def _move_counts(genome: GameGenome) -> Iterator[str]:
    """How many sequences of one, two, three ... decisions there are, as long as they are few: seed, depth, count."""
    deal = start(genome, SEED)
    for depth in range(1, DEEPEST + 1):
        count = count_sequences(deal, depth)
        if count > MOST_SEQUENCES:
            return
        yield f"{SEED} {depth} {count}"


if __name__ == "__main__":
    main()
