"""What a run came to, in lines for the terminal."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.report._facts import facts_of, name_of_bar
from darwindeck.evolution.report._words import duration, number, share, told
from darwindeck.genome._wording import counted

__all__ = ["summarize"]

_MARGIN = "  "
_Row = tuple[str, str, str, str, str]


def summarize(
    record: RunRecord,
    folder: str | Path | None = None,
    width: int = 80,
    program: str = "darwindeck",
    play_page: str | None = None,
) -> list[str]:
    """The games of a run, the best first, and where everything is.

    Args:
        record: The run.
        folder: Where it is kept; nothing is said about files if None.
        width: How long a line may be.
        program: How the command is called.
        play_page: The page in the folder at which the games can be played, if there is one.
    """
    page = None if folder is None or play_page is None else Path(folder) / play_page
    return list(_lines(record, folder, width, program, page))


def _lines(
    record: RunRecord, folder: str | Path | None, width: int, program: str, play_page: Path | None
) -> Iterator[str]:
    if play_page is not None:
        yield f"to play them       open {play_page} in a browser"
        yield ""
    if record.winners:
        yield from _games(record, width)
        yield ""
    yield from wrap(_verdict(record), width)
    if folder is not None:
        yield from _places(record, Path(folder), program)


def _games(record: RunRecord, width: int) -> Iterator[str]:
    facts = [facts_of(winner) for winner in record.winners]
    head = ("game", next(iter(record.axes)), "score", "minutes", "players")
    rows = [
        (winner.name, one.place, told(winner.score), f"{one.minutes:.0f}", str(one.players))
        for winner, one in zip(record.winners, facts, strict=True)
    ]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    is_wide = sum(widths) + 2 * (len(widths) - 1) <= width
    if is_wide:
        yield _columns(head, widths)
    for row, one in zip(rows, facts, strict=True):
        yield from [_columns(row, widths)] if is_wide else _stacked(row, width)
        yield from wrap(one.hook, width, initial_indent=_MARGIN, subsequent_indent=_MARGIN)


def _columns(row: _Row, widths: list[int]) -> str:
    """Texts to the left, amounts to the right."""
    texts = [cell.ljust(size) for cell, size in zip(row[:3], widths[:3], strict=True)]
    amounts = [cell.rjust(size) for cell, size in zip(row[3:], widths[3:], strict=True)]
    return "  ".join([*texts, *amounts])


def _stacked(row: _Row, width: int) -> Iterator[str]:
    """The same on a narrow terminal."""
    name, place, score, minutes, players = row
    yield name
    facts = f"{place}, {score}, {minutes} minutes, {players} players"
    yield from wrap(facts, width, initial_indent=_MARGIN, subsequent_indent=_MARGIN)


def _verdict(record: RunRecord) -> str:
    last = record.generations[-1] if record.generations else None
    measured, rejected = (last.measured, last.rejected) if last else (0, 0)
    effort = f"{counted(measured, 'game')} measured in {duration(record.seconds)}, {share(rejected, measured)} rejected"
    seed = f"seed {record.config.seed}"
    if not record.is_finished:
        return f"The run is not finished; {effort} so far, {seed}."
    if not record.winners and not record.failed:
        return f"No game was found that is worth confirming: fewer wishes may help; {effort}, {seed}."
    if not record.winners:
        return (
            f"No game passed confirmation with a score above {number(record.bar)}, that of "
            f"{name_of_bar(record)}; {effort}, {seed}."
        )
    found = "1 new game is" if len(record.winners) == 1 else f"{len(record.winners)} new games are"
    order = ", the surest first" if len(record.winners) > 1 else ""
    return f"{found} confirmed{order}; {name_of_bar(record)} has {number(record.bar)}; {effort}, {seed}."


def _places(record: RunRecord, folder: Path, program: str) -> Iterator[str]:
    yield ""
    if record.winners:
        yield f"rules and genomes  {folder / 'games'}"
    if not record.is_finished:
        yield f"to go on           {program} resume {shlex.quote(str(folder))}"
    yield f"report             {folder / 'report.html'}"
