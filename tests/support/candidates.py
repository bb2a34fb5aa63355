"""Candidates and judgements made by hand."""

from dataclasses import replace

from darwindeck.evaluation import Estimate
from darwindeck.evolution.candidate import Candidate, Cell, Judged, Origin
from darwindeck.genome.examples import create_hearts_genome

_HEARTS = create_hearts_genome()


def candidate(number: int) -> Candidate:
    """Hearts, broken off after so many turns: a game of its own for every number."""
    return Candidate(replace(_HEARTS, max_turns=number), Origin("known game", "hearts"))


def judged(
    number: int, low: float, cell: Cell | None = ("somewhere",), *, is_close: bool = True, looks: int = 1
) -> Judged:
    """A judgement of the candidate of this number, whose score has this lower end."""
    return Judged(candidate(number), Estimate(min(low + 0.1, 1.0), low, 1.0), cell, is_close, looks)
