"""`darwindeck rulebook`: the rules of a game in words."""

import sys
from pathlib import Path

import click

from darwindeck.cli._books import (
    FORMATS,
    Book,
    Format,
    format_of,
    is_folder,
    need_tools,
    see_that_it_can_be_written,
    suffix_of,
    write_book,
)
from darwindeck.cli._output import examples, file_name, is_standard_output, print_json, print_problems
from darwindeck.cli._progress import part_of, progress_bar
from darwindeck.cli._source import GAME_SUFFIXES, STANDARD_INPUT, Source, open_source
from darwindeck.errors import BytecodeError, DarwinDeckError, GenomeError
from darwindeck.files import reason
from darwindeck.genome.examples import find_game
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.simulator import Progress


@click.command(
    "rulebook",
    short_help="Write the rules of a game in words.",
    epilog=examples(
        "darwindeck rulebook hearts",
        "darwindeck rulebook my_game.json -o my_game.html",
        "darwindeck rulebook my_game.json -o my_game.pdf --strategy",
        "darwindeck rulebook games/ -o books/ --format html",
        "cat my_game.json | darwindeck rulebook - --format html > my_game.html",
    ),
)
@click.argument("source", metavar="GAME|FOLDER")
@click.option(
    "-o",
    "--output",
    metavar="PATH",
    help="Where to write it: a file, whose suffix says the format (.md, .html, .pdf), or a folder; "
    "- is standard output.  [default: standard output]",
)
@click.option(
    "--format",
    "format_name",
    type=click.Choice(FORMATS),
    help="What to write; a suffix of -o must not say another.  [default: by the suffix, or else markdown]",
)
@click.option(
    "--strategy",
    "with_strategy",
    is_flag=True,
    help="Play the game for some seconds, and add notes on what wins more often.",
)
@click.option("--json", "as_json", is_flag=True, help="With -o: print what was written, for machines.")
def rulebook_command(
    source: str, output: str | None, format_name: Format | None, with_strategy: bool, as_json: bool
) -> int:
    """Write the rules of a game in words, from its genome alone.

    Of a FOLDER, the rules of every game in it (.json, .ddb) are written to a folder, each under the name of its file.
    A book replaces the file that was there before, unless that is a game. PDF needs an extra: pip install
    "darwindeck[pdf]".
    """
    if not source:
        raise click.UsageError("a game or a folder must be named: `darwindeck games` lists the known games")
    if output == "":
        raise click.UsageError("-o needs the name of a file or a folder")
    if output is not None and is_standard_output(output):
        output = None
    if _means_folder(source):
        return _write_folder(source, output, format_name or "markdown", with_strategy, as_json)
    if output is None:
        if as_json:
            raise click.UsageError("--json says what was written: name a file or a folder with -o")
        _print(source, format_name or "markdown", with_strategy)
    else:
        _write_one(source, output, format_name, with_strategy, as_json)
    return 0


def _means_folder(text: str) -> bool:
    """Whether this is a folder of games; a known game comes before a folder of the same name, as everywhere."""
    if text.endswith("/") and not is_folder(text):
        raise DarwinDeckError(f"cannot read {text}: there is no such folder")
    return is_folder(text) and (find_game(text) is None or text.endswith("/"))


def _print(text: str, form: Format, with_strategy: bool) -> None:
    is_terminal = sys.stdout.isatty()
    if form == "pdf" and is_terminal:
        raise click.UsageError("a PDF cannot be shown on a terminal: name a file with -o")
    need_tools(form)
    data = _book(open_source(text).sound_genome(), form, with_strategy).data
    if is_terminal:
        click.echo(data.decode(), nl=False)  # Letters that the terminal lacks are written out.
    else:
        sys.stdout.buffer.write(data)


