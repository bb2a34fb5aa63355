"""Players who surely have chips at the end of every hand, so that nobody is left alone in the game."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    ClaimPenalty,
    ClaimPhase,
    Elimination,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    PassAction,
    Phase,
    WinCondition,
    WinType,
)
from tests.support.kept_games import kept_games
from tests.support.rulebooks import all_rules
from tests.unit.rulebook.test_rules_that_apply import told

OUT = "A player who has no chips left at the end of a hand is out of the game."
ALONE = "When only one player is left in the game, that player wins."
BETS = BettingPhase(min_bet=2, max_bet=8)
TWO_TEAMS = {"team_mode": True, "teams": ((0, 2), (1, 3))}


def bluffs(*phases: Phase, **rest: Any) -> str:
    """A game of claims and bets, in which passes end the hand."""
    rules = {"consecutive_pass_action": PassAction.END_HAND, "max_hands": 20, **rest.pop("rules", {})}
    phases = phases or (BETS, ClaimPhase())
    win = rest.pop("win", WinCondition(WinType.EMPTY_HAND))
    setup = {"starting_chips": 200, "ante": 1, "cards_per_player": 4}
    others = {"player_count": 4, "hand_evaluation": HandEvaluation(HandEvaluationMethod.HIGH_CARD), **rest}
    return told(*phases, setup=setup, win=win, game_rules=GameRules(**rules), **others)


def test_nobody_is_left_alone_where_somebody_has_folded_in_every_hand() -> None:
    assert OUT in bluffs()
    assert ALONE not in bluffs(), "only who folds passes, and keeps chips"
    assert "Object: Whoever has no chips left at the end of a hand is out of the game." in bluffs()
    assert ALONE not in bluffs(rules={"passes_to_trigger": 1})


def test_one_may_be_left_alone_where_hands_end_without_a_fold() -> None:
    without = replace(BETS, allow_fold=False)
    assert ALONE in bluffs(BETS, ClaimPhase(min_cards=2)), "who has one card passes, too"
    assert ALONE in bluffs(BETS, ClaimPhase(can_lie=False)), "who has no such card passes, too"
    assert ALONE in bluffs(win=WinCondition(WinType.HIGH_SCORE, threshold=10)), "all hands may be empty"
    assert ALONE in bluffs(rules={"hand_ends_if": Condition(ConditionType.POT_SIZE, Operator.GE, 40)})
    assert ALONE in bluffs(rules={"going_out": GoingOut.ENDS_HAND}, win=WinCondition(WinType.HIGH_SCORE, threshold=10))
    assert ALONE not in bluffs(without, ClaimPhase()), "nobody folds or passes, and so no hand ends"


def test_one_may_be_left_alone_who_has_not_lost_by_chips() -> None:
    liars_pay = ClaimPhase(lie_penalty=ClaimPenalty.LOSE_POINTS)
    assert ALONE in bluffs(BETS, liars_pay, rules={"elimination": Elimination.NO_SCORE})
    assert ALONE not in bluffs(BETS, liars_pay)
    assert "When only one team is left in the game, that team wins." in bluffs(**TWO_TEAMS), "partners may fold for it"


def test_no_such_rule_is_told_of_showdown_poker_0() -> None:
    genome = next(genome for genome in kept_games() if genome.genome_id == "showdown-poker-0")
    assert ALONE not in all_rules(genome)
