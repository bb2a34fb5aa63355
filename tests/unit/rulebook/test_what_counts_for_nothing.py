"""Cards that are captured for nothing, and bids that are beyond what can be taken."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    BiddingPhase,
    CardCondition,
    CardScoringRule,
    ContractScoring,
    GameGenome,
    Location,
    MajorityScoring,
    PlayPhase,
    Rank,
    ScoringTrigger,
    TableauMode,
    TrickPhase,
    TrickScoring,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import _quick
from darwindeck.rulebook._plain import staged
from tests.support.kept_games import kept_games
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import made, told

FOR_NOTHING = "Captured cards are out of play and count for nothing."
TOO_MANY = "You may bid more tricks than there are in the hand."


def kept(name: str) -> GameGenome:
    return next(game for game in kept_games() if game.genome_id == name)


# ---------------------------------------------------------------------------------------- captured cards


def capturing(**rest: Any) -> str:
    rest = {"win": WinCondition(WinType.EMPTY_HAND), **rest}
    return told(PlayPhase(Location.TABLEAU), setup={"tableau_mode": TableauMode.MATCH_RANK}, **rest)


def test_captured_cards_that_count_for_nothing_are_said_to() -> None:
    assert FOR_NOTHING in capturing()
    assert FOR_NOTHING in all_rules(kept("stotado"))
    assert FOR_NOTHING not in all_rules(known("scopa"))


def test_captured_cards_that_count_for_something_are_not_said_to_count_for_nothing() -> None:
    high = WinCondition(WinType.HIGH_SCORE, threshold=9)
    aces = CardScoringRule(CardCondition(rank=Rank.ACE), 1, ScoringTrigger.CAPTURE)
    assert FOR_NOTHING not in capturing(win=WinType.MOST_CAPTURED)
    assert FOR_NOTHING not in capturing(win=high, card_scoring=(aces,))
    assert FOR_NOTHING not in capturing(win=high, card_scoring=(replace(aces, trigger=ScoringTrigger.SWEEP),))
    assert FOR_NOTHING not in capturing(win=high, majority_scoring=(MajorityScoring(CardCondition(), points=1),))
    assert FOR_NOTHING not in capturing(win=high, trick_scoring=TrickScoring(points_per_trick=0, points_per_card=1))
    assert FOR_NOTHING in capturing(win=high, card_scoring=(replace(aces, trigger=ScoringTrigger.PLAY),))


def test_who_has_no_place_neither_gives_nor_gets_cards() -> None:
    text = all_rules(kept("stotado"))
    assert "ran out of cards; whoever alone is left in the hand then comes after them." in text
    assert "Others are not counted, and neither give nor get cards." in text


# ---------------------------------------------------------------------------------------- bids


def bidding(*, cards: int = 5, highest: int = 13, tricks: int | None = None, **setup: Any) -> str:
    rest: dict[str, Any] = {"win": WinCondition(WinType.HIGH_SCORE, threshold=90)}
    genome = made(
        BiddingPhase(min_bid=1, max_bid=highest),
        TrickPhase(),
        setup={"cards_per_player": cards, **setup},
        is_trick_based=True,
        contract_scoring=ContractScoring(),
        player_count=2,
        **rest,
    )
    return all_rules(replace(genome, turn_structure=replace(genome.turn_structure, tricks_per_hand=tricks)))


def test_a_bid_may_be_higher_than_the_tricks_of_a_hand() -> None:
    assert TOO_MANY in all_rules(kept("pruldado")), "hands of all 13 cards have fewer and fewer tricks"
    assert TOO_MANY in bidding(deal_suits=True, cards_step=-1)
    assert TOO_MANY in bidding(tricks=3)
    assert TOO_MANY in bidding(cards=17, deal_remainder=True, highest=18), "18 cards are left over"


def test_no_bid_is_higher_than_the_tricks_where_all_cards_are_played() -> None:
    assert TOO_MANY not in bidding()
    assert TOO_MANY not in bidding(deal_suits=True)
    assert TOO_MANY not in bidding(cards_step=-1), "bids go up to the number of cards"
    assert TOO_MANY not in bidding(tricks=3, highest=3)
    assert TOO_MANY not in bidding(cards=26, deal_remainder=True, highest=27), "nothing is left over"
    assert TOO_MANY not in all_rules(known("spades"))


# ---------------------------------------------------------------------------------------- one card of a suit


def dealt_one(*ranks: Rank) -> GameGenome:
    removed = tuple(CardCondition(rank=rank) for rank in Rank if rank not in ranks)
    setup = {"cards_per_player": 1, "deal_suits": True, "removed_cards": removed}
    return made(TrickPhase(), setup=setup, is_trick_based=True, win=WinType.MOST_TRICKS, player_count=2)


def quick(genome: GameGenome) -> str:
    section = _quick.section(staged(genome))
    assert section is not None
    return " ".join(rule.text for rule in section.rules)


def test_one_card_of_a_suit_is_no_whole_suit() -> None:
    only, lowest = dealt_one(Rank.ACE), dealt_one(Rank.KING, Rank.ACE)
    assert "Deal: each player the only card of a suit." in quick(only)
    assert "the starter the only heart and the other player the only diamond" in all_rules(only)
    assert "Deal: each player the lowest card of a suit." in quick(lowest)
    assert "the starter the lowest heart and the other player the lowest diamond" in all_rules(lowest)