def _write_one(text: str, output: str, format_name: Format | None, with_strategy: bool, as_json: bool) -> None:
    goes_into_folder = is_folder(output) or output.endswith("/")
    form = (format_name or "markdown") if goes_into_folder else format_of(output, format_name)
    source = open_source(text)
    genome = source.sound_genome()
    path = Path(output)
    if goes_into_folder:
        name = file_name(genome.genome_id) if text == STANDARD_INPUT else _name(text, source)
        path /= f"{name}{suffix_of(form)}"
    see_that_it_can_be_written(path, form, make_folder=goes_into_folder)
    book = _book(genome, form, with_strategy)
    write_book(book, path, make_folder=goes_into_folder)
    if as_json:
        print_json(book.report(source.name, path))
    else:
        click.echo(f"{path}: {book}")


def _name(text: str, source: Source) -> str:
    return Path(text).stem if isinstance(source.content, bytes) else source.name


def _book(genome: GameGenome, form: Format, with_strategy: bool) -> Book:
    if not with_strategy:
        return Book.of(genome, form)
    with progress_bar("playing") as progress:
        return _book_with_notes(genome, form, progress)


def _book_with_notes(genome: GameGenome, form: Format, progress: Progress | None) -> Book:
    from darwindeck.rulebook import measure_strategy  # The other commands do without.

    return Book.of(genome, form, measure_strategy(genome, progress=progress))


# ---------------------------------------------------------------------------------------- folders


def _write_folder(folder: str, output: str | None, form: Format, with_strategy: bool, as_json: bool) -> int:
    if output is None:
        raise click.UsageError(f"{folder} is a folder: name the folder for its books with -o")
    if not is_folder(output) and Path(output).suffix and not output.endswith("/"):
        raise click.UsageError(f"{folder} is a folder, but -o {output} names a file: to mean a folder, end it in /")
    games = _games_in(folder)
    paths = [Path(output) / f"{game.stem}{suffix_of(form)}" for game in games]
    _refuse_the_same_name(games, paths)
    for path in paths:
        see_that_it_can_be_written(path, form, make_folder=True)
    written: list[tuple[Path, Path, Book]] = []
    faults: list[DarwinDeckError] = []
    try:
        with progress_bar("writing") as progress:
            for done, (game, path) in enumerate(zip(games, paths, strict=True)):
                tell = None if progress is None else part_of(progress, done, len(games))
                try:
                    genome = open_source(str(game)).sound_genome()
                except DarwinDeckError as error:
                    faults.append(error)
                else:
                    book = _book_with_notes(genome, form, tell) if with_strategy else Book.of(genome, form)
                    write_book(book, path, make_folder=True)
                    written.append((game, path, book))
                if tell is not None:
                    tell(1, 1)
    finally:  # Not while the bar is there; but whatever happens, say what was written.
        if as_json:
            print_json([book.report(str(game), path) for game, path, book in written])
        else:
            for _, path, book in written:
                click.echo(f"{path}: {book}")
        for fault in faults:
            print_problems(fault)
    if not faults:
        return 0
    return 1 if all(isinstance(fault, GenomeError | BytecodeError) for fault in faults) else 2


def _games_in(folder: str) -> list[Path]:
    try:
        found = sorted(Path(folder).iterdir())
    except OSError as error:
        raise DarwinDeckError(f"cannot read {folder}: {reason(error)}") from None
    games = [path for path in found if path.suffix.lower() in GAME_SUFFIXES and not path.name.startswith(".")]
    games = [path for path in games if not is_folder(str(path))]
    if not games:
        raise DarwinDeckError(f"there is no game in {folder}: expected files that end in {' or '.join(GAME_SUFFIXES)}")
    return games


def _refuse_the_same_name(games: list[Path], paths: list[Path]) -> None:
    taken: dict[str, Path] = {}
    for game, path in zip(games, paths, strict=True):
        other = taken.setdefault(path.name.casefold(), game)
        if other is not game:
            both = f"{other.name} and {game.name} would both be written to {path}"
            raise DarwinDeckError(f"{both}: rename one of them, or write them one by one")
