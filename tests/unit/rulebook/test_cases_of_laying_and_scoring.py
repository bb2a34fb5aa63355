"""Special cases of drawing, laying, scoring and winning are seen where they come about, and only there."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    create_agram_genome,
    create_betting_war_genome,
    create_blackjack_genome,
    create_crazy_eights_genome,
    create_cuckoo_genome,
    create_fan_tan_genome,
    create_gin_rummy_genome,
    create_go_fish_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_leduc_genome,
    create_old_maid_genome,
    create_president_genome,
    create_schwimmen_genome,
    create_scopa_genome,
    create_scotch_whist_genome,
    create_showdown_poker_genome,
    create_sueca_genome,
    create_uno_style_genome,
    create_war_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    KnockPhase,
    Location,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    Suit,
    TieBreaker,
    TrickScoring,
    TriggerMode,
    Visibility,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook.cases._laying import LAYING
from darwindeck.rulebook.cases._scoring import SCORING
from darwindeck.rulebook.cases._winning import WINNING
from tests.support.changed_games import with_phases, with_rules, with_setup
from tests.support.kept_games import kept_games
from tests.support.seen_cases import assert_comes_about, assert_only_comes_about

CASES = (*LAYING, *SCORING, *WINNING)
BLACKJACK, POKER, LEDUC, FAN_TAN = (
    create_blackjack_genome(),
    create_showdown_poker_genome(),
    create_leduc_genome(),
    create_fan_tan_genome(),
)
EIGHTS, UNO, PRESIDENT, OLD_MAID = (
    create_crazy_eights_genome(),
    create_uno_style_genome(),
    create_president_genome(),
    create_old_maid_genome(),
)
CUCKOO, SCHWIMMEN, GIN, GO_FISH, SCOPA = (
    create_cuckoo_genome(),
    create_schwimmen_genome(),
    create_gin_rummy_genome(),
    create_go_fish_genome(),
    create_scopa_genome(),
)
AGRAM, HEARTS, WHIST, KNOCK_OUT, SUECA, SCOTCH = (
    create_agram_genome(),
    create_hearts_genome(),
    create_whist_genome(),
    create_knock_out_whist_genome(),
    create_sueca_genome(),
    create_scotch_whist_genome(),
)
WAR, BETTING_WAR = create_war_genome(), create_betting_war_genome()
KEPT = {genome.genome_id: genome for genome in kept_games()}

EIGHTS_DRAW, EIGHTS_PLAY = EIGHTS.turn_structure.phases
UNO_DRAW, UNO_PLAY = UNO.turn_structure.phases
TRIBUTE, CLIMB = PRESIDENT.turn_structure.phases
assert isinstance(EIGHTS_DRAW, DrawPhase)
assert isinstance(UNO_PLAY, PlayPhase)
assert isinstance(CLIMB, PlayPhase)
DRAW, LAY = DrawPhase(Location.DECK), PlayPhase(Location.TABLEAU)


def won_by(genome: GameGenome, kind: WinType, threshold: int | None = None, **changes: object) -> GameGenome:
    return replace(genome, win_conditions=(WinCondition(kind, threshold, **changes),))  # type: ignore[arg-type]


def with_climb(**changes: object) -> GameGenome:
    return with_phases(PRESIDENT, TRIBUTE, replace(CLIMB, **changes))  # type: ignore[arg-type]


def with_matching(kind: CardReference, **setup: object) -> GameGenome:
    """A game in which cards go to the table that match the suit of another one."""
    condition = Condition(ConditionType.CARD_MATCHES_SUIT, reference=kind)
    return with_setup(with_phases(UNO, DRAW, replace(LAY, valid_play_condition=condition)), **setup)


def with_table_taken(kind: CardReference) -> GameGenome:
    """The same where cards are taken from the table as well."""
    phases = with_matching(kind).turn_structure.phases
    return with_phases(UNO, DrawPhase(Location.TABLEAU, mandatory=False), phases[1], DRAW)


def with_knock(genome: GameGenome, **changes: object) -> GameGenome:
    phases = genome.turn_structure.phases
    return with_phases(
        genome,
        *(replace(one, **changes) if isinstance(one, KnockPhase) else one for one in phases),  # type: ignore[arg-type]
    )


FIRST, HIGHEST, LOWEST = WinComparison.FIRST, WinComparison.HIGHEST, WinComparison.LOWEST
GATE = TriggerMode.THRESHOLD_GATE
HIGH_CARD = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
FEW_CARDS = GameRules(hand_ends_if=Condition(ConditionType.HAND_SIZE, Operator.LE, 2), max_hands=1)
PLAY_ON, BY_LAST_TURN = TieBreaker.PLAY_ON, TieBreaker.ACTIVE_PLAYER

# ---------------------------------------------------------------------------------------- laying

TAKING_THREE = with_phases(UNO, DrawPhase(Location.OPPONENT_HAND, count=3), UNO_PLAY)
HANDS_RUN_OUT = with_phases(
    won_by(UNO, WinType.HIGH_SCORE, 5),
    DrawPhase(Location.OPPONENT_HAND),
    PlayPhase(Location.DISCARD),
    DiscardPhase(Location.DISCARD),
)
OWN_CARDS_SEEN = with_phases(
    with_setup(UNO, initial_tableau_count=3, tableau_visibility=Visibility.OWNER_ONLY),
    DrawPhase(Location.TABLEAU),
    LAY,
)
MATCHING_DISCARD = with_phases(
    UNO,
    UNO_DRAW,
    DiscardPhase(Location.DISCARD, mandatory=True, matching_condition=UNO_PLAY.valid_play_condition),
)
TWO_PLAYS = with_phases(UNO, replace(UNO_PLAY, mandatory=False), replace(UNO_PLAY, target=Location.TABLEAU))
TWO_CARDS = with_phases(UNO, UNO_DRAW, replace(UNO_PLAY, max_cards=2))
MANY_CARDS = with_phases(
    UNO,
    DRAW,
    PlayPhase(Location.DISCARD, valid_play_condition=Condition(ConditionType.HAND_SIZE, Operator.GT, 8)),
)
PAIRS = with_phases(
    UNO,
    DRAW,
    PlayPhase(
        Location.DISCARD, min_cards=2, max_cards=2, valid_play_condition=Condition(ConditionType.HAS_MATCHING_PAIR)
    ),
)
PILE_TAKEN = with_phases(EIGHTS, DrawPhase(Location.DISCARD, mandatory=False), EIGHTS_PLAY)
HEARTS_SCORE = (CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, ScoringTrigger.PLAY),)
DISCARDING = replace(with_phases(UNO, UNO_DRAW, UNO_PLAY, DiscardPhase(Location.DISCARD)), card_scoring=HEARTS_SCORE)
TABLE_TAKEN = with_phases(PRESIDENT, DrawPhase(Location.TABLEAU, mandatory=False), CLIMB)
STACKS = with_setup(FAN_TAN, hand_is_stack=True, hand_visibility=Visibility.FACE_DOWN)
LAID_TWICE = with_phases(with_setup(WAR, hand_is_stack=False, hand_visibility=Visibility.OWNER_ONLY), LAY, LAY)
SHOWN_PILE = with_phases(
    with_setup(
        UNO, hand_visibility=Visibility.FACE_UP, discard_visibility=Visibility.REVEALED, initial_discard_count=0
    ),
    DRAW,
    DiscardPhase(Location.DISCARD),
)
SHOWN_TABLE = with_phases(
    with_setup(UNO, hand_visibility=Visibility.FACE_UP, tableau_visibility=Visibility.REVEALED),
    DRAW,
    DiscardPhase(Location.TABLEAU),
)

LAID: tuple[tuple[str, GameGenome, str], ...] = (
    ("who cannot play draws", EIGHTS, "If you cannot play a card, draw"),
    ("somebody draws again", BLACKJACK, "again and again"),
    ("somebody goes on drawing", with_phases(EIGHTS, replace(EIGHTS_DRAW, repeat=True), EIGHTS_PLAY), "Go on doing so"),
    ("there are two places to draw from", GIN, " or take "),
    ("a hand has fewer cards than are taken", TAKING_THREE, "Where there are fewer"),
    ("an empty hand gives nothing", HANDS_RUN_OUT, "From an empty hand"),
    ("no card on the table is one's own", OWN_CARDS_SEEN, "or, if there is none, unseen"),
    ("who cannot play is out of the hand", with_climb(pass_if_unable=False), "If you cannot play, you are out"),
    ("somebody passes", SCHWIMMEN, "in a turn passes"),
    ("somebody lays nothing in a whole turn", TWO_PLAYS, "in your whole turn"),
    ("no card may be discarded", MATCHING_DISCARD, "otherwise you do not discard"),
    ("some cards may be discarded", MATCHING_DISCARD, "may discard a card only if"),
    ("some cards may be played", UNO, "may play a card only if"),
    ("some may play", MANY_CARDS, "You may do so only if"),
    ("two cards match", TWO_CARDS, "must be true of each of these cards"),
    ("some hold no pair", PAIRS, "They must be of one rank"),
    ("the pile is empty", with_setup(UNO, initial_discard_count=0), "While the discard pile is empty"),
    ("the table is empty", with_matching(CardReference.TABLEAU_TOP), "While the table is empty"),
    ("the last card on the table is taken", with_table_taken(CardReference.TABLEAU_TOP), "or it no longer lies there"),
    ("no card has been played", with_matching(CardReference.LAST_PLAYED), "While no card has been played"),
    ("the last card played is taken", with_table_taken(CardReference.LAST_PLAYED), "while the last one is no longer"),
    (
        "the top of the pile is hidden",
        with_setup(UNO, discard_visibility=Visibility.OWNER_ONLY),
        "If you cannot see the top card",
    ),
    (
        "the last card on the table is hidden",
        with_matching(CardReference.TABLEAU_TOP, tableau_visibility=Visibility.OWNER_ONLY),
        "If you cannot see the card laid",
    ),
    (
        "the last card played is hidden",
        with_matching(CardReference.LAST_PLAYED, tableau_visibility=Visibility.OWNER_ONLY),
        "If you cannot see the card played",
    ),
    ("a wild card fits", EIGHTS, "they fit any card"),
    ("a wild card counts as one of another suit", EIGHTS, "until another card covers it"),
    ("a wild card is taken", PILE_TAKEN, "or it is taken"),
    ("two cards go together", TWO_CARDS, "one or two cards together"),
    ("three cards go to the piles", with_phases(FAN_TAN, replace(LAY, max_cards=3)), "as many as you like, but"),
    ("two cards of one rank are played", with_climb(max_cards=2), "cards of one rank"),
    ("cards are laid one by one", TWO_CARDS, "Cards that go together are laid one by one"),
    ("the top card of a stack does not fit", STACKS, "if it fits"),
    ("a player has laid several cards for a battle", LAID_TWICE, "If a player has laid several"),
    ("everybody knows a card of the pile", SHOWN_PILE, "Cards on the discard pile lie face down, unless"),
    ("everybody knows a card of the table", SHOWN_TABLE, "Cards on the table lie face down, unless"),
    ("a card is discarded that would score", DISCARDING, "discarded card has not been played"),
    ("some cards that nobody sees will do", with_setup(UNO, hand_visibility=Visibility.FACE_DOWN), "only some will do"),
    ("a play is beaten", PRESIDENT, "Otherwise beat the last play"),
    ("a play of several cards is beaten", PRESIDENT, "lay exactly as many cards"),
    ("a card of the last play is taken", TABLE_TAKEN, "If a card of the play before"),
    (
        "cards lie on the table before a lead",
        with_setup(PRESIDENT, cards_per_player=12, initial_tableau_count=2),
        "came to the table in other ways",
    ),
    ("somebody cannot lead", with_climb(min_cards=2), "only if you cannot lead"),
    ("somebody who has passed may play", PRESIDENT, "who has passed may play again"),
)

# ---------------------------------------------------------------------------------------- scoring

NEIGHBOURS = replace(
    with_setup(POKER, starting_chips=40),
    hand_evaluation=HandEvaluation(
        HandEvaluationMethod.PATTERN_MATCH,
        patterns=(HandPattern("neighbours", 1, sequence_length=2, sequence_wrap=True),),
    ),
)
UNEVEN = won_by(replace(UNO, hand_evaluation=HIGH_CARD, game_rules=FEW_CARDS), WinType.BEST_HAND)
UNEVEN_KINDS = replace(UNEVEN, hand_evaluation=POKER.hand_evaluation)
ONE_CARD = replace(with_setup(POKER, cards_per_player=1), hand_evaluation=HIGH_CARD)
PIPS = tuple(CardValue(rank, rank.code + 1) for rank in Rank)
NEAR_SEVEN = replace(
    CUCKOO, hand_evaluation=HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=PIPS, target_value=7)
)
assert BLACKJACK.hand_evaluation is not None
ABOVE_OR_BELOW = replace(
    BLACKJACK, hand_evaluation=replace(BLACKJACK.hand_evaluation, target_value=18, bust_threshold=40)
)
FOUR_PLACES = with_rules(PRESIDENT, place_points=(3, 2, 1, -1))
KEPT_CARDS = replace(
    EIGHTS, card_scoring=tuple(replace(rule, trigger=ScoringTrigger.HAND_END) for rule in EIGHTS.card_scoring)
)
HEARTS_HELD = ScoringRule(Condition(ConditionType.CARD_IS_SUIT, Operator.EQ, Suit.HEARTS), 2, per_card=True)
FOUR_HELD = ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.GE, 4), -1)
FEW_TO_CAPTURE = with_setup(
    SCOPA,
    removed_cards=(
        *SCOPA.setup.removed_cards,
        *(CardCondition(rank=rank) for rank in (Rank.ACE, Rank.FOUR, Rank.FIVE, Rank.SIX)),
    ),
)

SCORED: tuple[tuple[str, GameGenome, str], ...] = (
    ("the end of a sequence decides", NEIGHBOURS, "the higher end of the sequence"),
    ("an ace stands below the two", NEIGHBOURS, "the ace may also stand below"),
    ("ranks decide", POKER, "then ranks are compared"),
    ("ranks decide between two cards", KEPT["brinola"], "the higher pair is better"),
    ("a hand is of no kind", POKER, "A hand of none of these kinds"),
    ("a hand is no pair", LEDUC, "Any other hand ranks below"),
    ("another card decides", UNEVEN_KINDS, "another card to compare"),
    ("the next cards decide", replace(POKER, hand_evaluation=HIGH_CARD), "When these are of one rank"),
    ("more cards decide", UNEVEN, "the hand with more cards is best"),
    ("cards are level", ONE_CARD, "cards of one rank are level"),
    ("totals are equally near", NEAR_SEVEN, "totals that are equally near"),
    ("a hand is bust", BLACKJACK, "or more is bust"),
    ("a hand that is bust loses", BLACKJACK, "it loses to every other total"),
    ("an ace counts its other value", BLACKJACK, "A card with two values"),
    ("two totals are as good", ABOVE_OR_BELOW, "equally good your hand counts the lower"),
    ("three of a rank count as a whole", SCHWIMMEN, "Instead, a hand as a whole"),
    ("a hand is worst", CUCKOO, "the player with the worst hand"),
    ("several hands are worst", CUCKOO, "if several are level, each of them"),
    ("all but the best pay", SCHWIMMEN, "But if the best hand counts"),
    ("a knock is scored", GIN, "the knock is scored"),
    ("a knocker scores", GIN, "has more deadwood than the knocker"),
    ("a knocker is undercut", GIN, "that is an undercut"),
    ("an opponent scores for an undercut", GIN, "the opponent scores the difference"),
    ("a knocker has no deadwood", KEPT["gin-rummy-0"], "Against a knocker"),
    ("a knocker scores for all deadwood", KEPT["gin-rummy-0"], "the knocker scores the opponent's deadwood"),
    ("cards are laid off", GIN, "The opponent lays off cards"),
    ("who goes out loses", KEPT["cuckoo-2"], "whoever went out loses"),
    ("all places score", FOUR_PLACES, "one point to the third and minus one point to the last"),
    ("one who is left has a place", FOUR_PLACES, "has the next place"),
    ("cards left in other hands score", EIGHTS, "the player who went out scores for each"),
    ("cards in one's own hand score", KEPT_CARDS, "that you still hold"),
    (
        "cards and a hand score by rules",
        replace(EIGHTS, scoring_rules=(HEARTS_HELD, FOUR_HELD)),
        "you score two points for each heart in your hand",
    ),
    ("somebody shoots the moon", HEARTS, "has shot the moon"),
    ("who shoots the moon scores nothing", HEARTS, "scores nothing for them, and"),
    ("a side takes more than six tricks", WHIST, "for each trick beyond the first six"),
    ("a side captures more than 18 cards", SCOTCH, "captured beyond the first 18"),
    ("two have captured as much", SCOPA, "are level for one of these"),
    ("somebody has captured no card of a suit", FEW_TO_CAPTURE, "without one of every suit"),
    ("a hand scores by the table", SUECA, "by the first line of this table"),
    ("a hand scores nothing", SUECA, "If none does, the hand scores nothing"),
)

# ---------------------------------------------------------------------------------------- winning

OUT_OF_STOCK = with_rules(won_by(GIN, WinType.HIGH_SCORE, 1_000), deck_empty_action=DeckEmptyAction.GAME_ENDS)
BY_TRICKS = won_by(AGRAM, WinType.MOST_TRICKS)
NOT_ENOUGH_TRICKS = with_rules(won_by(AGRAM, WinType.MOST_TRICKS, 3), tie_breaker=PLAY_ON, max_hands=2)
LEVEL_FOR_GOOD = replace(
    won_by(AGRAM, WinType.FIRST_TO_SCORE, 2, comparison=FIRST),
    trick_scoring=TrickScoring(),
    game_rules=GameRules(tie_breaker=PLAY_ON),
)
BEST_CARD = won_by(CUCKOO, WinType.BEST_HAND)
OVER_AT_DEAL = with_rules(
    won_by(SCHWIMMEN, WinType.BEST_HAND),
    tie_breaker=BY_LAST_TURN,
    hand_ends_if=Condition(ConditionType.HAND_VALUE, Operator.GE, 30),
)
TEAMS = replace(KNOCK_OUT, player_count=4, team_mode=True, teams=((0, 2), (1, 3)))
WITH_CHIPS = with_phases(
    with_setup(KNOCK_OUT, starting_chips=10), BettingPhase(min_bet=2), *KNOCK_OUT.turn_structure.phases
)
FEW_POINTS = replace(won_by(KNOCK_OUT, WinType.LOW_SCORE, 3, trigger_mode=GATE), trick_scoring=TrickScoring())
ALL_CHIPS = with_rules(won_by(with_setup(POKER, starting_chips=9), WinType.MOST_CHIPS, 36), max_hands=None)

WON: tuple[tuple[str, GameGenome, str], ...] = (
    ("a team has enough points", WHIST, "as soon as a team has five points or more;"),
    (
        "points are enough when all hands are empty",
        won_by(SCOPA, WinType.ALL_HANDS_EMPTY, 1, comparison=FIRST),
        "while",
    ),
    ("a player has no cards left", UNO, "as soon as a player has no cards left"),
    ("a player has few cards left", won_by(UNO, WinType.EMPTY_HAND, 2), "as soon as a player holds at most"),
    ("a player has all cards", WAR, "as soon as a player has all the cards"),
    ("a player has many cards", won_by(WAR, WinType.CAPTURE_ALL, 30), "or more, in hand and captured;"),
    (
        "a player has captured enough",
        won_by(GO_FISH, WinType.MOST_CAPTURED, 8, comparison=FIRST),
        "as soon as a player has captured",
    ),
    ("a team has taken enough", won_by(WHIST, WinType.MOST_TRICKS, 4, comparison=FIRST), "as soon as a team has taken"),
    ("a player has all chips", BETTING_WAR, "as soon as a player has all the chips"),
    ("a hand counts enough", won_by(SCHWIMMEN, WinType.BEST_HAND, 50, comparison=FIRST), "counts 50 points or more;"),
    ("the highest score wins", AGRAM, "the player with the highest score wins"),
    ("the lowest score wins", HEARTS, "the player with the lowest score wins"),
    ("all chips win", ALL_CHIPS, "a player with all the chips wins"),
    ("the most tricks win", BY_TRICKS, "the player with the most tricks"),
    ("the fewest tricks win", won_by(AGRAM, WinType.FEWEST_TRICKS), "the player with the fewest tricks"),
    ("the most books win", GO_FISH, "the player with the most books"),
    ("the most captured cards win", won_by(SCOPA, WinType.MOST_CAPTURED), "captured cards wins the game"),
    (
        "the most cards win",
        won_by(EIGHTS, WinType.EMPTY_HAND, trigger_mode=GATE, comparison=HIGHEST),
        "the player with the most cards in hand",
    ),
    (
        "the fewest cards win",
        won_by(EIGHTS, WinType.EMPTY_HAND, trigger_mode=GATE),
        "the player with the fewest cards in hand",
    ),
    (
        "the most cards in hand and captured win",
        won_by(SCOPA, WinType.CAPTURE_ALL, trigger_mode=GATE),
        "the player with the most cards in hand and captured",
    ),
    (
        "the fewest cards in hand and captured win",
        won_by(SCOPA, WinType.CAPTURE_ALL, trigger_mode=GATE, comparison=LOWEST),
        "the player with the fewest cards in hand and captured",
    ),
    ("the best hand wins", BEST_CARD, "the player with the best hand"),
    ("the worst hand wins", won_by(CUCKOO, WinType.BEST_HAND, comparison=LOWEST), "with the worst hand wins"),
    ("who alone holds cards loses", OLD_MAID, "only one player holds cards"),
    ("points of the hand win", won_by(SUECA, WinType.FIRST_TO_SCORE, 60), "Until the hand is over its points"),
    ("the last one left wins", KNOCK_OUT, "The last player left in the game"),
    ("the most chips win after the last hand", FAN_TAN, "After four hands"),
    (
        "nobody has won in the only hand",
        with_rules(won_by(AGRAM, WinType.MOST_TRICKS, 4, comparison=FIRST), max_hands=1),
        "If nobody has won by the end of the hand",
    ),
    ("the empty stock ends the game", OUT_OF_STOCK, "when the empty stock ends the game"),
    ("a game is a draw in the end", NOT_ENOUGH_TRICKS, "When there is no more to play"),
    ("players are level for good", LEVEL_FOR_GOOD, "the game can no longer be decided"),
    ("nobody can do anything", with_phases(UNO, UNO_PLAY), "If a whole round goes by"),
    ("the last turn decides", with_rules(BY_TRICKS, tie_breaker=BY_LAST_TURN), "the one who was the last to"),
    ("the last turn was of another", with_rules(BEST_CARD, tie_breaker=BY_LAST_TURN), "if it was none of them"),
    ("a starter wins at the deal", OVER_AT_DEAL, "right after the deal, that is the starter"),
    ("a player alone has no chips left", replace(BLACKJACK, player_count=1), "If you have no chips left"),
    ("a team plays with fewer", TEAMS, "A team is in the game as long as"),
    ("a winner would be out of the game", FEW_POINTS, "Whether somebody has won is looked at first"),
    ("somebody leaves with chips", WITH_CHIPS, "takes his or her chips along"),
)

# ---------------------------------------------------------------------------------------- what does not come about

SINGLES = with_climb(max_cards=1)
NO_SUIT_NAMED = with_setup(EIGHTS, wild_names_suit=False)
ANY_CARD_UNSEEN = with_phases(with_setup(UNO, hand_visibility=Visibility.FACE_DOWN), PlayPhase(Location.DISCARD))
NOBODY_BARRED = with_phases(
    UNO, PlayPhase(Location.DISCARD, valid_play_condition=Condition(ConditionType.HAND_SIZE, Operator.GE, 1))
)
ALL_BARRED = with_phases(
    UNO, DRAW, PlayPhase(Location.DISCARD, valid_play_condition=Condition(ConditionType.HAND_SIZE, Operator.GE, 50))
)
OTHER_SUITS = tuple(CardCondition(suit=suit) for suit in Suit if suit is not Suit.HEARTS)
ONE_SUIT = with_setup(CUCKOO, removed_cards=OTHER_SUITS)
ONLY_WITHOUT_DEADWOOD = with_knock(KEPT["gin-rummy-0"], condition=Condition(ConditionType.HAND_VALUE, Operator.LE, 0))
NEVER_FIFTY = ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.GE, 50), -1)
NO_ACES = with_setup(BLACKJACK, removed_cards=(CardCondition(rank=Rank.ACE),))
ONE_GOES_OUT = with_rules(EIGHTS, place_points=(2, 1))
OUT_OF_REACH = with_rules(won_by(WHIST, WinType.FIRST_TO_SCORE, 30_000), max_hands=2)

NEVER: tuple[tuple[str, GameGenome, str, str], ...] = (
    ("single cards are beaten by single cards", SINGLES, "lay exactly as many cards", "Otherwise beat the last play:"),
    (
        "single cards do not go together",
        SINGLES,
        "Cards that go together are laid one by one",
        "Otherwise beat the last play:",
    ),
    (
        "a card always lies on the pile",
        EIGHTS,
        "While the discard pile is empty, any card may be played.",
        "they fit any card where rank or suit must match.",
    ),
    (
        "a pile that lies open is seen",
        with_setup(EIGHTS, initial_discard_count=0),
        "If you cannot see the top card of the discard pile, any card may be played.",
        "While the discard pile is empty, any card may be played.",
    ),
    (
        "nobody takes cards of the pile",
        EIGHTS,
        "The card then counts as one of that suit until another card covers it or it is taken.",
        "The card then counts as one of that suit until another card covers it.",
    ),
    (
        "a wild card counts as what it is",
        NO_SUIT_NAMED,
        "The card then counts as one of that suit until another card covers it.",
        "they fit any card where rank or suit must match.",
    ),
    (
        "one card is drawn",
        EIGHTS,
        "Go on doing so as long as you cannot play a card.",
        "If you cannot play a card, draw a card from the stock.",
    ),
    (
        "only those without cards leave the hand",
        PRESIDENT,
        "If you cannot play, you are out of the hand.",
        "two points to the first",
    ),
    (
        "any card that nobody sees will do",
        ANY_CARD_UNSEEN,
        "if only some will do, somebody else picks these out.",
        "The game ends as soon as a player has no cards left;",
    ),
    (
        "everybody may play",
        NOBODY_BARRED,
        "You may do so only if you hold at least one card.",
        "The game ends as soon as a player has no cards left;",
    ),
    (
        "nobody may play",
        ALL_BARRED,
        "You may do so only if you hold at least 50 cards.",
        "If you lay no card in your whole turn, you pass.",
    ),
    (
        "all cards of a play lie on the table",
        PRESIDENT,
        "If a card of the play before no longer lies on the table, there is nothing to beat.",
        "Otherwise beat the last play:",
    ),
    (
        "no card lies on the table before a lead",
        PRESIDENT,
        "Cards that came to the table in other ways are not to be beaten.",
        "Otherwise beat the last play:",
    ),
    ("whoever leads can", PRESIDENT, "You may pass then only if you cannot lead.", "Otherwise beat the last play:"),
    (
        "of one suit no two cards are level",
        ONE_SUIT,
        "cards of one rank are level.",
        "the player with the worst hand loses one point;",
    ),
    (
        "of one suit one card is the lowest",
        ONE_SUIT,
        "if several are level, each of them does.",
        "the player with the worst hand loses one point;",
    ),
    (
        "no hand is good enough to make the others pay",
        with_rules(SCHWIMMEN, others_pay_from=200),
        "But if the best hand counts 200 points, everybody whose hand is not as good loses one point instead.",
        "if several are level, each of them does.",
    ),
    (
        "cards of hands of no kind make no sequence",
        ONE_CARD,
        "the higher end of the sequence decides, if there is one;",
        "cards of one rank are level.",
    ),
    (
        "without laying off deadwood stays",
        with_knock(GIN, lay_off=False),
        "The opponent lays off cards onto the knocker's melds:",
        "If the opponent has more deadwood than the knocker, the knocker scores the difference.",
    ),
    (
        "without deadwood nobody is undercut",
        ONLY_WITHOUT_DEADWOOD,
        "If the opponent has as much or less, that is an undercut:",
        "Against a knocker without any deadwood the opponent can neither lay off nor undercut:",
    ),
    (
        "without aces no card has another value",
        NO_ACES,
        "A card with two values counts as the one that is better for you.",
        "A total of 22 or more is bust:",
    ),
    ("one alone goes out", ONE_GOES_OUT, "two points to the second", "two points to the first"),
    (
        "of several who are left none has a place",
        ONE_GOES_OUT,
        "A player who alone is left with cards has the next place.",
        "two points to the first",
    ),
    (
        "cards score for who plays them and not for who went out",
        replace(EIGHTS, card_scoring=HEARTS_SCORE),
        "the player who went out scores for each heart that the others still hold.",
        "two points to the first",
    ),
    (
        "one of two rules never scores",
        replace(EIGHTS, scoring_rules=(HEARTS_HELD, NEVER_FIFTY)),
        "At the end of the hand, you score two points for each heart in your hand.",
        "the player who went out scores for each heart that the others still hold.",
    ),
    (
        "nobody takes more than thirteen tricks",
        replace(won_by(WHIST, WinType.MOST_TRICKS), trick_scoring=TrickScoring(book=13)),
        "each team scores one point for each trick beyond the first 13.",
        "At the end of the hand, the team with the most tricks wins the game.",
    ),
    (
        "a score that is out of reach wins no race",
        OUT_OF_REACH,
        "The game ends as soon as a team has 30,000 points or more;",
        "After two hands, the team with the highest score wins.",
    ),
    (
        "the lowest score wins, and not the highest",
        HEARTS,
        "At the end of a hand, the player with the highest score wins the game.",
        "At the end of a hand, the player with the lowest score wins the game.",
    ),
    (
        "a game that is decided by hands is not won within one",
        SUECA,
        "Until the hand is over its points count as part of the score.",
        "At the end of a hand, the team with the highest score wins the game.",
    ),
    (
        "players who are level share the game",
        BY_TRICKS,
        "If several players are level for the win, the one who had the last turn wins.",
        "When there is no more to play, it is a draw.",
    ),
    (
        "whoever has played has had a turn",
        with_rules(BY_TRICKS, tie_breaker=BY_LAST_TURN),
        "If the hand ended right after the deal, that is the starter.",
        "If several players are level for the win, the one who had the last turn wins.",
    ),
    (
        "a game of one hand is not over because of the stock",
        BY_TRICKS,
        "when the empty stock ends the game, the player with the most tricks wins.",
        "At the end of the hand, the player with the most tricks wins the game.",
    ),
    (
        "nobody leaves a team",
        WHIST,
        "A team is in the game as long as one of its players is.",
        "The game ends as soon as a team has five points or more;",
    ),
    (
        "who is out of the game has no chips to take along",
        BLACKJACK,
        "Whoever is out of the game takes his or her chips along.",
        "After 20 hands, the player with the most chips wins.",
    ),
    (
        "whoever wins the last hand has taken a trick",
        KNOCK_OUT,
        "Whether somebody has won is looked at first.",
        "The last player left in the game wins it.",
    ),
    (
        "several are left when a game of points is over",
        HEARTS,
        "The last player left in the game wins it.",
        "At the end of a hand, the player with the lowest score wins the game.",
    ),
    (
        "who has no card left has not lost",
        UNO,
        "When, at the end of the hand, only one player holds cards, that player loses the game.",
        "The game ends as soon as a player has no cards left;",
    ),
)


@pytest.mark.parametrize(("genome", "words"), [pytest.param(*rest, id=fact) for fact, *rest in (*LAID, *SCORED, *WON)])
def test_case_comes_about(genome: GameGenome, words: str) -> None:
    assert_comes_about(words, genome, CASES)


@pytest.mark.slow
@pytest.mark.parametrize(("genome", "sentence", "comes_about"), [pytest.param(*rest, id=fact) for fact, *rest in NEVER])
def test_case_does_not_come_about(genome: GameGenome, sentence: str, comes_about: str) -> None:
    assert_only_comes_about(comes_about, sentence, genome, CASES)
