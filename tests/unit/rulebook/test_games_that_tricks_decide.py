"""Where the tricks of a hand surely bring somebody to what wins, no hand is ever over, and none is told to end."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    DeckName,
    GameGenome,
    LevelTrick,
    Location,
    Phase,
    Rank,
    ScoringTrigger,
    SetupRules,
    SwapPhase,
    TrickPhase,
    TrickScoring,
    TriggerMode,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.simulation import record_game
from tests.support.field_pairs._pair import game
from tests.support.rulebooks import all_rules

ACES = CardScoringRule(CardCondition(rank=Rank.ACE), 11, ScoringTrigger.TRICK_WIN)
SWAP = SwapPhase(Location.OPPONENT_HAND, mandatory=False)
TO_11 = WinCondition(WinType.FIRST_TO_SCORE, 11)
ENDS = ("The hand ends", "hand is dealt", "After each hand", "If nobody has won")


def aces(win: WinCondition, *phases: Phase, **rest: Any) -> GameGenome:
    """Ten tricks for four players with all of 40 cards, four of which score eleven points each."""
    setup = rest.pop("setup", SetupRules(10, initial_deck=DeckName.STRIPPED_40))
    common = {"player_count": 4, "max_turns": 2000, "card_scoring": (ACES,)}
    return game(setup, *(phases or (TrickPhase(),)), win=win, **{**common, **rest})


def fewest(kind: WinType, count: int) -> WinCondition:
    return WinCondition(kind, count, WinComparison.FIRST)


def hands_end(genome: GameGenome) -> bool:
    """Whether a book tells of the end of a hand; where it does not, no game may come to it."""
    rules = all_rules(genome)
    assert ("The hand ends" in rules) == ("hand is dealt" in rules)
    if "The hand ends" in rules:
        return True
    assert not any(one in rules for one in ENDS), rules
    records = (record_game(genome, seed=seed, players=("random",) * genome.player_count) for seed in range(20))
    assert not any("hand over" in record for record in records)
    return False


@pytest.mark.parametrize(
    ("win", "sure", "unsure"),
    [
        (WinType.FIRST_TO_SCORE, 11, 12),
        (WinType.MOST_TRICKS, 3, 4),
    ],
)
def test_all_tricks_of_a_hand_bring_somebody_to_a_number(win: WinType, sure: int, unsure: int) -> None:
    """44 points, or ten tricks, for four players: not all of them can have less."""
    assert not hands_end(aces(fewest(win, sure)))
    assert hands_end(aces(fewest(win, unsure)))


def test_teams_come_to_a_number_sooner() -> None:
    teams = {"team_mode": True, "teams": ((0, 2), (1, 3))}
    assert not hands_end(aces(WinCondition(WinType.FIRST_TO_SCORE, 22), **teams))
    assert hands_end(aces(WinCondition(WinType.FIRST_TO_SCORE, 23), **teams))


def test_a_score_without_a_stock_to_wait_for_is_looked_at_all_the_time() -> None:
    win = WinCondition(WinType.HIGH_SCORE, 4, trigger_mode=TriggerMode.DECK_EMPTY)
    assert not hands_end(aces(win, TrickPhase(), SWAP))
    at_end = WinCondition(WinType.HIGH_SCORE, 4)
    assert hands_end(aces(at_end, TrickPhase(), SWAP))


def test_other_sorts_of_hands_end_without_a_winner() -> None:
    assert hands_end(aces(TO_11, TrickPhase(level=LevelTrick.DISCARDED))), "nobody may take the aces"
    assert hands_end(aces(TO_11, setup=SetupRules(9, initial_deck=DeckName.STRIPPED_40))), "they may be left over"
    assert hands_end(aces(TO_11, tricks_per_hand=9)), "they may be kept to the end"
    low = WinCondition(WinType.LOW_SCORE, 0, WinComparison.FIRST, TriggerMode.DECK_EMPTY)
    assert hands_end(aces(low, setup=SetupRules(10, initial_deck=DeckName.STRIPPED_40, starting_score=5)))


def test_nothing_scores_at_the_end_of_a_hand_that_never_comes() -> None:
    scored = {"trick_scoring": TrickScoring(points_per_trick=2)}
    for_tricks = "two points for each trick"
    assert for_tricks in all_rules(aces(WinCondition(WinType.FIRST_TO_SCORE, 40), **scored))
    rules = all_rules(aces(TO_11, **scored))
    assert for_tricks not in rules
    assert "each ace" in rules


def test_seats_are_counted_from_who_starts_the_only_hand() -> None:
    teams = {"team_mode": True, "teams": ((0, 1), (2, 3))}
    assert "the player who starts the hand." in all_rules(aces(WinCondition(WinType.FIRST_TO_SCORE, 22), **teams))
    assert "the player who starts the first hand." in all_rules(aces(WinCondition(WinType.FIRST_TO_SCORE, 60), **teams))
