"""Whether there is always a discard pile to make a new stock of, where whoever cannot play draws."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import CardReference, CompoundCondition, Condition, ConditionType, Logic, Operator
from darwindeck.genome.schema import (
    CardCondition,
    EffectType,
    GameGenome,
    PlayPhase,
    Rank,
    SpecialEffect,
    Suit,
    TargetSelector,
)
from darwindeck.simulation.reference import apply, legal_moves, start
from tests.support.rulebooks import all_rules, known

LACK = "If there is nothing to shuffle, nothing is drawn."
EIGHTS = known("crazy-eights")
KINGS = (SpecialEffect(Rank.KING, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER),)
SAME_SUIT = Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD)


def eights(effects: tuple[SpecialEffect, ...] = (), **setup: Any) -> GameGenome:
    return replace(EIGHTS, special_effects=effects, setup=replace(EIGHTS.setup, **setup))


def playing_if(condition: Condition | CompoundCondition, **setup: Any) -> GameGenome:
    draw, play = EIGHTS.turn_structure.phases
    assert isinstance(play, PlayPhase)
    phases = (draw, replace(play, valid_play_condition=condition))
    return replace(eights(**setup), turn_structure=replace(EIGHTS.turn_structure, phases=phases))


def test_cards_that_turn_the_direction_give_others_a_few_turns_more() -> None:
    assert LACK not in all_rules(eights(KINGS))
    assert LACK in all_rules(eights(KINGS, cards_per_player=7)), "four kings, and 21 turns besides, for 23 cards"
    assert LACK not in all_rules(eights(cards_per_player=7))


def test_more_cards_at_the_bottom_of_the_pile_change_nothing() -> None:
    assert LACK not in all_rules(eights(initial_discard_count=2))
    assert LACK not in all_rules(eights(KINGS, initial_discard_count=2))
    few = tuple(CardCondition(rank=rank) for rank in (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE))
    assert LACK in all_rules(eights(KINGS, initial_discard_count=2, removed_cards=few))


def test_a_wild_card_is_kept_where_the_card_that_is_drawn_lets_others_fit() -> None:
    wild = EIGHTS.turn_structure.phases[1]
    assert isinstance(wild, PlayPhase)
    assert isinstance(wild.valid_play_condition, Condition)
    large = Condition(ConditionType.HAND_SIZE, Operator.GE, 6)
    assert LACK not in all_rules(playing_if(CompoundCondition(Logic.OR, (wild.valid_play_condition, SAME_SUIT))))
    assert LACK in all_rules(playing_if(CompoundCondition(Logic.OR, (wild.valid_play_condition, large))))


def test_nobody_plays_onto_the_only_card_of_a_suit() -> None:
    lone = tuple(CardCondition(Suit.SPADES, rank) for rank in Rank if rank is not Rank.ACE)
    assert LACK not in all_rules(playing_if(SAME_SUIT, wild_names_suit=False))
    genome = playing_if(SAME_SUIT, wild_names_suit=False, removed_cards=lone)
    assert LACK in all_rules(genome)
    assert any(_draws_all(genome, seed) for seed in range(80))


def _draws_all(genome: GameGenome, seed: int) -> bool:
    """Whether somebody is to draw when all cards but one are in hands, in a game of the first moves."""
    state = start(genome, seed)
    while state.decision is not None:
        state = apply(state, legal_moves(state)[0])
    return str(state.outcome) == "stalemate" and len(state.discard) == 1 and not state.deck
