"""What the known games score, as `make evaluation` has measured them.

A new game should be better than most games that people already play. The measures come with the package, so that this
can be said for every style, the user's own ones included. Novelty is that against the other known games.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from statistics import median

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure
from darwindeck.evaluation.styles import Style
from darwindeck.genome.examples import KNOWN_GAMES

__all__ = ["KNOWN_FILE", "known_measures", "known_scores", "median_known", "median_known_score"]

KNOWN_FILE = files("darwindeck.evaluation").joinpath("_known.json")


def known_measures(genome_id: str) -> Mapping[str, Estimate]:
    """What was measured of a known game, by measure; nothing of one that evaluation rejects, or that is not known."""
    name = next((game.name for game in KNOWN_GAMES if game.create().genome_id == genome_id), "")
    return {measure.name: measure.estimate for measure in _known_measures().get(name) or ()}


def known_scores(style: Style) -> Mapping[str, Estimate]:
    """What each known game, by its name, is worth to a style; those that evaluation rejects are worth nothing."""
    return {
        name: Estimate.exact(0.0) if measures is None else style.score(measures)
        for name, measures in _known_measures().items()
    }


def median_known(style: Style) -> Estimate:
    """What the known game in the middle is worth to a style.

    The ends of the interval are the medians of all ends: where each score lies within its interval, so does the median.
    """
    scores = known_scores(style).values()
    return Estimate(*(median(getattr(score, end) for score in scores) for end in ("value", "low", "high")))


def median_known_score(style: Style) -> float:
    """The same without its interval."""
    return median_known(style).value


@cache
def _known_measures() -> Mapping[str, tuple[Measure, ...] | None]:
    """The measures of every known game by its name; None where it was rejected."""
    games = json.loads(KNOWN_FILE.read_text(encoding="utf-8"))["games"]
    return {name: None if game["rejection"] else _measures(game["measures"]) for name, game in games.items()}


def _measures(plain: Mapping[str, tuple[float, float, float, bool]]) -> tuple[Measure, ...]:
    return tuple(Measure(name, Estimate(*numbers), "on record") for name, numbers in plain.items())
