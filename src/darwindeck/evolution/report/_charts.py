"""Charts of a run: the scores of its games and the filling of its map, generation by generation."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile
from math import ceil, floor

from darwindeck.evolution.record import GenerationRecord, RunRecord
from darwindeck.evolution.report._facts import name_of_bar
from darwindeck.evolution.report._html import Html, joined, tag
from darwindeck.evolution.report._tables import folded, table
from darwindeck.evolution.report._words import number

__all__ = ["charts"]

_WIDTH, _HEIGHT = 360, 230
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 86, 12, 34
_ABOUT_SCORES = (
    "Scores are the lower ends of their intervals, as measured in the run. The confirmation at the end plays more, "
    "so its intervals are narrower and their lower ends mostly higher."
)
_LABEL_GAP = 15
"""What two labels need to stand one below the other."""


@dataclass(frozen=True)
class _Series:
    """A line of a chart."""

    name: str
    style: str
    """Its class: lines differ in color and in how they are drawn."""
    values: tuple[float, ...]
    label: str


@dataclass(frozen=True)
class _Chart:
    """Lines over generations."""

    title: str
    story: str
    """What it shows, for those who do not see it."""
    generations: tuple[int, ...]
    top: float
    tick: float
    tell: Callable[[float], str]
    series: tuple[_Series, ...]


def charts(record: RunRecord) -> Html:
    """The section with the charts over time."""
    if not record.generations:
        return tag("p", "No generation is complete yet.")
    rows = [(str(one.number), *map(number, (one.best, one.mean)), *_amounts(one)) for one in record.generations]
    head = ("generation", "best", "mean", "cells", "sum", "measured", "rejected")
    return joined(_charts(record), folded("The same in numbers", table(head, rows, "Generations")))


def _charts(record: RunRecord) -> Html:
    """The charts, from the first generation that kept a game: those before have no scores."""
    filled = tuple(dropwhile(lambda one: one.filled == 0, record.generations))
    if not filled:
        return tag("p", "No game was kept.")
    shown = replace(record, generations=filled)
    bar = f" The dotted bar is {name_of_bar(record)}." if record.bar else ""
    charts = tag("div", _drawn(_scores(shown), "scores"), _drawn(_cells(shown), "cells"), class_="charts")
    return joined(tag("p", f"{_ABOUT_SCORES}{bar}"), charts)


def _amounts(one: GenerationRecord) -> tuple[str, ...]:
    return str(one.filled), f"{one.quality:.1f}", str(one.measured), str(one.rejected)


def _scores(record: RunRecord) -> _Chart:
    best, mean = (tuple(getattr(one, name) for one in record.generations) for name in ("best", "mean"))
    series = [
        _Series("best game", "best", best, f"best {number(best[-1])}"),
        _Series("all kept games on average", "mean", mean, f"mean {number(mean[-1])}"),
    ]
    story = (
        f"The best kept game goes from {number(best[0])} to {number(best[-1])}, the mean of all kept games from "
        f"{number(mean[0])} to {number(mean[-1])}."
    )
    if record.bar:  # That of a game to be improved is not known before the end.
        bar = tuple(record.bar for _ in record.generations)
        series.append(_Series(name_of_bar(record), "bar", bar, f"bar {number(record.bar)}"))
        story += f" The bar, {name_of_bar(record)}, is at {number(record.bar)}."
    top = min(1.0, ceil(5 * max(*best, *mean, record.bar, 0.15) + 0.25) / 5)
    return _Chart("Scores", story, _numbers(record), top, 0.2, "{:.1f}".format, tuple(series))


def _cells(record: RunRecord) -> _Chart:
    filled = tuple(float(one.filled) for one in record.generations)
    first = record.generations[0].number
    story = f"{filled[0]:.0f} cells of the map hold a game after generation {first}, {filled[-1]:.0f} at the end."
    tick = _nice_step(max(*filled, 4.0) / 4)
    top = tick * ceil(max(*filled, tick) / tick)
    series = (_Series("cells that hold a game", "best", filled, f"{filled[-1]:.0f} cells"),)
    return _Chart("Cells of the map that hold a game", story, _numbers(record), top, tick, "{:.0f}".format, series)


def _numbers(record: RunRecord) -> tuple[int, ...]:
    return tuple(one.number for one in record.generations)


# ---------------------------------------------------------------------------------------- drawing


def _drawn(chart: _Chart, name: str) -> Html:
    parts = [
        tag("title", chart.title, id=f"{name}-title"),
        tag("desc", chart.story, id=f"{name}-story"),
        *_grid(chart),
        *(part for series in chart.series for part in _line(chart, series)),
        *_labels(chart),
    ]
    drawing = tag(
        "svg", *parts, viewBox=f"0 0 {_WIDTH} {_HEIGHT}", role="img", aria_labelledby=f"{name}-title {name}-story"
    )
    return tag("figure", tag("figcaption", chart.title), drawing)


def _across(chart: _Chart, generation: float) -> float:
    first, last = chart.generations[0], chart.generations[-1]
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * (generation - first) / max(1, last - first)


def _up(chart: _Chart, value: float) -> float:
    return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * value / chart.top


def _grid(chart: _Chart) -> Iterator[Html]:
    right = _WIDTH - _RIGHT
    for step in range(round(chart.top / chart.tick) + 1):
        value = step * chart.tick
        y = round(_up(chart, value), 1)
        yield tag("line", x1=_LEFT, x2=right, y1=y, y2=y, class_="grid")
        yield tag("text", chart.tell(value), x=_LEFT - 6, y=y + 4, text_anchor="end")
    first, last = chart.generations[0], chart.generations[-1]
    every = max(1, int(_nice_step((last - first) / 5)))
    for shown in range(every * ceil(first / every), last + 1, every):
        yield tag("text", str(shown), x=round(_across(chart, shown), 1), y=_HEIGHT - 18, text_anchor="middle")
    yield tag("text", "generation", x=(_LEFT + right) / 2, y=_HEIGHT - 4, text_anchor="middle")


def _line(chart: _Chart, series: _Series) -> Iterator[Html]:
    places = [
        f"{_across(chart, generation):.1f},{_up(chart, value):.1f}"
        for generation, value in zip(chart.generations, series.values, strict=True)
    ]
    yield tag("polyline", tag("title", series.name), points=" ".join(places), class_=f"line {series.style}")
    if series.style != "bar":
        x, y = places[-1].split(",")
        yield tag("circle", cx=x, cy=y, r=3, class_=f"end {series.style}")


def _labels(chart: _Chart) -> Iterator[Html]:
    """The names of the lines at their ends, moved apart where they would cover each other."""
    wanted = sorted((_up(chart, series.values[-1]), series.label) for series in chart.series)
    for y, (_, label) in zip(_apart([y for y, _ in wanted]), wanted, strict=True):
        yield tag("text", label, x=_WIDTH - _RIGHT + 7, y=round(y + 4, 1), class_="label")


def _apart(places: Sequence[float]) -> list[float]:
    """Places in order with room between them, still within the chart."""
    lowest = _HEIGHT - _BOTTOM
    moved: list[float] = []
    for place in places:
        moved.append(max(place, moved[-1] + _LABEL_GAP) if moved else place)
    for index in range(len(moved) - 1, -1, -1):
        limit = lowest if index == len(moved) - 1 else moved[index + 1] - _LABEL_GAP
        moved[index] = min(moved[index], limit)
    return moved


def _nice_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, 50 and so on that is not below.

    >>> _nice_step(3), _nice_step(12), _nice_step(0.2)
    (5.0, 20.0, 1.0)
    """
    if least <= 1:
        return 1.0
    size = 10.0 ** floor(len(str(ceil(least))) - 1)
    return next(size * step for step in (1, 2, 5, 10, 20) if size * step >= least)
