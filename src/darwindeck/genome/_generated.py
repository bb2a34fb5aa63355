"""Codes of the bytecode. Generated from schema/codes.toml by `make generate`; do not edit."""

from enum import IntEnum
from types import MappingProxyType
from typing import Final

from darwindeck.genome._coded import Coded
from darwindeck.genome._signature import Signature

MAX_PLAYERS: Final = 6
"""Most players at one table."""

MAX_TURNS: Final = 100000
"""Longest game that may be asked for, in turns."""

MAX_CONDITION_DEPTH: Final = 16
"""How deep AND and OR may nest; a single condition has depth 1."""

MAX_BYTECODE_SIZE: Final = 65535
"""Largest blob, in bytes."""


class OpCode(IntEnum):
    """What a byte of the bytecode tells the machine."""

    CHECK_HAND_SIZE = 0
    """Compare the number of cards in the hand of the player to act."""
    CHECK_CARD_RANK = 1
    """Compare the rank of the card in question with a given rank."""
    CHECK_CARD_SUIT = 2
    """Compare the suit of the card in question with a given suit."""
    CHECK_LOCATION_SIZE = 3
    """Compare the number of cards at a place."""
    CHECK_SEQUENCE = 4
    """Is the card next in rank, up or down, to the reference card?"""
    CHECK_HAS_SET_OF_N = 5
    """Are there this many cards of one rank in the hand, or among the cards chosen?"""
    CHECK_HAS_RUN_OF_N = 6
    """Are there this many cards in a row of one suit in the hand, or among the cards chosen?"""
    CHECK_HAS_MATCHING_PAIR = 7
    """Are there two cards of one rank in the hand, or among the cards chosen?"""
    CHECK_CHIP_COUNT = 8
    """Compare the chips of the player to act."""
    CHECK_POT_SIZE = 9
    """Compare the chips in the pot."""
    CHECK_CURRENT_BET = 10
    """Compare the highest bet of the present or the last betting round."""
    CHECK_CAN_AFFORD = 11
    """Has the player to act at least this many chips?"""
    CHECK_MATCHES_RANK = 12
    """Has the card the rank of the reference card?"""
    CHECK_MATCHES_SUIT = 13
    """Has the card the suit of the reference card?"""
    CHECK_BEATS_TOP = 14
    """Is the card of higher rank than the reference card?"""
    CHECK_MATCHES_COLOR = 15
    """Has the card the color, red or black, of the reference card?"""
    CHECK_LOCATION_EMPTY = 16
    """Is a place without cards?"""
    CHECK_MATCHES_OR_WILD = 17
    """Has the card the rank or the suit of the reference card, or is it wild?"""
    CHECK_HAND_VALUE = 18
    """Compare what the hand is worth by the card values of the hand evaluation."""
    CHECK_SCORE = 19
    """Compare the score of the player to act."""
    DRAW_CARDS = 20
    """The player to act takes cards from a place."""
    PLAY_CARD = 21
    """The player to act lays a card on a place."""
    DISCARD_CARD = 22
    """The player to act gets rid of a card."""
    SKIP_TURN = 23
    """The player to act passes."""
    REVERSE_ORDER = 24
    """Play turns round."""
    DRAW_FROM_OPPONENT = 25
    """The player to act takes an unseen card from another hand."""
    DISCARD_PAIRS = 26
    """The player to act lays off a pair."""
    BET = 27
    """Open the betting."""
    CALL = 28
    """Match the bet."""
    RAISE = 29
    """Match the bet and put more on top."""
    FOLD = 30
    """Give up the hand and what was bet on it."""
    CHECK = 31
    """Stay in without betting."""
    ALL_IN = 32
    """Bet all the chips one has."""
    CLAIM = 33
    """Lay cards face down and say what they are."""
    CHALLENGE = 34
    """Doubt the last claim."""
    REVEAL = 35
    """Turn claimed cards face up."""
    AND = 40
    """All of the conditions that follow hold."""
    OP_AND = AND
    """Another name of AND."""
    OR = 41
    """At least one of the conditions that follow holds."""
    OP_OR = OR
    """Another name of OR."""
    EQ = 50
    """Is equal."""
    OP_EQ = EQ
    """Another name of EQ."""
    NE = 51
    """Is not equal."""
    OP_NE = NE
    """Another name of NE."""
    LT = 52
    """Is less."""
    OP_LT = LT
    """Another name of LT."""
    GT = 53
    """Is more."""
    OP_GT = GT
    """Another name of GT."""
    LE = 54
    """Is at most."""
    OP_LE = LE
    """Another name of LE."""
    GE = 55
    """Is at least."""
    OP_GE = GE
    """Another name of GE."""
    EFFECT_HEADER = 60
    """Opens the list of special effects."""
    EFFECT_ENTRY = 61
    """Reserved for a special effect that stands alone."""


