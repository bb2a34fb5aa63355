"""What books of kept games tell though it was not seen in their games: what it takes, or why nobody knows."""

_LEVEL = "scores that are level at the right moment, and players who play for that"
_BAD_LUCK = "a player who loses nearly all of many hands, at the highest stakes"
_LOST_TWENTY = "a player who loses as much as there is to lose in nineteen hands, and then goes all-in in the last"
_ODD_RAISE = "a raise with the last few chips, which is smaller than others and so leaves room below the limit"
_FEW_CHIPS = "two players whose last chips go in during one hand, while others bet on"

_NO_CHIPS = "A player who has no chips left at the end of a hand is out of the game."
_WITHOUT_CHIPS = "Whoever has no chips left at the end of a hand is out of the game."
_STAY_IN = "Players who have no chips left stay in the hand, but take no part in the bets;"
_ONE_LEFT = "When only one player is left in the game, that player wins."
_ALL_IN = "put in all the chips that you have left, also when they are too few to bet or to call."
_BEYOND_CALL = "If that is more than a call, it counts as a bet or a raise and must stay within the limit of the round."
_UNLESS_NO_OTHER = (
    "You may not discard a card that you took from the discard pile in the same turn, unless you hold no other."
)
_DRAWN = "If several players are level for the win, the game is a draw."
_TEAMS_DRAWN = "If both teams are level, the game is a draw."
_TOGETHER = "If several players get there at the same moment, the game is a draw."
_TEAMS_PLAY_ON = "If both teams are level, nothing is decided yet and play goes on."
_BEST_OF_SEVERAL = "If several get there at the same moment, the one with the highest score wins."


def _raises(count: str, chips: str) -> str:
    return f"There may be {count} at most, and nobody may put more than {chips} chips into the pot in this round."


def _stopped(turns: str) -> str:
    return f"If nobody has won after about {turns} turns, the game ends without a winner."


_NOTHING_TO_SHUFFLE = "If there is nothing to shuffle, nothing is drawn."
_FOLDED = "players who have folded hold all that fits"
_DRAWN_IN_VAIN = "players who again and again draw what they cannot play"


