"""All special cases there are."""

from darwindeck.rulebook.cases._bets import BETS
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._ends import ENDS
from darwindeck.rulebook.cases._hands import HANDS
from darwindeck.rulebook.cases._long_games import LONG_GAMES
from darwindeck.rulebook.cases._play import PLAY
from darwindeck.rulebook.cases._stock import STOCK
from darwindeck.rulebook.cases._tricks import TRICKS

CASES: tuple[Case, ...] = (*STOCK, *PLAY, *TRICKS, *BETS, *HANDS, *ENDS, *LONG_GAMES)
