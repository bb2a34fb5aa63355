"""Skill: how far players who think more win more.

One player of a rung sits among players of the rung below, and every deal is played with it in every place. Its
advantage is (s - 1/k) / (b - 1/k), where s is its share of what can be won, k the number of sides, and b the most that
one of them can get, which is 1, or 1 / (k - 1) where one side loses and all others win: 0 for a coin flip, 1 when it
always wins. Deals are the sample, not games, since games of one deal depend on each other.

The advantages of the rungs are added up, with the last one, which could not be told from a coin flip: to leave it out
would count chance only where it flatters. Added to that is the gap, the advantage of an expert over novices, who look
one move ahead: what beats Random is not yet skill, and the ladder starts with a search. The measure is 1 - exp(-sum),
which is the sum itself where that is small, and comes near 1 where players keep getting better. Rungs that were not
played count nothing: the gap alone is the least that can be said.
"""

from collections.abc import Sequence
from math import exp

from darwindeck.evaluation._duplicate import Duplicate
from darwindeck.evaluation._estimate import Estimate, weighted_sum
from darwindeck.evaluation._measure import Measure, Raw, percent


def advantage(rung: Duplicate) -> Estimate:
    """How much more the one player gets than its share: 1 when it always wins, below 0 when it gets less."""
    if rung.sides < 2:
        return Estimate.exact(0.0)
    even, best = 1 / rung.sides, rung.best
    return Estimate.of_numbers(rung.shares(), (0.0, best)).through(lambda share: (share - even) / (best - even))


def skill(rungs: Sequence[Duplicate], gap: Duplicate | None = None, *, reached_top: bool = False) -> Measure:
    """How much there is to be good at: 0 where thinking changes nothing.

    Args:
        rungs: The matches of the ladder, from the lowest up.
        gap: An expert among novices, on other deals than those of the ladder.
        reached_top: Whether the ladder ended before the advantages did.
    """
    steps = [advantage(rung) for rung in rungs]
    if not steps and gap is None:
        return Measure("skill", Estimate.unknown(), "no match was played")
    ladder = total = weighted_sum([(1.0, step) for step in steps])
    raw = [Raw("ladder", ladder), Raw("rungs", Estimate.exact(float(told_apart(steps))))]
    why = _climbed(rungs, steps, reached_top=reached_top)
    if gap is not None:
        raw.append(Raw("gap", advantage(gap)))
        total = weighted_sum([(1.0, ladder), (1.0, advantage(gap))])
        share = Estimate.of_numbers(gap.shares())
        why += f"; one {gap.one} among {gap.field} players gets {percent(share)}, {100 / gap.sides:.0f} % is even"
    return Measure("skill", total.through(lambda number: 1 - exp(-max(0.0, number))), why, tuple(raw))


def told_apart(steps: Sequence[Estimate]) -> int:
    """How many rungs, from the lowest up, can be told from a coin flip."""
    return next((number for number, step in enumerate(steps) if step.low <= 0), len(steps))


def _climbed(rungs: Sequence[Duplicate], steps: Sequence[Estimate], *, reached_top: bool) -> str:
    climbed = told_apart(steps)
    if not steps:
        return "games are too long for the ladder within this budget"
    if climbed == 0:
        share = Estimate.of_numbers(rungs[0].shares())
        even = f"{100 / rungs[0].sides:.0f} % is even"
        return f"to search twice as long as {rungs[0].field} does not surely help: it gets {percent(share)}, {even}"
    if climbed == 1 and not reached_top:
        return f"to search twice as long as {rungs[0].field} helps, and twice as long again does not surely"
    more = ", and more might" if reached_top else ""
    return f"each doubling of the search helps, from {rungs[0].field} up to {rungs[climbed - 1].one}{more}"