RARE_IN_KEPT_GAMES: dict[str, dict[str, str]] = {
    "blackjack-0": {_TEAMS_DRAWN: "as many chips after the last hand, in a few games of a hundred"},
    "blackjack-2": {_DRAWN: "as many chips after the last hand, in a few games of a hundred"},
    "brinola": {
        "put in all the chips that you have left.": _LOST_TWENTY,
        "If that is more than a call, it counts as a bet or a raise and must stay within the limit of the round, and "
        "after a bet it is possible only while there may be another raise.": _LOST_TWENTY,
        "If both players are still in the hand and one player has put in more than the other, what is beyond goes "
        "back to that player.": _LOST_TWENTY,
    },
    "cheat-0": {_stopped("2,000"): "claims that are true and doubted, so that the pile goes round"},
    "cilda": {_NOTHING_TO_SHUFFLE: _FOLDED},
    "crazy-eights-0": {_stopped("2,000"): "a hundred hands in which the others are left with aces and twos"},
    "crazy-eights-1": {_stopped("2,000"): _DRAWN_IN_VAIN},
    "crazy-eights-2": {
        _stopped("2,000"): _DRAWN_IN_VAIN,
        "If nobody has won after six hands, the player with the highest score wins.": "six hands of few points",
        _DRAWN: "six hands of few points, after which the two best are level",
    },
    "cuttetto": {
        _raises("three raises", "40"): _ODD_RAISE,
        "if they are all out of the hand, it goes to whoever wins the rest.": "a side pot whose players all fold later",
    },
    "fan-tan-3": {_STAY_IN: _FEW_CHIPS, _raises("three raises", "80"): _ODD_RAISE},
    "fannone": {"If both players are level, the game is a draw.": "as much deadwood after a knock"},
    "firvetto": {_stopped("1,000"): "hands that all count as much, deal after deal"},
    "five-card-draw-0": {_raises("three raises", "16"): _ODD_RAISE, _raises("three raises", "eight"): _ODD_RAISE},
    "five-card-draw-1": {_raises("three raises", "16"): _ODD_RAISE},
    "five-card-draw-3": {_ONE_LEFT: _BAD_LUCK},
    "fozada": {
        "A player whose score is zero or less at the end of a hand is out of the game, unless nobody who is still in "
        "has a higher one.": "the last players, who all have one point left and are level",
    },
    "gambona": {
        "When nobody is left in it, the game is a draw.": "the last chips of all, lost to the house in one hand"
    },
    "groziva": {
        _stopped("5,000"): "two players level for the win after every hand, and a last one who beats the house"
    },
    "hearts-0": {_TOGETHER: "two who both bid nil and take no trick in every hand"},
    "hearts-1": {_TOGETHER: "two who both bid nil and take no trick in every hand"},
    "hearts-2": {_stopped("2,000"): "the queen of spades and some hearts in the stock in most of thirty hands"},
    "mandelle": {
        _TEAMS_DRAWN: "as many chips after the last hand",
        "When nobody is left in it, the game is a draw.": "the last chips of all, lost to the house in one hand",
    },
    "partnership-spades-0": {_TEAMS_PLAY_ON: _LEVEL, _BEST_OF_SEVERAL: "two teams that get there in the same hand"},
    "partnership-spades-1": {_TEAMS_PLAY_ON: _LEVEL, _BEST_OF_SEVERAL: "two teams that get there in the same hand"},
    "plertetta": {_TEAMS_DRAWN: "aces left in two hands when a team that is just below comes to the score"},
    "praltona": {_stopped("5,000"): "players who never knock"},
    "president-0": {
        "The hand ends when at most one player is left in it.": "a deal of six pairs to six players",
        _stopped("5,000"): "two or more who are level for the win in hundreds of hands",
    },
    "president-1": {"If several players are level for the win, nothing is decided yet and play goes on.": _LEVEL},
    "pununa": {
        "A player who has lost his or her last card in the trick plays none.": (
            "a card that is drawn in a trick and makes a book with the last two"
        ),
    },
    "rummy-3": {
        _UNLESS_NO_OTHER: "a player with one card, who takes another one and lays the first one off",
        _stopped(
            "1,000"
        ): "forty hands that are nearly played out when somebody goes out, with eights in all other hands",
    },
    "sandone": {_TEAMS_PLAY_ON: _LEVEL},
    "satetta": {
        "When nobody has gone out, a player who has put in less than others wins from each of them no more than he or "
        "she has put in.": _FEW_CHIPS,
    },
    "scotch-whist-0": {_stopped("1,000"): "deals with four cards of a rank, which cost points, between all others"},
    "scotch-whist-1": {"If both players are level, nothing is decided yet and play goes on.": _LEVEL},
    "showdown-poker-0": {
        _NO_CHIPS: "two who are all-in when all others fold in one turn",
        _WITHOUT_CHIPS: "two who are all-in when all others fold in one turn",
        _raises("three raises", "eight"): _ODD_RAISE,
    },
    "showdown-poker-2": {
        _BEYOND_CALL: _BAD_LUCK,
        _STAY_IN: _FEW_CHIPS,
        _ALL_IN: _BAD_LUCK,
        "when fewer than two of those in the hand have chips, there is no round of bets.": _FEW_CHIPS,
    },
    "spades-0": {"If several players are level for the win, nothing is decided yet and play goes on.": _LEVEL},
    "spades-2": {_raises("three raises", "40"): _ODD_RAISE},
    "tamello": {
        _UNLESS_NO_OTHER: "a card from the discard pile, and a run of all other cards",
        "A player has no cards left and so goes out.": "a run of all cards but one",
    },
    "valdetta": {
        _NO_CHIPS: _BAD_LUCK,
        "If both players are still in the hand and one player has put in more than the other, what is beyond goes "
        "back to that player.": _BAD_LUCK,
        _BEYOND_CALL: _BAD_LUCK,
        "When a player has no chips left, both stay in the hand, but there is no round of bets.": _BAD_LUCK,
        _ONE_LEFT: _BAD_LUCK,
        _WITHOUT_CHIPS: _BAD_LUCK,
        _ALL_IN: _BAD_LUCK,
    },
    "volera": {_NOTHING_TO_SHUFFLE: _FOLDED, _stopped("2,000"): _DRAWN_IN_VAIN},
}
"""What a case takes that can come about."""

UNSETTLED_IN_KEPT_GAMES: dict[str, dict[str, str]] = {
    "agram-2": {
        _stopped("1,000"): "ten hands of nearly as many bets as chips allow, whose pots are shared, may be just enough",
    },
    "crazy-eights-2": {
        _NOTHING_TO_SHUFFLE: (
            "three players would have to draw all cards, turning the direction with kings again and again, so that the "
            "fourth, who holds the eights, has two turns at most; a search came to three cards that were left"
        ),
    },
}
"""What was neither seen nor shown to be impossible."""
