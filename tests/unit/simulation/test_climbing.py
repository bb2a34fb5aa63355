"""Plays that beat each other, places, who starts, and tribute."""

from typing import Any

import pytest

from darwindeck.genome.conditions import CardReference, Condition, ConditionType
from darwindeck.genome.schema import (
    DiscardPhase,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    PassAction,
    PlayPhase,
    Rank,
    SetupRules,
    StarterRule,
    TributePhase,
    TrickPhase,
)
from darwindeck.simulation.reference import view
from tests.support.told import told
from tests.unit.simulation.positions import game, hand, make, options, position

TWOS_HIGH = SetupRules(5, rank_order=(*tuple(Rank)[1:], Rank.TWO))


def climbing(phase: dict[str, Any] | None = None, **fields: Any) -> GameGenome:
    play = PlayPhase(Location.TABLEAU, **{"max_cards": 4, "mandatory": False, "climbing": True, **(phase or {})})
    rules = {"consecutive_pass_action": PassAction.CLEAR_TABLEAU, "going_out": GoingOut.LEAVES_HAND}
    return game(play, **{"player_count": 3, "game_rules": GameRules(**rules | fields.pop("rules", {})), **fields})


HANDS = ("7H 7D 9H", "8H 8C 3H 3S", "9C 9D KH 5D")


def test_leader_plays_any_number_of_one_rank_and_does_not_pass() -> None:
    state = position(climbing(), *HANDS)
    assert options(state) == ["play 7H", "play 9H", "play 7D"]
    assert options(make(state, "play 7H")) == ["play 7D", "stop"]
    assert make(state, "play 9H").to_act == 2, "there is no second nine, and P1 cannot beat it"


def test_as_many_cards_of_a_higher_rank_beat_a_play() -> None:
    state = make(position(climbing(), *HANDS), "play 7H", "play 7D")
    assert options(state) == ["play 8H", "pass"]
    assert "to beat P0 7H 7D" in str(view(state, 1)).splitlines()
    state = make(state, "play 8H")
    assert options(state) == ["play 8C"]
    state = make(state, "play 8C")
    assert options(state) == ["play 9D", "pass"], "one king is not enough, and 9C could not be completed"


def test_a_single_card_is_beaten_by_a_single_card() -> None:
    state = make(position(climbing(), *HANDS), "play 7H", "stop")
    assert options(state) == ["play 8H", "play 8C", "pass"]
    assert make(state, "play 8H").to_act == 2


def test_the_order_of_the_ranks_counts() -> None:
    state = make(position(climbing(setup=TWOS_HIGH), "AH 5H", "KH 2H", "3H 4H"), "play AH")
    assert options(state) == ["play 2H", "pass"]


def test_who_cannot_beat_passes_unasked() -> None:
    state = make(position(climbing(), "AH 5H", "KH 2H", "3H 4H"), "play AH")
    assert told(state) == ("P1 passes", "P2 passes", "table cleared")
    assert state.to_act == 0


def test_passing_does_not_keep_a_player_out() -> None:
    state = make(position(climbing(), "7H AH 2H", "8H QH", "9H 3H"), "play 7H", "pass", "play 9H", "pass")
    assert (state.to_act, options(state)) == (1, ["play QH", "pass"])


def test_who_played_last_leads_when_all_others_have_passed() -> None:
    state = make(position(climbing(), "7H 2H", "8H 2D", "9H 3H"), "play 7H", "play 8H", "pass")
    assert told(state) == ("P2 passes", "P0 passes", "table cleared")
    assert (state.to_act, options(state)) == (1, ["play 2D"])


def test_all_must_pass_when_who_played_last_is_out_and_the_next_player_leads() -> None:
    genome = climbing(player_count=4)
    state = make(position(genome, "7H", "8H 2D", "9H 3H", "10H 4H"), "play 7H", "pass", "pass")
    assert state.to_act == 3, "three are left, and all of them must pass"
    state = make(state, "pass")
    assert told(state) == ("P3 passes", "table cleared")
    assert (state.to_act, options(state)) == (1, ["play 8H", "play 2D"])


def test_who_played_last_leads_also_when_fewer_passes_do() -> None:
    genome = climbing(rules={"passes_to_trigger": 1})
    state = make(position(genome, "7H 2H", "8H 2D", "9H 3H"), "play 7H", "pass")
    assert (state.to_act, options(state)) == (0, ["play 2H"])


def test_a_condition_holds_beside() -> None:
    same_suit = Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TABLEAU_TOP)
    state = make(position(climbing({"valid_play_condition": same_suit}), "7H 2H", "8H 9D 10H", "9H 3H"), "play 7H")
    assert options(state) == ["play 8H", "play 10H", "pass"]


