"""Special cases that sentences of a rulebook are about, and how to tell from a game that they have come about.

A case is looked for in games by the reference, whose positions show what no record tells: that nothing was left to
draw, that sides were level though play went on, that a limit held somebody back. `try_rules` looks for all cases of a
book; a book that is written with the `Trial` marks those that did not come up.
"""

from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._search import try_rules
from darwindeck.rulebook.cases._table import CASES

__all__ = ["CASES", "Case", "try_rules"]
