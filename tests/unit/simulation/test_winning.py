"""Win conditions, and the end of hands and games."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    DiscardPhase,
    GameRules,
    Location,
    PassAction,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    Suit,
    TieBreaker,
    TriggerMode,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import Ending, Outcome, State, start
from darwindeck.simulation.reference._winning import judge, judge_for_the_last_time
from tests.support.told import told
from tests.unit.simulation.positions import game, make, options, position

DISCARD = Location.DISCARD


def standing(*wins: WinCondition, tie: TieBreaker = TieBreaker.SHARED, **fields: Any) -> State:
    """A position of three players with scores 5, 2 and 5 and hands of 1, 2 and 3 cards."""
    rules = GameRules(tie_breaker=tie)
    genome = game(DiscardPhase(DISCARD), player_count=3, game_rules=rules, **fields)
    state = position(genome, "2H", "3H 4H", "5H 6H 7H", deck="9C", scores=(5, 2, 5))
    return state.but(game=replace(state.game, genome=replace(genome, win_conditions=wins)))


def verdict(state: State, *, at_end: bool = True) -> str:
    return str(judge(state, at_end_of_hand=at_end))


@pytest.mark.parametrize(
    ("win", "at_move", "at_end"),
    [
        (WinCondition(WinType.LOW_SCORE), "None", "P1 wins"),
        (WinCondition(WinType.HIGH_SCORE), "None", "draw"),
        (WinCondition(WinType.HIGH_SCORE, threshold=6), "None", "None"),
        (WinCondition(WinType.HIGH_SCORE, comparison=WinComparison.LOWEST), "None", "P1 wins"),
        (WinCondition(WinType.LOW_SCORE, threshold=1), "None", "None"),
        (WinCondition(WinType.LOW_SCORE, threshold=5, trigger_mode=TriggerMode.THRESHOLD_GATE), "None", "P1 wins"),
        (WinCondition(WinType.LOW_SCORE, threshold=6, trigger_mode=TriggerMode.THRESHOLD_GATE), "None", "None"),
        (WinCondition(WinType.EMPTY_HAND), "None", "None"),
        (WinCondition(WinType.EMPTY_HAND, threshold=1), "P0 wins", "P0 wins"),
        (WinCondition(WinType.EMPTY_HAND, threshold=2), "draw", "draw"),
        (WinCondition(WinType.EMPTY_HAND, threshold=2, comparison=WinComparison.LOWEST), "P0 wins", "P0 wins"),
        (WinCondition(WinType.EMPTY_HAND, trigger_mode=TriggerMode.THRESHOLD_GATE, threshold=3), "None", "P0 wins"),
        (WinCondition(WinType.FIRST_TO_SCORE, threshold=3), "draw", "draw"),
        (WinCondition(WinType.CAPTURE_ALL, threshold=3), "P2 wins", "P2 wins"),
        (WinCondition(WinType.CAPTURE_ALL), "None", "None"),
        (WinCondition(WinType.LOW_SCORE, threshold=2, comparison=WinComparison.FIRST), "P1 wins", "P1 wins"),
        (WinCondition(WinType.LOW_SCORE, trigger_mode=TriggerMode.ALL_HANDS_EMPTY), "None", "None"),
        (WinCondition(WinType.ALL_HANDS_EMPTY), "None", "None"),
        (WinCondition(WinType.LOW_SCORE, trigger_mode=TriggerMode.DECK_EMPTY), "None", "None"),
        (WinCondition(WinType.BEST_HAND), "None", "draw"),
    ],
)
def test_when_and_who(win: WinCondition, at_move: str, at_end: str) -> None:
    state = standing(win)
    assert (verdict(state, at_end=False), verdict(state)) == (at_move, at_end)


def test_deck_empty_is_judged_after_every_move() -> None:
    state = standing(WinCondition(WinType.LOW_SCORE, trigger_mode=TriggerMode.DECK_EMPTY)).but(deck=())
    assert verdict(state, at_end=False) == "P1 wins"


def test_first_condition_that_decides_ends_the_game() -> None:
    wins = (WinCondition(WinType.HIGH_SCORE, threshold=6), WinCondition(WinType.LOW_SCORE))
    assert verdict(standing(*wins)) == "P1 wins"


@pytest.mark.parametrize(("last", "direction", "winner"), [(0, 1, 0), (1, 1, 0), (1, -1, 2), (2, 1, 2)])
def test_tie_goes_to_the_level_player_who_acted_last(last: int, direction: int, winner: int) -> None:
    state = standing(WinCondition(WinType.HIGH_SCORE), tie=TieBreaker.ACTIVE_PLAYER)
    state = state.but(last_turn=last, direction=direction)
    assert judge(state, at_end_of_hand=True) == Outcome(Ending.WIN, winner=winner)


def test_play_on_leaves_it_to_the_next_condition_and_ends_in_a_draw() -> None:
    high, low = WinCondition(WinType.HIGH_SCORE), WinCondition(WinType.LOW_SCORE)
    assert verdict(standing(high, tie=TieBreaker.PLAY_ON)) == "None"
    assert verdict(standing(high, low, tie=TieBreaker.PLAY_ON)) == "P1 wins"
    assert str(judge_for_the_last_time(standing(high, low, tie=TieBreaker.PLAY_ON))) == "draw"


def test_last_judgement_needs_no_threshold() -> None:
    assert str(judge_for_the_last_time(standing(WinCondition(WinType.LOW_SCORE, threshold=-9)))) == "P1 wins"
    assert str(judge_for_the_last_time(standing())) == "draw"


def test_who_has_held_no_card_or_is_out_does_not_win_by_an_empty_hand() -> None:
    state = standing(WinCondition(WinType.EMPTY_HAND)).but(hands=(frozenset(),) * 3, have_held=frozenset({1, 2}))
    assert verdict(state.but(in_hand=frozenset({0, 1}))) == "P1 wins"


def test_teams_win_together() -> None:
    state = standing(WinCondition(WinType.HIGH_SCORE), team_mode=True, teams=((2, 1), (0,)))
    assert judge(state, at_end_of_hand=True) == Outcome(Ending.WIN, team=0)
    assert state.team_scores == (7, 5)


def test_shedding_the_last_card_wins_at_once() -> None:
    genome = game(PlayPhase(DISCARD), win_conditions=(WinCondition(WinType.EMPTY_HAND),))
    state = make(position(genome, "2H", "3H"), "play 2H")
    assert told(state) == ("scores 0 0", "end P0 wins, turns 1, hands 1, decisions 1")
    assert options(state) == []


# ---------------------------------------------------------------------------------------- the end of a hand


def test_cards_and_rules_score_at_the_end_of_a_hand_by_seat() -> None:
    genome = game(
        PlayPhase(DISCARD, Condition(ConditionType.CARD_IS_RANK, Operator.EQ, Rank.TWO)),
        game_rules=GameRules(PassAction.END_HAND, passes_to_trigger=1),
        card_scoring=(CardScoringRule(CardCondition(), -1, ScoringTrigger.HAND_END),),
        scoring_rules=(
            ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.GE, 2), 10),
            ScoringRule(Condition(ConditionType.CARD_IS_SUIT, Operator.EQ, Suit.HEARTS), 3, per_card=True),
        ),
    )
    state = position(genome, "3H 4H 5S", "6H")
    assert told(state)[:8] == (
        "P0 passes",
        "hand over",
        "P0 scores -3",
        "P1 scores -1",
        "P0 scores 10",
        "P0 scores 6",
        "P1 scores 3",
        "scores 13 2",
    )


def test_passes_clear_the_table() -> None:
    genome = game(
        PlayPhase(Location.TABLEAU, mandatory=False),
        game_rules=GameRules(PassAction.CLEAR_TABLEAU),
        player_count=3,
    )
    state = make(position(genome, "2H 3H", "4H", "5H", table="9S 9C"), "play 3H", "pass")
    assert state.passes == 1
    state = make(state, "pass")
    assert told(state) == ("P2 passes", "table cleared")
    assert [str(card) for card in state.discard] == ["3H", "9C", "9S"]
    assert state.passes == 0


def test_hand_is_over_when_all_hands_are_empty_and_nobody_draws() -> None:
    state = make(position(game(PlayPhase(DISCARD)), "2H", "3H"), "play 2H", "play 3H")
    assert told(state)[0] == "hand over"
    assert state.hand_number == 2
    assert state.to_act == 1


def test_round_of_idle_walks_is_a_stalemate() -> None:
    genome = game(PlayPhase(DISCARD, Condition(ConditionType.HAND_SIZE, Operator.GT, 9)), player_count=3)
    state = position(genome, "2H", "3H", "4H")
    assert state.outcome == Outcome(Ending.STALEMATE)
    assert state.turns == 3


def test_game_without_anything_to_do_is_counted_and_ends() -> None:
    genome = game(BettingPhase(), max_turns=7)
    state = position(genome, "2H", "3H")
    assert str(state.outcome) == "draw"


def test_timeout_when_a_turn_should_begin() -> None:
    genome = game(PlayPhase(DISCARD), max_turns=2)
    state = make(position(genome, "2H 3H", "4H 5H"), "play 2H", "play 4H")
    assert told(state) == ("scores 0 0", "end timeout, turns 2, hands 1, decisions 2")


def test_long_game_in_which_nobody_is_asked_is_played_quickly() -> None:
    never = Condition(ConditionType.HAND_SIZE, Operator.GT, 40)
    rules = GameRules(PassAction.END_HAND, passes_to_trigger=1)
    state = start(game(PlayPhase(DISCARD, never), game_rules=rules, max_turns=2000), 1)
    assert state.outcome == Outcome(Ending.TIMEOUT)
    assert state.hand_number == 2001
    assert len(told(state)) == 14_006
