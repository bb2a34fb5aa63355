"""All special cases there are."""

from darwindeck.rulebook.cases._asking import ASKING
from darwindeck.rulebook.cases._bets import BETS
from darwindeck.rulebook.cases._captures import CAPTURES
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._claims import CLAIMS
from darwindeck.rulebook.cases._deals import DEALS
from darwindeck.rulebook.cases._ends import ENDS
from darwindeck.rulebook.cases._hands import HANDS
from darwindeck.rulebook.cases._house import HOUSE
from darwindeck.rulebook.cases._laying import LAYING
from darwindeck.rulebook.cases._long_games import LONG_GAMES
from darwindeck.rulebook.cases._melding import MELDING
from darwindeck.rulebook.cases._play import PLAY
from darwindeck.rulebook.cases._pots import POTS
from darwindeck.rulebook.cases._scoring import SCORING
from darwindeck.rulebook.cases._special_cards import SPECIAL_CARDS
from darwindeck.rulebook.cases._stock import STOCK
from darwindeck.rulebook.cases._swaps import SWAPS
from darwindeck.rulebook.cases._tricks import TRICKS
from darwindeck.rulebook.cases._tricks_and_bids import TRICKS_AND_BIDS
from darwindeck.rulebook.cases._winning import WINNING

CASES: tuple[Case, ...] = (
    *STOCK,
    *PLAY,
    *LAYING,
    *ASKING,
    *SWAPS,
    *CLAIMS,
    *CAPTURES,
    *MELDING,
    *TRICKS,
    *TRICKS_AND_BIDS,
    *SPECIAL_CARDS,
    *BETS,
    *POTS,
    *HOUSE,
    *HANDS,
    *SCORING,
    *DEALS,
    *ENDS,
    *WINNING,
    *LONG_GAMES,
)
