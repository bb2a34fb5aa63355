"""Hands and turns with tricks: what comes first, who goes out and when, who follows, and what is left in the end."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
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
    TributePhase,
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


# ---------------------------------------------------------------------------------------- going out


def test_nobody_goes_out_in_the_middle_of_a_trick() -> None:
    out, middle = "A player who has no cards left goes out", ", but not in the middle of a trick: he or she is out"
    assert f"{out}{middle}" in told(TRICK, PLAY, game_rules=LEAVES, win=WinType.MOST_TRICKS)
    assert f"{out}: he or she is out" in told(PLAY, game_rules=LEAVES, win=WinType.HIGH_SCORE)
    ends = GameRules(going_out=GoingOut.ENDS_HAND)
    first = "a player has no cards left and so goes out"
    assert f"{first}, but not in the middle of a trick" in told(TRICK, PLAY, game_rules=ends, win=WinType.MOST_TRICKS)
    assert f"{first}." in told(PLAY, game_rules=ends, win=WinType.HIGH_SCORE)


def test_of_two_players_none_leads_for_a_winner_who_has_gone_out() -> None:
    draws = sevens_do(EffectType.FORCE_DISCARD)

    def text(players: int) -> str:
        return all_rules(hands_of_tricks(TRICK, special_effects=draws, game_rules=LEAVES, player_count=players))

    next_one = "A winner who has no card left is out of the hand, and the next player leads."
    assert next_one in text(3)
    assert next_one not in text(2), "the hand is over then"


def test_several_go_out_together_in_a_trick_alone() -> None:
    def text(*phases: Any) -> str:
        return all_rules(made(*phases, game_rules=LEAVES, special_effects=sevens_do(EffectType.FORCE_DISCARD), **CHIPS))

    assert "go out in one trick, they do so one after the other, clockwise from its winner." in text(
        TRICK, BettingPhase(), ClaimPhase()
    )
    both = "go out together, they do so one after the other, clockwise from the player whose turn it is (after a trick"
    assert both in text(TRICK, BettingPhase(), PLAY), "a seven that is played takes the last card of another, too"
    assert both in text(TRICK, BettingPhase(), ExchangePhase(5), KnockPhase())


def test_what_is_for_one_player_is_left_out_when_that_player_has_gone_out() -> None:
    on = "If the player whose turn it is goes out, the turn goes on without him or her"
    own = ", and what is for that player alone is left out."
    rest: dict[str, Any] = {"game_rules": LEAVES, **CHIPS}
    assert f"{on}{own}" in told(TRICK, BettingPhase(), ClaimPhase(), **rest)
    assert f"{on}." in told(PLAY, BettingPhase(), **rest)


def test_a_winner_who_is_out_leaves_the_next_turn_to_the_next_player() -> None:
    wins = "Whoever takes the trick of a turn has the next turn"
    by_then = "; if he or she is out of the hand by then, the next player has it."
    assert f"{wins}{by_then}" in all_rules(made(DISCARD, TRICK, game_rules=LEAVES, win=WinType.MOST_TRICKS))
    assert f"{wins}." in told(DISCARD, TRICK, win=WinType.MOST_TRICKS)
    two = told(DISCARD, TRICK, game_rules=LEAVES, win=WinType.MOST_TRICKS, player_count=2)
    assert f"{wins}." in two, "the hand is over then"


def test_who_has_the_next_turn_is_told_once_where_a_trick_ends_the_turn() -> None:
    again = "The winner of the trick"
    assert again not in told(DISCARD, TRICK, win=WinType.MOST_TRICKS)
    assert f"{again} does what follows in this turn" in told(TRICK, DISCARD, win=WinType.MOST_TRICKS)


def test_places_of_a_hand_are_explained_where_players_fold() -> None:
    order = "The order is that in which players ran out of cards; whoever alone is left in the hand then comes last"
    points = GameRules(going_out=GoingOut.LEAVES_HAND, place_points=(1,))
    rest: dict[str, Any] = {**CHIPS, "game_rules": points, "win": SEVERAL_HANDS, "player_count": 4}
    assert order in told(TributePhase(1), PLAY, BettingPhase(), **rest)
    assert order not in told(TributePhase(1), PLAY, BettingPhase(allow_fold=False), **rest)
