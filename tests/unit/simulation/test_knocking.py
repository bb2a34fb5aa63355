"""Knock phases: who may knock, when the hand is over, and what it scores."""

from typing import Any

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    DiscardPhase,
    DrawPhase,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    Location,
    ScoringRule,
)
from darwindeck.simulation.reference import State, view
from tests.support.told import told
from tests.unit.simulation.positions import game, make, options, position
from tests.unit.simulation.test_melds import GIN

FEW = Condition(ConditionType.HAND_SIZE, Operator.LE, 2)
LAY = DiscardPhase(Location.DISCARD, mandatory=True)


def knocking(knock: KnockPhase, *before: Any, **fields: Any) -> GameGenome:
    return game(*before, knock, **{"hand_evaluation": GIN, **fields})


def points(knock: KnockPhase, *hands: str, **fields: Any) -> list[str]:
    """What is scored when the first player knocks."""
    state = make(position(knocking(knock, player_count=len(hands), **fields), *hands), "knock")
    return [line for line in told(state) if "scores" in line and line.startswith("P")]


# ---------------------------------------------------------------------------------------- the course


def test_knock_ends_the_hand_at_once() -> None:
    state = position(knocking(KnockPhase(), LAY), "2H 3H", "9H 10H")
    state = make(state, "discard 2H")
    assert options(state) == ["knock", "pass"]
    assert "hand over" in told(make(state, "knock"))
    assert options(make(state, "pass")) == ["discard 9H", "discard 10H"]


def test_who_does_not_meet_the_condition_cannot_knock() -> None:
    state = position(knocking(KnockPhase(condition=FEW), LAY), "2H 3H 4H", "9H 10H JH QH KH")
    state = make(state, "discard 2H")
    assert options(state) == ["knock", "pass"]
    state = make(state, "pass", "discard 9H")
    assert options(state) == ["discard 3H", "discard 4H"]


def after_a_knock() -> State:
    genome = knocking(KnockPhase(last_round=True), LAY, DrawPhase(Location.DECK), player_count=3)
    # The knock comes first in the turn, so that a turn that goes on would discard.
    phases = (genome.turn_structure.phases[2], *genome.turn_structure.phases[:2])
    state = position(game(*phases, hand_evaluation=GIN, player_count=3), "2H 3H", "9H 10H", "5S 6S", deck="KC KD QC QD")
    return make(state, "pass", "discard 2H", "knock")


def test_last_round_gives_everybody_else_one_more_turn() -> None:
    state = after_a_knock()
    assert (state.to_act, options(state)) == (2, ["discard 5S", "discard 6S"])
    state = make(state, "discard 5S")
    assert (state.to_act, options(state)) == (0, ["discard 3H", "discard QD"])
    assert "hand over" in told(make(state, "discard 3H"))


def test_everybody_sees_who_has_knocked() -> None:
    assert "knocked P1" in str(view(after_a_knock(), 0)).splitlines()


# ---------------------------------------------------------------------------------------- points


def test_knocker_scores_the_difference() -> None:
    assert points(KnockPhase(), "7H 7D 7C 4S", "KH QD 2C") == ["P0 scores 18"]


def test_opponent_lays_off_first() -> None:
    assert points(KnockPhase(), "7H 7D 7C 4S", "7S QD 2C") == ["P0 scores 8"]
    assert points(KnockPhase(lay_off=False), "7H 7D 7C 4S", "7S QD 2C") == ["P0 scores 15"]


def test_opponent_with_no_more_deadwood_undercuts() -> None:
    knock = KnockPhase(undercut_bonus=10)
    assert points(knock, "7H 7D 7C 4S", "AH 2D") == ["P1 scores 11"]
    assert points(knock, "7H 7D 7C 4S", "4H") == ["P1 scores 10"]
    assert points(knock, "7H 7D 7C 4S", "7S 3H") == ["P1 scores 11"]


def test_nobody_lays_off_onto_gin_or_undercuts_it() -> None:
    knock = KnockPhase(bonus=20, undercut_bonus=10)
    assert points(knock, "7H 7D 7C", "7S 2C") == ["P0 scores 9", "P0 scores 20"]
    assert points(knock, "7H 7D 7C", "KH KD KC") == ["P0 scores 20"]


def test_knocker_is_compared_with_every_opponent() -> None:
    knock = KnockPhase(undercut_bonus=10)
    assert points(knock, "7H 7D 7C 4S", "KH QD 2C", "AH 2D") == ["P0 scores 18", "P2 scores 11"]


def test_partner_is_no_opponent() -> None:
    teams = {"team_mode": True, "teams": ((0, 2), (1, 3))}
    assert points(KnockPhase(), "7H 7D 7C 4S", "KH", "QD 2C", "6D", **teams) == ["P0 scores 6", "P0 scores 2"]


def test_knock_comes_before_scoring_rules() -> None:
    rule = ScoringRule(Condition(ConditionType.SCORE_COMPARE, Operator.GT, 0), 5)
    scored = points(KnockPhase(), "7H 7D 7C 4S", "KH QD 2C", scoring_rules=(rule,))
    assert scored == ["P0 scores 18", "P0 scores 5"]


def test_where_deadwood_is_not_counted_a_knock_scores_nothing() -> None:
    high = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
    assert points(KnockPhase(bonus=20), "7H", "8H", hand_evaluation=high) == []
