"""Tricks and bids."""

from typing import Any

import pytest

from darwindeck.genome.schema import (
    BiddingPhase,
    BreakingRule,
    CardCondition,
    CardScoringRule,
    ContractScoring,
    EffectType,
    GameGenome,
    Rank,
    ScoringTrigger,
    SpecialEffect,
    Suit,
    TargetSelector,
    TrickPhase,
)
from darwindeck.simulation.reference._narrowing import Narrowing
from darwindeck.simulation.reference._tricks import playable, winning_place
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, make, options, position


def tricks(phase: TrickPhase = TrickPhase(), **fields: Any) -> GameGenome:  # noqa: B008
    return game(phase, **{"player_count": 4, **fields})


@pytest.mark.parametrize(
    ("text", "trump", "high", "place"),
    [
        ("5H 9H KD 2S", None, True, 1),
        ("5H 9H KD 2S", Suit.SPADES, True, 3),
        ("5H 9H KD 2S", None, False, 0),
        ("5H 9H KD 2D", Suit.DIAMONDS, False, 3),
        ("5H AD", None, True, 0),
    ],
)
def test_trumps_beat_the_suit_led_that_beats_the_others(text: str, trump: Suit | None, high: bool, place: int) -> None:
    assert winning_place(cards(text), trump, TrickPhase(high_card_wins=high), lambda card: card.height) == place


@pytest.mark.parametrize(
    ("phase", "lead", "broken", "allowed"),
    [
        (TrickPhase(), None, "", "2H 3H 4S"),
        (TrickPhase(), "H", "", "2H 3H"),
        (TrickPhase(), "D", "", "2H 3H 4S"),
        (TrickPhase(lead_suit_required=False), "H", "", "2H 3H 4S"),
        (TrickPhase(breaking_suit=Suit.HEARTS), None, "", "4S"),
        (TrickPhase(breaking_suit=Suit.HEARTS), None, "H", "2H 3H 4S"),
        (TrickPhase(breaking_suit=Suit.HEARTS), "D", "", "2H 3H 4S"),
        (
            TrickPhase(breaking_suit=Suit.HEARTS, breaking_rule=BreakingRule.CANNOT_PLAY_UNTIL_BROKEN),
            "D",
            "",
            "4S",
        ),
        (
            TrickPhase(breaking_suit=Suit.HEARTS, breaking_rule=BreakingRule.CANNOT_PLAY_UNTIL_BROKEN),
            "H",
            "",
            "2H 3H",
        ),
    ],
)
def test_what_may_be_played(phase: TrickPhase, lead: str | None, broken: str, allowed: str) -> None:
    suit = Suit.from_word(lead) if lead else None
    suits = frozenset(found for one in broken if (found := Suit.from_word(one)))
    hand = Narrowing(frozenset(cards("2H 3H 4S")))
    assert sorted(playable(hand, suit, suits, phase).cards) == list(cards(allowed))


def test_breaking_suit_may_be_led_by_who_has_nothing_else() -> None:
    phase = TrickPhase(breaking_suit=Suit.HEARTS)
    hand = Narrowing(frozenset(cards("2H 3H")))
    assert playable(hand, None, frozenset(), phase) == hand


def test_winner_takes_the_cards_scores_and_leads() -> None:
    scoring = (CardScoringRule(CardCondition(suit=Suit.HEARTS), 2, ScoringTrigger.TRICK_WIN),)
    state = position(tricks(card_scoring=scoring), "5H 2S", "9H 3S", "KH 4S", "2D 5S")
    state = make(state, "play 5H", "play 9H", "play KH", "play 2D")
    assert told(state) == ("P2 takes the trick", "P2 scores 6")
    assert state.captured[2] == frozenset(cards("5H 9H KH 2D"))
    assert (state.to_act, state.turns) == (2, 5)


def test_players_without_cards_play_none() -> None:
    state = position(tricks(), "", "9H 3S", "", "2D 5S")
    assert state.to_act == 1
    state = make(state, "play 9H", "play 2D")
    assert told(state) == ("P1 takes the trick",)


def test_skipped_player_plays_no_card_to_the_trick() -> None:
    effects = (SpecialEffect(Rank.FIVE, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER),)
    state = position(tricks(special_effects=effects), "5H 2S", "9H 3S", "KH 4S", "2D 5S")
    state = make(state, "play 5H")
    assert state.to_act == 2
    state = make(state, "play KH", "play 2D")
    assert told(state) == ("P2 takes the trick",)
    assert len(state.hands[1]) == 2


def test_extra_turn_ends_the_trick() -> None:
    effects = (SpecialEffect(Rank.FIVE, EffectType.EXTRA_TURN, TargetSelector.NEXT_PLAYER),)
    state = make(position(tricks(special_effects=effects), "5H 2S", "9H 3S", "KH 4S", "2D 5S"), "play 5H")
    assert told(state) == ("skips 3", "P0 takes the trick")
    assert state.skips == 0


def test_direction_turns_for_the_rest_of_the_trick() -> None:
    effects = (SpecialEffect(Rank.NINE, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER),)
    state = position(tricks(special_effects=effects), "5H 2S", "9H 3S", "KH 4S", "2D 5S")
    state = make(state, "play 5H", "play 9H")
    assert state.to_act == 3
    assert make(state, "play 2D").to_act == 2


def test_hand_is_over_after_its_last_trick() -> None:
    state = position(tricks(tricks_per_hand=1), "5H 2S", "9H 3S", "KH 4S", "2D 5S")
    state = make(state, "play 5H", "play 9H", "play KH", "play 2D")
    assert told(state)[:2] == ("P2 takes the trick", "hand over")
    assert told(state)[3] == "hand 2, P1 starts"


# ---------------------------------------------------------------------------------------- bids


@pytest.mark.parametrize(
    ("phase", "bids"),
    [
        (BiddingPhase(1, 13, True), ["nil", "bid 1", "bid 2"]),
        (BiddingPhase(0, 1, True), ["nil", "bid 1"]),
        (BiddingPhase(0, 1, False), ["bid 0", "bid 1"]),
        (BiddingPhase(5, 9, False), ["bid 5"]),
        (BiddingPhase(5, 9, True), ["nil", "bid 5"]),
        (BiddingPhase(3, 1, False), ["bid 3"]),
    ],
)
def test_bids_from_the_lowest_to_the_cards_in_hand(phase: BiddingPhase, bids: list[str]) -> None:
    assert options(position(game(phase, TrickPhase()), "2H 3H", "4H 5H")) == bids


def test_bidding_goes_clockwise_and_takes_place_once() -> None:
    genome = game(BiddingPhase(), TrickPhase(), player_count=3, contract_scoring=ContractScoring())
    state = position(genome, "2H 3H", "4H 5H", "6H 7H", walker=2)
    order = []
    for _ in range(3):
        order.append(state.to_act)
        state = make(state, "nil")
    assert order == [2, 0, 1]
    state = make(state, "play 6H", "play 2H", "play 4H")
    assert options(state) == ["play 7H"]
