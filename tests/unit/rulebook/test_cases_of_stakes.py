"""Special cases of bets, pots and the house are seen where they come about, and only there."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.examples import (
    create_betting_war_genome,
    create_blackjack_genome,
    create_fan_tan_genome,
    create_five_card_draw_genome,
    create_leduc_genome,
    create_showdown_poker_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    DrawPhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    Rank,
    ShowdownMethod,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.rulebook.cases._house import HOUSE
from darwindeck.rulebook.cases._pots import POTS
from tests.support.changed_games import with_phases, with_rules, with_setup
from tests.support.kept_games import kept_games
from tests.support.seen_cases import assert_comes_about, assert_only_comes_about

CASES = (*POTS, *HOUSE)
BLACKJACK, POKER, DRAW_POKER = create_blackjack_genome(), create_showdown_poker_genome(), create_five_card_draw_genome()
LEDUC, BETTING_WAR, FAN_TAN = create_leduc_genome(), create_betting_war_genome(), create_fan_tan_genome()
WAGER, DRAW = BLACKJACK.turn_structure.phases
assert isinstance(DRAW, DrawPhase)


def with_bets(genome: GameGenome, **changes: object) -> GameGenome:
    return with_phases(genome, BettingPhase(min_bet=2, **changes))  # type: ignore[arg-type]


def with_wager(**changes: object) -> GameGenome:
    return with_phases(BLACKJACK, replace(WAGER, **changes), DRAW)  # type: ignore[arg-type]


def with_house(**changes: object) -> GameGenome:
    assert BLACKJACK.house is not None
    return replace(BLACKJACK, house=replace(BLACKJACK.house, **changes))  # type: ignore[arg-type]


def with_target(target: int) -> GameGenome:
    """Blackjack with another total to come near, beyond which hands are bust."""
    assert BLACKJACK.hand_evaluation is not None
    below = Condition(ConditionType.HAND_VALUE, Operator.LT, target)
    counted = replace(BLACKJACK.hand_evaluation, target_value=target, bust_threshold=target + 1)
    draw = DrawPhase(Location.DECK, mandatory=False, condition=below, repeat=True, may_double=True)
    return replace(with_phases(BLACKJACK, WAGER, draw), hand_evaluation=counted)


PAIR = Condition(ConditionType.HAS_MATCHING_PAIR)
HIGH_CARD = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
MOST_CHIPS = (WinCondition(WinType.MOST_CHIPS),)

POOR = with_setup(POKER, starting_chips=9)
ONE_CARD = replace(with_setup(POOR, cards_per_player=1), hand_evaluation=HIGH_CARD)
SHARING = with_bets(POOR, showdown_method=ShowdownMethod.FOLD_ONLY)
SECOND_ROUND_WITH_PAIR = with_phases(POKER, BettingPhase(min_bet=2), BettingPhase(min_bet=4, condition=PAIR))
TWO_WAYS_TO_SHOW = with_phases(
    POOR,
    BettingPhase(min_bet=2, condition=PAIR, showdown_method=ShowdownMethod.HIGHEST_CARD),
    BettingPhase(min_bet=2, condition=PAIR, showdown_method=ShowdownMethod.FOLD_ONLY),
)
SMALL_RAISES = with_bets(POOR, raise_increment=5, max_bet=4)
NO_RAISES = with_bets(POOR, allow_raise=False)
ONE_RAISE = with_bets(POOR, max_raises=1)
ONE_HAND = replace(
    with_setup(POKER, starting_chips=8, ante=0), win_conditions=MOST_CHIPS, game_rules=GameRules(max_hands=1)
)
LARGE_RAISES = with_phases(ONE_HAND, BettingPhase(min_bet=1, raise_increment=4))
ENDED_BY_TABLE = with_rules(
    BETTING_WAR, hand_ends_if=Condition(ConditionType.LOCATION_SIZE, Operator.GE, 2, PlaceReference.TABLEAU)
)
TRICKS_FOR_CHIPS = next(one for one in kept_games() if one.genome_id == "sandone")

ANTES_FIRST = with_setup(with_wager(min_bet=20, before_deal=False), ante=15)
FOLDING = with_phases(BLACKJACK, WAGER, BettingPhase(min_bet=5, allow_check=False), DRAW)
ONE_CARD_DEALT = with_setup(BLACKJACK, cards_per_player=1)

TOLD: tuple[tuple[str, GameGenome, str], ...] = (
    ("who passes pays", FAN_TAN, "Whoever passes pays"),
    ("who passes has nothing to pay with", with_setup(FAN_TAN, starting_chips=2), "if he or she has one left"),
    ("who passes pays the rest", with_rules(with_setup(FAN_TAN, starting_chips=6), pass_stake=3), "or all chips that"),
    ("a first round of bets takes place", BETTING_WAR, "there is a round of bets"),
    ("another round of bets takes place", BETTING_WAR, "there is another round of bets"),
    ("a round is due to cards of one who has folded", SECOND_ROUND_WITH_PAIR, "whether or not he or she is still"),
    ("the only round of bets is left out", POOR, "or does not take place"),
    ("a second round begins anew", DRAW_POKER, "Every round begins anew"),
    ("somebody bets against one without chips", POOR, "everybody else who has chips left"),
    ("a round is over with less from who is all-in", POOR, "as much as the highest bet or is all-in"),
    ("a round is over when one is left", LEDUC, "or when only one player is left"),
    ("only all chips are enough for a raise", SMALL_RAISES, "only a player who goes all-in can raise"),
    ("all chips are a bet", NO_RAISES, "As long as nobody has bet, that is a bet"),
    ("all chips are less than a call", NO_RAISES, "for those who have too few chips to call"),
    ("all chips are too few to bet or to call", POOR, "also when they are too few to bet or to call"),
    ("all chips are too few to raise", LARGE_RAISES, "also when they are too few to raise"),
    ("too many have raised to go all-in", ONE_RAISE, "possible only while there may be another raise"),
    ("the other one of two takes the pot", LEDUC, "the other one takes the pot"),
    ("who goes out takes the pot", FAN_TAN, "takes the whole pot"),
    ("hands that lie open win the pot", with_setup(POOR, hand_visibility=Visibility.FACE_UP), "whoever of those still"),
    ("some have no cards to show", TRICKS_FOR_CHIPS, "players without cards are level"),
    ("hands are level", ONE_CARD, "Level players share"),
    ("chips are odd", SHARING, "Odd chips go one each"),
    ("there is a side pot", POOR, "is a side pot"),
    ("a side pot goes to the best", POOR, "goes in the same way to the best"),
    ("a side pot is shared", SHARING, "is shared by those who have put in"),
    ("there was no round of bets", TWO_WAYS_TO_SHOW, "when there was none at all"),
    ("a battle is paid at once", BETTING_WAR, "takes the pot at once"),
    ("a pot waits for the next battle", BETTING_WAR, "after a tie it waits"),
    ("a pot is left by battles", ENDED_BY_TABLE, "What is in the pot when the hand is over"),
    ("somebody has too few chips for the largest stake", BLACKJACK, "but no more than he or she has"),
    ("the last chip is staked", with_wager(min_bet=2), "Whoever has only one chip stakes it"),
    ("somebody has nothing to stake", ANTES_FIRST, "and nothing if none are left"),
    ("some may double, and others may not", BLACKJACK, "you may double, if you have"),
    ("a stake is doubled", BLACKJACK, "you stake as many chips again"),
    ("a doubled stake is won or lost", BLACKJACK, "A stake that has been doubled"),
    ("the house takes cards", BLACKJACK, "takes cards from the stock, one at a time"),
    ("the house takes cards until it is bust", with_house(stands_on=25), "or until it is bust"),
    ("the house takes a card on a soft total", with_house(hits_soft=True), "also takes a card on a total of exactly"),
    ("the house does not play", BLACKJACK, "provided that somebody is not bust"),
    ("a natural of the house ends the hand", BLACKJACK, "if they are a natural, the hand is over"),
    ("only the house has a natural", ONE_CARD_DEALT, "The house has a natural when"),
    ("a natural of the house beats the others", BLACKJACK, "A natural of the house beats"),
    ("a player has a natural", BLACKJACK, "is a natural."),
    ("a player and the house have naturals", BLACKJACK, "A player with a natural, unless"),
    ("somebody is bust", BLACKJACK, "Whoever is bust loses"),
    ("somebody with a stake is out of the hand", FOLDING, "Whoever is bust or out of the hand"),
    ("a better total wins", BLACKJACK, "has a better total than the house"),
    ("a level total takes the stake back", BLACKJACK, "Level with the house"),
    ("a worse total loses", BLACKJACK, "with a worse total it is lost"),
)

RICH = with_rules(with_setup(POKER, starting_chips=5_000), max_hands=3)
RICH_WITHOUT_LIMIT = with_bets(RICH, max_raises=200)
NO_FOLDING = with_bets(POOR, allow_fold=False)
SHARED_BY_TWO = replace(with_bets(LEDUC, showdown_method=ShowdownMethod.FOLD_ONLY), hand_evaluation=None)
NO_DRAWING = with_phases(BLACKJACK, WAGER)
RICH_AT_THE_HOUSE = with_setup(BLACKJACK, starting_chips=100_000)
NEVER_TO_DRAW = with_phases(
    BLACKJACK, WAGER, replace(DRAW, condition=Condition(ConditionType.HAND_VALUE, Operator.GT, 200))
)
NO_ACES = with_setup(with_house(hits_soft=True), removed_cards=(CardCondition(rank=Rank.ACE),))
IN_TENS = with_wager(min_bet=10)

WHOEVER_PASSES = "Whoever passes pays one chip into the pot"
ROUND_IS_OVER = "The round is over when everybody has acted and has put in as much as the highest bet"
ALL_FOLD = f"{ROUND_IS_OVER}, or when only one player is left in the hand."

NEVER: tuple[tuple[str, GameGenome, str, str], ...] = (
    (
        "with many chips nobody is short of one for a pass",
        FAN_TAN,
        f"{WHOEVER_PASSES}, if he or she has one left.",
        f"{WHOEVER_PASSES}.",
    ),
    (
        "with many chips everybody pays the whole of a pass",
        FAN_TAN,
        "Whoever passes pays three chips into the pot, or all chips that he or she has left.",
        f"{WHOEVER_PASSES}.",
    ),
    ("with many chips nobody is short of a bet", RICH, "also when they are too few to bet.", ALL_FOLD),
    ("with many chips nobody is short of a call", RICH, "also when they are too few to call.", ALL_FOLD),
    ("with many chips all put in as much", RICH, f"{ROUND_IS_OVER} or is all-in.", ALL_FOLD),
    ("with many chips there is no side pot", RICH, "What is beyond that is a side pot:", ALL_FOLD),
    ("with many chips everybody can answer a raise", RICH, "everybody else who has chips left must act.", ALL_FOLD),
    (
        "with many chips the round of bets takes place",
        RICH,
        "The round of bets is over, or does not take place.",
        ALL_FOLD,
    ),
    (
        "with many raises to come everybody may go all-in",
        RICH_WITHOUT_LIMIT,
        "and after a bet it is possible only while there may be another raise.",
        "As long as nobody has bet, that is a bet.",
    ),
    (
        "where nobody folds nobody is left alone",
        NO_FOLDING,
        ALL_FOLD,
        f"{ROUND_IS_OVER} or is all-in.",
    ),
    (
        "where nobody folds two stay for the pot",
        NO_FOLDING,
        "When a player is out of the hand, the other one takes the pot.",
        "whoever of those still in the hand has the best hand takes the pot.",
    ),
    (
        "in the only round of a hand nobody has bet before",
        POKER,
        "Every round begins anew, as if nobody had bet before.",
        ALL_FOLD,
    ),
    (
        "what two have put in has no odd chips",
        SHARED_BY_TWO,
        "Odd chips go one each to the first of those who share.",
        "Level players share.",
    ),
    (
        "a pot for who goes out is won by no hand",
        FAN_TAN,
        "whoever of all players has the best hand takes the pot.",
        "Whoever goes out takes the whole pot.",
    ),
    (
        "a pot for who goes out is not shared",
        FAN_TAN,
        "Level players share;",
        "Whoever goes out takes the whole pot.",
    ),
    (
        "battles leave no pot where only leaving ends the hand",
        BETTING_WAR,
        "What is in the pot when the hand is over is shared by those still in the hand.",
        "Whoever takes a battle with the highest card takes the pot at once;",
    ),
    (
        "a pot that waits for the end of the hand is not paid before",
        POOR,
        "Whoever takes a battle with the highest card takes the pot at once;",
        "What is beyond that is a side pot:",
    ),
    (
        "who draws no card is not bust",
        NO_DRAWING,
        "Whoever is bust loses the stake.",
        "with a worse total it is lost.",
    ),
    (
        "against somebody who is not bust the house plays",
        NO_DRAWING,
        "The house plays when the hand is over, provided that somebody is not bust:",
        "it takes cards from the stock, one at a time.",
    ),
    (
        "where nobody folds nobody with a stake is out of the hand",
        BLACKJACK,
        "Whoever is out of the hand loses the stake.",
        "Whoever is bust loses the stake.",
    ),
    (
        "a house that stands on soft totals takes no card on one",
        BLACKJACK,
        "It also takes a card on a total of exactly 17.",
        "it takes cards from the stock, one at a time.",
    ),
    (
        "no total is soft where no card has two values",
        NO_ACES,
        "It also takes a card on a total of exactly 17.",
        "it takes cards from the stock, one at a time.",
    ),
    (
        "two cards do not come to thirty",
        with_target(30),
        "A natural of the house beats everybody who has none.",
        "Whoever is bust loses the stake.",
    ),
    (
        "a total of thirty takes three cards and is no natural",
        with_target(30),
        "A player with a natural, unless the house has one too, gets the stake back.",
        "Level with the house, a player takes the stake back;",
    ),
    (
        "with many chips everybody may stake the most",
        RICH_AT_THE_HOUSE,
        "stakes 10, 20, 30, 40 or 50 chips against the house, but no more than he or she has.",
        "you stake as many chips again and draw one card.",
    ),
    (
        "who is not to draw does not double",
        NEVER_TO_DRAW,
        "you stake as many chips again and draw one card.",
        "it takes cards from the stock, one at a time.",
    ),
    (
        "stakes in tens leave nobody a single chip",
        IN_TENS,
        "Whoever has only one chip stakes it.",
        "stakes 10, 20, 30, 40 or 50 chips against the house, but no more than he or she has.",
    ),
    (
        "nobody without chips is in a hand that costs nothing before the stakes",
        BLACKJACK,
        "Whoever has fewer than 20 chips stakes all of them, and nothing if none are left.",
        "stakes 10, 20, 30, 40 or 50 chips against the house, but no more than he or she has.",
    ),
)


@pytest.mark.parametrize(("genome", "words"), [pytest.param(*rest, id=fact) for fact, *rest in TOLD])
def test_case_comes_about(genome: GameGenome, words: str) -> None:
    assert_comes_about(words, genome, CASES)


@pytest.mark.slow
@pytest.mark.parametrize(("genome", "sentence", "comes_about"), [pytest.param(*rest, id=fact) for fact, *rest in NEVER])
def test_case_does_not_come_about(genome: GameGenome, sentence: str, comes_about: str) -> None:
    assert_only_comes_about(comes_about, sentence, genome, CASES)
