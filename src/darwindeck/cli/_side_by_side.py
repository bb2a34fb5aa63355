"""What `darwindeck compare` says about two games."""

from collections.abc import Iterator

from darwindeck.cli._page import interval, number, page_width, wrapped
from darwindeck.cli._report import counts, rejected
from darwindeck.evaluation import MEASURES, Comparison, Difference, Estimate, Evaluation, Style

_Row = tuple[str, str, str, str, str]
"""The name, both values, the difference and the mark."""

_NAME_WIDTH = max(map(len, MEASURES))
_VALUE_WIDTH = len("0.50 (0.40 to 0.60)")
_DIFFERENCE_WIDTH = len("+0.50 (+0.40 to +0.60)")
_WIDTHS = (_NAME_WIDTH, _VALUE_WIDTH, _VALUE_WIDTH, _DIFFERENCE_WIDTH, 1)
_WHOLE_WIDTH = sum(_WIDTHS) + 2 * 3 + 1
_MARK = "*"


def side_by_side(comparison: Comparison, style: Style) -> Iterator[str]:
    """The lines of the comparison."""
    width = page_width()
    one, other = comparison.one, comparison.other
    facts = f"style {style.name}, budget {one.budget}, seed {one.seed}"
    yield from wrapped(f"{one.game} and {other.game}: {facts}", width)
    yield ""
    yield from rejected(one, width)
    yield from rejected(other, width)
    yield from _table(comparison, style, width)
    yield ""
    yield from wrapped(_verdict(comparison), width)
    if not comparison.is_of_same_games:
        yield from wrapped(_explanation(comparison), width)


# ---------------------------------------------------------------------------------------- the table


def _table(comparison: Comparison, style: Style, width: int) -> Iterator[str]:
    is_wide = width >= _WHOLE_WIDTH
    games = comparison.one.game, comparison.other.game
    if is_wide:
        yield _columns(("", _cut(games[0]), _cut(games[1]), "difference", ""))
    groups: dict[str, list[_Row]] = {"": [("score", *_cells(comparison.score))]}
    for name in MEASURES:
        if name in comparison.one or name in comparison.other:
            groups.setdefault(_group(name, style), []).append((name, *_measure_cells(name, comparison)))
    for title, rows in groups.items():
        if title:
            yield ""
            yield from wrapped(f"{title}:", width)
        for row in rows:
            yield from [_columns(row)] if is_wide else _stacked(row, games, width)


def _group(name: str, style: Style) -> str:
    """Under which heading a measure stands."""
    if not counts(name, style):
        less = "" if MEASURES[name].wanted == "high" else ", less is better"
        return f"Does not count for the style {style.name}{less}"
    return "More is better" if MEASURES[name].wanted == "high" else "Less is better"


def _measure_cells(name: str, comparison: Comparison) -> tuple[str, str, str, str]:
    found = comparison.measures.get(name)
    if found is not None and found.by.is_known:
        return _cells(found)
    return _value(comparison.one, name), _value(comparison.other, name), "", ""


def _cells(difference: Difference) -> tuple[str, str, str, str]:
    by = _told(difference.by, signed=True)
    # Too little to show is too little to mark.
    is_marked = difference.is_sure and number(difference.by.value) != "0.00"
    return _told(difference.one), _told(difference.other), by, _MARK if is_marked else ""


def _value(evaluation: Evaluation, name: str) -> str:
    if name not in evaluation:
        return "not measured"
    estimate = evaluation[name].estimate
    return _told(estimate) if estimate.is_known else "not known"


def _told(estimate: Estimate, *, signed: bool = False) -> str:
    doubt = interval(estimate, signed=signed)
    value = number(estimate.value, signed=signed)
    return f"{value} ({doubt})" if doubt else value


def _columns(row: _Row) -> str:
    *cells, mark = (cell.ljust(width) for cell, width in zip(row, _WIDTHS, strict=True))
    return f"{'  '.join(cells)} {mark}".rstrip()


def _stacked(row: _Row, games: tuple[str, str], width: int) -> Iterator[str]:
    name, one, other, by, mark = row
    yield f"{name} {mark}".rstrip()
    for what, cell in ((games[0], one), (games[1], other), ("difference", by)):
        if cell:
            yield from wrapped(f"{what}: {cell}", width, "  ", "    ")


def _cut(game: str) -> str:
    """The end of a long name: of files in one folder, that is where they differ."""
    return game if len(game) <= _VALUE_WIDTH else f"...{game[3 - _VALUE_WIDTH :]}"


# ---------------------------------------------------------------------------------------- in words


def _verdict(comparison: Comparison) -> str:
    one, other = comparison.one, comparison.other
    if comparison.is_of_same_games:
        return "Both have the same rules and were measured on the same games: there is nothing to compare."
    if one.rejection is not None and other.rejection is not None:
        return "Both were rejected: neither is worth more than the other."
    if comparison.higher is not None:
        return f"{comparison.higher.game} has the higher score."
    if comparison.score.by.value == 0:
        return "Both have the same score."
    ahead = other if comparison.score.by.value > 0 else one
    return f"{ahead.game} is ahead, but the difference of the scores may be chance: a larger budget tells more."


def _explanation(comparison: Comparison) -> str:
    told = f"The difference is how much more {comparison.other.game} has."
    if any(difference.is_sure for difference in comparison.measures.values()) or comparison.score.is_sure:
        told += f" {_MARK} marks what is more than chance"
        told += f", even with {comparison.compared} measures looked at." if comparison.compared > 1 else "."
    else:
        told += " No difference is known to be more than chance."
    return told
