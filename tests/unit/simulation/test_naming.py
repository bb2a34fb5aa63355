"""Wild cards whose player names a suit."""

from typing import Any

import pytest

from darwindeck.genome.conditions import CardReference, Condition, ConditionType
from darwindeck.genome.schema import (
    CardCondition,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SetupRules,
    SpecialEffect,
    Suit,
    TargetSelector,
    Visibility,
)
from darwindeck.simulation._greedy import greedy_choice
from darwindeck.simulation.reference import view
from tests.unit.simulation.positions import game, hand, make, options, position


def asks(kind: ConditionType, reference: CardReference = CardReference.TOP_DISCARD) -> PlayPhase:
    return PlayPhase(Location.DISCARD, Condition(kind, reference=reference))


MATCHING = asks(ConditionType.MATCHES_OR_WILD)


def eights(*phases: Phase, **setup: Any) -> GameGenome:
    wild = SetupRules(**{"cards_per_player": 5, "wild_cards": (Rank.EIGHT,), "wild_names_suit": True, **setup})
    return game(*(phases or (MATCHING,)), setup=wild)


HANDS = ("8C 2S 3S", "8H 9S 10D 4C")


def test_the_player_of_a_wild_card_names_a_suit() -> None:
    state = make(position(eights(), *HANDS, discard="KH"), "play 8C")
    assert (state.to_act, options(state)) == (0, ["name H", "name D", "name C", "name S"])
    state = make(state, "name S")
    assert (state.to_act, options(state)) == (1, ["play 8H", "play 9S"])


def test_the_named_suit_holds_until_the_next_card_is_laid() -> None:
    state = make(position(eights(), *HANDS, discard="KH"), "play 8C", "name D", "play 10D")
    assert state.named_suit is None
    state = make(position(eights(), *HANDS, discard="KH"), "play 8C", "name C", "play 8H", "name S")
    assert options(state) == ["play 2S", "play 3S"]


def test_the_named_suit_holds_while_nobody_can_follow() -> None:
    state = make(position(eights(), "8C 2D", "3S 4S", discard="KH"), "play 8C", "name D")
    assert (state.to_act, options(state)) == (0, ["play 2D"])


def test_a_wild_card_that_was_turned_up_is_just_a_card_of_its_suit() -> None:
    assert options(position(eights(), "9C 2S 8S", discard="8C")) == ["play 9C", "play 8S"]


def test_without_the_rule_a_wild_card_stays_what_it_is() -> None:
    state = make(position(eights(wild_names_suit=False), *HANDS, discard="KH"), "play 8C")
    assert options(state) == ["play 8H", "play 4C"]


@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        (ConditionType.CARD_MATCHES_SUIT, ["play 9S"]),
        (ConditionType.CARD_MATCHES_COLOR, ["play 4C", "play 9S"]),
        (ConditionType.MATCHES_OR_WILD, ["play 8H", "play 9S"]),
        (ConditionType.CARD_MATCHES_RANK, []),
        (ConditionType.CARD_BEATS_TOP, []),
        (ConditionType.SEQUENCE_ADJACENT, []),
    ],
)
@pytest.mark.parametrize("reference", [CardReference.TOP_DISCARD, CardReference.LAST_PLAYED])
def test_a_card_with_a_named_suit_has_no_rank(
    kind: ConditionType, offered: list[str], reference: CardReference
) -> None:
    stay = DrawPhase(Location.DECK, mandatory=False)
    state = position(eights(stay, asks(kind, reference)), "8C 2S", "8H 9S 10D 4C", deck="2D 3D 4D 5D")
    state = make(state, "pass", "play 8C", "name S", "pass")
    found = options(state) if state.to_act == 1 else []
    assert found == offered


def test_everybody_hears_the_suit_even_of_a_card_that_nobody_sees() -> None:
    state = position(eights(discard_visibility=Visibility.FACE_DOWN), *HANDS, discard="KH")
    state = make(state, "play 8C", "name D")
    assert "named D" in str(view(state, 1)).splitlines()
    assert options(state) == ["play 8H", "play 10D"]


def test_a_card_that_is_taken_from_the_pile_takes_its_suit_along() -> None:
    take = DrawPhase(Location.DISCARD, mandatory=False)
    state = position(eights(take, MATCHING), *HANDS, discard="KH")
    state = make(state, "pass", "play 8C", "name D", "draw")
    assert hand(state, 1) == "8H 10D 4C 8C 9S"
    assert (state.named_suit, options(state)) == (None, ["play 8H", "play 8C"])


def test_only_who_plays_a_wild_card_names_a_suit() -> None:
    genome = eights(DiscardPhase(Location.DISCARD, mandatory=True))
    assert make(position(genome, *HANDS), "discard 8C").to_act == 1


def test_of_several_cards_the_one_on_top_counts() -> None:
    genome = eights(PlayPhase(Location.DISCARD, min_cards=2, max_cards=2))
    state = make(position(genome, "8C 2S 3S", "4C 5C"), "play 8C", "play 2S")
    assert (state.to_act, state.named_suit) == (1, None)
    assert options(make(position(genome, "7C 8C 3S", "4C 5C"), "play 7C", "play 8C"))[0] == "name H"


def test_the_suit_is_named_before_the_card_has_its_effect() -> None:
    two_more = SpecialEffect(Rank.EIGHT, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, value=2)
    genome = game(MATCHING, setup=eights().setup, special_effects=(two_more,))
    state = make(position(genome, *HANDS, discard="KH", deck="2D 3D 4D"), "play 8C")
    assert len(state.hands[1]) == 4
    assert len(make(state, "name S").hands[1]) == 6


def test_only_suits_that_the_game_has_can_be_named() -> None:
    genome = eights(removed_cards=(CardCondition(suit=Suit.DIAMONDS),))
    assert options(make(position(genome, "8C 2S", "9S"), "play 8C")) == ["name H", "name C", "name S"]


def test_greedy_names_the_suit_of_which_it_holds_most() -> None:
    state = make(position(eights(), *HANDS, discard="KH"), "play 8C")
    assert options(state)[greedy_choice(view(state, 0))] == "name S"
