"""Special cases that sentences of a rulebook are about, and how to tell from a game that they have come about.

A case is looked for in games by the reference, whose positions show what no record tells: that nothing was left to
draw, that sides were level though play went on, that a limit held somebody back.
"""

from tests.support.cases._bets import BETS
from tests.support.cases._case import Case
from tests.support.cases._ends import ENDS
from tests.support.cases._hands import HANDS
from tests.support.cases._long_games import LONG_GAMES
from tests.support.cases._play import PLAY
from tests.support.cases._stock import STOCK
from tests.support.cases._tricks import TRICKS

CASES: tuple[Case, ...] = (*STOCK, *PLAY, *TRICKS, *BETS, *HANDS, *ENDS, *LONG_GAMES)

__all__ = ["CASES", "Case"]
