"""Who scored most in a hand starts the next one."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    Elimination,
    GameGenome,
    GamePoint,
    GameRules,
    Rank,
    ScoringTrigger,
    SetupRules,
    StarterRule,
    TrickPhase,
)
from darwindeck.simulation import record_game
from tests.unit.simulation.positions import game, make, position

ACES = CardScoringRule(CardCondition(rank=Rank.ACE), 5, ScoringTrigger.TRICK_WIN)
TWOS = CardScoringRule(CardCondition(rank=Rank.TWO), -5, ScoringTrigger.TRICK_WIN)
TEAMS: dict[str, Any] = {"player_count": 4, "team_mode": True, "teams": ((0, 2), (1, 3))}


def tricks(rules: dict[str, Any] | None = None, **fields: Any) -> GameGenome:
    """A hand is a trick; aces score 5, and twos cost as much."""
    return game(
        TrickPhase(),
        setup=SetupRules(cards_per_player=1),
        is_trick_based=True,
        card_scoring=(ACES, TWOS),
        game_rules=GameRules(starter=StarterRule.BEST_OF_HAND, **(rules or {})),
        **{"player_count": 3, **fields},
    )


def next_starter(genome: GameGenome, *hands: str, walker: int = 0, starter: int = 0, **changes: Any) -> int:
    """Who starts the second hand, when everybody has played the only card of the first."""
    seats = [(walker + step) % len(hands) for step in range(len(hands))]
    state = position(genome, *hands, walker=walker, starter=starter, **changes)
    state = make(state, *(f"play {hands[seat]}" for seat in seats))
    assert state.hand_number == 2
    return state.starter


@pytest.mark.parametrize("starter", range(3))
def test_who_scored_most_starts(starter: int) -> None:
    assert next_starter(tricks(), "3H", "4H", "AH", starter=starter) == 2


@pytest.mark.parametrize("starter", range(3))
def test_the_same_player_starts_again_when_two_are_level(starter: int) -> None:
    assert next_starter(tricks(), "3H", "4H", "5H", starter=starter) == starter


def test_nothing_is_more_than_points_lost() -> None:
    assert next_starter(tricks(player_count=2), "2H", "4H") == 0
    assert next_starter(tricks(player_count=2), "4H", "2H") == 1
    assert next_starter(tricks(), "4H", "2H", "3H", starter=2) == 2, "two have scored nothing: level"


def test_only_the_points_of_the_hand_count() -> None:
    scores = (50, 0, 20)
    assert next_starter(tricks(), "3H", "4H", "AH", scores=scores, scores_before=scores) == 2
    assert next_starter(tricks(), "3H", "4H", "AH", scores=(57, 0, 20), scores_before=(50, 0, 20)) == 0


def test_points_that_game_points_replace_do_not_count() -> None:
    too_few, enough = (tricks(game_points=(GamePoint(threshold, 1),)) for threshold in (6, 5))
    assert next_starter(too_few, "3H", "4H", "AH", starter=1) == 1, "five points are none: level"
    assert next_starter(enough, "3H", "4H", "AH", starter=1) == 2


@pytest.mark.parametrize(("starter", "expected"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_of_a_team_the_first_player_from_the_last_starter_on(starter: int, expected: int) -> None:
    for hands in (("3H", "AH", "4H", "5H"), ("3H", "5H", "4H", "AH")):
        assert next_starter(tricks(**TEAMS), *hands, starter=starter) == expected


def test_teams_that_are_level_leave_the_start_where_it_was() -> None:
    assert next_starter(tricks(**TEAMS), "3H", "4H", "5H", "6H", starter=2) == 2


def test_who_is_out_of_the_game_does_not_start() -> None:
    genome = tricks({"elimination": Elimination.NO_SCORE}, player_count=4)
    # The first player scores most, and leaves with less than nothing.
    scores: dict[str, Any] = {"scores": (-20, 7, 7, 7), "scores_before": (-20, 7, 7, 7)}
    assert next_starter(genome, "AH", "3H", "4H", "5H", **scores) == 1, "the others are level: the next one"
    assert next_starter(genome, "AH", "3H", "4H", "5H", starter=2, **scores) == 2
    scores = {"scores": (-20, 7, 9, 7), "scores_before": (-20, 7, 7, 7)}
    assert next_starter(genome, "AH", "3H", "4H", "5H", **scores) == 2, "of the others one has scored most"


def test_a_partner_starts_for_who_is_out_of_the_game() -> None:
    genome = tricks({"elimination": Elimination.NO_SCORE}, **TEAMS)
    scores: dict[str, Any] = {"scores": (7, -20, 7, 7), "scores_before": (7, -20, 7, 7)}
    assert next_starter(genome, "3H", "AH", "4H", "5H", **scores) == 3


@pytest.mark.parametrize("fields", [{}, {"player_count": 2}, TEAMS], ids=["three", "two", "teams"])
def test_both_engines_agree(fields: dict[str, Any]) -> None:
    rules = {"max_hands": 12, "elimination": Elimination.NO_SCORE}
    for seed in range(30):
        genome = tricks(rules, **fields)
        assert record_game(genome, seed, "random") == record_game(genome, seed, "random", engine="reference")
