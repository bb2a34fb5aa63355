"""Hands that end at once, when a player in them meets a condition."""

from typing import Any

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    DrawPhase,
    GameGenome,
    GameRules,
    GoingOut,
    KnockPhase,
    Location,
    PlayPhase,
    SetupRules,
    SwapPhase,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import start
from tests.support.told import told
from tests.unit.simulation.positions import game, make, options, position

PAIR = Condition(ConditionType.HAS_SET_OF_N, value=2)
PLAY = PlayPhase(Location.DISCARD)


def ending(*phases: Any, condition: Any = PAIR, rules: dict[str, Any] | None = None, **fields: Any) -> GameGenome:
    return game(*phases, game_rules=GameRules(hand_ends_if=condition, **(rules or {})), **fields)


def test_hand_is_over_when_the_player_of_the_walk_meets_the_condition() -> None:
    genome = ending(DrawPhase(Location.DECK), PLAY)
    assert "hand over" in told(position(genome, "2H 3H", "4H", deck="5C 2C"))
    assert options(position(genome, "2H 3H", "4H", deck="2C 5C")) == ["play 2H", "play 3H", "play 5C"]


def test_hand_is_over_when_somebody_else_meets_it() -> None:
    state = position(ending(SwapPhase(Location.OPPONENT_HAND), PLAY), "2H 2C", "4H 5H")
    assert "hand over" in told(make(state, "swap"))


def test_whoever_is_out_of_the_hand_ends_nothing() -> None:
    state = position(ending(PLAY, PLAY, player_count=3), "2H 3H 5H", "4H 6H", "7H 8H")
    state = state.but(in_hand=state.in_hand - {2}, hands=(*state.hands[:2], state.hands[0] | state.hands[1]))
    assert "hand over" not in told(make(state, "play 2H"))


def test_hand_may_be_over_with_the_deal() -> None:
    dealt = Condition(ConditionType.HAND_SIZE, Operator.GE, 2)
    state = start(ending(PLAY, condition=dealt, setup=SetupRules(2), max_turns=3), 0)
    assert [line for line in told(state) if line in ("hand over", "hand 2, P1 starts")] == [
        "hand over",
        "hand 2, P1 starts",
        "hand over",
        "hand over",
    ]
    assert state.turns == 3, "a hand without a walk counts one"
    assert state.outcome is not None


def test_races_are_won_before_the_hand_is_over() -> None:
    nothing = Condition(ConditionType.HAND_SIZE, Operator.EQ, 0)
    race = WinCondition(WinType.EMPTY_HAND)
    state = make(position(ending(PLAY, condition=nothing, win_conditions=(race,)), "2H", "4H 5H"), "play 2H")
    assert "hand over" not in told(state)
    assert state.outcome is not None


def test_players_go_out_before_the_hand_is_over() -> None:
    low = Condition(ConditionType.HAND_SIZE, Operator.LE, 1)
    genome = ending(PLAY, condition=low, rules={"going_out": GoingOut.LEAVES_HAND}, player_count=3)
    state = make(position(genome, "2H", "4H 5H", "6H 7H"), "play 2H")
    assert "P0 goes out" in told(state)
    assert "hand over" not in told(state), "who is out of the hand is not asked"
    assert "hand over" in told(make(state, "play 4H"))


def test_last_round_after_a_knock_ends_at_once() -> None:
    knock = KnockPhase(lay_off=False, last_round=True)
    genome = ending(knock, SwapPhase(Location.TABLEAU), player_count=3)
    state = make(position(genome, "2H 3H", "4H 5H", "6H 7H", table="5C"), "knock", "swap 4H", "take 5C")
    assert "hand over" in told(state)
