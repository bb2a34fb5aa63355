"""Operators: what makes new games from known ones.

`repair` makes a sound game from one that may not be.
"""

from darwindeck.evolution.operators._operator import Change, Mutation
from darwindeck.evolution.operators._repair import repair

__all__ = ["Change", "Mutation", "repair"]
