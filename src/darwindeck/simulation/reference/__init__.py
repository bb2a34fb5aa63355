"""The reference interpreter: the rules of docs/rules.md as plain Python over immutable positions.

`start` deals, `legal_moves` lists what the player to act may do, `apply` makes a move, `look` shows a position as one
player sees it, `table_of` what there is to know about the game before; `view` is the position as a text. What a rule
says stands in the file that is called after it: `_engine` goes from decision to decision, `_deal`, `_walk` and
`_hand_end` have what a hand consists of, `_drawing`, `_laying`, `_tricks`, `_bidding`, `_betting` and `_claims` the
phases, `_winning` the end.
"""

from darwindeck.simulation.cards import Card
from darwindeck.simulation.kinds import Asks, Ending
from darwindeck.simulation.reference._choices import choice_of, choices_of
from darwindeck.simulation.reference._engine import apply, count_sequences, legal_moves, start
from darwindeck.simulation.reference._look import look
from darwindeck.simulation.reference._moves import IllegalMove, Move, Verb
from darwindeck.simulation.reference._picks import picks_of
from darwindeck.simulation.reference._questions import consider
from darwindeck.simulation.reference._state import Bid, Claim, Outcome, State
from darwindeck.simulation.reference._table import table_of
from darwindeck.simulation.reference._views import PlayerView, View, view

__all__ = [
    "Asks",
    "Bid",
    "Card",
    "Claim",
    "Ending",
    "IllegalMove",
    "Move",
    "Outcome",
    "PlayerView",
    "State",
    "Verb",
    "View",
    "apply",
    "choice_of",
    "choices_of",
    "consider",
    "count_sequences",
    "legal_moves",
    "look",
    "picks_of",
    "start",
    "table_of",
    "view",
]
