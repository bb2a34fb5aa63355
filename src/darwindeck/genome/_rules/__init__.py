"""The rules of soundness, one file for each part of the game.

Each rule looks at a genome and yields what is wrong with it.
"""

from collections.abc import Callable, Iterator

from darwindeck.genome._rules import (
    betting,
    claims,
    conditions,
    house,
    phases,
    scoring,
    setup,
    teams,
    tricks,
    winning,
)
from darwindeck.genome.schema import GameGenome

Rule = Callable[[GameGenome], Iterator[str]]

RULES: tuple[Rule, ...] = (
    *setup.RULES,
    *phases.RULES,
    *conditions.RULES,
    *tricks.RULES,
    *betting.RULES,
    *claims.RULES,
    *house.RULES,
    *scoring.RULES,
    *winning.RULES,
    *teams.RULES,
)

__all__ = ["RULES", "Rule"]