def test_a_pair_that_may_not_be_split_is_not_begun() -> None:
    state = make(position(climbing({"min_cards": 2}), "7H 7D 9H", "8H 9D", "9C 2C"), "play 7H")
    assert options(state) == ["play 7D"]


def test_places_score_and_the_last_one_in_has_the_last() -> None:
    genome = climbing(rules={"place_points": (5, 3, -1)})
    state = make(position(genome, "7H", "8H", "9H 3H"), "play 7H", "play 8H")
    assert state.scores == (5, 3, -1)
    assert state.last_places == (0, 1, 2)


def test_no_place_for_several_who_are_left() -> None:
    genome = climbing(rules={"place_points": (5, 3, -1), "going_out": GoingOut.ENDS_HAND})
    state = make(position(genome, "7H", "8H", "9H 3H"), "play 7H")
    assert (state.scores, state.last_places) == ((5, 0, 0), (0,))


@pytest.mark.parametrize(
    ("starter", "seat"),
    [
        (StarterRule.ROTATES, 1),
        (StarterRule.FIRST_OUT, 0),
        (StarterRule.LAST_OUT, 2),
        (StarterRule.MOST_TRICKS, 1),
        (StarterRule.BEST_OF_HAND, 0),
    ],
)
def test_who_starts_the_next_hand(starter: StarterRule, seat: int) -> None:
    state = make(position(climbing(rules={"starter": starter}), "7H", "8H", "9H 3H"), "play 7H", "play 8H")
    assert (state.hand_number, state.starter) == (2, seat)


def test_who_alone_took_most_tricks_starts() -> None:
    genome = game(
        TrickPhase(), is_trick_based=True, player_count=3, game_rules=GameRules(starter=StarterRule.MOST_TRICKS)
    )
    state = position(genome, "2H", "3H", "AH", tricks=(2, 0, 2))
    assert make(state, "play 2H", "play 3H", "play AH").starter == 2
    level = position(genome, "2H", "3H", "AH", tricks=(3, 0, 2))
    assert make(level, "play 2H", "play 3H", "play AH").starter == 1, "two are level: the next one"


# ---------------------------------------------------------------------------------------- tribute


def with_tribute(cards: int = 1, **fields: Any) -> GameGenome:
    rules = GameRules(going_out=GoingOut.LEAVES_HAND)
    phases = (TributePhase(cards), DiscardPhase(Location.DISCARD, mandatory=True))
    return game(*phases, **{"player_count": 4, "game_rules": rules, "setup": TWOS_HIGH, **fields})


def test_the_last_gives_the_highest_card_and_the_first_gives_back_any() -> None:
    state = position(with_tribute(), "2H AH", "5D 9D", "6C 6S", "7H 8H", last_places=(1, 2, 3, 0))
    assert told(state) == ("P0 gives 2H to P1",)
    assert (state.to_act, options(state)) == (1, ["give 2H", "give 5D", "give 9D"])
    state = make(state, "give 5D")
    assert (hand(state, 0), hand(state, 1)) == ("AH 5D", "2H 9D")
    assert (state.to_act, state.turns) == (0, 3)


def test_those_next_to_them_exchange_one_card_fewer() -> None:
    state = position(with_tribute(2), "2H AH KH", "5D 9D", "6C 6S", "7H 8H", last_places=(1, 2, 3, 0))
    assert told(state) == ("P0 gives 2H AH to P1",)
    state = make(state, "give AH", "give 5D")
    assert told(state) == ("P3 gives 8H to P2",)
    assert state.to_act == 2
    state = make(state, "give 6S")
    assert (hand(state, 3), hand(state, 2)) == ("7H 6S", "8H 6C")


def test_of_level_cards_the_last_one_is_given() -> None:
    state = position(with_tribute(), "AS AH", "5D 9D", "6C 6S", "7H 8H", last_places=(1, 2, 3, 0))
    assert told(state) == ("P0 gives AS to P1",)


def test_only_the_two_see_what_is_given() -> None:
    state = position(with_tribute(), "2H AH", "5D 9D", "6C 6S", "7H 8H", last_places=(1, 2, 3, 0))
    assert "P1 hand 3: 2H ?2, score 0" in str(view(state, 0)).splitlines()
    assert "P1 hand 3: ?3, score 0" in str(view(state, 2)).splitlines()
    assert "last hand P1 P2 P3 P0" in str(view(state, 2)).splitlines()


def test_there_is_no_tribute_in_the_first_hand_and_only_one_in_a_hand() -> None:
    state = position(with_tribute(), "2H AH", "5D 9D", "6C 6S", "7H 8H")
    assert options(state) == ["discard 2H", "discard AH"]
    state = position(with_tribute(), "2H AH", "5D 9D", "6C 6S", "7H 8H", last_places=(1, 2, 3, 0))
    state = make(state, "give 5D", "discard AH")
    assert (state.to_act, options(state)) == (1, ["discard 2H", "discard 9D"])
