"""How many tricks there are cards for, where whoever takes one lays another card as well."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.schema import (
    BettingPhase,
    ClaimPenalty,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassAction,
    PlayPhase,
    Rank,
    SetupRules,
    SpecialEffect,
    StarterRule,
    TargetSelector,
    TrickPhase,
    TrickScoring,
    WinCondition,
    WinType,
)
from tests.support.field_pairs._pair import game
from tests.support.games_by_chance import positions
from tests.support.rulebooks import all_rules

TRICK, PLAY, CARDS = TrickPhase(), PlayPhase(Location.TABLEAU, mandatory=True), 10
DISCARD = DiscardPhase(Location.DISCARD, mandatory=True)
LEAVES = GameRules(going_out=GoingOut.LEAVES_HAND, starter=StarterRule.LAST_OUT)
ENDS = GameRules(going_out=GoingOut.ENDS_HAND)
CLEARED: dict[str, Any] = {"consecutive_pass_action": PassAction.CLEAR_TABLEAU}
TEN = ("A hand is at most ten tricks.", "All ten tricks have been played.", "In the tenth trick nobody goes out")


def tricks_and_more(*phases: Any, rules: GameRules = LEAVES, **rest: Any) -> GameGenome:
    """Four players with ten cards each, whose hands are as many tricks as there are cards for, ten at most."""
    setup = SetupRules(**{"cards_per_player": CARDS, **rest.pop("setup", {})})
    win = WinCondition(WinType.HIGH_SCORE, threshold=50)
    counted: dict[str, Any] = {"is_trick_based": True, "trick_scoring": TrickScoring(points_per_trick=1), "win": win}
    return game(setup, *phases, game_rules=rules, **{"player_count": 4, "max_turns": 500, **counted, **rest})


def text(*phases: Any, **rest: Any) -> str:
    return all_rules(tricks_and_more(*phases, **rest))


def test_the_last_trick_never_comes_where_whoever_takes_one_lays_another_card() -> None:
    short = text(TRICK, PLAY)
    assert "A hand is at most nine tricks." in short
    assert "The hand ends when at most one player is left in it." in short
    assert not any(one in short for one in TEN)
    longer = text(TRICK, replace(PLAY, mandatory=False))
    assert all(one in longer for one in TEN), "nobody may lay another card"


@pytest.mark.parametrize(
    ("phases", "rules", "most"),
    [
        ((PLAY, TRICK), LEAVES, "nine"),
        ((TRICK, PLAY, PLAY), LEAVES, "eight"),
        ((TRICK, DISCARD), LEAVES, "nine"),
        ((TRICK, MeldPhase(), PLAY), LEAVES, "nine"),
        ((TRICK, BettingPhase(), PLAY), LEAVES, "nine"),
        ((TRICK, PLAY), ENDS, "eight"),
        ((TRICK, BettingPhase(), PLAY), ENDS, "nine"),
    ],
)
def test_a_hand_has_as_many_tricks_as_there_are_cards_for(phases: Any, rules: GameRules, most: str) -> None:
    assert f"A hand is at most {most} tricks." in text(*phases, rules=rules, setup={"starting_chips": 100})


def test_two_players_have_cards_for_fewer_tricks_even_if_nobody_goes_out() -> None:
    """The other one lays cards to tricks alone when one has none left; of four, somebody has ten cards for tricks."""
    two = text(TRICK, PLAY, rules=GameRules(), player_count=2)
    assert "A hand is at most eight tricks." in two
    assert "The hand ends when nobody holds a card any more." in two
    assert TEN[0] in text(TRICK, PLAY, rules=GameRules())


@pytest.mark.parametrize(
    ("phases", "rest"),
    [
        (
            (TRICK,),
            {"special_effects": (SpecialEffect(Rank.TWO, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 1),)},
        ),
        ((TRICK, PLAY, TRICK), {}),
        ((TRICK, PLAY, DrawPhase(Location.DECK)), {}),
        ((TRICK, KnockPhase(last_round=True), PLAY), {}),
        ((replace(TRICK, level=LevelTrick.DISCARDED), PLAY), {}),
        ((TRICK, ClaimPhase(lie_penalty=ClaimPenalty.TAKE_PILE)), {}),
        ((TRICK, replace(DISCARD, count=2)), {}),
        ((TRICK, replace(PLAY, climbing=True)), {"rules": replace(LEAVES, consecutive_pass_action=PassAction.NONE)}),
        ((TRICK, PLAY), {"setup": {"deal_remainder": True}}),
        ((DISCARD, replace(PLAY, climbing=True), TRICK, DISCARD), {"rules": replace(ENDS, **CLEARED)}),
    ],
)
def test_the_last_trick_is_told_where_it_may_come(phases: Any, rest: Any) -> None:
    assert "en tricks have been played" in text(*phases, **rest)


def test_whoever_is_skipped_keeps_a_card_for_another_trick() -> None:
    skips = (SpecialEffect(Rank.TWO, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER, 1),)
    assert all(one in text(TRICK, PLAY, special_effects=skips) for one in TEN)


def test_hands_come_to_as_many_tricks_as_are_told() -> None:
    few = tricks_and_more(TRICK, PLAY, player_count=3, setup={"cards_per_player": 4})
    assert "A hand is at most three tricks." in all_rules(few)
    played = (state for seed in range(8) for state in positions(few, seed))
    assert max(state.tricks_played for state in played) == 3


def test_points_beyond_as_many_tricks_as_there_are_cards_for_are_not_told() -> None:
    beyond = "for each trick beyond the first"
    assert beyond not in text(TRICK, PLAY, trick_scoring=TrickScoring(points_per_trick=1, book=9, last_trick_points=1))
    assert beyond in text(TRICK, PLAY, trick_scoring=TrickScoring(points_per_trick=1, book=8, last_trick_points=1))
