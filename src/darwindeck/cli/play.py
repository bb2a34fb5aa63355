"""`darwindeck play`: sit down at the table."""

import io
import os
import secrets
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import click

from darwindeck.cli._output import examples, file_name
from darwindeck.cli._source import STANDARD_INPUT, open_source
from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import GameGenome
from darwindeck.play import Rules, Seating, TableAtTerminal, Writing, read_saved
from darwindeck.simulation.players import seated
from darwindeck.simulation.session import SavedGameError, Session

_LARGEST_SEED = 2**64 - 1
_DEALS = 10**6
"""Deals are chosen among so many, so that their numbers are easy to pass on."""
_LONGEST_LINE = 1000
_USUAL = "mcts:200"


@click.command(
    "play",
    short_help="Play a game at the terminal.",
    epilog=examples(
        "darwindeck play hearts",
        "darwindeck play crazy_eights --seed 7 --players greedy",
        "darwindeck play my_game.json --seat 1 --players mcts:1000,novice,greedy",
        "darwindeck play hearts --resume hearts.saved.json",
        "darwindeck play hearts --browser",
    ),
)
@click.argument("game", metavar="GAME")
@click.option("--seat", type=click.IntRange(0), help="Your seat, counted from 0.  [default: 0]")
@click.option(
    "--players",
    metavar="NAME[,NAME...]",
    help="Whom you play with: random, greedy, novice, or mcts:N, which thinks the longer the larger N is. One name "
    f"for all, or one for each of the others from your left.  [default: {_USUAL}]",
)
@click.option(
    "--seed",
    type=click.IntRange(0, _LARGEST_SEED),
    help="The number of the deal.  [default: one by chance, which is told]",
)
@click.option("--browser", "in_browser", is_flag=True, help="Play at a table in the browser instead.")
@click.option("--resume", metavar="FILE", help="Go on with a game that was saved; it is kept there when you leave.")
def play_command(
    game: str, seat: int | None, players: str | None, seed: int | None, in_browser: bool, resume: str | None
) -> int:
    """Play a game at the terminal, with the machine for the others.

    Type `help` at any time. docs/play.md tells more.
    """
    if game == STANDARD_INPUT:
        raise click.UsageError("standard input is for your answers: name a known game or a file")
    genome = open_source(game).sound_genome()
    if in_browser:
        return _play_in_browser(genome, seat, players, seed, resume)
    if resume is None:
        number = secrets.randbelow(_DEALS) if seed is None else seed
        session, seating = Session(genome, number), _seating(genome, seat or 0, players)
    elif seat is not None or players is not None or seed is not None:
        raise click.UsageError("--resume goes on with the same seat, players and deal: leave these options out")
    else:
        session, seating = _resumed(genome, resume)
    return _play(genome, session, seating)


def _play_in_browser(
    genome: GameGenome, seat: int | None, players: str | None, seed: int | None, resume: str | None
) -> int:
    """Write a page that holds this game, and open it."""
    from darwindeck.cli._tables import open_page, write_page  # The other commands do without.
    from darwindeck.table import PagePreset

    if players is not None or resume is not None:
        raise click.UsageError("with --browser, opponents are chosen and games kept at the table: leave the option out")
    if seat is not None:
        _check_seat(genome, seat)
    path = Path(tempfile.mkdtemp(prefix="darwindeck-")) / f"{file_name(genome.genome_id)}.html"
    write_page([genome], path, PagePreset(seat, None, seed))
    click.echo(f"the table is at {path}: `darwindeck export` writes it where it can stay")
    open_page(path)
    return 0


def _check_seat(genome: GameGenome, seat: int) -> None:
    count = genome.player_count
    if seat >= count:
        raise click.UsageError(
            f"--seat is {seat}: the game has {counted(count, 'player')}, so expected 0 to {count - 1}"
        )


def _seating(genome: GameGenome, seat: int, players: str | None) -> Seating:
    _check_seat(genome, seat)
    count = genome.player_count
    names = [name.strip().lower() for name in (players or _USUAL).split(",")]
    if len(names) not in (1, count - 1):
        raise click.UsageError(f"--players has {len(names)} names: expected one, or one for each of {count - 1} others")
    others = names * (count - 1) if len(names) == 1 else names
    around = seated([_USUAL, *others], count)
    by_seat = tuple(around[(one - seat) % count] for one in range(count))
    return Seating(seat, by_seat, f"{file_name(genome.genome_id)}.saved.json")


def _resumed(genome: GameGenome, file: str) -> tuple[Session, Seating]:
    saved = read_saved(file, genome)
    try:
        session = Session.opened(genome, saved.game)
    except SavedGameError as error:
        raise DarwinDeckError(f"cannot go on with {file}: {error}") from None
    return session, Seating(saved.seat, saved.players, file, is_kept=True)


# ---------------------------------------------------------------------------------------- the terminal


def _play(genome: GameGenome, session: Session, seating: Seating) -> int:
    """Play games until somebody has had enough."""
    terminal, rules = _Terminal(), Rules(genome)
    has_symbols = _has_symbols()
    teams = session.table().sides
    writing = Writing(seating.seat, teams, has_symbols, has_symbols and not os.environ.get("NO_COLOR"))
    for line in rules.opening():
        terminal.say(line)
    terminal.say("")
    while True:
        table = TableAtTerminal(session, seating, writing, rules, terminal)
        try:
            wish = table.play()
        except KeyboardInterrupt:
            terminal.say("")
            table.keep()
            raise
        if wish in (None, "quit"):
            table.keep()
            return 0
        seating.is_kept = False
        session = Session(genome, session.seed + (wish == "again"))


class _Terminal:
    """Standard output and standard input."""

    def __init__(self) -> None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self._is_interactive = sys.stdin is not None and sys.stdin.isatty()
        if self._is_interactive and sys.stdout.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 - lines can be edited where it is there

    def say(self, line: str) -> None:
        click.echo(line)

    def read(self) -> str | None:
        """The next line; where nobody types, it is written down, so that what comes out can be read."""
        if sys.stdin is None or sys.stdin.closed:
            return None
        if self._is_interactive:
            try:
                return input("> ")
            except EOFError:
                click.echo()
                return None
        text = _read_line()
        click.echo(">" if text is None else f"> {''.join(filter(str.isprintable, text))[:70]}")
        return text


def _read_line() -> str | None:
    """A line of standard input, of which no more is kept than anybody would type; None at its end."""
    line = sys.stdin.readline(_LONGEST_LINE)
    if not line or line.startswith("\x1a"):
        return None
    rest = line
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(_LONGEST_LINE)
    return line


def _has_symbols() -> bool:
    """True on a terminal that can show the signs of the suits."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return False
    try:
        "♥".encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True
