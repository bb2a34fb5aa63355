"""What a run leaves for its user: each winner as a game and as a rulebook, and the report."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.naming import name_game
from darwindeck.evolution.record import RunRecord, Winner
from darwindeck.evolution.report import write_report
from darwindeck.files import reason, write_atomically
from darwindeck.genome.serialization import save_genome
from darwindeck.rulebook import write_rulebook

__all__ = ["name_games", "write_harvest"]

_GAMES = "games"
_REPORT = "report.html"


def name_games(keys: Sequence[str]) -> list[str]:
    """A name for each winner, no two alike."""
    names: list[str] = []
    for key in keys:
        names.append(name_game(key, names))
    return names


def write_harvest(record: RunRecord, folder: Path, reach: Callable[[int], object]) -> None:
    """Write all files, each whole or not at all.

    Args:
        record: The run.
        folder: Where they go.
        reach: Is told how many games are written.

    Raises:
        DarwinDeckError: When one cannot be written; the message names it.
    """
    games = folder / _GAMES
    try:
        games.mkdir(exist_ok=True)
    except OSError as error:
        raise DarwinDeckError(f"cannot make {games}: {reason(error)}") from None
    for done, winner in enumerate(record.winners, 1):
        _write_game(winner, games)
        reach(done)
    write_report(record, folder / _REPORT)


def _write_game(winner: Winner, folder: Path) -> None:
    genome = replace(winner.candidate.genome, genome_id=winner.name)
    book = write_rulebook(genome)
    save_genome(genome, folder / f"{winner.name}.json")
    write_atomically(folder / f"{winner.name}.html", book.to_html().encode())
    write_atomically(folder / f"{winner.name}.md", book.to_markdown().encode())
