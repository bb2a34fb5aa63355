"""Special cases of asking, swaps, claims, captures, melds and ends of a hand are seen where they come about alone."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    create_agram_genome,
    create_blackjack_genome,
    create_cheat_genome,
    create_crazy_eights_genome,
    create_cuckoo_genome,
    create_five_card_draw_genome,
    create_gin_rummy_genome,
    create_go_fish_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_leduc_genome,
    create_old_maid_genome,
    create_president_genome,
    create_rummy_genome,
    create_schwimmen_genome,
    create_scopa_genome,
    create_uno_style_genome,
    create_war_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    CaptureOrder,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    ClaimRankMode,
    DiscardPhase,
    EffectType,
    GameGenome,
    GoingOut,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SpecialEffect,
    Suit,
    SwapPhase,
    TargetSelector,
    Visibility,
)
from darwindeck.rulebook.cases._asking import ASKING
from darwindeck.rulebook.cases._captures import CAPTURES
from darwindeck.rulebook.cases._claims import CLAIMS
from darwindeck.rulebook.cases._hands import HANDS
from darwindeck.rulebook.cases._melding import MELDING
from darwindeck.rulebook.cases._swaps import SWAPS
from tests.support.changed_games import with_phases, with_rules, with_setup
from tests.support.kept_games import kept_games
from tests.support.seen_cases import assert_comes_about, assert_only_comes_about

CASES = (*ASKING, *SWAPS, *CLAIMS, *CAPTURES, *MELDING, *HANDS)
GO_FISH, OLD_MAID, CUCKOO, SCHWIMMEN, CHEAT = (
    create_go_fish_genome(),
    create_old_maid_genome(),
    create_cuckoo_genome(),
    create_schwimmen_genome(),
    create_cheat_genome(),
)
SCOPA, WAR, RUMMY, GIN, PRESIDENT = (
    create_scopa_genome(),
    create_war_genome(),
    create_rummy_genome(),
    create_gin_rummy_genome(),
    create_president_genome(),
)
AGRAM, GOOFSPIEL, HEARTS, KNOCK_OUT, WHIST = (
    create_agram_genome(),
    create_goofspiel_genome(),
    create_hearts_genome(),
    create_knock_out_whist_genome(),
    create_whist_genome(),
)
BLACKJACK, DRAW_POKER, EIGHTS, LEDUC, UNO = (
    create_blackjack_genome(),
    create_five_card_draw_genome(),
    create_crazy_eights_genome(),
    create_leduc_genome(),
    create_uno_style_genome(),
)
KEPT = {genome.genome_id: genome for genome in kept_games()}

RUMMY_DRAW, RUMMY_MELD, RUMMY_DISCARD = RUMMY.turn_structure.phases
(CLAIM,) = CHEAT.turn_structure.phases
TRIBUTE, CLIMB = PRESIDENT.turn_structure.phases
(TRICK,) = AGRAM.turn_structure.phases
assert isinstance(RUMMY_MELD, MeldPhase)
assert isinstance(CLAIM, ClaimPhase)
assert isinstance(CLIMB, PlayPhase)
SWAP_HANDS = SwapPhase(Location.OPPONENT_HAND)
LAY, DISCARD = PlayPhase(Location.TABLEAU), DiscardPhase(Location.DISCARD, mandatory=True)


def with_claim(**changes: object) -> GameGenome:
    return with_phases(CHEAT, replace(CLAIM, **changes))  # type: ignore[arg-type]


def with_meld(**changes: object) -> GameGenome:
    return with_phases(RUMMY, RUMMY_DRAW, replace(RUMMY_MELD, **changes), RUMMY_DISCARD)  # type: ignore[arg-type]


def scoring(genome: GameGenome, trigger: ScoringTrigger, **cards: object) -> GameGenome:
    """A game in which some cards score a point for something."""
    rule = CardScoringRule(CardCondition(**cards), 1, trigger)  # type: ignore[arg-type]
    return replace(genome, card_scoring=(rule,))


def with_effect(genome: GameGenome, kind: EffectType) -> GameGenome:
    return replace(genome, special_effects=(SpecialEffect(Rank.FIVE, kind, TargetSelector.NEXT_PLAYER, 1),))


# ---------------------------------------------------------------------------------------- asking, swaps, claims

GOING_OUT = with_setup(with_rules(GO_FISH, going_out=GoingOut.LEAVES_HAND), cards_per_player=2)
HIDDEN_TABLE = with_setup(SCHWIMMEN, tableau_visibility=Visibility.OWNER_ONLY)
HANDS_RUN_OUT = with_phases(with_rules(SCHWIMMEN, hand_ends_if=None), SWAP_HANDS, LAY)
SWAPS_WITH_STOCK = with_phases(CUCKOO, SwapPhase(Location.DECK))
EMPTY_TABLE = with_phases(with_setup(SCHWIMMEN, initial_tableau_count=0), SwapPhase(Location.TABLEAU), LAY)
TRUE_CLAIMS = with_claim(can_lie=False)

ASKED: tuple[tuple[str, GameGenome, str], ...] = (
    ("somebody is given cards", GO_FISH, "must give you all cards of that rank"),
    ("somebody is refused", GO_FISH, "If the opponent has none"),
    ("somebody draws what was asked for", GO_FISH, "if it is of the rank that you asked for"),
    ("somebody draws something else", GO_FISH, "if not, your turn is over"),
    ("who has no card to ask with draws one", KEPT["go-fish-2"], "If you are to ask and have no cards"),
    ("who has none to ask again with draws one", GOING_OUT, "If you are to ask again and have no cards"),
    ("nobody can be asked", GO_FISH, "If you have no cards to ask with"),
    ("a book is laid down", GO_FISH, "are laid down at once"),
    ("somebody has three for a pair", OLD_MAID, "If you hold more cards of the rank than a pair needs"),
    ("hands are swapped", CUCKOO, "exchange your card for"),
    ("somebody has no hand to swap", HANDS_RUN_OUT, "if both of you hold cards"),
    ("a king is shown", CUCKOO, "he or she shows it, and both keep"),
    ("the last player swaps with the stock", CUCKOO, "The last player of the round does not do this"),
    ("everybody may swap with the stock", SWAPS_WITH_STOCK, "take the top card of the stock for it"),
    ("a king is on top of the stock", CUCKOO, "If the top card is a king"),
    ("the stock gives a card", CUCKOO, "otherwise the card that is given for it"),
    ("a card is swapped with the table", SCHWIMMEN, "exchange one of your cards for one on the table"),
    ("a hand is swapped with the table", SCHWIMMEN, "or your whole hand for all the cards on the table"),
    ("no card lies on the table", EMPTY_TABLE, "if any lie there"),
    ("who has no card cannot swap", KEPT["schwimmen-2"], "Without cards you cannot do this"),
    ("somebody sees a card on the table", HIDDEN_TABLE, "Of cards that you can see"),
    ("somebody sees none", HIDDEN_TABLE, "if you see none, it is drawn by lot"),
    ("cards are exchanged", DRAW_POKER, "and then draws as many from the stock"),
    ("a claim may be challenged", CHEAT, "may then challenge the claim"),
    ("the first of several challenges", CHEAT, "The first challenge settles it"),
    ("a claim is challenged", CHEAT, "When a claim is challenged"),
    ("nobody challenges a claim", CHEAT, "What nobody challenges stays face down"),
    ("a claim is about the last cards", CHEAT, "Even your last cards may be challenged"),
    ("somebody lies", CHEAT, "You may lie"),
    ("somebody has nothing to claim with", TRUE_CLAIMS, "You pass if you hold none of that rank"),
    ("aces are claimed again", CHEAT, "then come aces again"),
    ("the first of three ranks is claimed again", KEPT["leduc-1"], "then kings again, and so on"),
    ("the lowest rank is claimed after the highest", KEPT["fan-tan-0"], "aces are followed by twos"),
)

# ---------------------------------------------------------------------------------------- captures, battles, points

UNSEEN_TABLE = with_setup(
    SCOPA, tableau_visibility=Visibility.FACE_DOWN, capture_by_sum=False, initial_tableau_count=12
)
HANDS_IN_WAR = with_rules(
    with_setup(
        WAR,
        hand_is_stack=False,
        hand_visibility=Visibility.OWNER_ONLY,
        capture_order=CaptureOrder.AS_LAID,
        cards_per_player=3,
    ),
    war_cards_down=0,
)
BOOKS_SCORE = scoring(GO_FISH, ScoringTrigger.CAPTURE, suit=Suit.HEARTS)
SEVENS_PLAYED = scoring(EIGHTS, ScoringTrigger.PLAY, rank=Rank.SEVEN)
SEVENS_IN_TRICKS = scoring(AGRAM, ScoringTrigger.PLAY, rank=Rank.SEVEN)
TWO_SUITS = tuple(CardCondition(suit=suit) for suit in (Suit.HEARTS, Suit.CLUBS))
WHOLE_RANKS = with_setup(scoring(PRESIDENT, ScoringTrigger.SET_COMPLETE), removed_cards=TWO_SUITS, cards_per_player=6)
WHOLE_BOOKS = scoring(GO_FISH, ScoringTrigger.SET_COMPLETE)

CAPTURED: tuple[tuple[str, GameGenome, str], ...] = (
    ("a card captures one of its rank", SCOPA, "captures another one of the same rank"),
    ("somebody chooses between two of a rank", SCOPA, "If there are several of that rank, the player chooses"),
    ("one of several is drawn by lot", UNSEEN_TABLE, "If there are several of that rank, one is drawn by lot"),
    ("a card captures cards that add up to it", SCOPA, "A card that finds none of its rank captures"),
    ("there are several ways to add up", SCOPA, "if there are several ways, the player chooses"),
    ("a card stays on the table", SCOPA, "Otherwise the card stays on the table"),
    ("there is a sweep, and all is taken with the last card", SCOPA, "makes a sweep, unless it was the last card"),
    ("a battle is won", WAR, "the higher card wins both"),
    ("cards are laid face down", WAR, "Before that battle each player lays"),
    ("a pile is taken up", HANDS_IN_WAR, "take up that pile as your new hand"),
    ("somebody has no pile to take up", HANDS_IN_WAR, "If you have no pile either"),
    ("cards of tricks are taken up", KEPT["betting-war-2"], "take up the cards that you captured in tricks"),
    ("somebody has no card in turn", KEPT["betting-war-0"], "A player who has no card when his or her turn comes"),
    ("a card scores that is played", SEVENS_PLAYED, "for each seven that you play"),
    ("a card scores that is played to a trick", SEVENS_IN_TRICKS, "for each seven that you play"),
    ("a card scores that is captured", SCOPA, "for the seven of diamonds if you capture it"),
    ("a card of a book scores", BOOKS_SCORE, "for each heart that you lay down"),
    ("a sweep scores", SCOPA, "with which you make a sweep"),
    ("a rank that is laid as a whole scores", WHOLE_RANKS, "when you lay all cards of its rank at once"),
    ("a book of a whole rank scores", WHOLE_BOOKS, "when you lay all cards of its rank at once"),
    ("cards in a trick score", HEARTS, "in a trick that you take"),
    ("cards score that go with a trick", GOOFSPIEL, "from the table that you take with a trick"),
    ("somebody takes the last trick", AGRAM, "took the last trick of the hand"),
)

# ---------------------------------------------------------------------------------------- melds and knocks

MANY_MELDS = with_setup(with_meld(max_melds=None), cards_per_player=10)
TWO_MELDS = with_setup(with_meld(max_melds=2), cards_per_player=10)
LONG_HANDS = with_setup(with_meld(max_melds=None), cards_per_player=12)
SPECIAL_FIVES = with_effect(with_phases(UNO, *UNO.turn_structure.phases, MeldPhase()), EffectType.SKIP_NEXT)
MELDING_OR_PLAYING = with_rules(
    with_phases(UNO, MeldPhase(), *UNO.turn_structure.phases), consecutive_pass_action=PassAction.END_HAND
)
KNOCKING_EIGHTS = with_phases(
    with_effect(EIGHTS, EffectType.REVERSE_DIRECTION),
    *EIGHTS.turn_structure.phases,
    KnockPhase(lay_off=False, last_round=True),
)
FOLDING = with_phases(
    with_setup(replace(GIN, player_count=3), starting_chips=30),
    RUMMY_DRAW,
    DISCARD,
    KnockPhase(last_round=True),
    BettingPhase(min_bet=1),
)
LARGE_HANDS = with_phases(with_setup(GIN, cards_per_player=18), RUMMY_DRAW, DISCARD, KnockPhase())

MELDED: tuple[tuple[str, GameGenome, str], ...] = (
    ("somebody lays a meld", RUMMY, "You may lay one meld"),
    ("somebody lays several melds in a turn", MANY_MELDS, "You may lay as many melds as you like"),
    ("somebody lays as many melds as possible", TWO_MELDS, "You may lay at most two melds"),
    ("there are sets and runs", RUMMY, "A meld is a set of"),
    ("cards are added to melds", RUMMY, "You may also add any number of cards"),
    ("cards are added to sets and to runs", RUMMY, "cards of its rank to a set"),
    ("a card fits a set and a run", RUMMY, "A card that would fit both goes to the set"),
    ("two runs meet", LONG_HANDS, "Runs that come to lie end to end"),
    ("a special card is melded", SPECIAL_FIVES, "have none when they are melded"),
    ("somebody melds and passes", MELDING_OR_PLAYING, "whoever does nothing else in a turn has passed"),
    ("a hand has sets and runs", GIN, "a set of three or four cards"),
    ("somebody may knock", GIN, "you may knock."),
    ("somebody has knocked before", SCHWIMMEN, "unless somebody has knocked before"),
    ("a turn comes back to the knocker", KNOCKING_EIGHTS, "It is also over when it would be your turn again"),
    ("the knocker folds, or another one", FOLDING, "Nothing of this is scored when the knocker is out of the hand"),
    ("there are two ways to arrange a hand", LARGE_HANDS, "If there is still a choice, go through the cards"),
)

# ---------------------------------------------------------------------------------------- ends of a hand

FEW_LEFT = Condition(ConditionType.HAND_SIZE, Operator.LE, 5)
TILL_FEW_ARE_LEFT = with_rules(HEARTS, hand_ends_if=FEW_LEFT)
LEAVING_TRICKS = with_rules(WHIST, going_out=GoingOut.LEAVES_HAND)
PASSES_END = with_rules(PRESIDENT, consecutive_pass_action=PassAction.END_HAND)

ENDED: tuple[tuple[str, GameGenome, str], ...] = (
    ("a hand is over right after the deal", SCHWIMMEN, "even right after the deal"),
    ("a hand is over after some tricks", TILL_FEW_ARE_LEFT, "when a trick is over"),
    ("who goes out ends the hand", EIGHTS, "a player has no cards left and so goes out"),
    ("somebody goes out", PRESIDENT, "A player who has no cards left goes out"),
    ("the others play on", PRESIDENT, "he or she is out of the hand, and the others play on"),
    ("one player is left", PRESIDENT, "only one player is left in it"),
    ("nobody is left", KEPT["sueca-3"], "at most one player is left in it"),
    ("nobody holds a card", SCOPA, "nobody holds a card any more and there is nothing left to draw"),
    ("the last trick ends the hand", HEARTS, "13 tricks have been played"),
    ("the last of all tricks ends the hand", AGRAM, "all six tricks have been played"),
    ("as many tricks as cards end the hand", KNOCK_OUT, "there have been as many tricks as"),
    ("one turn each ends the hand", CUCKOO, "every player has had one turn"),
    ("the last bets end the hand", LEDUC, "The last round of bets is over"),
    ("the only bets end the hand", KEPT["leduc-0"], "The round of bets is over"),
    ("all is done once", KEPT["brinola"], "All that Play says has been done once"),
    ("a good hand ends the hand", SCHWIMMEN, "A player's hand counts at least"),
    ("a knock ends the hand", GIN, "A player knocks"),
    ("a knock and another turn end the hand", SCHWIMMEN, "A player has knocked and everybody else"),
    ("passes end the hand", PASSES_END, "have passed, one after the other"),
    ("an empty stock ends the hand", GIN, "cards are left in the stock"),
    ("several go out in one trick", KEPT["agram-2"], "go out in one trick"),
    ("nobody goes out in the last trick", KEPT["agram-2"], "trick nobody goes out any more"),
    ("both scored as much", GIN, "If both scored as much"),
    ("cards are laid aside", KEPT["president-1"], "the cards that nobody gets are laid aside"),
)

# ---------------------------------------------------------------------------------------- what does not come about

NO_STOCK = with_setup(GO_FISH, cards_per_player=13)
NOTHING_DRAWN = with_phases(GO_FISH, AskPhase(draw_if_refused=False))
NO_KINGS = with_phases(CUCKOO, SwapPhase(Location.OPPONENT_HAND, last_from_deck=True))
TWO_CHEATS = replace(CHEAT, player_count=2)
ACES_ONLY = with_claim(rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.ACE)
NO_SUMS = with_setup(SCOPA, capture_by_sum=False)
NO_CARDS_DOWN = with_rules(with_setup(WAR, cards_per_player=8), war_cards_down=0)
KNOCKS_ALONE = with_rules(SCHWIMMEN, hand_ends_if=None)

NEVER: tuple[tuple[str, GameGenome, str, str], ...] = (
    (
        "who is refused and draws nothing does not draw what was asked for",
        NOTHING_DRAWN,
        "if it is of the rank that you asked for, show it to everybody, and ask again;",
        "If the opponent has none, you get nothing, and your turn is over.",
    ),
    (
        "without a stock nobody draws a card to ask with",
        NO_STOCK,
        "If you are to ask and have no cards, draw one from the stock first.",
        "The opponent must give you all cards of that rank, for everybody to see, and you ask again.",
    ),
    (
        "nobody keeps a card of four of a rank",
        GO_FISH,
        "If you hold more cards of the rank than a book needs, lay down those that come first.",
        "they are laid down at once, face up, in front of the player who holds them, after the deal.",
    ),
    (
        "everybody has a card to swap",
        CUCKOO,
        "You may exchange your whole hand for the next player's whole hand, if both of you hold cards.",
        "You may exchange your card for the next player's card.",
    ),
    (
        "where no card forbids a swap none is shown",
        NO_KINGS,
        "If the next player holds a king, he or she shows it, and both keep what they have.",
        "You may exchange your card for the next player's card.",
    ),
    (
        "where no card forbids a swap none stays on the stock",
        NO_KINGS,
        "If the top card is a king, it is shown to everybody and stays there, and nothing is exchanged;",
        "otherwise the card that is given for it goes onto the discard pile.",
    ),
    (
        "who swaps with the table does not swap with the stock",
        SCHWIMMEN,
        "You may lay a card on the discard pile and take the top card of the stock for it.",
        "You may exchange one of your cards for one on the table.",
    ),
    (
        "cards always lie on a table for which others are laid",
        SCHWIMMEN,
        "You may exchange one of your cards for one on the table, if any lie there.",
        "You may exchange one of your cards for one on the table.",
    ),
    (
        "who swaps keeps as many cards",
        SCHWIMMEN,
        "Without cards you cannot do this.",
        "You may exchange one of your cards for one on the table.",
    ),
    (
        "everybody sees the cards of an open table",
        SCHWIMMEN,
        "if you see none, it is drawn by lot.",
        "Of cards that you can see you choose which one to take;",
    ),
    (
        "claims that must be true are no lies",
        TRUE_CLAIMS,
        "You may lie:",
        "Your opponent may then challenge the claim.",
    ),
    (
        "who may lie can always make a claim",
        CHEAT,
        "You pass if you hold none of that rank;",
        "You may lie:",
    ),
    (
        "of two players one alone may challenge",
        TWO_CHEATS,
        "The first challenge settles it.",
        "Your opponent may then challenge the claim or accept it.",
    ),
    ("one rank that is always claimed has no turn", ACES_ONLY, "then come aces again.", "You may lie:"),
    (
        "ranks do not add up where only pairs are captured",
        NO_SUMS,
        "if there are several ways, the player chooses.",
        "A card that is laid on the table captures another one of the same rank that lies there.",
    ),
    (
        "where only pairs are captured no card captures others",
        NO_SUMS,
        "A card that finds none of its rank captures cards that together count as much as it does;",
        "A card that captures everything else on the table makes a sweep.",
    ),
    (
        "after a battle that is level no card need lie face down",
        NO_CARDS_DOWN,
        "Before that battle each player lays the top card of the stack face down on the table.",
        "the higher card wins both, and all other cards on the table with them.",
    ),
    (
        "a stack is not taken up",
        NO_CARDS_DOWN,
        "If your hand is empty in your turn, take up that pile as your new hand.",
        "the higher card wins both, and all other cards on the table with them.",
    ),
    (
        "cards that are left in hands do not score when they are played",
        EIGHTS,
        "You score one point for each card that you play.",
        "The hand ends as soon as a player has no cards left and so goes out.",
    ),
    (
        "cards that score in tricks score nothing when they are played",
        HEARTS,
        "You score one point for each heart that you play.",
        "You score one point for each heart in a trick that you take.",
    ),
    (
        "nobody lays more than one meld in a turn",
        RUMMY,
        "You may lay as many melds as you like from your hand face up, in a place apart.",
        "You may lay one meld from your hand face up, in a place apart.",
    ),
    (
        "melds stay as they are where nothing is added",
        with_meld(lay_off=False),
        "You may also add any number of cards to melds that lie there, whoever laid them:",
        "You may lay one meld from your hand face up, in a place apart.",
    ),
    (
        "seven cards are no run of twelve",
        with_meld(min_run=12),
        "A meld is a run of twelve or more cards of one suit, each one rank above the one before.",
        "A meld is a set of three or more cards of one rank.",
    ),
    (
        "without special cards none is melded",
        RUMMY,
        "Cards with a special effect have none when they are melded.",
        "You may lay one meld from your hand face up, in a place apart.",
    ),
    (
        "a knock that ends the hand leaves nobody to knock",
        GIN,
        "You may knock, unless somebody has knocked before in this hand.",
        "If your deadwood counts at most ten points, you may knock.",
    ),
    (
        "in turn everybody else comes before the knocker",
        KNOCKS_ALONE,
        "It is also over when it would be your turn again.",
        "You may knock, unless somebody has knocked before in this hand.",
    ),
    (
        "nobody leaves a hand in which nobody goes out",
        KNOCKS_ALONE,
        "Nothing of this is scored when the knocker is out of the hand by then, and opponents who are out of the hand "
        "are left aside.",
        "The hand ends when a player has knocked and everybody else has had one more turn.",
    ),
    (
        "so many tricks are never over at the deal",
        TILL_FEW_ARE_LEFT,
        "A player holds at most five cards when a trick is over, or right after the deal.",
        "A player holds at most five cards when a trick is over.",
    ),
    (
        "who ends the hand leaves nobody to play on",
        EIGHTS,
        "he or she is out of the hand, and the others play on.",
        "A player who has no cards left goes out:",
    ),
    (
        "several are in a hand that one ends",
        EIGHTS,
        "The hand ends when only one player is left in it.",
        "The hand ends as soon as a player has no cards left and so goes out.",
    ),
    (
        "one after the other plays a last card",
        PRESIDENT,
        "If several players go out together, they do so one after the other.",
        "A player who has no cards left goes out:",
    ),
    (
        "a hand goes on when everybody has had a turn without a knock",
        KNOCKS_ALONE,
        "The hand ends when every player has had one turn.",
        "The hand ends when a player has knocked and everybody else has had one more turn.",
    ),
    (
        "passes that clear the table do not end the hand",
        PRESIDENT,
        "The hand ends when all players but the one who played last have passed, one after the other.",
        "The hand ends when only one player is left in it.",
    ),
    (
        "nobody is short of cards where nobody leaves the game",
        HEARTS,
        "When fewer players are left in the game, the cards that nobody gets are laid aside.",
        "The hand ends when 13 tricks have been played.",
    ),
)

TOLD = (*ASKED, *CAPTURED, *MELDED, *ENDED)


@pytest.mark.parametrize(("genome", "words"), [pytest.param(*rest, id=fact) for fact, *rest in TOLD])
def test_case_comes_about(genome: GameGenome, words: str) -> None:
    assert_comes_about(words, genome, CASES)


@pytest.mark.slow
@pytest.mark.parametrize(("genome", "sentence", "comes_about"), [pytest.param(*rest, id=fact) for fact, *rest in NEVER])
def test_case_does_not_come_about(genome: GameGenome, sentence: str, comes_about: str) -> None:
    assert_only_comes_about(comes_about, sentence, genome, CASES)