Opcode = OpCode
"""Another name of OpCode."""


class SchemaVersion(Coded):
    """The version of the genome's schema. It changes only when older files have to be rewritten."""

    V1_0 = "1.0", 1


class Rank(Coded):
    """The rank of a card, in rising order: the two is lowest, the ace highest."""

    TWO = "2", 0
    THREE = "3", 1
    FOUR = "4", 2
    FIVE = "5", 3
    SIX = "6", 4
    SEVEN = "7", 5
    EIGHT = "8", 6
    NINE = "9", 7
    TEN = "10", 8
    JACK = "J", 9
    QUEEN = "Q", 10
    KING = "K", 11
    ACE = "A", 12


class Suit(Coded):
    """The suit of a card."""

    HEARTS = "H", 0
    DIAMONDS = "D", 1
    CLUBS = "C", 2
    SPADES = "S", 3


class DeckName(Coded):
    """Which cards the game is played with."""

    STANDARD_52 = "standard_52", 0
    """All 52 cards."""
    STRIPPED_40 = "stripped_40", 1
    """Without eights, nines and tens."""
    STRIPPED_36 = "stripped_36", 2
    """Sixes and higher."""
    STRIPPED_32 = "stripped_32", 3
    """Sevens and higher."""
    STRIPPED_24 = "stripped_24", 4
    """Nines and higher."""


class Location(Coded):
    """A place where cards lie."""

    DECK = "deck", 0
    """The cards not yet dealt."""
    HAND = "hand", 1
    """The hand of the player to act."""
    DISCARD = "discard", 2
    """The discard pile."""
    TABLEAU = "tableau", 3
    """The table."""
    OPPONENT_HAND = "opponent_hand", 4
    """The next player's hand."""
    OPPONENT_DISCARD = "opponent_discard", 5
    """What the next player has discarded."""


class Visibility(Coded):
    """Who sees the cards at a place."""

    FACE_DOWN = "face_down", 0
    """Nobody."""
    FACE_UP = "face_up", 1
    """Everybody."""
    OWNER_ONLY = "owner_only", 2
    """The player whose cards they are."""
    REVEALED = "revealed", 3
    """Everybody, once the card has been played or shown."""


class TableauMode(Coded):
    """What cards on the table do to each other."""

    NONE = "none", 0
    """Nothing: they stay."""
    WAR = "war", 1
    """The higher of two cards takes the pile."""
    MATCH_RANK = "match_rank", 2
    """A card captures a card of its rank."""
    SEQUENCE = "sequence", 3
    """One pile for each suit, built in order."""


class SequenceDirection(Coded):
    """Which way the piles of a SEQUENCE tableau grow."""

    ASCENDING = "ascending", 0
    """Upwards."""
    DESCENDING = "descending", 1
    """Downwards."""
    BOTH = "both", 2
    """At both ends."""


class CaptureOrder(Coded):
    """In which order captured cards go under a stack."""

    AS_LAID = "as_laid", 0
    """In the order in which they were laid."""
    OWN_FIRST = "own_first", 1
    """The captor's own cards first, then the others."""
    OWN_LAST = "own_last", 2
    """The captor's own cards after the others."""
    BY_LOT = "by_lot", 3
    """Shuffled."""


class EffectType(Coded):
    """What a special card does when it is played."""

    SKIP_NEXT = "skip_next", 0
    """The next players miss their turn."""
    REVERSE_DIRECTION = "reverse", 1
    """Play turns round."""
    DRAW_CARDS = "draw_cards", 2
    """The target draws cards."""
    EXTRA_TURN = "extra_turn", 3
    """The player goes again."""
    FORCE_DISCARD = "force_discard", 4
    """The target discards cards."""


class TargetSelector(Coded):
    """Whom a special card hits."""

    NEXT_PLAYER = "next_player", 0
    """Whose turn comes next."""
    PREV_PLAYER = "prev_player", 1
    """Whose turn came before."""
    PLAYER_CHOICE = "player_choice", 2
    """An opponent whom the player names."""
    RANDOM_OPPONENT = "random_opponent", 3
    """An opponent drawn by lot."""
    ALL_OPPONENTS = "all_opponents", 4
    """Every opponent."""
    LEFT_OPPONENT = "left_opponent", 5
    """The neighbor on the left, whichever way play goes."""
    RIGHT_OPPONENT = "right_opponent", 6
    """The neighbor on the right, whichever way play goes."""


