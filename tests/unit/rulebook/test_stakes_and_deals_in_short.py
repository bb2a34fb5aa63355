"""What a house pays, what may be staked, and what is dealt: said shortly, and no more than is true."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    CardValue,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HouseRules,
    Location,
    Rank,
    SwapPhase,
    Visibility,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import _quick
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook._title import hook
from tests.support.field_pairs._pair import tricks
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import made

FIVES = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=tuple(CardValue(rank, 5) for rank in Rank))


def against_house(stands_on: int = 11, **rest: Any) -> GameGenome:
    return made(
        WagerPhase(),
        setup={"cards_per_player": 2, "starting_chips": 100},
        win=WinCondition(WinType.MOST_CHIPS, threshold=1000),
        **{"hand_evaluation": FIVES, "house": HouseRules(stands_on=stands_on), **rest},
    )


def quick(genome: GameGenome) -> str:
    section = _quick.section(staged(genome))
    assert section is not None
    return "\n".join(rule.text for rule in section.rules)


def test_nobody_is_asked_to_beat_a_house_that_always_wins() -> None:
    assert hook(staged(against_house(11))) == "The house always wins, so stake with care."
    assert hook(staged(against_house(10))).endswith("and try to beat the house.")


def test_stakes_that_are_always_lost_are_told_in_a_sentence() -> None:
    lost = "The house always has the better total, so every stake is lost."
    assert lost in all_rules(against_house(11))
    assert "the stakes are settled" not in all_rules(against_house(11))
    assert lost not in all_rules(against_house(10)), "two fives are level with the house"
    assert "the stakes are settled" in all_rules(against_house(10))


def test_nobody_stakes_more_than_there_is() -> None:
    as_far = "against the house, but no more than he or she has."
    assert as_far in all_rules(known("blackjack"))
    one_hand = against_house(game_rules=GameRules(max_hands=1))
    assert as_far not in all_rules(one_hand), "everybody has 100 chips, and the largest stake is 50"
    poor = replace(one_hand, setup=replace(one_hand.setup, starting_chips=49))
    assert as_far in all_rules(poor)
    ante = replace(one_hand, setup=replace(one_hand.setup, ante=60))
    assert as_far in all_rules(ante), "the ante may be paid first"


def test_a_natural_that_only_one_side_can_have_is_told_of_that_side() -> None:
    blackjack = known("blackjack")
    of_house = replace(blackjack, setup=replace(blackjack.setup, cards_per_player=1))
    text = all_rules(of_house)
    assert "The house has a natural when the two cards that it is dealt come to a total of 21." in text
    assert blackjack.house is not None
    of_players = replace(blackjack, house=replace(blackjack.house, cards=1))
    assert "A player who holds exactly two cards and has a total of 21 has a natural." in all_rules(of_players)


def test_the_deal_in_short_is_the_whole_deal() -> None:
    assert "Deal: two cards each and two cards to the house." in quick(known("blackjack"))
    assert "Deal: each player all 13 cards of a suit." in quick(known("goofspiel"))
    some = replace(known("goofspiel"), setup=replace(known("goofspiel").setup, cards_per_player=5))
    assert "Deal: each player the five lowest cards of a suit." in quick(some)


def test_a_card_that_is_laid_aside_is_no_discard_pile_in_short() -> None:
    def swapping(source: Location) -> str:
        return quick(made(SwapPhase(source), setup={"initial_discard_count": 1}, win=WinType.BEST_HAND))

    assert "one card laid aside" in swapping(Location.OPPONENT_HAND)
    assert "one card to the discard pile" in swapping(Location.DECK)


def test_what_is_left_of_suits_is_told_once() -> None:
    goofspiel = known("goofspiel")
    assert "Shuffle the other cards; they form the stock, face down." in all_rules(goofspiel)
    assert "Shuffle the other cards." not in all_rules(goofspiel)
    table = replace(goofspiel, setup=replace(goofspiel.setup, initial_tableau_count=1))
    assert "Shuffle the other cards." in all_rules(table), "one of them does not go to the stock"
    assert "The rest of the cards form the stock, face down." in all_rules(table)
    idle = tricks(setup={"deal_suits": True, "cards_per_player": 13}, player_count=2)
    assert "The other cards are laid aside, unseen and without further use." in all_rules(idle)
    seen = replace(goofspiel, setup=replace(goofspiel.setup, deck_visibility=Visibility.FACE_UP))
    assert "Shuffle the other cards; they form the stock. It is spread face up" in all_rules(seen)
