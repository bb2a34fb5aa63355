"""In which rules two games differ, in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from darwindeck.genome._coded import Coded
from darwindeck.genome._gene import Gene, told_fields
from darwindeck.genome._shape import ConditionShape, Maybe, PhaseShape, Record, Series, Shape, fields_of
from darwindeck.genome.conditions import CompoundCondition, Condition
from darwindeck.genome.distance import part_distances, value_distance
from darwindeck.genome.schema import GameGenome, Rank, Suit
from darwindeck.rulebook._conditions import clause

_LONGEST = 60


@dataclass(frozen=True)
class Difference:
    """One rule that differs."""

    where: str
    """The part of the game, such as "setup" or "play phase"."""
    what: str
    """What it has that the other has not."""

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def rule_differences(one: GameGenome, other: GameGenome) -> tuple[Difference, ...]:
    """What the first game has that the other has not, what weighs most in their distance first."""
    shapes = {field.name: field.shape for field in fields_of(GameGenome)}
    distances = part_distances(one, other)
    return tuple(
        difference
        for name in sorted(distances, key=lambda name: -distances[name])
        for difference in _compare(shapes[name], getattr(one, name), getattr(other, name), "game", _words(name))
    )


def _compare(shape: Shape, one: Any, other: Any, where: str, name: str) -> Iterator[Difference]:
    if one == other:
        return
    match shape:
        case Maybe(inner) if one is not None and other is not None:
            yield from _compare(inner, one, other, where, name)
        case Record(cls):
            for field in fields_of(cls):
                mine, theirs = getattr(one, field.name), getattr(other, field.name)
                yield from _compare(field.shape, mine, theirs, name, _words(field.name))
        case PhaseShape(records) if one.tag is other.tag:
            yield from _compare(records[one.tag], one, other, where, f"{_said(one.tag)} phase")
        case Series(item=item) if isinstance(item, Record | PhaseShape | ConditionShape):
            yield from _compare_series(item, one, other, name)
        case _:
            yield Difference(where, f"{name} {_said(one)} instead of {_said(other)}")


def _compare_series(item: Shape, one: Any, other: Any, name: str) -> Iterator[Difference]:
    for mine, theirs in _matched(item, one, other):
        if mine is None:
            yield Difference(name, f"no {_entry(theirs)}")
        elif theirs is None:
            yield Difference(name, f"also {_entry(mine)}")
        elif isinstance(item, PhaseShape) and mine.tag is not theirs.tag:
            yield Difference(name, f"{_entry(mine)} instead of {_entry(theirs)}")
        else:
            yield from _compare(item, mine, theirs, name, name)


def _matched(item: Shape, one: Any, other: Any) -> list[tuple[Any, Any]]:
    """The entries of two series side by side, where turning one into the other is cheapest."""
    costs = [[float(i + j) for j in range(len(other) + 1)] for i in range(len(one) + 1)]
    for i, mine in enumerate(one, start=1):
        for j, theirs in enumerate(other, start=1):
            changed = costs[i - 1][j - 1] + value_distance(item, mine, theirs)
            costs[i][j] = min(changed, costs[i - 1][j] + 1, costs[i][j - 1] + 1)
    pairs: list[tuple[Any, Any]] = []
    i, j = len(one), len(other)
    while i or j:
        if i and j and costs[i][j] == costs[i - 1][j - 1] + value_distance(item, one[i - 1], other[j - 1]):
            i, j = i - 1, j - 1
            pairs.append((one[i], other[j]))
        elif i and costs[i][j] == costs[i - 1][j] + 1:
            i -= 1
            pairs.append((one[i], None))
        else:
            j -= 1
            pairs.append((None, other[j]))
    return pairs[::-1]


def _entry(part: Any) -> str:
    return f"{_said(part.tag)} phase" if hasattr(part, "tag") else _said(part)


def _said(value: Any) -> str:
    """A value in words, cut short when it is long."""
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Coded):
        is_card = isinstance(value, Suit) or (isinstance(value, Rank) and value.value.isalpha())
        return _words(value.name.lower() if is_card else str(value.value))
    if isinstance(value, Condition | CompoundCondition):
        return clause(value)
    values = [told for _, told in told_fields(value) if not _is_series(told)] if isinstance(value, Gene) else value
    text = " ".join(map(_said, values)) if isinstance(values, list | tuple) else str(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _is_series(value: Any) -> bool:
    return isinstance(value, tuple) and any(isinstance(entry, Gene) for entry in value)


def _words(name: str) -> str:
    return name.replace("_", " ")