class PhaseTag(Coded):
    """The kinds of phase that a turn is made of."""

    DRAW = "draw", 1
    """Take cards."""
    PLAY = "play", 2
    """Lay cards."""
    DISCARD = "discard", 3
    """Get rid of cards."""
    BETTING = "betting", 4
    """A round of bets."""
    CLAIM = "claim", 5
    """Lay cards unseen and say what they are."""
    TRICK = "trick", 6
    """Everybody plays a card, the best one takes all."""
    BIDDING = "bidding", 7
    """Say how many tricks one will take."""
    PASSING = "passing", 8
    """Everybody passes cards to another player."""
    TURN_UP = "turn_up", 14
    """Cards of the deck are turned up on the table."""
    EXCHANGE = "exchange", 13
    """Everybody lays off cards for new ones."""
    TRUMP = "trump", 17
    """Name the trump suit."""
    WAGER = "wager", 16
    """Stake chips against the house."""
    TRIBUTE = "tribute", 9
    """Losers of the hand before give cards to its winners."""
    ASKING = "asking", 10
    """Ask an opponent for cards of a rank."""
    MELD = "meld", 11
    """Lay sets and runs, and add to them."""
    KNOCK = "knock", 12
    """End the hand, or not."""
    SWAP = "swap", 15
    """Exchange cards."""


class BreakingRule(Coded):
    """What may not be done with the breaking suit until it is broken."""

    CANNOT_LEAD_UNTIL_BROKEN = "cannot_lead_until_broken", 0
    """It may not be led."""
    CANNOT_PLAY_UNTIL_BROKEN = "cannot_play_until_broken", 1
    """It may not be played by a player who has another card that may be played."""


class TrumpSource(Coded):
    """What makes a suit the trumps of a hand."""

    FIXED = "fixed", 0
    """The trump suit of the setup, in every hand."""
    LAST_CARD = "last_card", 1
    """The last card dealt, which the dealer shows."""
    TURNED_UP = "turned_up", 2
    """The top card of the deck, which is turned up after the deal."""
    ROTATING = "rotating", 3
    """Hearts, diamonds, clubs and spades in turn, a hand each."""


class TrumpChooser(Coded):
    """Who names trumps."""

    STARTER = "starter", 0
    """The player whose turn it is."""
    LAST_WINNER = "last_winner", 1
    """Whoever took the most tricks in the hand before."""


class LevelTrick(Coded):
    """What decides a trick, and what happens to one that is level."""

    SUIT_LED = "suit_led", 0
    """Suits matter: trumps, then the suit led. No trick is level."""
    DISCARDED = "discarded", 1
    """Only ranks matter; nobody takes a level trick, and all that was played for is discarded."""
    HELD_OVER = "held_over", 2
    """Only ranks matter; nobody takes a level trick, and the cards on the table stay for the next one."""


class PassDirection(Coded):
    """To whom cards are passed."""

    LEFT = "left", 0
    """To the next player, clockwise."""
    RIGHT = "right", 1
    """To the next player, counter-clockwise."""
    ACROSS = "across", 2
    """To the player opposite: half of the players on, clockwise."""
    KEEP = "keep", 3
    """To nobody: the cards are kept."""


class ShowdownMethod(Coded):
    """Who takes the pot when the betting is over."""

    HAND_EVALUATION = "hand_evaluation", 0
    """The best hand by the hand evaluation."""
    HIGHEST_CARD = "highest_card", 1
    """The highest single card."""
    FOLD_ONLY = "fold_only", 2
    """The last player who has not folded; else the pot is split."""
    BATTLE = "battle", 3
    """Whoever takes the next battle in WAR, at once."""


class ClaimRankMode(Coded):
    """Which rank must be claimed."""

    SEQUENTIAL = "sequential", 0
    """One rank after the other, round and round."""
    CHOSEN = "chosen", 1
    """The one the player names."""
    FIXED = "fixed", 2
    """Always the same."""


class ClaimPenalty(Coded):
    """What the loser of a challenge pays."""

    TAKE_PILE = "take_pile", 0
    """The loser takes the pile."""
    LOSE_POINTS = "lose_points", 1
    """The loser's score goes down."""


