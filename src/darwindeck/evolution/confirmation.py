"""Which games a run gives: picked from what the search has kept, and measured again from scratch.

A search keeps what looked best, and part of that was luck. So the best are measured once more, closer and on fresh
seeds, and only those that are still good have won.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from darwindeck.evaluation import Estimate, Evaluation
from darwindeck.evaluation._estimate import weighted_sum
from darwindeck.evaluation.known import median_known
from darwindeck.evaluation.measures.novelty import nearest, structural_distance
from darwindeck.evolution.candidate import Candidate, Cell, Judged, Origin
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.judging import Judge
from darwindeck.evolution.measuring import Measurement
from darwindeck.genome.examples import get_seed_genomes
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash

__all__ = ["APART", "DIFFERENT_RULES", "Passed", "Simplify", "Verdict", "confirm", "pick", "quality_of"]

APART = 0.03
"""How far the rules of a winner are at least from every other winner's, every known game's and every
starting game's.

That is `structural_distance`, which knows no names of suits and ranks. Known games are 0.06 or more from each other;
one round of mutation leads 0.04 away, half of the time. Other numbers alone, as of cards or players, hardly reach it.
"""
DIFFERENT_RULES = 2
"""In so many rules at least a winner differs from every known game: with one it would be a variant of that."""
_TRIED = 1.75
"""At most so many games are confirmed for one that is asked for."""
_FAMILY_SHARE = 3
"""No family has more than one in so many of the winners, as long as others have some to offer."""

MeasureAll = Callable[[Sequence[Candidate]], list[Measurement]]
"""Measures games closely on fresh seeds, in their order."""
Simplify = Callable[[Judged], Judged]
"""Gives a game as it is to be confirmed, without rules that make no difference."""
Picked = Callable[[int, int], object]
"""Is told how many games of a round are picked, and how many are wanted: at the start of a round, and for each game."""


def _nobody(_done: int, _wanted: int) -> None:
    pass


@dataclass(frozen=True)
class Passed:
    """A game that was confirmed."""

    candidate: Candidate
    cell: Cell
    evaluation: Evaluation
    score: Estimate


@dataclass(frozen=True)
class Verdict:
    """What came of the confirmation."""

    passed: tuple[Passed, ...]
    """The best first."""
    failed: tuple[tuple[Candidate, str], ...]
    """Those that looked good and did not pass, with the reason."""
    bar: Estimate
    """What they had to be above."""


def confirm(
    kept: Sequence[Judged],
    config: RunConfig,
    judge: Judge,
    measure: MeasureAll,
    simplify: Simplify,
    picked: Picked = _nobody,
) -> Verdict:
    """Confirm the best games, round by round, until enough have passed or too many were tried."""
    original = None if config.near is None else measure([Candidate(config.near, Origin("known game", ""))])[0]
    bar = bar_of(judge, original)
    passed: list[Passed] = []
    failed: list[tuple[Candidate, str]] = []
    rest = list(kept)
    most = ceil(_TRIED * config.games)
    while (wanted := min(config.games - len(passed), most - len(passed) - len(failed))) > 0:
        chosen = pick(rest, [(one.candidate.genome, one.cell) for one in passed], config, wanted, simplify, picked)
        if not chosen:
            break
        tried = {one.candidate.kept_key for one in chosen}
        rest = [one for one in rest if one.key not in tried]
        for one, found in zip(chosen, measure([one.candidate for one in chosen]), strict=True):
            if why := _failure(judge, found, bar.value):
                failed.append((one.candidate, why))
            else:
                passed.append(_passed(one.candidate, judge, found))
    passed.sort(key=lambda one: -one.score.low)
    return Verdict(tuple(passed), tuple(failed), bar)


def bar_of(judge: Judge, original: Measurement | None) -> Estimate:
    """What a winner has to be above: the known game in the middle, or the game that was to be improved."""
    if original is None:
        return median_known(judge.style)
    return Estimate.exact(0.0) if original.evaluation is None else original.evaluation.score(judge.style)


def quality_of(scores: Sequence[Estimate]) -> Estimate:
    """The quality-diversity score: the sum over the confirmed games."""
    return weighted_sum([(1.0, score) for score in scores])


def _failure(judge: Judge, found: Measurement, bar: float) -> str:
    """Why a game does not pass; empty if it does."""
    if (why := judge.fault(found)) or found.evaluation is None:
        return why
    score = found.evaluation.score(judge.style)
    if not score.is_known:
        unknown = [name for name in judge.style.shares() if not _is_known(found.evaluation, name)]
        return f"games are too long to measure {' and '.join(unknown)}"
    if score.value <= bar:
        return f"it scores {score.value:.2f} on fresh seeds: more than {bar:.2f} is wanted"
    return ""


def _is_known(evaluation: Evaluation, name: str) -> bool:
    return name in evaluation and evaluation[name].estimate.is_known


def _passed(candidate: Candidate, judge: Judge, found: Measurement) -> Passed:
    cell = judge.cell(candidate, found)
    assert found.evaluation is not None, "it did not fail"
    assert cell is not None, "it did not fail"
    return Passed(candidate, cell, found.evaluation, found.evaluation.score(judge.style))


# ---------------------------------------------------------------------------------------- picking


def pick(
    kept: Sequence[Judged],
    taken: Sequence[tuple[GameGenome, Cell]],
    config: RunConfig,
    count: int,
    simplify: Simplify,
    picked: Picked = _nobody,
) -> list[Judged]:
    """The games to be confirmed next, the best lower bound first.

    Those of which something could not be measured come last: mostly they are too long for the confirmation, too.
    They are spread over families, far enough from each other and from those that have passed, and none is a known game.
    Where a game is to be improved, it is the best game for each amount of change instead, with all that its author gave
    it.

    Args:
        kept: What the search has kept, without what was tried before.
        taken: The games that have passed, with their cells.
        config: What the run is to do.
        count: How many are wanted.
        simplify: Is asked for the games that are looked at.
        picked: Called with the number of games picked: with 0 at the start, then after each game looked at. Not called
            where a game is to be improved, which takes no time.
    """
    able = (one for one in kept if one.cell is not None)
    ranked = sorted(able, key=lambda one: (not one.score.is_known, -one.score.low))
    if config.near is not None:
        return _pick_by_change(ranked, {cell for _, cell in taken}, config.near)[:count]
    chosen: list[Judged] = []
    quota = ceil(config.games / _FAMILY_SHARE)
    families = Counter(cell[0] for _, cell in taken)
    genomes = [genome for genome, _ in taken]
    fits = _Fits(config.start)
    picked(0, count)
    for is_spread in (True, False):
        for one in map(simplify, ranked):
            if one in chosen or one.cell is None or (is_spread and families[one.cell[0]] >= quota):
                continue
            if fits.is_new(one) and fits.is_apart(one.candidate.genome, genomes):
                chosen.append(one)
                genomes.append(one.candidate.genome)
                families[one.cell[0]] += 1
            if chosen:
                picked(len(chosen), count)
            if len(chosen) == count:
                return chosen
    return chosen


def _pick_by_change(ranked: Sequence[Judged], cells: set[Cell], original: GameGenome) -> list[Judged]:
    chosen: list[Judged] = []
    for one in ranked:
        if one.cell is None or one.cell in cells or structural_distance(one.candidate.genome, original) == 0:
            continue
        cells.add(one.cell)
        chosen.append(one)
    return chosen


class _Fits:
    """Whether games differ enough, found out once for each."""

    def __init__(self, start: Sequence[GameGenome]) -> None:
        self._known = list({content_hash(genome): genome for genome in (*get_seed_genomes(), *start)}.values())
        self._is_new: dict[str, bool] = {}

    def is_new(self, one: Judged) -> bool:
        """Whether it is more than a variant of a known game, or of one that the run started from."""
        if one.key not in self._is_new:
            near = nearest(one.candidate.genome, self._known)
            self._is_new[one.key] = near.distance >= APART and len(near.differences) >= DIFFERENT_RULES
        return self._is_new[one.key]

    @staticmethod
    def is_apart(genome: GameGenome, others: Sequence[GameGenome]) -> bool:
        """Whether it is no mere variant of another winner."""
        return all(structural_distance(genome, other) >= APART for other in others)
