"""Files that a run leaves for its user: each winner as a game and as a rulebook, and the report."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from urllib.parse import quote

from darwindeck.errors import DarwinDeckError
from darwindeck.evolution.backends import LocalBackend
from darwindeck.evolution.naming import name_game
from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.report import write_report
from darwindeck.files import reason, write_atomically
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import save_genome
from darwindeck.rulebook import Strategy, measure_strategy, write_rulebook
from darwindeck.simulation.simulator import Progress

__all__ = ["name_games", "write_harvest"]

_GAMES = "games"
_REPORT = "report.html"


def name_games(keys: Sequence[str]) -> list[str]:
    """A name for each winner, no two alike."""
    names: list[str] = []
    for key in keys:
        names.append(name_game(key, names))
    return names


def write_harvest(
    record: RunRecord,
    folder: Path,
    backend: LocalBackend,
    effort: int,
    reach: Callable[[int, float], object],
    play_page: str | None,
) -> None:
    """Write all files, each whole or not at all: first everything without notes on strategy, which take a while.

    Args:
        record: The run.
        folder: Where they go.
        backend: What finds out about strategy.
        effort: How much is played to find out about the strategy of each game.
        play_page: The page at which the games can be played, if there will be one in the same folder.
        reach: Called a few times a second with the number of finished books, and the shares done of others.

    Raises:
        DarwinDeckError: When one cannot be written; the message names it.
    """
    games = folder / _GAMES
    try:
        games.mkdir(exist_ok=True)
    except OSError as error:
        raise DarwinDeckError(f"cannot make {games}: {reason(error)}") from None
    genomes = [replace(winner.candidate.genome, genome_id=winner.name) for winner in record.winners]
    for genome in genomes:
        save_genome(genome, games / f"{genome.genome_id}.json")
        _write_book(genome, games, None, play_page)
        reach(0, 0.0)
    write_report(record, folder / _REPORT, play_page)
    done = 0

    def beat(under_way: Mapping[int, float]) -> None:
        reach(done, sum(under_way.values()))

    jobs = [partial(_strategy, genome, effort) for genome in genomes]
    with closing(backend.run(jobs, beat)) as results:
        for number, strategy in results:
            _write_book(genomes[number], games, strategy, play_page)
            done += 1
            reach(done, 0.0)


def _strategy(genome: GameGenome, effort: int, progress: Progress, threads: int) -> Strategy:
    """What wins in a game, or why that cannot be found out, which is no reason to lose a run: the book says it.

    Raises:
        OSError, MemoryError: When it is not the game but the machine that failed.
    """
    try:
        return measure_strategy(genome, effort=effort, threads=threads, progress=progress)
    except (OSError, MemoryError):
        raise
    except Exception as error:  # As for measurements: resumed, the run would fail again at the same place.
        return Strategy(has_decisions=True, failure=str(error) or type(error).__name__)


def _write_book(genome: GameGenome, folder: Path, strategy: Strategy | None, play_page: str | None) -> None:
    book = write_rulebook(genome, strategy=strategy)
    play = None if play_page is None else f"../{quote(play_page)}#{quote(genome.genome_id)}"
    write_atomically(folder / f"{genome.genome_id}.html", book.to_html(play=play).encode())
    write_atomically(folder / f"{genome.genome_id}.md", book.to_markdown().encode())
