"""What books of kept games tell though it was not seen in their games: what it takes, or why nobody knows."""

_LEVEL = "scores that are level at the right moment, and players who play for that"
_BAD_LUCK = "a player who loses nearly all of many hands, at the highest stakes"
_LOST_TWENTY = "a player who loses as much as there is to lose in nineteen hands, and then goes all-in in the last"
_FEW_CHIPS = "two players whose last chips go in during one hand, while others bet on"
_FOLDED = "players who have folded hold all that fits"
_DRAWN_IN_VAIN = "players who again and again draw what they cannot play"
_AS_MANY_CHIPS = "as many chips after the last hand, in a few games of a hundred"
_ALL_LOST = "the last chips of all, lost to the house in one hand"
_TWO_NILS = "two who both bid nil and take no trick in every hand"
_BOTH_THERE = "two teams that get there in the same hand"
_TWO_ALL_IN = "two who are all-in when all others fold in one turn"
_LONG_RUN = "a run of all cards but one"
_TWO_RANKS = (
    "a knocker with all fives and twos, and the three, four and six of spades: a set of fives and a run from the two "
    "leave as much as a set of twos and a run to the six"
)
_UNEVEN_POT = "hands that are level and the best, and a pot that does not divide"
_LEVEL_HANDS = "two hands that are level, and the best of all"
_SAME_RANKS = "two hands of five cards with the same ranks, both the best"
_TWO_SEQUENCES = "two hands in sequence, with different ends"
_FIVE_TO_ACE = "an ace, two, three, four and five in one hand that is shown"
_LAST_CHIPS = "as many raises as there may be, a small one among them, and then chips that would go in below the limit"
_TWO_WAYS = "a knocker with four cards of a rank, of which one or another may go into a run"
_TEN_OVERTRICKS = "ten overtricks of one player in one game"
_FITS_TWICE = "a card that fits a set and a run, or the end of two runs"
_TWO_MELDS = "two melds in one hand of six cards"
_BROKE_WINNER = "a winner by score whose last chips went in the same hand"
_FOLDING_WINNERS = "players who take tricks and fold before they run out of cards"

_ODD_CHIPS = "odd chips go one each to the first of those who share, clockwise from the starter."
_SHARED = "Level players share;"
_WHILE_RAISES_LAST = "after a bet it is possible only while there may be another raise."
_EQUAL_HANDS = "Hands that are still equal are level."
_HIGHER_END = "Between hands of the same kind, or of none, the higher end of the sequence decides, if there is one;"
_LOW_ACE = "In a sequence the ace may also stand below the two."
_STAYS_OUT = "the first one that would be in a set in one way and not in another stays out of it."
_LOOKED_AT_FIRST = "Whether somebody has won is looked at first."
_FITS_BOTH = "A card that would fit both goes to the set."
_RUNS_MEET = "Runs that come to lie end to end are one run."
_MUST_ACT = "After a bet or a raise the other player must act, or act again, unless he or she has no chips left."
_ROUND_IS_OVER = (
    "The round is over when everybody has acted and has put in as much as the highest bet or "
    "is all-in, or when only one player is left in the hand."
)
_NO_ROUND = "The round of bets is over, or does not take place."
_TEN_BAGS = "For every ten bags a player loses 100 points, and these bags are gone."
_SIDE_POT = "What is beyond that is a side pot:"
_OF_SIDE_POT = "it goes in the same way to the best of those who have put in as much."
_NO_CHIPS = "A player who has no chips left at the end of a hand is out of the game."
_WITHOUT_CHIPS = "Whoever has no chips left at the end of a hand is out of the game."
_STAY_IN = "Players who have no chips left stay in the hand, but take no part in the bets;"
_ONE_LEFT = "When only one player is left in the game, that player wins."
_ALL_IN = "put in all the chips that you have left, also when they are too few to bet or to call."
_IF_NO_OTHER = "but you may if you hold no other."
_DRAWN = "If several players are level for the win, the game is a draw."
_TEAMS_DRAWN = "If both teams are level, the game is a draw."
_TOGETHER = "If several players get there at the same moment, the game is a draw."
_TEAMS_PLAY_ON = "If both teams are level, nothing is decided yet and play goes on."
_BEST_OF_SEVERAL = "If several get there at the same moment, the one with the highest score wins."
_NOTHING_TO_SHUFFLE = "If there is nothing to shuffle, nothing is drawn."
_PLAY_ON = "If several players are level for the win, nothing is decided yet and play goes on."
_NOBODY_LEFT = "When nobody is left in it, the game is a draw."
_GOES_BACK = (
    "If both players are still in the hand and one player has put in more than the other, "
    "what is beyond goes back to that player."
)
_STILL_A_CHOICE = (
    "If there is still a choice, go through the cards, spades first, then clubs, diamonds "
    "and hearts, each from the ace down to the two, whatever their order in the game:"
)
_NO_MORE_THAN_PUT_IN = (
    "When nobody has gone out, a player who has put in less than others wins from each of "
    "them no more than he or she has put in."
)
_MORE_THAN_CALL = (
    "If that is more than a call, it counts as a bet or a raise and must stay within the limit of the round."
)