class WinType(Coded):
    """What wins the game."""

    EMPTY_HAND = "empty_hand", 0
    """Have no cards left."""
    HIGH_SCORE = "high_score", 1
    """Have the most points."""
    FIRST_TO_SCORE = "first_to_score", 2
    """Be the first to reach the threshold."""
    CAPTURE_ALL = "capture_all", 3
    """Own every card."""
    LOW_SCORE = "low_score", 4
    """Have the fewest points."""
    ALL_HANDS_EMPTY = "all_hands_empty", 5
    """Have the most points once all hands are empty."""
    BEST_HAND = "best_hand", 6
    """Hold the best hand by the hand evaluation."""
    MOST_CAPTURED = "most_captured", 7
    """Have captured the most cards."""
    MOST_TRICKS = "most_tricks", 8
    """Have taken the most tricks."""
    FEWEST_TRICKS = "fewest_tricks", 9
    """Have taken the fewest tricks."""
    MOST_CHIPS = "most_chips", 10
    """Have the most chips."""
    LAST_STANDING = "last_standing", 11
    """Be the last player in the game."""
    NOT_LAST = "not_last", 12
    """Leave somebody else alone with cards at the end of a hand."""


class WinComparison(Coded):
    """How players are compared when a win condition is judged."""

    HIGHEST = "highest", 0
    """The highest wins."""
    LOWEST = "lowest", 1
    """The lowest wins."""
    FIRST = "first", 2
    """Whoever gets there first wins."""
    NONE = "none", 3
    """As the type of the win condition says."""


class TriggerMode(Coded):
    """When a win condition is judged."""

    IMMEDIATE = "immediate", 0
    """After every move where somebody must get somewhere first; at the end of the hand where players are compared."""
    THRESHOLD_GATE = "threshold_gate", 1
    """Once somebody has reached the threshold."""
    ALL_HANDS_EMPTY = "all_hands_empty", 2
    """Once all hands are empty and stay so, because nobody draws any more."""
    DECK_EMPTY = "deck_empty", 3
    """Once the deck is empty."""


class ScoringTrigger(Coded):
    """When a card scores."""

    TRICK_WIN = "trick_win", 0
    """For whoever takes it in a trick."""
    CAPTURE = "capture", 1
    """For whoever captures it."""
    PLAY = "play", 2
    """For whoever plays it."""
    HAND_END = "hand_end", 3
    """For whoever holds it when the hand ends."""
    SET_COMPLETE = "set_complete", 4
    """For whoever completes a set with it."""
    LEFT_IN_HANDS = "left_in_hands", 5
    """For whoever went out first, if another side still holds it when the hand ends."""
    SWEEP = "sweep", 6
    """For whoever sweeps the table with it: captures all other cards there."""


class MajorityMeasure(Coded):
    """What is counted of the captured cards to see who has most."""

    CARDS = "cards", 0
    """How many there are."""
    VALUES = "values", 1
    """Their values together."""
    BEST_OF_EACH_SUIT = "best_of_each_suit", 2
    """The highest value of each suit together, for a side that has every suit."""


class HandEvaluationMethod(Coded):
    """How hands are compared."""

    NONE = "none", 0
    """They are not."""
    HIGH_CARD = "high_card", 1
    """By the highest card, then the next."""
    POINT_TOTAL = "point_total", 2
    """By the sum of the card values."""
    PATTERN_MATCH = "pattern_match", 3
    """By the best pattern, as in poker."""
    CARD_COUNT = "card_count", 4
    """By the number of cards."""
    DEADWOOD = "deadwood", 5
    """By the card values of what fits into no meld; less is better."""


class PassAction(Coded):
    """What happens when players pass one after the other."""

    NONE = "none", 0
    """Nothing."""
    CLEAR_TABLEAU = "clear_tableau", 1
    """The table is cleared."""
    END_HAND = "end_hand", 2
    """The hand is over."""
    RENEW_TABLEAU = "renew_tableau", 3
    """The cards of the table are replaced by as many of the deck. Who neither swaps nor knocks passes, too."""


class DeckEmptyAction(Coded):
    """What happens when somebody must draw and the deck is empty."""

    RESHUFFLE_DISCARD = "reshuffle_discard", 0
    """The discard pile but its top card becomes the new deck."""
    GAME_ENDS = "game_ends", 1
    """The game is over."""
    SKIP_DRAW = "skip_draw", 2
    """Nothing is drawn."""
    HAND_ENDS = "hand_ends", 3
    """The hand is over."""


