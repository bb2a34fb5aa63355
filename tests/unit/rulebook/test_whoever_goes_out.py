"""Whoever goes out: the worst hand is the one without cards, and one of two who is out of the hand ends it."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    CardValue,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HouseRules,
    KnockPhase,
    Location,
    Phase,
    PlayPhase,
    Rank,
    ScoringRule,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._plain import plain
from darwindeck.simulation.reference import apply, legal_moves, start
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import made

CRAZY_EIGHTS, PRESIDENT = known("crazy-eights"), known("president")


def with_phases(genome: GameGenome, *phases: Phase) -> GameGenome:
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def with_setup(genome: GameGenome, **fields: Any) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, **fields))


def with_rules(genome: GameGenome, **fields: Any) -> GameGenome:
    return replace(genome, game_rules=replace(genome.game_rules, **fields))


# ---------------------------------------------------------------------------------------- the worst hand

BET = BettingPhase(min_bet=2, allow_fold=True)
FOLDED = replace(
    with_setup(with_phases(CRAZY_EIGHTS, BET, *CRAZY_EIGHTS.turn_structure.phases), starting_chips=50),
    game_rules=replace(CRAZY_EIGHTS.game_rules, going_out=GoingOut.ENDS_HAND, worst_hand_points=-2),
    hand_evaluation=HandEvaluation(HandEvaluationMethod.HIGH_CARD),
    win_conditions=(WinCondition(WinType.FIRST_TO_SCORE, threshold=100),),
)
LOSES, WORST = "whoever went out loses two points.", "worst hand"


def test_whoever_went_out_has_the_worst_hand_where_others_fold() -> None:
    told = all_rules(FOLDED)
    assert LOSES in told
    assert WORST not in told
    assert "Comparing hands" not in told
    assert "Cards rank" not in told, "no two hands are compared"


def test_the_worst_hand_may_be_another_one() -> None:
    knocked = with_phases(FOLDED, *FOLDED.turn_structure.phases, KnockPhase())
    total = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=(CardValue(Rank.ACE, -5),))
    for game in (knocked, replace(FOLDED, hand_evaluation=total), with_rules(FOLDED, going_out=GoingOut.NONE)):
        told = all_rules(game)
        assert WORST in told
        assert LOSES not in told


def test_points_for_going_out_come_before_questions_about_scores() -> None:
    behind = ScoringRule(Condition(ConditionType.SCORE_COMPARE, Operator.LT, 0), 5)
    assert WORST in all_rules(replace(FOLDED, scoring_rules=(behind,)))


def test_points_for_the_first_place_are_those_for_the_worst_hand() -> None:
    plainer = plain(FOLDED)
    assert plainer.game_rules.place_points == (-2,)
    for seed in range(5):
        state, same = start(FOLDED, seed), start(plainer, seed)
        for turn in range(400):
            moves = legal_moves(state)
            assert moves == legal_moves(same)
            assert state.scores == same.scores
            if not moves:
                break
            move = moves[turn % min(2, len(moves))]
            state, same = apply(state, move), apply(same, move)


def test_points_for_going_out_come_to_a_score_in_the_end() -> None:
    win, too_long = WinCondition(WinType.FIRST_TO_SCORE, threshold=20), "If nobody has won after"
    for points, turns, is_told in (((3,), 5000, False), ((3,), 200, True), ((-3,), 5000, True)):
        rules = GameRules(going_out=GoingOut.ENDS_HAND, place_points=points)
        genome = made(PlayPhase(Location.DISCARD), win=win, game_rules=rules)
        assert (too_long in all_rules(replace(genome, max_turns=turns))) is is_told


# ---------------------------------------------------------------------------------------- two players

NEXT_LEADS = "if that player is out of the hand"


def test_one_of_two_who_is_out_of_the_hand_ends_it() -> None:
    assert NEXT_LEADS in all_rules(PRESIDENT)
    assert NEXT_LEADS not in all_rules(replace(PRESIDENT, player_count=2))


# ---------------------------------------------------------------------------------------- the last one

_, CLIMB = PRESIDENT.turn_structure.phases
LAST_LOSES = replace(
    with_phases(PRESIDENT, CLIMB),
    game_rules=replace(GameRules(), going_out=GoingOut.LEAVES_HAND),
    win_conditions=(WinCondition(WinType.NOT_LAST),),
)


def test_one_player_always_holds_cards_in_the_end() -> None:
    loses = "The player who still holds cards at the end of the hand loses the game"
    assert f"{loses}, and all others win it together." in all_rules(LAST_LOSES)
    assert f"{loses}, and the other one wins." in all_rules(replace(LAST_LOSES, player_count=2))


def test_several_may_hold_cards_when_the_hand_is_over() -> None:
    knocked = with_phases(LAST_LOSES, CLIMB, KnockPhase())
    assert "When, at the end of a hand, only one player holds cards, that player loses the game" in all_rules(knocked)
    pair = replace(knocked, player_count=2)
    assert "only one player holds cards, the other one wins the game." in all_rules(pair)


def test_a_natural_of_the_house_ends_a_hand_before_anybody_is_last() -> None:
    house = HouseRules(cards=2, stands_on=17)
    values = tuple(CardValue(rank, 10) for rank in Rank)
    total = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=values, target_value=20)
    staked = with_setup(
        with_phases(LAST_LOSES, WagerPhase(min_bet=1, max_bet=2), CLIMB), cards_per_player=5, starting_chips=50
    )
    assert "only one player holds cards" in all_rules(replace(staked, house=house, hand_evaluation=total))
