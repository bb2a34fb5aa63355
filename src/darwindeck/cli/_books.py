"""Books as files: their formats, and writing them without harm to the games beside them."""

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
    def of(cls, genome: GameGenome, form: Format, strategy: "Strategy | None") -> "Book":
        """Write the rules of a game, and notes on what was found out about it."""
        from darwindeck.rulebook import write_rulebook  # The other commands do without.

        book = write_rulebook(genome, strategy=strategy)
        match form:
            case "markdown":
                data = book.to_markdown().encode()
            case "html":
                data = book.to_html().encode()
            case "pdf":
                data = book.to_pdf()
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


def format_of(output: str) -> Format:
    """The format that the name of a file asks for.

    Raises:
        UsageError: When it asks for none.
    """
    suffix = Path(output).suffix
    form = _SUFFIXES.get(suffix.lower())
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
    refuse_game(path)
    if make_folder:
        try:
            path.parent.mkdir(exist_ok=True)
        except FileExistsError:
            raise DarwinDeckError(f"cannot write {path}: {path.parent} is not a folder") from None
        except (OSError, ValueError) as error:
            raise DarwinDeckError(f"cannot write {path}: {reason(error)}") from None
    write_atomically(path, book.data)


def refuse_game(path: Path) -> None:
    """See that there is no game where a book is to be written.

    Raises:
        DarwinDeckError: When there is one, or it cannot be seen.
    """
    try:
        holds_game = path.suffix.lower() in GAME_SUFFIXES or (path.is_file() and _is_game(path))
    except (OSError, ValueError) as error:
        raise DarwinDeckError(f"cannot write {path}: {reason(error)}") from None
    if holds_game:
        raise DarwinDeckError(f"cannot write {path}: that is a game, not a book")


def _is_game(path: Path) -> bool:
    try:
        open_source(str(path.absolute())).genome()
    except DarwinDeckError:
        return False
    return True
