"""A row of the table for each game, and how it is written."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any


@dataclass(frozen=True)
class Row:
    """One game, random play but for the search, single thread. None where there is nothing to compare with."""

    game: str
    games_per_s: float
    turns_per_game: float
    decisions_per_game: float
    ns_per_decision: float
    speedup_over_reference: float
    time_over_native: float | None
    speedup_over_open_spiel: float | None
    speedup_two_threads: float | None
    search_iterations_per_s: float | None

    def rounded(self) -> "Row":
        """With the digits that mean something."""
        numbers = {name: value for name, value in asdict(self).items() if isinstance(value, float)}
        rounded: dict[str, Any] = {name: float(f"{value:.4g}") for name, value in numbers.items()}
        return replace(self, **rounded)


COLUMNS = [field.name for field in fields(Row)]


def table(rows: Sequence[Row]) -> str:
    """The rows in Markdown, each column as wide as its widest entry."""
    cells = [COLUMNS, *([_written(getattr(row, column)) for column in COLUMNS] for row in rows)]
    widths = [max(len(line[place]) for line in cells) for place in range(len(COLUMNS))]
    lines = ["| " + " | ".join(_aligned(line, widths)) + " |" for line in cells]
    lines.insert(1, "|" + "|".join(_rule(place, width) for place, width in enumerate(widths)) + "|")
    return "\n".join(lines)


def _aligned(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    """Names to the left, numbers to the right."""
    name, *numbers = zip(line, widths, strict=True)
    return [name[0].ljust(name[1]), *(text.rjust(width) for text, width in numbers)]


def _rule(place: int, width: int) -> str:
    return "-" * (width + 2) if place == 0 else "-" * (width + 1) + ":"


def _written(value: str | float | None) -> str:
    """A number with three or so digits that matter."""
    if value is None:
        return "–"
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
