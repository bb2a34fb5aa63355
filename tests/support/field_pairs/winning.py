"""Pairs for the ways to win."""

from collections.abc import Callable

from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    DeckEmptyAction,
    DrawPhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PlayPhase,
    ScoringTrigger,
    SetupRules,
    ShowdownMethod,
    Suit,
    TableauMode,
    TrickPhase,
    TriggerMode,
    WinComparison,
    WinCondition,
    WinType,
)
from tests.support.field_pairs._pair import A_POINT_A_CARD, FieldPair, game, pair, pairs

RED_CARDS_TAKEN = tuple(
    CardScoringRule(CardCondition(suit=suit), points, ScoringTrigger.TRICK_WIN)
    for suit, points in ((Suit.HEARTS, 2), (Suit.DIAMONDS, -1))
)


def two_tricks(win: WinCondition) -> GameGenome:
    """Two tricks a hand, with cards left over; hearts bring points, diamonds cost some."""
    return game(SetupRules(4), TrickPhase(), tricks_per_hand=2, win=win, card_scoring=RED_CARDS_TAKEN)


def all_tricks(win: WinCondition) -> GameGenome:
    return game(SetupRules(4), TrickPhase(), is_trick_based=True, win=win, card_scoring=RED_CARDS_TAKEN)


def fishing(win: WinCondition) -> GameGenome:
    setup = SetupRules(4, initial_tableau_count=4, tableau_mode=TableauMode.MATCH_RANK)
    return game(setup, PlayPhase(Location.TABLEAU), win=win)


def betting(win: WinCondition) -> GameGenome:
    """The pot goes to the highest card, the best hand is the one with most points."""
    low = HandEvaluation(HandEvaluationMethod.CARD_COUNT)
    phase = BettingPhase(min_bet=5, showdown_method=ShowdownMethod.HIGHEST_CARD)
    return game(SetupRules(3, starting_chips=20), phase, win=win, hand_evaluation=low)


def playing(win: WinCondition) -> GameGenome:
    """Draw one, play one, until the deck is empty, and then until the hands are."""
    return game(
        SetupRules(5),
        DrawPhase(Location.DECK),
        PlayPhase(Location.DISCARD),
        win=win,
        card_scoring=(A_POINT_A_CARD,),
        game_rules=GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW),
        max_turns=100,
    )


def of(make: Callable[[WinCondition], GameGenome], threshold: int | None = None) -> Callable[[WinType], GameGenome]:
    """Games that differ in the type of their win."""
    return lambda kind: make(WinCondition(kind, threshold))


def compared(comparison: WinComparison) -> GameGenome:
    return all_tricks(WinCondition(WinType.ALL_HANDS_EMPTY, comparison=comparison))


def raced(comparison: WinComparison) -> GameGenome:
    return two_tricks(WinCondition(WinType.HIGH_SCORE, 2, comparison))


BY_POINTS = [WinType.LOW_SCORE, WinType.FIRST_TO_SCORE, WinType.ALL_HANDS_EMPTY]
BY_TRICKS = [WinType.MOST_TRICKS, WinType.FEWEST_TRICKS]

WINNING: list[FieldPair] = [
    *pairs(
        "WinCondition.type",
        of(two_tricks, 2),
        WinType.HIGH_SCORE,
        [*BY_POINTS, *BY_TRICKS],
        "somebody else wins, or earlier, or only once all hands are empty, which does not happen",
    ),
    *pairs(
        "WinCondition.type",
        of(playing, 6),
        WinType.HIGH_SCORE,
        [WinType.EMPTY_HAND, WinType.FIRST_TO_SCORE],
        "the game is over as soon as somebody gets there, and not at the end of the hand",
    ),
    pair(
        "WinCondition.type",
        of(fishing),
        WinType.MOST_CAPTURED,
        WinType.CAPTURE_ALL,
        "who has captured most does not own every card",
    ),
    pair("WinCondition.type", of(betting), WinType.MOST_CHIPS, WinType.BEST_HAND, "hands of three cards are level"),
    pair(
        "WinCondition.type",
        of(betting),
        WinType.MOST_CHIPS,
        WinType.LAST_STANDING,
        "the first hand decides nothing",
    ),
    pair("WinCondition.threshold", lambda n: playing(WinCondition(WinType.FIRST_TO_SCORE, n)), 3, 5, "it takes longer"),
    pair(
        "WinCondition.threshold",
        lambda n: two_tricks(WinCondition(WinType.HIGH_SCORE, n)),
        None,
        5,
        "the first hand does not always decide",
    ),
    *pairs(
        "WinCondition.comparison",
        compared,
        WinComparison.LOWEST,
        [WinComparison.HIGHEST, WinComparison.NONE],
        "highest",
    ),
    pair("WinCondition.comparison", raced, WinComparison.NONE, WinComparison.FIRST, "the first trick may decide"),
    pair(
        "WinCondition.trigger_mode",
        lambda mode: two_tricks(WinCondition(WinType.LOW_SCORE, 6, trigger_mode=mode)),
        TriggerMode.IMMEDIATE,
        TriggerMode.THRESHOLD_GATE,
        "somebody must have six points, where the best may not have more",
    ),
    pair(
        "WinCondition.trigger_mode",
        lambda mode: two_tricks(WinCondition(WinType.HIGH_SCORE, trigger_mode=mode)),
        TriggerMode.IMMEDIATE,
        TriggerMode.ALL_HANDS_EMPTY,
        "hands are never empty after two tricks",
    ),
    pair(
        "WinCondition.trigger_mode",
        lambda mode: playing(WinCondition(WinType.HIGH_SCORE, trigger_mode=mode)),
        TriggerMode.IMMEDIATE,
        TriggerMode.DECK_EMPTY,
        "players still hold cards when the deck is empty",
    ),
]
