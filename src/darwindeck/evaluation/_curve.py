"""The spectator's curve of a game, read as results: who won, or lost alone, each time it was played on."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from darwindeck._core import Study

Results = tuple[int, ...]
"""How often the game ended for each side, and last, how often for nobody."""


@dataclass(frozen=True)
class Point:
    """A moment of a game."""

    time: float
    """The part of the game that has gone by."""
    results: Results

    @property
    def sides(self) -> Results:
        """The results without that for nobody."""
        return self.results[:-1]

    def split(self, rng: Random) -> tuple["Point", "Point"]:
        """Two halves, drawn without putting back: each is as good as so many rollouts of its own."""
        numbers = range(len(self.results))
        drawn = rng.sample(numbers, sum(self.results) // 2, counts=self.results)
        half = tuple(drawn.count(number) for number in numbers)
        rest = tuple(all_of_them - one for all_of_them, one in zip(self.results, half, strict=True))
        return Point(self.time, half), Point(self.time, rest)


@dataclass(frozen=True)
class Curve:
    """The points of one game in their order. Each has two results or more."""

    points: tuple[Point, ...]
    end: int
    """How it ended: the place in `Point.results`."""

    @property
    def winner(self) -> int | None:
        """The side for which it ended."""
        return self.end if self.points and self.end < len(self.points[0].sides) else None

    def split(self, rng: Random) -> tuple["Curve", "Curve"]:
        """Two curves of half the rollouts that know nothing of each other."""
        halves = [point.split(rng) for point in self.points]
        return Curve(tuple(one for one, _ in halves), self.end), Curve(tuple(two for _, two in halves), self.end)


def read_curve(study: Study) -> Curve:
    """The curve of a study.

    Where one of several sides loses alone, the result is the loser, since that is who is in question.
    """
    sides = study.sides
    wins = [study.curve_wins[start : start + sides] for start in range(0, len(study.curve_wins), sides)]
    decided = [rollouts - nobody for rollouts, nobody in zip(study.curve_rollouts, study.curve_nobody, strict=True)]
    one_loses = study.outcome == "loss" or any(map(lambda won, games: sum(won) > games, wins, decided))
    end = sides if study.side is None else study.side
    if one_loses and sides == 2 and study.side is not None:
        end = 1 - study.side
    points = [
        Point(moment / study.moments, (*(_losses(won, games) if one_loses and sides > 2 else won), nobody))
        for moment, won, games, nobody in zip(study.curve_moment, wins, decided, study.curve_nobody, strict=True)
    ]
    return Curve(tuple(point for point in points if sum(point.results) > 1), end)


def _losses(wins: Sequence[int], games: int) -> list[int]:
    return [games - won for won in wins]
