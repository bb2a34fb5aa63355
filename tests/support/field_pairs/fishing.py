"""Pairs for captures by sum, sweeps, the rest of the table, majorities, and swaps."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    CardValue,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    MajorityMeasure,
    MajorityScoring,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    Suit,
    SwapPhase,
    TableauMode,
    WinType,
)
from tests.support.field_pairs._pair import FieldPair, every_two, game, pair, pairs

PIPS = tuple(CardValue(rank, rank.code + 2) for rank in Rank)


def fishing(by_sum: bool = True, trigger: ScoringTrigger = ScoringTrigger.CAPTURE, **rest: Any) -> GameGenome:
    """A card captures by rank or by sum."""
    return game(
        SetupRules(6, initial_tableau_count=4, tableau_mode=TableauMode.MATCH_RANK, capture_by_sum=by_sum),
        PlayPhase(Location.TABLEAU),
        win=WinType.HIGH_SCORE,
        card_scoring=(CardScoringRule(CardCondition(), 1, trigger),),
        hand_evaluation=HandEvaluation(HandEvaluationMethod.NONE, card_values=PIPS),
        **rest,
    )


MOST = MajorityScoring(CardCondition(), 1, card_values=PIPS)


def majority(**fields: Any) -> GameGenome:
    return fishing(majority_scoring=(replace(MOST, **fields),))


def swaps(source: Location, **fields: Any) -> GameGenome:
    """Swap, then play: cards lie everywhere."""
    return game(
        SetupRules(3, initial_tableau_count=3, initial_discard_count=2),
        SwapPhase(source, **fields),
        PlayPhase(Location.DISCARD),
        player_count=3,
    )


FISHING: list[FieldPair] = [
    *every_two(
        "SwapPhase.source",
        swaps,
        (Location.OPPONENT_HAND, Location.TABLEAU, Location.DECK),
        "cards are exchanged with somebody or something else",
    ),
    pair(
        "SwapPhase.all_at_once",
        lambda all_at_once: swaps(Location.TABLEAU, all_at_once=all_at_once),
        False,
        True,
        "the whole hand may be swapped",
    ),
    pair("SwapPhase.mandatory", lambda must: swaps(Location.DECK, mandatory=must), False, True, "there is no pass"),
    *pairs(
        "SwapPhase.blocked_by",
        lambda rank: swaps(Location.OPPONENT_HAND, blocked_by=rank),
        None,
        Rank,
        "a neighbor who holds such a card refuses",
    ),
    pair(
        "SwapPhase.last_from_deck",
        lambda last: swaps(Location.OPPONENT_HAND, last_from_deck=last),
        False,
        True,
        "the last player of a round swaps with the deck",
    ),
    pair("SetupRules.capture_by_sum", fishing, True, False, "cards are captured that add up"),
    pair(
        "CardScoringRule.trigger",
        lambda trigger: fishing(trigger=trigger),
        ScoringTrigger.CAPTURE,
        ScoringTrigger.SWEEP,
        "only who captures the whole table scores",
    ),
    pair(
        "GameRules.rest_to_last_captor",
        lambda goes: fishing(game_rules=GameRules(rest_to_last_captor=goes)),
        False,
        True,
        "what is left on the table is captured at the end",
    ),
    pair(
        "GameGenome.majority_scoring",
        lambda rules: fishing(majority_scoring=rules),
        (),
        (MOST,),
        "most captured cards score",
    ),
    pair(
        "MajorityScoring.condition",
        lambda condition: majority(condition=condition),
        CardCondition(),
        CardCondition(suit=Suit.HEARTS),
        "only hearts count",
    ),
    pair("MajorityScoring.points", lambda n: majority(points=n), 1, -2, "it costs points to have the most"),
    *every_two(
        "MajorityScoring.measure",
        lambda measure: majority(measure=measure),
        MajorityMeasure,
        "few high cards, or one of each suit, may be more than many low ones",
    ),
    pair(
        "MajorityScoring.card_values",
        lambda values: majority(measure=MajorityMeasure.VALUES, card_values=values),
        PIPS,
        (CardValue(Rank.TWO, 1),),
        "only twos count",
    ),
]
