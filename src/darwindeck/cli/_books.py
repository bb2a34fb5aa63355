"""Books as files: their formats, and writing them without harm to the games beside them."""

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, assert_never, get_args

import click

from darwindeck.cli._source import GAME_SUFFIXES, open_source
from darwindeck.errors import DarwinDeckError
from darwindeck.files import reason, write_atomically
from darwindeck.genome.schema import GameGenome

if TYPE_CHECKING:
    from darwindeck.rulebook import Strategy

Format = Literal["markdown", "html", "pdf"]
FORMATS: tuple[Format, ...] = get_args(Format)

_SUFFIXES: dict[str, Format] = {
    ".md": "markdown",
    ".html": "html",
    ".pdf": "pdf",
    ".markdown": "markdown",
    ".htm": "html",
}


@dataclass(frozen=True)
class Book:
    """The rules of a game as the bytes of a file."""

    genome_id: str
    title: str
    form: Format
    data: bytes

    @classmethod
    def of(cls, genome: GameGenome, form: Format, strategy: "Strategy | None" = None) -> "Book":
        """Write the rules of a game, and notes on what was found out about it."""
        from darwindeck.rulebook import foreign_letters, write_rulebook  # The other commands do without.

        book = write_rulebook(genome, strategy=strategy)
        match form:
            case "markdown":
                data = book.to_markdown().encode()
            case "html":
                data = book.to_html().encode()
            case "pdf":
                data = book.to_pdf()
                if letters := foreign_letters(book.title):
                    note = f"{letters} can be seen in the PDF only if this machine has a font for it: look at the title"
                    click.echo(f"darwindeck: {note}", err=True)
            case never:
                assert_never(never)
        return cls(genome.genome_id, book.title, form, data)

    def __str__(self) -> str:
        return f"the rules of {self.title}"

    def report(self, source: str, path: Path) -> dict[str, Any]:
        """What was written, for machines."""
        return {
            "source": source,
            "genome_id": self.genome_id,
            "title": self.title,
            "format": self.form,
            "output": str(path),
            "bytes": len(self.data),
        }


def suffix_of(form: Format) -> str:
    """How the names of files in this format end."""
    return next(suffix for suffix, known in _SUFFIXES.items() if known == form)


def format_of(output: str, wanted: Format | None) -> Format:
    """The format that the name of a file asks for, or else the one that is wanted.

    Raises:
        UsageError: When neither asks for one, or they contradict each other.
    """
    suffix = Path(output).suffix
    form = _SUFFIXES.get(suffix.lower())
    if form is not None and wanted not in (None, form):
        raise click.UsageError(
            f"-o {output} ends in {suffix}, but --format is {wanted}: leave out one, or let them agree"
        )
    form = form or wanted
    if form is None:
        found = f"ends in {suffix}" if suffix else "has no suffix"
        ways = "end it in .md, .html or .pdf, or add --format; the name of a new folder ends in /"
        raise click.UsageError(f"-o {output} {found}: {ways}")
    return form


def is_folder(text: str) -> bool:
    """Whether there is a folder of this name."""
    try:
        return Path(text).is_dir()
    except (OSError, ValueError):
        return False


def write_book(book: Book, path: Path, *, make_folder: bool) -> None:
    """Write it over whatever is there, but never over a game.

    Raises:
        DarwinDeckError: When it cannot be written; the message names the file.
    """
    see_that_it_can_be_written(path, book.form, make_folder=make_folder)
    if make_folder:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DarwinDeckError(f"cannot write {path}: {reason(error)}") from None
    write_atomically(path, book.data)


def see_that_it_can_be_written(path: Path, form: Format, *, make_folder: bool) -> None:
    """Find what would keep a book from being written, before anybody waits for it; a game is never replaced.

    Raises:
        DarwinDeckError: When there is something; the message names it.
    """
    need_tools(form)
    try:
        obstacle = _obstacle(path, make_folder)
    except (OSError, ValueError) as error:
        obstacle = reason(error)
    if obstacle is not None:
        raise DarwinDeckError(f"cannot write {path}: {obstacle}")


def need_tools(form: Format) -> None:
    """See that there is what a format needs.

    Raises:
        DarwinDeckError: When it is not installed; the message says how to get it.
    """
    if form == "pdf":
        from darwindeck.rulebook import need_typst  # The other commands do without.

        need_typst()


def _obstacle(path: Path, make_folder: bool) -> str | None:
    """What is in the way of a book."""
    nearest = path.parent
    missing: Path | None = None
    while not nearest.exists() and nearest != nearest.parent:
        nearest, missing = nearest.parent, nearest
    if not nearest.is_dir():
        return f"{nearest} is not a folder"
    if missing is not None and not make_folder:
        return f"there is no folder {missing}"
    with contextlib.suppress(FileNotFoundError):
        path.stat()  # Complains of names that no file can have.
    if path.is_dir():
        return "it is a folder"
    if path.suffix.lower() in GAME_SUFFIXES or (path.is_file() and _is_game(path)):
        return "that is a game, not a book"
    is_file = path.is_file() or not path.exists()
    return None if not is_file or os.access(nearest, os.W_OK | os.X_OK) else f"no permission to write in {nearest}"


def _is_game(path: Path) -> bool:
    try:
        open_source(str(path.absolute())).genome()
    except DarwinDeckError:
        return False
    return True