class Elimination(Coded):
    """Who is out of the game at the end of a hand."""

    NONE = "none", 0
    """Nobody."""
    NO_TRICKS = "no_tricks", 1
    """Whoever has taken no trick in it."""
    NO_SCORE = "no_score", 2
    """Whose score is 0 or less."""


class TieBreaker(Coded):
    """Who wins when players are level."""

    SHARED = "shared", 0
    """Nobody alone: it is a draw."""
    ACTIVE_PLAYER = "active_player", 1
    """The tied player who acted last."""
    PLAY_ON = "play_on", 2
    """Another hand decides."""


class GoingOut(Coded):
    """What happens when a player has got rid of the last card."""

    NONE = "none", 0
    """Nothing: the hand goes on."""
    ENDS_HAND = "ends_hand", 1
    """The hand is over."""
    LEAVES_HAND = "leaves_hand", 2
    """The player is out of the hand, which goes on until only one player is left."""


class StarterRule(Coded):
    """Who starts the next hand."""

    ROTATES = "rotates", 0
    """The next player, clockwise."""
    MOST_TRICKS = "most_tricks", 1
    """Who took the most tricks."""
    FIRST_OUT = "first_out", 2
    """Who went out first."""
    LAST_OUT = "last_out", 3
    """Who was last."""
    BEST_OF_HAND = "best_of_hand", 4
    """Who scored most in the hand; the same player again when two are level."""


class Operator(Coded):
    """How a condition compares."""

    EQ = "==", 50
    """Is equal."""
    NE = "!=", 51
    """Is not equal."""
    LT = "<", 52
    """Is less."""
    GT = ">", 53
    """Is more."""
    LE = "<=", 54
    """Is at most."""
    GE = ">=", 55
    """Is at least."""


class Logic(Coded):
    """How a compound condition joins its parts."""

    AND = "AND", 40
    """All of the conditions that follow hold."""
    OR = "OR", 41
    """At least one of the conditions that follow holds."""


class CardReference(Coded):
    """The card that a condition compares with."""

    TOP_DISCARD = "top_discard", 1
    """The top card of the discard pile."""
    LAST_PLAYED = "last_played", 2
    """The card played last, wherever it lies."""
    TABLEAU_TOP = "tableau_top", 3
    """The card laid last on the table."""


class PlaceReference(Coded):
    """The cards that a condition counts."""

    DECK = "deck", 16
    """The deck."""
    HAND = "hand", 17
    """The hand of the player to act."""
    DISCARD = "discard", 18
    """The discard pile."""
    TABLEAU = "tableau", 19
    """The table."""
    OPPONENT_HAND = "opponent_hand", 20
    """The next player's hand."""
    OPPONENT_DISCARD = "opponent_discard", 21
    """What the next player has discarded."""
    VALID_PLAYS = "valid_plays", 22
    """The cards in hand that the next play phase of the turn would accept."""


class ConditionType(Coded):
    """What a condition asks."""

    HAND_SIZE = "hand_size", 0
    """Compare the number of cards in the hand of the player to act."""
    CARD_IS_RANK = "card_is_rank", 1
    """Compare the rank of the card in question with a given rank."""
    CARD_IS_SUIT = "card_is_suit", 2
    """Compare the suit of the card in question with a given suit."""
    LOCATION_SIZE = "location_size", 3
    """Compare the number of cards at a place."""
    SEQUENCE_ADJACENT = "sequence_adjacent", 4
    """Is the card next in rank, up or down, to the reference card?"""
    HAS_SET_OF_N = "has_set_of_n", 5
    """Are there this many cards of one rank in the hand, or among the cards chosen?"""
    HAS_RUN_OF_N = "has_run_of_n", 6
    """Are there this many cards in a row of one suit in the hand, or among the cards chosen?"""
    HAS_MATCHING_PAIR = "has_matching_pair", 7
    """Are there two cards of one rank in the hand, or among the cards chosen?"""
    CHIP_COUNT = "chip_count", 8
    """Compare the chips of the player to act."""
    POT_SIZE = "pot_size", 9
    """Compare the chips in the pot."""
    CURRENT_BET = "current_bet", 10
    """Compare the highest bet of the present or the last betting round."""
    CAN_AFFORD = "can_afford", 11
    """Has the player to act at least this many chips?"""
    CARD_MATCHES_RANK = "card_matches_rank", 12
    """Has the card the rank of the reference card?"""
    CARD_MATCHES_SUIT = "card_matches_suit", 13
    """Has the card the suit of the reference card?"""
    CARD_BEATS_TOP = "card_beats_top", 14
    """Is the card of higher rank than the reference card?"""
    CARD_MATCHES_COLOR = "card_matches_color", 15
    """Has the card the color, red or black, of the reference card?"""
    LOCATION_EMPTY = "location_empty", 16
    """Is a place without cards?"""
    MATCHES_OR_WILD = "matches_or_wild", 17
    """Has the card the rank or the suit of the reference card, or is it wild?"""
    HAND_VALUE = "hand_value", 18
    """Compare what the hand is worth by the card values of the hand evaluation."""
    SCORE_COMPARE = "score_compare", 19
    """Compare the score of the player to act."""


