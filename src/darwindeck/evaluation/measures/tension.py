"""Tension: how long the result is open, how late it is decided, and how it turns.

At points of a game it was played on to its end, again and again. What counts of such a rollout is its result: who won,
or in a game that one of several sides loses, who lost; nobody is a result too. The parts, each a mean over games:

    openness  how much two rollouts of a point differ in their result, on average over all pairs of them: k / (k - 1)
              for two different ones of the k sides, ½ for a side and nobody. That is 1 where all sides have the same
              chance, without draws it is the measure of fairness, 1 - U², as seen from this point, and it is not biased
              by few rollouts. A game that surely ends in a draw, or never, is not open
    late      the part of the game until its result is favourite for good; 1 when it is not even at the last point. A
              favourite is who is clearly ahead, CLEAR standard errors of the difference, and stays it until another
              result is
    drama     how far the winner's chance fell behind that of another side, where it was furthest behind; 0 for a
              winner who was always ahead

The furthest of several noisy numbers is further than the truth. So the rollouts of every point are parted by lot into
two halves, each as good as independent rollouts; one half says where the winner was furthest behind whom, the other how
far, and the mean of both ways is taken. Where all have the same chance at all times, that is 0 on average. Lead changes
and comebacks are counted in the same way: one half names them, and the other confirms or refutes. With few rollouts, a
lead is clear later and less drama is found; from 20 to 80 rollouts the one falls and the other rises by about as much.

    tension = ½ openness + ¼ late + ¼ drama / FULL_DRAMA

Openness weighs most, since without it there is nothing to be tense about. A game that is decided on the deal gets 0 of
all three. A fair coin at the very end gets ¾: all is open to the end, but nothing ever happens.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, log, sqrt
from random import Random

from darwindeck._core import Study
from darwindeck.evaluation._curve import Curve, Point, read_curve
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure, Raw, percent

CLEAR = 2.0
"""So many standard errors of the difference make a lead clear."""
FAR_BEHIND = 0.25
"""Who wins after another side's chance was so much higher has come back."""
FULL_DRAMA = 2 * log(2) - 1
"""The drama of a game of two sides whose chances start even and move in small steps, 0.39.

The chance of its winner had fallen to q or below with the probability q / (1 - q), and was then 1 - 2q behind.
"""


@dataclass(frozen=True)
class Parts:
    """The tension of one game, part by part."""

    openness: float = 0.0
    late: float = 0.0
    drama: float = 0.0
    lead_changes: float = 0.0
    comeback: float = 0.0

    @property
    def tension(self) -> float:
        """All parts together. Unbiased parts may be a little below 0 in a single game."""
        return self.openness / 2 + self.late / 4 + self.drama / FULL_DRAMA / 4


def tension(studies: Sequence[Study]) -> Measure:
    """How open the result is, how late and after what turns it is decided: 0 for a game that is decided on the deal."""
    games = [parts for study in studies if (parts := parts_of(study)) is not None]
    if not games:
        return Measure("tension", Estimate.unknown(), "no game was followed closely")

    def mean(part: Callable[[Parts], float], most: float = 1.0) -> Estimate:
        return Estimate.of_numbers([part(game) for game in games], (0.0, most))

    openness, late = mean(lambda game: game.openness), mean(lambda game: game.late)
    drama = mean(lambda game: game.drama)
    raw = (
        Raw("openness", openness),
        Raw("late", late),
        Raw("drama", drama),
        Raw("lead_changes", mean(lambda game: game.lead_changes, most=inf), "per game"),
        Raw("comebacks", mean(lambda game: game.comeback)),
    )
    why = f"on average the result is {percent(openness)} open and settled after {percent(late)} of the game"
    if any(study.outcome == "loss" for study in studies):
        why += f"; who lost had looked safer than another side by {_points(drama)} of 100 at most"
    elif any(study.side is not None and study.sides > 1 for study in studies):
        why += f"; who won had been behind another side by {_points(drama)} of 100 at most"
    return Measure("tension", mean(lambda game: game.tension), why, raw)


def parts_of(study: Study) -> Parts | None:
    """The tension of a game; None when it was not followed. A game that was over at once has none at all."""
    if study.sides < 2 or study.moments == 0:
        return Parts()
    curve = read_curve(study)
    if not curve.points:
        return None
    openness = sum(map(open_share, curve.points)) / len(curve.points)
    if curve.winner is None:
        return Parts(openness, settled_at(curve))
    one, two = curve.split(Random(study.seed))
    falls = [worst_fall(*halves, curve.winner) for halves in ((one, two), (two, one))]
    return Parts(
        openness,
        settled_at(curve),
        sum(falls) / 2,
        (changes_of_lead(one, two) + changes_of_lead(two, one)) / 2,
        sum((fall > FAR_BEHIND) - (fall < -FAR_BEHIND) for fall in falls) / 2,
    )


def open_share(point: Point) -> float:
    """How much two rollouts differ in their result on average, 1 for even chances of all sides."""
    rollouts, won, sides = sum(point.results), sum(point.sides), len(point.sides)
    of_two_sides = (won * won - sum(count * count for count in point.sides)) * sides / (sides - 1)
    with_nobody = 2 * won * (rollouts - won) / 2
    return (of_two_sides + with_nobody) / (rollouts * (rollouts - 1))


def settled_at(curve: Curve) -> float:
    """When the result that came is favourite for good."""
    favourite, since = -1, 0.0
    for point in curve.points:
        first, second = sorted(range(len(point.results)), key=lambda result: -point.results[result])[:2]
        ahead, behind = point.results[first], point.results[second]
        if first != favourite and ahead - behind > CLEAR * sqrt(ahead + behind):
            favourite, since = first, point.time
    return since if favourite == curve.end else 1.0


def worst_fall(chooser: Curve, judge: Curve, winner: int) -> float:
    """How far the winner was behind by the judge, at the point and behind the side that the chooser names."""
    lead, place, rival = max(
        (_margin(point, side, winner), place, side)
        for place, point in enumerate(chooser.points)
        for side in range(len(point.sides))
        if side != winner
    )
    return _margin(judge.points[place], rival, winner) if lead > 0 else 0.0


def changes_of_lead(chooser: Curve, judge: Curve) -> float:
    """How often the lead changed: the chooser names the changes, and the judge says whether each of the two had it.

    A change that is refuted at one end counts 0, one that is refuted at both ends -1.
    """
    leads = [(place, leader) for place, point in enumerate(chooser.points) if (leader := _leader(point)) is not None]
    return sum(
        (_sign(_margin(judge.points[before], one, other)) + _sign(_margin(judge.points[after], other, one))) / 2
        for (before, one), (after, other) in pairwise(leads)
        if one != other
    )


def _leader(point: Point) -> int | None:
    most = max(point.sides)
    return point.sides.index(most) if point.sides.count(most) == 1 else None


def _margin(point: Point, one: int, other: int) -> float:
    return (point.results[one] - point.results[other]) / sum(point.results)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _points(estimate: Estimate) -> str:
    value, low, high = (f"{100 * number:.0f}" for number in (estimate.value, estimate.low, estimate.high))
    return f"{value} points ({low} to {high})" if low != high else f"{value} points"
