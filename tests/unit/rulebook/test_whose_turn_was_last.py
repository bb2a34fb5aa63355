"""Who wins of those who are level, where the hand may be over before anybody has had a turn."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.schema import (
    BiddingPhase,
    CardCondition,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    Phase,
    PlayPhase,
    Rank,
    TieBreaker,
    TrickPhase,
    TurnUpPhase,
    WinType,
)
from darwindeck.simulation.reference import State, apply, legal_moves, start
from tests.support.rulebooks import all_rules
from tests.unit.rulebook.test_rules_that_apply import made

AT_DEAL = "If the hand ended right after the deal, that is the starter."
TO_LEAD = "If the hand ended when a trick was to begin, that is the player who was to lead"
THREE_ALIKE = Condition(ConditionType.HAS_SET_OF_N, value=3)
NO_STOCK = Condition(ConditionType.LOCATION_SIZE, Operator.LE, 37, PlaceReference.DECK)


def level(*phases: Phase, setup: dict[str, Any] | None = None, **rules: Any) -> GameGenome:
    game_rules = GameRules(tie_breaker=TieBreaker.ACTIVE_PLAYER, max_hands=1, **rules)
    return made(*phases, win=WinType.MOST_TRICKS, game_rules=game_rules, player_count=2, setup=setup)


def played(genome: GameGenome, seed: int) -> tuple[State, int]:
    """The end of a game, and who played the last card."""
    state, last = start(genome, seed), 0
    while state.decision is not None:
        last = state.decision.seat
        state = apply(state, legal_moves(state)[-1])
    return state, last


def test_a_hand_that_ends_right_after_the_deal_was_the_turn_of_its_starter() -> None:
    genome = level(TrickPhase(), hand_ends_if=THREE_ALIKE)
    assert AT_DEAL in all_rules(genome)
    assert AT_DEAL not in all_rules(level(TrickPhase()))
    many = replace(THREE_ALIKE, value=6)
    assert AT_DEAL not in all_rules(level(TrickPhase(), hand_ends_if=many))
    ended = [state for state in (start(genome, seed) for seed in range(200)) if state.outcome is not None]
    assert ended
    assert {str(state.outcome) for state in ended} == {"P0 wins"}


def test_where_a_turn_is_one_of_a_player_the_starter_has_it_after_the_deal() -> None:
    genome = level(PlayPhase(Location.DISCARD), hand_ends_if=THREE_ALIKE)
    scored = all_rules(replace(genome, win_conditions=(replace(genome.win_conditions[0], type=WinType.HIGH_SCORE),)))
    assert "the one who had the last turn wins." in scored
    assert AT_DEAL in scored


def test_nothing_but_books_may_be_dealt_to_somebody() -> None:
    out: dict[str, Any] = {"book_size": 2, "going_out": GoingOut.ENDS_HAND}
    assert AT_DEAL in all_rules(level(TrickPhase(), setup={"cards_per_player": 4}, **out))
    assert AT_DEAL not in all_rules(level(TrickPhase(), setup={"cards_per_player": 5}, **out))


def test_the_last_to_act_may_have_bid() -> None:
    bids = (BiddingPhase(), TrickPhase())
    assert "the one who was the last to act wins" in all_rules(level(*bids, hand_ends_if=THREE_ALIKE))
    assert "the one who was the last to play a card wins" in all_rules(level(*bids))


def test_cards_that_are_turned_up_may_end_the_hand_in_the_turn_of_whoever_was_to_lead() -> None:
    genome = level(TurnUpPhase(), TrickPhase(), hand_ends_if=NO_STOCK)
    assert f"{TO_LEAD}." in all_rules(genome)
    aces = replace(TrickPhase(), opening_card=CardCondition(rank=Rank.ACE))
    assert f"{TO_LEAD} (before the first trick, the starter)." in all_rules(
        level(TurnUpPhase(), aces, hand_ends_if=NO_STOCK)
    )
    assert TO_LEAD not in all_rules(level(TurnUpPhase(), TrickPhase(), hand_ends_if=THREE_ALIKE))
    two_each = [(state, last) for state, last in (played(genome, seed) for seed in range(60)) if state.tricks == (2, 2)]
    assert {str(state.outcome) == f"P{state.walker} wins" for state, _ in two_each} == {True}
    assert any(state.walker != last for state, last in two_each), "another one played the last card"
