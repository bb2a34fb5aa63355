"""Numbers that people like to play with: round ones, small ones, and none that no table could use."""

from collections.abc import Sequence
from random import Random

from darwindeck.genome._shape import Number
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    CardValue,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandPattern,
    HouseRules,
    MeldPhase,
    PassingPhase,
    PlayPhase,
    SetupRules,
    SpecialEffect,
    TributePhase,
    TrickScoring,
    TurnStructure,
    TurnUpPhase,
    WagerPhase,
    WinCondition,
)

POINTS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 120, 150, 200, 250, 300, 400, 500, 1000)
SIGNED = (*(-points for points in reversed(POINTS)), 0, *POINTS)
CHIPS = (0, 1, 2, 5, 10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 250, 300, 400, 500, 1000)
COUNTS = tuple(range(14))
_TOTALS = (7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 41, 45, 51, 61)


def _upto(highest: int, lowest: int = 1) -> tuple[int, ...]:
    return tuple(range(lowest, highest + 1))


LADDERS: dict[tuple[type, str], Sequence[int]] = {
    (GameGenome, "player_count"): _upto(6, 2),
    (SetupRules, "cards_per_player"): (*_upto(13), 17, 26),
    (SetupRules, "initial_discard_count"): _upto(2, 0),
    (SetupRules, "initial_tableau_count"): _upto(8, 0),
    (SetupRules, "cards_step"): _upto(2, -2),
    (SetupRules, "starting_score"): (0, *POINTS[:17]),
    (DrawPhase, "count"): _upto(4),
    (PlayPhase, "min_cards"): _upto(3),
    (PlayPhase, "max_cards"): (*_upto(6), 8, 13),
    (DiscardPhase, "count"): _upto(4),
    (BettingPhase, "min_bet"): CHIPS[1:],
    (BettingPhase, "max_bet"): CHIPS[1:],
    (BettingPhase, "raise_increment"): CHIPS[1:],
    (BettingPhase, "max_raises"): _upto(6),
    (WagerPhase, "min_bet"): CHIPS[1:],
    (WagerPhase, "max_bet"): CHIPS[1:],
    (ClaimPhase, "min_cards"): _upto(3),
    (ClaimPhase, "max_cards"): _upto(6),
    (ClaimPhase, "penalty_points"): POINTS[:15],
    (BiddingPhase, "min_bid"): _upto(3, 0),
    (BiddingPhase, "max_bid"): _upto(13),
    (PassingPhase, "count"): _upto(5),
    (TurnUpPhase, "count"): _upto(5),
    (ExchangePhase, "max_cards"): _upto(5),
    (TributePhase, "cards"): _upto(3),
    (MeldPhase, "min_set"): _upto(4, 2),
    (MeldPhase, "min_run"): _upto(5, 2),
    (MeldPhase, "max_melds"): _upto(3),
    (TurnStructure, "tricks_per_hand"): _upto(13),
    (SpecialEffect, "value"): _upto(4),
    (CardValue, "value"): (*_upto(15, 0), 20, 25, 30),
    (CardValue, "alternate_value"): _upto(15, 0),
    (HandPattern, "rank_priority"): _upto(12),
    (HandPattern, "required_count"): _upto(7, 2),
    (HandPattern, "same_suit_count"): _upto(7, 2),
    (HandPattern, "same_rank_groups"): _upto(4, 2),
    (HandPattern, "sequence_length"): _upto(7, 2),
    (HandEvaluation, "target_value"): _TOTALS,
    (HandEvaluation, "bust_threshold"): tuple(total + 1 for total in _TOTALS),
    (HouseRules, "cards"): _upto(4),
    (HouseRules, "face_up"): _upto(4, 0),
    (HouseRules, "stands_on"): _upto(20, 12),
    (HouseRules, "natural_pays_percent"): (100, 120, 150, 200, 300),
    (TrickScoring, "book"): _upto(7, 0),
    (TrickScoring, "card_book"): (*_upto(13, 0), 20, 26),
    (WinCondition, "threshold"): POINTS,
    (GameRules, "passes_to_trigger"): _upto(6),
    (GameRules, "max_hands"): (*_upto(6), 8, 10, 12, 15, 20),
    (GameRules, "book_size"): (0, 2, 3, 4),
    (GameRules, "war_cards_down"): _upto(3, 0),
}
"""The numbers that a field may take, from the lowest; what is not listed here goes by how large it may be."""


def ladder_of(cls: type, name: str, number: Number) -> Sequence[int]:
    """The numbers from which a field takes its own, from the lowest."""
    if (cls, name) in LADDERS:
        return LADDERS[cls, name]
    if number.lowest < 0:
        return SIGNED
    if number.highest > 65535:
        return CHIPS
    return COUNTS if number.highest < 256 else (0, *POINTS)


def near(value: int, ladder: Sequence[int], rng: Random) -> int:
    """A number a step or two up or down a ladder."""
    below = [rung for rung in ladder if rung < value][-2:]
    above = [rung for rung in ladder if rung > value][:2]
    nearest = [*below[-1:], *above[:1]]
    return rng.choice([*nearest, *nearest, *below, *above])
