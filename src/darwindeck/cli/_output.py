"""How the commands speak: results on standard output, problems on standard error."""

import json
from contextlib import suppress
from typing import Any
from unicodedata import category, normalize

import click

from darwindeck.errors import BytecodeError, DarwinDeckError, GenomeError
from darwindeck.intervals import wilson_interval


def examples(*lines: str) -> str:
    """The closing lines of a command's help."""
    # The \b keeps click from running the lines together.
    return "\n".join(["\b", "Examples:", *(f"  {line}" for line in lines)])


def print_json(data: Any) -> None:
    """Print data for machines."""
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def note(line: str) -> None:
    """Say something beside the result. Whoever has stopped listening, such as `head`, does not end the work."""
    with suppress(OSError):
        click.echo(line, err=True)


def print_problems(error: DarwinDeckError, *, err: bool = True) -> None:
    """Say what is wrong: a line for each problem, of a genome under a heading."""
    if isinstance(error, GenomeError):
        click.echo(f"{error.source or 'the genome'} does not describe a playable game", err=err)
        for problem in error.problems:
            click.echo(f"  {problem}", err=err)
    elif isinstance(error, BytecodeError):
        click.echo(f"{error.source or 'the bytecode'} does not hold a game", err=err)
        click.echo(f"  {error.of(None)}", err=err)
    else:
        for fault in getattr(error, "problems", (error,)):
            click.echo(f"darwindeck: {fault}", err=err)


def file_name(genome_id: str) -> str:
    """A name for a file of this game, without suffix, that is harmless everywhere: the letters and digits of its id."""
    known = [letter if letter == "_" or category(letter)[0] in "LMN" else " " for letter in normalize("NFC", genome_id)]
    name = "-".join("".join(known).split())
    return name[:100].encode()[:200].decode(errors="ignore").strip("-") or "game"


def is_standard_output(output: str) -> bool:
    """Whether this is how people write that something goes to standard output."""
    return output in ("-", "/dev/stdout")


def print_table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    """Print columns that line up; the last one is as wide as it needs to be."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        click.echo("  ".join(cells).rstrip())


def share_line(what: str, number: int, games: int, width: int = 12) -> str:
    """A line such as `P0 wins       5123  51.2 %  (50.2 to 52.2)`; the interval is the one of 95 %."""
    lowest, highest = wilson_interval(number, games)
    digits = len(str(games))
    share = f"{percent(number / games):>5} %  ({percent(lowest)} to {percent(highest)})"
    return f"{what:<{width}}  {number:>{digits}}  {share}"


def percent(share: float) -> str:
    """A share of 1 in percent."""
    return f"{100 * share:.1f}"
