"""The names and defaults that other people's code relies on."""

from dataclasses import fields
from typing import Any

import pytest

from darwindeck.genome import schema
from darwindeck.genome._coded import Coded
from darwindeck.genome.conditions import CardReference, CompoundCondition, Condition, ConditionType, Logic, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    BreakingRule,
    CardCondition,
    CardScoringRule,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    ContractScoring,
    DeckEmptyAction,
    DeckName,
    DiscardPhase,
    DrawPhase,
    EffectType,
    Elimination,
    ExchangePhase,
    GameGenome,
    GamePoint,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PassAction,
    PassDirection,
    PassingPhase,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    SequenceDirection,
    SetupRules,
    ShowdownMethod,
    SpecialEffect,
    Suit,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    TrickScoring,
    TriggerMode,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnStructure,
    TurnUpPhase,
    Visibility,
    WinComparison,
    WinCondition,
    WinType,
)
from tests.support.parts import NEEDED


def lower(*names: str) -> dict[str, str]:
    """Members whose values are their names in lower case."""
    return {name: name.lower() for name in names}


@pytest.mark.parametrize(
    ("enum", "members"),
    [
        (
            Rank,
            {
                "TWO": "2",
                "THREE": "3",
                "FOUR": "4",
                "FIVE": "5",
                "SIX": "6",
                "SEVEN": "7",
                "EIGHT": "8",
                "NINE": "9",
                "TEN": "10",
                "JACK": "J",
                "QUEEN": "Q",
                "KING": "K",
                "ACE": "A",
            },
        ),
        (Suit, {"HEARTS": "H", "DIAMONDS": "D", "CLUBS": "C", "SPADES": "S"}),
        (Location, lower("DECK", "HAND", "DISCARD", "TABLEAU", "OPPONENT_HAND", "OPPONENT_DISCARD")),
        (
            TargetSelector,
            lower(
                "NEXT_PLAYER",
                "PREV_PLAYER",
                "PLAYER_CHOICE",
                "RANDOM_OPPONENT",
                "ALL_OPPONENTS",
                "LEFT_OPPONENT",
                "RIGHT_OPPONENT",
            ),
        ),
        (Visibility, lower("FACE_DOWN", "FACE_UP", "OWNER_ONLY", "REVEALED")),
        (
            EffectType,
            {
                "SKIP_NEXT": "skip_next",
                "REVERSE_DIRECTION": "reverse",
                "DRAW_CARDS": "draw_cards",
                "EXTRA_TURN": "extra_turn",
                "FORCE_DISCARD": "force_discard",
            },
        ),
        (TableauMode, lower("NONE", "WAR", "MATCH_RANK", "SEQUENCE")),
        (SequenceDirection, lower("ASCENDING", "DESCENDING", "BOTH")),
        (
            WinType,
            lower(
                "EMPTY_HAND",
                "HIGH_SCORE",
                "FIRST_TO_SCORE",
                "CAPTURE_ALL",
                "LOW_SCORE",
                "ALL_HANDS_EMPTY",
                "BEST_HAND",
                "MOST_CAPTURED",
                "MOST_TRICKS",
                "FEWEST_TRICKS",
                "MOST_CHIPS",
                "LAST_STANDING",
            ),
        ),
        (WinComparison, lower("HIGHEST", "LOWEST", "FIRST", "NONE")),
        (TriggerMode, lower("IMMEDIATE", "THRESHOLD_GATE", "ALL_HANDS_EMPTY", "DECK_EMPTY")),
        (ScoringTrigger, lower("TRICK_WIN", "CAPTURE", "PLAY", "HAND_END", "SET_COMPLETE")),
        (HandEvaluationMethod, lower("NONE", "HIGH_CARD", "POINT_TOTAL", "PATTERN_MATCH", "CARD_COUNT")),
        (TrumpSource, lower("FIXED", "LAST_CARD", "TURNED_UP", "ROTATING")),
        (TrumpChooser, lower("STARTER", "LAST_WINNER")),
        (Elimination, lower("NONE", "NO_TRICKS", "NO_SCORE")),
        (ClaimRankMode, lower("SEQUENTIAL", "CHOSEN", "FIXED")),
        (DeckName, lower("STANDARD_52")),
        (CardReference, lower("TOP_DISCARD", "LAST_PLAYED")),
        (Operator, {"EQ": "==", "NE": "!=", "LT": "<", "GT": ">", "LE": "<=", "GE": ">="}),
        (Logic, {"AND": "AND", "OR": "OR"}),
        (
            ConditionType,
            lower(
                "HAND_SIZE",
                "CARD_MATCHES_RANK",
                "CARD_MATCHES_SUIT",
                "CARD_MATCHES_COLOR",
                "CARD_IS_RANK",
                "CARD_IS_SUIT",
                "LOCATION_SIZE",
                "LOCATION_EMPTY",
                "SEQUENCE_ADJACENT",
                "MATCHES_OR_WILD",
                "HAS_SET_OF_N",
                "HAS_RUN_OF_N",
                "HAS_MATCHING_PAIR",
                "CARD_BEATS_TOP",
                "HAND_VALUE",
                "SCORE_COMPARE",
                "CHIP_COUNT",
                "POT_SIZE",
                "CURRENT_BET",
                "CAN_AFFORD",
            ),
        ),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_words_have_the_names_and_values_that_are_fixed(enum: type[Coded], members: dict[str, str]) -> None:
    found = {member.name: member.value for member in enum}
    assert {name: found.get(name) for name in members} == members


REQUIRED = object()


@pytest.mark.parametrize(
    ("cls", "defaults"),
    [
        (SpecialEffect, {"trigger_rank": REQUIRED, "effect_type": REQUIRED, "target": REQUIRED, "value": 1}),
        (
            SetupRules,
            {
                "cards_per_player": REQUIRED,
                "initial_deck": "standard_52",
                "initial_discard_count": 0,
                "trump_suit": None,
                "starting_chips": 0,
                "wild_cards": (),
                "tableau_mode": TableauMode.NONE,
                "sequence_direction": SequenceDirection.BOTH,
                "hand_visibility": Visibility.OWNER_ONLY,
                "deck_visibility": Visibility.FACE_DOWN,
                "discard_visibility": Visibility.FACE_UP,
                "tableau_visibility": Visibility.FACE_UP,
                "initial_tableau_count": 0,
                "sequence_start_rank": None,
                "removed_cards": (),
            },
        ),
        (DrawPhase, {"source": REQUIRED, "count": 1, "mandatory": True, "condition": None}),
        (
            PlayPhase,
            {
                "target": REQUIRED,
                "valid_play_condition": None,
                "min_cards": 1,
                "max_cards": 1,
                "mandatory": True,
                "pass_if_unable": True,
            },
        ),
        (DiscardPhase, {"target": REQUIRED, "count": 1, "mandatory": False, "matching_condition": None}),
        (
            TrickPhase,
            {
                "lead_suit_required": True,
                "trump_suit": None,
                "high_card_wins": True,
                "breaking_suit": None,
                "breaking_rule": BreakingRule.CANNOT_LEAD_UNTIL_BROKEN,
            },
        ),
        (
            BettingPhase,
            {
                "min_bet": 10,
                "max_raises": 3,
                "max_bet": None,
                "raise_increment": None,
                "allow_check": True,
                "allow_raise": True,
                "allow_fold": True,
                "showdown_method": ShowdownMethod.HAND_EVALUATION,
            },
        ),
        (
            ClaimPhase,
            {
                "min_cards": 1,
                "max_cards": 4,
                "rank_mode": ClaimRankMode.SEQUENTIAL,
                "starting_rank": Rank.ACE,
                "fixed_rank": None,
                "can_lie": True,
                "allow_challenge": True,
                "challenge_penalty": ClaimPenalty.TAKE_PILE,
                "lie_penalty": ClaimPenalty.TAKE_PILE,
                "penalty_points": 1,
            },
        ),
        (BiddingPhase, {"min_bid": 1, "max_bid": 13, "allow_nil": True}),
        (PassingPhase, {"count": 3, "directions": (PassDirection.LEFT,)}),
        (TurnUpPhase, {"count": 1}),
        (ExchangePhase, {"max_cards": 3}),
        (
            ContractScoring,
            {
                "points_per_trick_bid": 10,
                "overtrick_points": 1,
                "failed_contract_penalty": 10,
                "nil_bonus": 100,
                "nil_penalty": 100,
                "bag_limit": 10,
                "bag_penalty": 100,
            },
        ),
        (TrumpPhase, {"named_by": TrumpChooser.STARTER}),
        (
            TrickScoring,
            {"points_per_trick": 1, "book": 0, "last_trick_points": 0, "points_per_card": 0, "card_book": 0},
        ),
        (GamePoint, {"threshold": REQUIRED, "points": REQUIRED}),
        (TurnStructure, {"phases": REQUIRED, "is_trick_based": False, "tricks_per_hand": None}),
        (
            WinCondition,
            {
                "type": REQUIRED,
                "threshold": None,
                "comparison": WinComparison.NONE,
                "trigger_mode": TriggerMode.IMMEDIATE,
            },
        ),
        (CardCondition, {"suit": None, "rank": None}),
        (CardScoringRule, {"condition": REQUIRED, "points": REQUIRED, "trigger": REQUIRED}),
        (ScoringRule, {"condition": REQUIRED, "points": REQUIRED, "per_card": False}),
        (
            HandEvaluation,
            {"method": REQUIRED, "patterns": (), "card_values": (), "target_value": None, "bust_threshold": None},
        ),
        (
            GameRules,
            {
                "consecutive_pass_action": PassAction.NONE,
                "passes_to_trigger": None,
                "deck_empty_action": DeckEmptyAction.RESHUFFLE_DISCARD,
                "tie_breaker": TieBreaker.SHARED,
            },
        ),
        (
            GameGenome,
            {
                "schema_version": REQUIRED,
                "genome_id": REQUIRED,
                "generation": REQUIRED,
                "setup": REQUIRED,
                "turn_structure": REQUIRED,
                "special_effects": (),
                "win_conditions": (),
                "scoring_rules": (),
                "max_turns": 100,
                "player_count": 2,
                "min_turns": 10,
                "card_scoring": (),
                "hand_evaluation": None,
                "game_rules": GameRules(),
                "contract_scoring": None,
                "team_mode": False,
                "teams": (),
            },
        ),
        (Condition, {"type": REQUIRED, "operator": None, "value": None, "reference": None}),
        (CompoundCondition, {"logic": REQUIRED, "conditions": REQUIRED}),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_fields_have_the_names_the_order_and_the_defaults_that_are_fixed(
    cls: type[Any], defaults: dict[str, Any]
) -> None:
    needed = NEEDED.get(cls, {})
    made = cls(**needed)
    names = [field.name for field in fields(cls)]
    assert names[: len(defaults)] == list(defaults), "new fields go to the end"
    assert [name for name, value in defaults.items() if value is REQUIRED] == list(needed)
    assert {name: getattr(made, name) for name in defaults} == {**defaults, **needed}
    for name in needed:
        with pytest.raises(TypeError, match=name):
            cls(**{other: value for other, value in needed.items() if other != name})


def test_public_names_of_the_schema_exist() -> None:
    assert [name for name in schema.__all__ if not hasattr(schema, name)] == []
    assert len(set(schema.__all__)) == len(schema.__all__)


def test_words_equal_their_values() -> None:
    assert {"10": "found"}[Rank.TEN] == "found"
    assert f"{Rank.TEN}{Suit.HEARTS}" == "10H"
    assert repr(Rank.TEN) == "Rank.TEN"
