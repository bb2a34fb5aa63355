"""Budgets that cost next to nothing."""

from darwindeck.evaluation import Budget

TINY = Budget(
    "tiny",
    games=40,
    studies=6,
    points=3,
    rollouts=4,
    choices=2,
    contacts=2,
    thinking=8,
    study_work=1e5,
    expert=8,
    rungs=1,
    match_work=1e5,
    watched=2,
)
"""Enough to run through everything."""
