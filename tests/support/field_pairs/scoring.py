"""Pairs for points, and for how hands are compared."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import AnyCondition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    DeckName,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Location,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    SetupRules,
    Suit,
    TableauMode,
    TrickPhase,
    WinType,
)
from tests.support.field_pairs._pair import FieldPair, asks, every_two, game, pair, pairs, tricks

HOLDS_CARDS = asks(ConditionType.HAND_SIZE, value=1, operator=Operator.GE)
HAS_PAIR = asks(ConditionType.HAS_MATCHING_PAIR)
IS_PAIR = asks(ConditionType.HAS_MATCHING_PAIR)


def scoring(**rest: Any) -> GameGenome:
    """Two tricks, after which everybody still holds three cards."""
    return game(SetupRules(5), TrickPhase(), tricks_per_hand=2, **{"win": WinType.HIGH_SCORE, **rest})


def cards(trigger: ScoringTrigger, condition: CardCondition | None = None, points: int = 1) -> GameGenome:
    return scoring(card_scoring=(CardScoringRule(condition or CardCondition(), points, trigger),))


def fishing(trigger: ScoringTrigger) -> GameGenome:
    return game(
        SetupRules(6, initial_tableau_count=4, tableau_mode=TableauMode.MATCH_RANK),
        PlayPhase(Location.TABLEAU),
        win=WinType.HIGH_SCORE,
        card_scoring=(CardScoringRule(CardCondition(), 1, trigger),),
    )


def pairing(trigger: ScoringTrigger, points: int = 1) -> GameGenome:
    """One card or a pair at a time, from 26 cards: a pair is all that there is of a rank."""
    black = (CardCondition(suit=Suit.CLUBS), CardCondition(suit=Suit.SPADES))
    return game(
        SetupRules(8, removed_cards=black),
        PlayPhase(Location.DISCARD, IS_PAIR, min_cards=2, max_cards=2),
        PlayPhase(Location.DISCARD),
        card_scoring=(CardScoringRule(CardCondition(), points, trigger),),
    )


def going_out(trigger: ScoringTrigger) -> GameGenome:
    """Cards are played one by one; the first player without any ends the hand."""
    return game(
        SetupRules(3, initial_discard_count=1),
        PlayPhase(Location.DISCARD),
        win=WinType.HIGH_SCORE,
        card_scoring=(CardScoringRule(CardCondition(), 1, trigger),),
        game_rules=GameRules(going_out=GoingOut.ENDS_HAND),
    )


def rules(condition: AnyCondition = HOLDS_CARDS, points: int = 1, per_card: bool = False) -> GameGenome:
    return scoring(scoring_rules=(ScoringRule(condition, points, per_card),))


PAIR = HandPattern("pair", 1, same_rank_groups=(2,))
FLUSH = HandPattern("three of a suit", 2, same_suit_count=3)
VALUES = tuple(CardValue(rank, min(rank.code + 2, 10)) for rank in Rank if rank is not Rank.ACE)
ACE = CardValue(Rank.ACE, 11)


def compared(evaluation: HandEvaluation, size: int = 5) -> GameGenome:
    """A round of bets, in which nobody folds, and the best hand wins; the 24 highest cards have many patterns."""
    return game(
        SetupRules(size, initial_deck=DeckName.STRIPPED_24, starting_chips=10),
        BettingPhase(min_bet=1, allow_fold=False),
        win=WinType.BEST_HAND,
        hand_evaluation=evaluation,
        player_count=4,
    )


def evaluated(method: HandEvaluationMethod) -> GameGenome:
    low_is_good = tuple(CardValue(rank, 12 - rank.code) for rank in Rank)
    return compared(HandEvaluation(method, patterns=(PAIR, FLUSH), card_values=low_is_good))


def patterns(*held: HandPattern) -> GameGenome:
    return compared(HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, patterns=held))


def pattern(**demands: Any) -> GameGenome:
    """A pattern with some demands, above three cards of a suit."""
    return patterns(FLUSH, HandPattern("the pattern", **{"rank_priority": 3, **demands}))


def wrapped(wrap: bool) -> GameGenome:
    """Hands of two cards among nines, tens, jacks and aces; two in a row are best."""
    two_in_a_row = HandPattern("two in a row", 1, sequence_length=2, sequence_wrap=wrap)
    genome = compared(HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, patterns=(two_in_a_row,)), size=2)
    without = (CardCondition(rank=Rank.QUEEN), CardCondition(rank=Rank.KING))
    return replace(genome, setup=replace(genome.setup, removed_cards=without))


def shared(with_table: bool) -> GameGenome:
    """A card each and one on the table; pairs are best."""
    evaluation = HandEvaluation(HandEvaluationMethod.PATTERN_MATCH, patterns=(PAIR,), with_table=with_table)
    genome = compared(evaluation, size=1)
    return replace(genome, setup=replace(genome.setup, initial_tableau_count=1))


def points(values: tuple[CardValue, ...] = (ACE, *VALUES), size: int = 2, **rest: Any) -> GameGenome:
    return compared(HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=values, **rest), size)


def valued(rank: Rank) -> GameGenome:
    """From the whole deck, one rank alone counts something."""
    evaluation = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=(CardValue(rank, 1),))
    return game(
        SetupRules(8, starting_chips=10),
        BettingPhase(min_bet=1, allow_fold=False),
        win=WinType.BEST_HAND,
        hand_evaluation=evaluation,
    )


METHODS = [method for method in HandEvaluationMethod if method is not HandEvaluationMethod.NONE]


def of_trumps(trumps_only: bool) -> GameGenome:
    """A point for every card taken in a trick, or for trumps alone."""
    rule = CardScoringRule(CardCondition(), 1, ScoringTrigger.TRICK_WIN, trumps_only)
    return tricks(setup={"trump_suit": Suit.SPADES}, card_scoring=(rule,), win=WinType.HIGH_SCORE)


SCORING: list[FieldPair] = [
    pair(
        "CardScoringRule.condition",
        lambda condition: cards(ScoringTrigger.TRICK_WIN, condition),
        CardCondition(),
        CardCondition(suit=Suit.HEARTS),
        "only hearts score",
    ),
    *pairs(
        "CardCondition.suit",
        lambda suit: cards(ScoringTrigger.HAND_END, CardCondition(suit=suit)),
        None,
        Suit,
        "only one suit scores",
    ),
    *pairs(
        "CardCondition.rank",
        lambda rank: cards(ScoringTrigger.HAND_END, CardCondition(rank=rank)),
        None,
        Rank,
        "only one rank scores",
    ),
    pair("CardScoringRule.trumps_only", of_trumps, False, True, "only trumps score"),
    pair("CardScoringRule.points", lambda n: cards(ScoringTrigger.PLAY, points=n), 1, -2, "each card costs points"),
    *pairs(
        "CardScoringRule.trigger",
        cards,
        ScoringTrigger.HAND_END,
        [ScoringTrigger.TRICK_WIN, ScoringTrigger.PLAY],
        "points come for cards played or taken, and not for those held",
    ),
    pair(
        "CardScoringRule.trigger",
        fishing,
        ScoringTrigger.PLAY,
        ScoringTrigger.CAPTURE,
        "points come for captures, and not for every card played",
    ),
    pair(
        "CardScoringRule.trigger",
        pairing,
        ScoringTrigger.PLAY,
        ScoringTrigger.SET_COMPLETE,
        "single cards do not score",
    ),
    pair(
        "CardScoringRule.trigger",
        going_out,
        ScoringTrigger.HAND_END,
        ScoringTrigger.LEFT_IN_HANDS,
        "cards score for who went out, and not for who holds them",
    ),
    pair(
        "CardScoringRule.points",
        lambda n: pairing(ScoringTrigger.SET_COMPLETE, n),
        1,
        2,
        "both cards of a rank, laid together, score more",
    ),
    pair("ScoringRule.condition", rules, HOLDS_CARDS, HAS_PAIR, "only who holds a pair scores"),
    pair("ScoringRule.points", lambda n: rules(points=n), 1, 2, "everybody scores more"),
    pair("ScoringRule.per_card", lambda each: rules(per_card=each), False, True, "each of three cards scores"),
    *pairs(
        "CardValue.rank",
        valued,
        Rank.ACE,
        Rank,
        "who holds most cards of that rank, and not most aces, has the best hand",
    ),
    pair(
        "CardValue.value",
        lambda n: points((CardValue(Rank.ACE, n), *VALUES)),
        11,
        2,
        "aces make a bad hand, not a good",
    ),
    pair(
        "CardValue.alternate_value",
        lambda n: points((CardValue(Rank.ACE, 11, n), *VALUES), size=3, target_value=21, bust_threshold=22),
        None,
        1,
        "a hand with an ace loses less often",
    ),
    pair(
        "CardValue.three_value",
        lambda n: points((ACE, *VALUES, CardValue(Rank.NINE, 9, three_value=n)), size=6),
        None,
        99,
        "three nines are the best hand",
    ),
    pair("HandEvaluation.one_suit", lambda one: points(one_suit=one), False, True, "two suits are not added"),
    pair(
        "GameRules.worst_hand_points",
        lambda n: replace(points(), game_rules=GameRules(worst_hand_points=n)),
        0,
        -1,
        "the worst hand costs a point",
    ),
    pair(
        "GameRules.others_pay_from",
        lambda n: replace(points(), game_rules=GameRules(worst_hand_points=-1, others_pay_from=n)),
        None,
        20,
        "a good hand costs all others a point",
    ),
    pair(
        "HandPattern.rank_priority",
        lambda n: pattern(rank_priority=n, same_rank_groups=(2,)),
        3,
        1,
        "three of a suit beat a pair",
    ),
    pair(
        "HandPattern.required_count",
        lambda n: pattern(required_count=n, same_rank_groups=(2,)),
        5,
        6,
        "a hand of five cards does not meet the pattern",
    ),
    pair("HandPattern.same_suit_count", lambda n: pattern(same_suit_count=n), 2, 4, "fewer hands meet the pattern"),
    pair(
        "HandPattern.same_rank_groups",
        lambda sizes: pattern(same_rank_groups=sizes),
        (2,),
        (3,),
        "a pair is not enough",
    ),
    pair(
        "HandPattern.same_rank_groups", lambda sizes: pattern(same_rank_groups=sizes), (2,), (2, 2), "one is not enough"
    ),
    pair("HandPattern.sequence_length", lambda n: pattern(sequence_length=n), 3, 4, "three in a row are not enough"),
    pair("HandPattern.sequence_wrap", wrapped, False, True, "ace and nine are a sequence, too"),
    *pairs(
        "HandPattern.required_ranks",
        lambda ranks: pattern(required_ranks=ranks),
        (),
        [(Rank.ACE,), (Rank.NINE, Rank.TEN)],
        "not every hand meets the pattern",
    ),
    *every_two("HandEvaluation.method", evaluated, METHODS, "other hands are best, or all level"),
    pair(
        "HandEvaluation.patterns",
        lambda held: patterns(*held),
        (PAIR,),
        (PAIR, FLUSH),
        "three of a suit beat a pair",
    ),
    pair("HandEvaluation.card_values", points, (ACE,), (ACE, *VALUES), "not only aces count"),
    pair("HandEvaluation.target_value", lambda n: points(target_value=n), None, 17, "nearest to 17, not the highest"),
    pair("HandEvaluation.with_table", shared, False, True, "a pair with the card on the table wins"),
    pair("HandEvaluation.bust_threshold", lambda n: points(bust_threshold=n), None, 18, "from 18 on a hand has lost"),
]
