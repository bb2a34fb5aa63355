"""Comparing options: which did better, and which good players choose.

Half of the deals find something out, and the other half must confirm it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeVar

from darwindeck.rulebook.strategy._contrast import Contrast
from darwindeck.rulebook.strategy._findings import FirstPlay, Habit, Mean
from darwindeck.rulebook.strategy._kinds import Kind
from darwindeck.rulebook.strategy._positions import Judged

_FEWEST = 20
"""Positions that each half must have."""
_LEAST_GAIN = 0.02
"""Of the worth of an option: less does not matter to people."""
_LEAST_EXCESS = 0.1
"""Of the share of positions."""
_MOST_NOTES = 3
_MOST_OF_A_KIND = 2

_F = TypeVar("_F", FirstPlay, Habit)


@dataclass(frozen=True)
class _Case:
    """A position in which there is the one sort of option and the other."""

    gain: float
    """How much better the one sort did."""
    good: bool
    """Whether the search takes one of that sort."""
    greedy: bool
    """Whether one of that sort looks best at once."""
    chance: float
    """The share of that sort among the options."""

    @property
    def excess(self) -> float:
        return self.good - self.chance


Halves = tuple[Sequence[Judged], Sequence[Judged]]
"""Positions of different deals: some to find something out, others to confirm it."""


def first_plays(contrasts: Sequence[Contrast], halves: Halves) -> tuple[FirstPlay, ...]:
    """What did better in the first decisions of a kind, and is chosen by the search too."""
    found = []
    for contrast, finding, fresh in _confirmed(contrasts, halves, lambda one: one.is_first, lambda case: case.gain):
        gain, excess = Mean.of([case.gain for case in fresh]), Mean.of([case.excess for case in (*finding, *fresh)])
        if gain.agrees(excess) and abs(gain.value) >= _LEAST_GAIN:
            found.append(FirstPlay(contrast, gain))
    return _strongest(found, lambda one: abs(one.gain.value))


def habits(contrasts: Sequence[Contrast], halves: Halves) -> tuple[Habit, ...]:
    """What the search chooses more or less often than chance, and did better or worse too."""
    found = []
    for contrast, finding, fresh in _confirmed(contrasts, halves, lambda one: one.is_picked, lambda case: case.excess):
        excess, gain = Mean.of([case.excess for case in fresh]), Mean.of([case.gain for case in (*finding, *fresh)])
        if gain.agrees(excess) and gain.is_clear and abs(excess.value) >= _LEAST_EXCESS:
            shares = (fmean(getattr(case, name) for case in fresh) for name in ("good", "greedy", "chance"))
            found.append(Habit(contrast, excess, *shares))
    return _strongest(found, lambda one: abs(one.excess.value))


def _confirmed(
    contrasts: Sequence[Contrast],
    halves: Halves,
    wanted: Callable[[Judged], bool],
    measure: Callable[[_Case], float],
) -> Iterator[tuple[Contrast, list[_Case], list[_Case]]]:
    """The contrasts that make a clear difference in one half, and again in the other."""
    asked = []
    of_kind: tuple[dict[Kind, list[Judged]], ...] = ({}, {})
    for half, kinds in zip(halves, of_kind, strict=True):
        for one in filter(wanted, half):
            kinds.setdefault(one.kind, []).append(one)
    for contrast in contrasts:
        there = (kinds.get(contrast.kind, ()) for kinds in of_kind)
        finding, fresh = ([case for one in some if (case := _case(contrast, one))] for some in there)
        if min(len(finding), len(fresh)) >= _FEWEST:
            asked.append((contrast, finding, fresh))
    for contrast, finding, fresh in asked:
        found = Mean.of([measure(case) for case in finding], questions=len(asked))
        again = Mean.of([measure(case) for case in fresh])
        if found.is_clear and again.is_clear and found.agrees(again):
            yield contrast, finding, fresh


def _case(contrast: Contrast, judged: Judged) -> _Case | None:
    sorts = [contrast.sort(judged.look, move) for move in judged.look.moves]
    sorted_values = list(zip(sorts, judged.values, strict=True))
    these, those = ([value for sort, value in sorted_values if sort is wanted] for wanted in (True, False))
    if not these or not those:
        return None
    chosen, greedy = sorts[judged.chosen] is True, sorts[judged.greedy] is True
    return _Case(fmean(these) - fmean(those), chosen, greedy, len(these) / len(sorts))


def _strongest(found: Sequence[_F], strength: Callable[[_F], float]) -> tuple[_F, ...]:
    kept: list[_F] = []
    seen: Counter[object] = Counter()
    for one in sorted(found, key=strength, reverse=True):
        if seen[one.contrast.kind] < _MOST_OF_A_KIND and len(kept) < _MOST_NOTES:
            kept.append(one)
            seen[one.contrast.kind] += 1
    return tuple(kept)
