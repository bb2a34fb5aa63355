"""Hands and turns with tricks: what comes first, who goes out and when, who follows, and what is left in the end."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    BiddingPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    PassingPhase,
    PlayPhase,
    Rank,
    SpecialEffect,
    TargetSelector,
    TrickPhase,
    TrickScoring,
    TurnStructure,
    TurnUpPhase,
    WagerPhase,
    WinCondition,
    WinType,
)
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import in_short, made, told

BID, TURN_UP, TRICK, PASS = BiddingPhase(), TurnUpPhase(), TrickPhase(), PassingPhase(2)
PLAY, DISCARD = PlayPhase(Location.DISCARD), DiscardPhase(Location.DISCARD)
LEAVES = GameRules(going_out=GoingOut.LEAVES_HAND)
SEVERAL_HANDS = WinCondition(WinType.FIRST_TO_SCORE, threshold=50)
CHIPS: dict[str, Any] = {"setup": {"starting_chips": 100}, "win": WinType.MOST_CHIPS}


def sevens_do(effect: EffectType, target: TargetSelector = TargetSelector.NEXT_PLAYER) -> tuple[SpecialEffect, ...]:
    return (SpecialEffect(Rank.SEVEN, effect, target, 1),)


def hands_of_tricks(*phases: Any, cards: int = 5, **rest: Any) -> GameGenome:
    """A game whose hands are as many tricks as each player is dealt cards."""
    setup = {"cards_per_player": cards, **rest.pop("setup", {})}
    points: dict[str, Any] = {"win": SEVERAL_HANDS, "trick_scoring": TrickScoring(points_per_trick=1)}
    genome = made(*phases, setup=setup, **{**points, **rest})
    return replace(genome, turn_structure=TurnStructure(phases, is_trick_based=True))


# ---------------------------------------------------------------------------------------- what comes first


def test_a_card_is_turned_up_before_the_first_bid() -> None:
    text = all_rules(hands_of_tricks(TURN_UP, BID, TRICK))
    begins = (
        "A hand begins with turning up a card and bidding. Then follow a trick and turning up a card, again and again"
    )
    assert begins in text
    assert "Once in each hand, after the first card is turned up, each player in turn" in text
    two = all_rules(hands_of_tricks(TurnUpPhase(2), BID, TRICK))
    assert "after the first two cards are turned up, each player in turn" in two


def test_bids_come_first_where_cards_are_turned_up_later() -> None:
    text = all_rules(hands_of_tricks(BID, TURN_UP, TRICK))
    assert "A hand begins with bidding. Then follow turning up a card and a trick, again and again." in text
    assert "At the start of each hand, each player in turn" in text


def test_cards_are_passed_after_the_first_trick() -> None:
    text = all_rules(hands_of_tricks(BID, TRICK, PASS))
    assert "A hand begins with bidding, a trick and passing cards on. Then trick after trick is played." in text


def test_a_card_that_is_turned_up_before_bids_is_told_in_short() -> None:
    win: dict[str, Any] = {"win": WinType.MOST_TRICKS}
    late = "Once in the hand, after the first card is turned up, everybody bids a number of tricks."
    assert in_short(TURN_UP, BID, TRICK, **win).startswith(late)
    assert in_short(BID, TURN_UP, TRICK, **win).startswith("At the beginning of a hand, everybody bids")
    assert in_short(TURN_UP, BID, DrawPhase(Location.DECK), PLAY).startswith(late)


def test_stakes_are_laid_after_a_card_is_turned_up() -> None:
    dealt = "when the cards are dealt"
    stakes: dict[str, Any] = {"house": known("blackjack").house, **CHIPS}
    stakes["hand_evaluation"] = HandEvaluation(HandEvaluationMethod.POINT_TOTAL)
    assert dealt in told(WagerPhase(), TURN_UP, KnockPhase(), **stakes)
    later = told(TURN_UP, WagerPhase(), KnockPhase(), **stakes)
    assert dealt not in later
    assert "after the first card is turned up, each player in turn" in later