DECK_RANKS: Final = MappingProxyType(
    {
        DeckName.STANDARD_52: (
            Rank.TWO,
            Rank.THREE,
            Rank.FOUR,
            Rank.FIVE,
            Rank.SIX,
            Rank.SEVEN,
            Rank.EIGHT,
            Rank.NINE,
            Rank.TEN,
            Rank.JACK,
            Rank.QUEEN,
            Rank.KING,
            Rank.ACE,
        ),
        DeckName.STRIPPED_40: (
            Rank.TWO,
            Rank.THREE,
            Rank.FOUR,
            Rank.FIVE,
            Rank.SIX,
            Rank.SEVEN,
            Rank.JACK,
            Rank.QUEEN,
            Rank.KING,
            Rank.ACE,
        ),
        DeckName.STRIPPED_36: (
            Rank.SIX,
            Rank.SEVEN,
            Rank.EIGHT,
            Rank.NINE,
            Rank.TEN,
            Rank.JACK,
            Rank.QUEEN,
            Rank.KING,
            Rank.ACE,
        ),
        DeckName.STRIPPED_32: (
            Rank.SEVEN,
            Rank.EIGHT,
            Rank.NINE,
            Rank.TEN,
            Rank.JACK,
            Rank.QUEEN,
            Rank.KING,
            Rank.ACE,
        ),
        DeckName.STRIPPED_24: (
            Rank.NINE,
            Rank.TEN,
            Rank.JACK,
            Rank.QUEEN,
            Rank.KING,
            Rank.ACE,
        ),
    }
)
"""The ranks of each deck, one card of each suit."""

SIGNATURES: Final = MappingProxyType(
    {
        ConditionType.HAND_SIZE: Signature(about="hand", operator="any", value="number", reference="none"),
        ConditionType.CARD_IS_RANK: Signature(about="card", operator="any", value="rank", reference="none"),
        ConditionType.CARD_IS_SUIT: Signature(about="card", operator="any", value="suit", reference="none"),
        ConditionType.LOCATION_SIZE: Signature(about="table", operator="any", value="number", reference="place"),
        ConditionType.SEQUENCE_ADJACENT: Signature(about="card", operator="none", value="none", reference="card"),
        ConditionType.HAS_SET_OF_N: Signature(about="hand", operator="none", value="number", reference="none"),
        ConditionType.HAS_RUN_OF_N: Signature(about="hand", operator="none", value="number", reference="none"),
        ConditionType.HAS_MATCHING_PAIR: Signature(about="hand", operator="none", value="none", reference="none"),
        ConditionType.CHIP_COUNT: Signature(about="table", operator="any", value="number", reference="none"),
        ConditionType.POT_SIZE: Signature(about="table", operator="any", value="number", reference="none"),
        ConditionType.CURRENT_BET: Signature(about="table", operator="any", value="number", reference="none"),
        ConditionType.CAN_AFFORD: Signature(about="table", operator="none", value="number", reference="none"),
        ConditionType.CARD_MATCHES_RANK: Signature(about="card", operator="none", value="none", reference="card"),
        ConditionType.CARD_MATCHES_SUIT: Signature(about="card", operator="none", value="none", reference="card"),
        ConditionType.CARD_BEATS_TOP: Signature(about="card", operator="none", value="none", reference="card"),
        ConditionType.CARD_MATCHES_COLOR: Signature(about="card", operator="none", value="none", reference="card"),
        ConditionType.LOCATION_EMPTY: Signature(about="table", operator="none", value="none", reference="place"),
        ConditionType.MATCHES_OR_WILD: Signature(about="card", operator="none", value="none", reference="card"),
        ConditionType.HAND_VALUE: Signature(about="hand", operator="any", value="number", reference="none"),
        ConditionType.SCORE_COMPARE: Signature(about="table", operator="any", value="number", reference="none"),
    }
)
"""What each type of condition takes."""
