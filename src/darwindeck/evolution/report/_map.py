"""The map of a run: which kinds of games it found, and how good the best of each kind is."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from math import prod

from darwindeck.evolution.candidate import Cell, Judged
from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.report._html import Html, joined, tag
from darwindeck.evolution.report._tables import scrolled
from darwindeck.evolution.report._words import number

__all__ = ["game_map"]

_STEPS = (0.3, 0.4, 0.5, 0.6)
"""Where the color of a cell changes."""
_STAR = "★"


def game_map(record: RunRecord) -> Html:
    """The map: rows and columns for the first two axes, and a panel for each bin of the others."""
    if not record.kept:
        return tag("p", "The map is empty: no game was found worth keeping.")
    best = _best_of_each(record.kept)
    winners = {winner.candidate.kept_key: winner.name for winner in record.winners}
    (row_name, rows), *others = record.axes.items()
    columns = others[0][1] if others else ("score",)
    further = others[1:]
    panels = [
        _panel(
            caption=_caption(bins, further, row_name, others),
            rows=rows,
            columns=columns,
            cells={
                (row, column): best.get((row, *((column,) if others else ()), *bins))
                for row in rows
                for column in columns
            },
            winners=winners,
        )
        for bins in product(*(bins for _, bins in further))
    ]
    told = tag(
        "p",
        "Each cell shows the best game of its kind: the lower end of its score, by all that was measured in the "
        f"run. {len(best)} of {_size(record)} cells hold a game. {_STAR} marks one that is confirmed, and leads to it.",
    )
    return joined(told, _legend(), tag("div", *panels, class_="panels"))


def _best_of_each(kept: Sequence[Judged]) -> dict[Cell, Judged]:
    best: dict[Cell, Judged] = {}
    for judged in sorted(kept, key=lambda judged: judged.score.low):
        if judged.cell is not None:
            best[judged.cell] = judged
    return best


def _size(record: RunRecord) -> int:
    return prod(len(bins) for bins in record.axes.values())


def _caption(
    bins: Sequence[str],
    further: Sequence[tuple[str, tuple[str, ...]]],
    row_name: str,
    others: Sequence[tuple[str, tuple[str, ...]]],
) -> str:
    """What is common to the games of a panel."""
    if further:
        return "; ".join(f"{name}: {one}" for (name, _), one in zip(further, bins, strict=True))
    return f"{row_name} and {others[0][0]}" if others else row_name


def _panel(
    caption: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Mapping[tuple[str, str], Judged | None],
    winners: Mapping[str, str],
) -> Html:
    heading = tag("tr", tag("td"), *(tag("th", column, scope="col") for column in columns))
    body = [
        tag("tr", tag("th", row, scope="row"), *(_cell(cells[row, column], winners) for column in columns))
        for row in rows
    ]
    inside = tag("table", tag("caption", caption), tag("thead", heading), tag("tbody", *body), class_="map")
    return scrolled(inside, f"map, {caption}")


def _cell(judged: Judged | None, winners: Mapping[str, str]) -> Html:
    if judged is None:
        return tag("td", tag("span", "·", aria_label="none"), class_="empty")
    worth = number(judged.score.low)
    name = winners.get(judged.key)
    inside = worth if name is None else tag("a", f"{worth}{_STAR}", href=f"#{name}", title=name)
    return tag("td", inside, class_=f"heat{_step(judged.score.low)}")


def _step(score: float) -> int:
    return sum(score >= step for step in _STEPS)


def _legend() -> Html:
    return tag("ul", *_legend_entries(), class_="legend", aria_label="Colors of the map")


def _legend_entries() -> Iterator[Html]:
    lowest, *_, highest = _STEPS
    spans = [
        f"below {lowest}",
        *(f"{low} to {high}" for low, high in pairwise(_STEPS)),
        f"{highest} or more",
    ]
    for step, text in enumerate(spans):
        yield tag("li", tag("span", class_=f"swatch heat{step}"), text)
