"""Pairs for tricks, bids and contracts."""

from typing import Any

from darwindeck.genome.schema import (
    BiddingPhase,
    BreakingRule,
    ContractScoring,
    GameGenome,
    SetupRules,
    Suit,
    TrickPhase,
    WinType,
)
from tests.support.field_pairs._pair import FieldPair, game, pair, pairs, tricks


def trick(**phase: Any) -> GameGenome:
    return tricks(TrickPhase(**phase))


def bids(**phase: Any) -> GameGenome:
    setup = SetupRules(6)
    return game(setup, BiddingPhase(**phase), TrickPhase(), is_trick_based=True, win=WinType.MOST_TRICKS)


def contract(**scoring: Any) -> GameGenome:
    """One hand of four tricks; everybody bids one trick or Nil, so that all comes about: bags, failures, Nils."""
    return game(
        SetupRules(4),
        BiddingPhase(min_bid=1, max_bid=1),
        TrickPhase(),
        is_trick_based=True,
        win=WinType.HIGH_SCORE,
        contract_scoring=ContractScoring(**{"bag_limit": 1, "bag_penalty": 7, **scoring}),
    )


TRICKS: list[FieldPair] = [
    pair(
        "TrickPhase.lead_suit_required",
        lambda must: trick(lead_suit_required=must),
        True,
        False,
        "all cards are offered, and not only those of the suit led",
    ),
    *pairs(
        "TrickPhase.trump_suit",
        lambda suit: trick(trump_suit=suit),
        None,
        Suit,
        "a trump takes tricks that it would not take otherwise",
    ),
    pair("TrickPhase.high_card_wins", lambda high: trick(high_card_wins=high), True, False, "the lowest card wins"),
    *pairs(
        "TrickPhase.breaking_suit",
        lambda suit: trick(breaking_suit=suit),
        None,
        Suit,
        "the suit is not offered for the first lead",
    ),
    pair(
        "TrickPhase.breaking_rule",
        lambda rule: trick(breaking_suit=Suit.HEARTS, breaking_rule=rule),
        BreakingRule.CANNOT_LEAD_UNTIL_BROKEN,
        BreakingRule.CANNOT_PLAY_UNTIL_BROKEN,
        "hearts are not offered to a player who cannot follow suit either",
    ),
    pair("BiddingPhase.min_bid", lambda n: bids(min_bid=n), 1, 2, "a bid of one is not offered"),
    pair("BiddingPhase.max_bid", lambda n: bids(max_bid=n), 13, 3, "higher bids are not offered"),
    pair("BiddingPhase.allow_nil", lambda nil: bids(allow_nil=nil), True, False, "Nil is not offered"),
    pair(
        "ContractScoring.points_per_trick_bid",
        lambda n: contract(points_per_trick_bid=n),
        10,
        5,
        "contracts that were made score less",
    ),
    pair("ContractScoring.overtrick_points", lambda n: contract(overtrick_points=n), 1, 3, "overtricks score more"),
    pair(
        "ContractScoring.failed_contract_penalty",
        lambda n: contract(failed_contract_penalty=n),
        10,
        5,
        "contracts that failed cost less",
    ),
    pair("ContractScoring.nil_bonus", lambda n: contract(nil_bonus=n), 100, 50, "a Nil that was made scores less"),
    pair("ContractScoring.nil_penalty", lambda n: contract(nil_penalty=n), 100, 50, "a Nil that failed costs less"),
    pair("ContractScoring.bag_limit", lambda n: contract(bag_limit=n), 1, 2, "a single bag costs nothing"),
    pair("ContractScoring.bag_penalty", lambda n: contract(bag_penalty=n), 7, 20, "bags cost more"),
]