def _stopped(turns: str) -> str:
    return f"If nobody has won after about {turns} turns, the game ends without a winner."


RARE_IN_KEPT_GAMES: dict[str, dict[str, str]] = {
    "agram-1": {
        _FITS_BOTH: _FITS_TWICE,
        _RUNS_MEET: _FITS_TWICE,
        "You may lay as many melds as you like from your hand face up, in a place apart.": _TWO_MELDS,
        "If the player whose turn it is goes out, the turn goes on without him or her;": _TWO_MELDS,
        "the next player leads the trick.": _TWO_MELDS,
        "At most one player is left in it.": "players who meld nearly all that they hold",
    },
    "agram-2": {
        "After the deal each player pays an ante of five chips into the pot, or all chips that "
        "he or she has left.": _BAD_LUCK,
        _SHARED: _FOLDING_WINNERS,
        _ODD_CHIPS: _FOLDING_WINNERS,
        _SIDE_POT: _FOLDING_WINNERS,
        _OF_SIDE_POT: _FOLDING_WINNERS,
        "Otherwise those still in the hand show their cards when the hand is over, and the best "
        "of these hands takes the pot (see Comparing hands).": _FOLDING_WINNERS,
        _NO_MORE_THAN_PUT_IN: _FOLDING_WINNERS,
    },
    "blackjack-0": {
        _TEAMS_DRAWN: _AS_MANY_CHIPS,
    },
    "blackjack-2": {
        _DRAWN: _AS_MANY_CHIPS,
        "At the end of a hand, the player with the most chips wins the game, provided that there "
        "are at least 1,000 of them.": "a player who wins nearly all of twenty hands at the highest stakes",
    },
    "brinola": {
        "put in all the chips that you have left.": _LOST_TWENTY,
        _GOES_BACK: _LOST_TWENTY,
        _MUST_ACT: _LOST_TWENTY,
        "If that is more than a call, it counts as a bet or a raise and must stay within the "
        "limit of the round;": _LOST_TWENTY,
        _ROUND_IS_OVER: _LOST_TWENTY,
        _WHILE_RAISES_LAST: _LOST_TWENTY,
    },
    "cheat-0": {
        _stopped("2,000"): "claims that are true and doubted, so that the pile goes round",
    },
    "cilda": {
        _NOTHING_TO_SHUFFLE: _FOLDED,
    },
    "crazy-eights-0": {
        _stopped("2,000"): "a hundred hands in which the others are left with aces and twos",
    },
    "crazy-eights-1": {
        _stopped("2,000"): _DRAWN_IN_VAIN,
    },
    "crazy-eights-2": {
        _stopped("2,000"): _DRAWN_IN_VAIN,
        "If nobody has won after six hands, the player with the highest score wins.": "six hands of few points",
        _DRAWN: "six hands of few points, after which the two best are level",
    },
    "cuttetto": {
        "if they are all out of the hand, it goes to whoever wins the rest.": "a side pot whose players all fold later",
        _TEN_BAGS: _TEN_OVERTRICKS,
        _WHILE_RAISES_LAST: _LAST_CHIPS,
        _ODD_CHIPS: _UNEVEN_POT,
        _ALL_IN: _BAD_LUCK,
    },
    "fan-tan-3": {
        _STAY_IN: _FEW_CHIPS,
        _WHILE_RAISES_LAST: _LAST_CHIPS,
    },
    "fannone": {
        "If both players are level, the game is a draw.": "as much deadwood after a knock",
        _STILL_A_CHOICE: _TWO_WAYS,
        _STAYS_OUT: _TWO_WAYS,
    },
    "firvetto": {
        _stopped("1,000"): "hands that all count as much, deal after deal",
    },
    "five-card-draw-0": {
        _HIGHER_END: _TWO_SEQUENCES,
        _EQUAL_HANDS: _SAME_RANKS,
        _SHARED: _SAME_RANKS,
        _ODD_CHIPS: _SAME_RANKS,
        _WHILE_RAISES_LAST: _LAST_CHIPS,
    },
    "five-card-draw-1": {
        _EQUAL_HANDS: _SAME_RANKS,
        _SHARED: _SAME_RANKS,
        _ODD_CHIPS: _SAME_RANKS,
        _WHILE_RAISES_LAST: _LAST_CHIPS,
    },
    "five-card-draw-3": {
        _ONE_LEFT: _BAD_LUCK,
        _HIGHER_END: _TWO_SEQUENCES,
        _LOW_ACE: _FIVE_TO_ACE,
        _ALL_IN: _BAD_LUCK,
        "There may be three raises at most.": "a second round of bets in which everybody raises",
        "There is another round of bets, beginning with the starter and going clockwise, but "
        "only if that player holds three cards of one suit in a row (whether or not he or she is "
        "still in the hand).": "a starter with three cards of a suit in a row who has folded",
    },
    "fozada": {
        "but whoever has the highest score of all who are still in stays in.": (
            "the last players, who all have one point left and are level"
        ),
        _ODD_CHIPS: _UNEVEN_POT,
    },
    "gambona": {
        _NOBODY_LEFT: _ALL_LOST,
    },
    "gin-rummy-0": {
        "If there is still a choice, go through the cards, spades first, then clubs, diamonds "
        "and hearts, each from the ace down to the nine, whatever their order in the game:": _TWO_WAYS,
        _STAYS_OUT: _TWO_WAYS,
    },
    "gin-rummy-1": {
        "If there is still a choice, go through the cards, spades first, then clubs and "
        "diamonds, each from the ace down to the two, whatever their order in the game:": _TWO_RANKS,
        _STAYS_OUT: _TWO_RANKS,
    },
    "goofspiel-1": {
        "Level with the house, a player takes the stake back;": (
            "a player left alone whose cards count exactly as much as those of the house"
        ),
        "the cards on the table stay there for the next trick (those of the last trick go to nobody).": (
            "nine tricks, all of them level"
        ),
    },
    "groziva": {
        _stopped("5,000"): ("two players level for the win after every hand, and a last one who beats the house"),
    },
    "hearts-0": {
        _TOGETHER: _TWO_NILS,
    },
    "hearts-1": {
        _TOGETHER: _TWO_NILS,
    },
    "hearts-2": {
        _stopped("2,000"): ("the queen of spades and some hearts in the stock in most of thirty hands"),
    },
    "mandelle": {
        _TEAMS_DRAWN: "as many chips after the last hand",
        _NOBODY_LEFT: _ALL_LOST,
        _ODD_CHIPS: _UNEVEN_POT,
    },
    "partnership-spades-0": {
        _TEAMS_PLAY_ON: _LEVEL,
        _BEST_OF_SEVERAL: _BOTH_THERE,
    },
    "partnership-spades-1": {
        _TEAMS_PLAY_ON: _LEVEL,
        _BEST_OF_SEVERAL: _BOTH_THERE,
    },
    "pintado": {
        _STILL_A_CHOICE: _TWO_WAYS,
        _STAYS_OUT: _TWO_WAYS,
    },
    "plertetta": {
        _TEAMS_DRAWN: ("aces left in two hands when a team that is just below comes to the score"),
    },
    "pombona": {
        _SHARED: _LEVEL_HANDS,
        _ODD_CHIPS: _UNEVEN_POT,
    },
    "potana": {
        _ODD_CHIPS: _UNEVEN_POT,
    },
    "praltona": {
        _stopped("5,000"): "players who never knock",
    },
    "president-0": {
        _stopped("5,000"): "two or more who are level for the win in hundreds of hands",
    },
    "president-1": {
        _PLAY_ON: _LEVEL,
        _LOOKED_AT_FIRST: _BROKE_WINNER,
    },
    "president-2": {
        _SHARED: _LEVEL_HANDS,
        _ODD_CHIPS: _UNEVEN_POT,
    },
    "pununa": {
        "A player who has lost his or her last card in the trick plays none.": (
            "a card that is drawn in a trick and makes a book with the last two"
        ),
        "If you hold more cards of the rank than a book needs, lay down those that come first in "
        "the order hearts, diamonds, clubs and spades.": "four cards of a rank in one deal of five",
        "The game ends as soon as a player has 300 points or more;": (
            "hundreds of hands in which one player takes nearly all"
        ),
    },
    "rummy-3": {
        _IF_NO_OTHER: ("a player with one card, who takes another one and lays the first one off"),
        _stopped("1,000"): (
            "forty hands that are nearly played out when somebody goes out, with eights in all other hands"
        ),
        _FITS_BOTH: _FITS_TWICE,
    },
    "sandone": {
        _TEAMS_PLAY_ON: _LEVEL,
        _LOOKED_AT_FIRST: _BROKE_WINNER,
    },
    "satetta": {
        _NO_MORE_THAN_PUT_IN: _FEW_CHIPS,
        _SIDE_POT: _FEW_CHIPS,
        _OF_SIDE_POT: _FEW_CHIPS,
        _ODD_CHIPS: _UNEVEN_POT,
    },
    "scotch-whist-0": {
        _stopped("1,000"): "deals with four cards of a rank, which cost points, between all others",
    },
    "scotch-whist-1": {
        "If both players are level, nothing is decided yet and play goes on.": _LEVEL,
    },
    "showdown-poker-0": {
        _NO_CHIPS: _TWO_ALL_IN,
        _WITHOUT_CHIPS: _TWO_ALL_IN,
        _HIGHER_END: _TWO_SEQUENCES,
        _EQUAL_HANDS: _SAME_RANKS,
        _LOW_ACE: _FIVE_TO_ACE,
        _SHARED: _SAME_RANKS,
        _ODD_CHIPS: _SAME_RANKS,
        _WHILE_RAISES_LAST: _LAST_CHIPS,
    },
    "showdown-poker-2": {
        _MORE_THAN_CALL: _BAD_LUCK,
        _STAY_IN: _FEW_CHIPS,
        _ALL_IN: _BAD_LUCK,
        "when fewer than two of those in the hand have chips, there is no round of bets.": _FEW_CHIPS,
        "After the deal each player pays an ante of two chips into the pot, or all chips that he "
        "or she has left.": _BAD_LUCK,
        "At the end of a hand, a player with all the chips wins the game.": _BAD_LUCK,
        _HIGHER_END: _TWO_SEQUENCES,
        _SHARED: _SAME_RANKS,
        _ODD_CHIPS: _SAME_RANKS,
        _NO_ROUND: _FEW_CHIPS,
    },
    "spades-0": {
        _PLAY_ON: _LEVEL,
    },
    "spades-2": {
        _WHILE_RAISES_LAST: _LAST_CHIPS,
    },
    "spades-3": {
        _TEN_BAGS: _TEN_OVERTRICKS,
        _ALL_IN: _BAD_LUCK,
    },
    "tamello": {
        _IF_NO_OTHER: "a card from the discard pile, and a run of all other cards",
        "A player has no cards left and so goes out.": _LONG_RUN,
        _FITS_BOTH: _FITS_TWICE,
        _RUNS_MEET: _FITS_TWICE,
        _ODD_CHIPS: _UNEVEN_POT,
        "Whoever goes out takes the whole pot.": _LONG_RUN,
    },
    "valdetta": {
        _NO_CHIPS: _BAD_LUCK,
        _GOES_BACK: _BAD_LUCK,
        _MORE_THAN_CALL: _BAD_LUCK,
        "When a player has no chips left, both stay in the hand, but there is no round of bets.": _BAD_LUCK,
        _ONE_LEFT: _BAD_LUCK,
        _WITHOUT_CHIPS: _BAD_LUCK,
        _ALL_IN: _BAD_LUCK,
        _MUST_ACT: _BAD_LUCK,
        _ROUND_IS_OVER: _BAD_LUCK,
        _NO_ROUND: _BAD_LUCK,
    },
    "volera": {
        _NOTHING_TO_SHUFFLE: _FOLDED,
        _stopped("2,000"): _DRAWN_IN_VAIN,
        "If a whole round goes by in which nobody can do anything, though somebody still holds "
        "cards, the game ends without a winner.": (
            "all chips in the pot, and all that fits with players who have folded"
        ),
    },
}
"""What a case takes that can come about."""

UNSETTLED_IN_KEPT_GAMES: dict[str, dict[str, str]] = {
    "agram-2": {
        _stopped("1,000"): (
            "ten hands of nearly as many bets as chips allow, whose pots are shared, may be just enough"
        ),
    },
    "crazy-eights-2": {
        _NOTHING_TO_SHUFFLE: (
            "three players would have to draw all cards, turning the direction with kings again and "
            "again, so that the fourth, who holds the eights, has two turns at most; a search came "
            "to three cards that were left"
        ),
    },
}
"""What was neither seen nor shown to be impossible."""
