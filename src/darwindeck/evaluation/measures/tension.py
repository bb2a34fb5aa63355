"""Tension: how long the result is open, and how often it turns."""

from collections.abc import Sequence

from darwindeck._core import Study
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure


def tension(studies: Sequence[Study]) -> Measure:
    """How long the result is open: 0 for a game that is decided on the deal."""
    return Measure("tension", Estimate.unknown(), "no game was looked at closely")
