"""Games as a page has them: bytecode for its core, and the rulebook to read beside the table."""

from importlib.resources import files

from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook import write_rulebook
from darwindeck.table.page import PagePreset, PlayableGame
from darwindeck.table.rules import chapters


def playable(genome: GameGenome, preset: PagePreset | None = None) -> PlayableGame:
    """A game with its rules in words.

    Raises:
        GenomeError: When the genome cannot be played.
    """
    book = write_rulebook(genome)
    return PlayableGame(
        name=genome.genome_id,
        title=book.title,
        hook=book.hook,
        bytecode=compile_genome(genome),
        rules=chapters(book.sections),
        preset=preset or PagePreset(),
    )


def core_module() -> bytes:
    """The core for a browser, which `make wasm` builds."""
    return (files("darwindeck.table") / "core.wasm").read_bytes()
