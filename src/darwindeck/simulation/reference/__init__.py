"""The reference interpreter: the rules of docs/rules.md as plain Python over immutable positions.

`start` deals, `legal_moves` lists what the player to act may do, `apply` makes a move, and `view` shows a position
as one player sees it. What a rule says stands in the file that is called after it: `_engine` goes from decision to
decision, `_deal`, `_walk` and `_hand_end` have what a hand consists of, `_drawing`, `_laying`, `_tricks`, `_bidding`,
`_betting` and `_claims` the phases, `_winning` the end.
"""

from darwindeck.simulation.cards import Card
from darwindeck.simulation.kinds import Asks, Ending
from darwindeck.simulation.reference._engine import apply, count_sequences, legal_moves, start
from darwindeck.simulation.reference._moves import IllegalMove, Move, Verb
from darwindeck.simulation.reference._state import Bid, Claim, Outcome, State
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
    "count_sequences",
    "legal_moves",
    "start",
    "view",
]
