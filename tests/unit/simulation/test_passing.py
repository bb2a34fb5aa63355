"""Cards that are passed, the first trick of a hand, and the moon."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    GameGenome,
    GameRules,
    PassDirection,
    PassingPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    Suit,
    TrickPhase,
    Visibility,
)
from darwindeck.simulation.reference import view
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position

HEARTS = (CardScoringRule(CardCondition(Suit.HEARTS), 1, ScoringTrigger.TRICK_WIN),)


def passing(*directions: PassDirection, count: int = 1, **fields: Any) -> GameGenome:
    return game(PassingPhase(count, directions), TrickPhase(), **{"player_count": 4, **fields})


# ---------------------------------------------------------------------------------------- passing


@pytest.mark.parametrize(
    ("direction", "hands"),
    [
        (PassDirection.LEFT, ["3H 2S", "3S 2H", "3D 2D", "3C 2C"]),
        (PassDirection.RIGHT, ["3H 2D", "3S 2C", "3D 2S", "3C 2H"]),
        (PassDirection.ACROSS, ["3H 2C", "3S 2S", "3D 2H", "3C 2D"]),
    ],
)
def test_cards_go_over_when_everybody_has_chosen(direction: PassDirection, hands: list[str]) -> None:
    state = position(passing(direction), "2H 3H", "2D 3S", "2C 3D", "2S 3C")
    state = make(state, "give 2H", "give 2D", "give 2C")
    assert [hand(state, seat) for seat in range(4)] == ["2H 3H", "2D 3S", "3D 2C", "3C 2S"]
    state = make(state, "give 2S")
    assert [state.hands[seat] for seat in range(4)] == [frozenset(cards(held)) for held in hands]
    assert state.turns == 5


def test_directions_follow_each_other_hand_by_hand() -> None:
    genome = passing(PassDirection.KEEP, PassDirection.RIGHT)
    assert options(position(genome, "2H", "2D", "2C", "2S")) == ["play 2H"]
    state = position(genome, "2H", "2D", "2C", "2S", hand_number=2)
    assert make(state, "give 2H", "give 2D", "give 2C", "give 2S").hands[3] == frozenset(cards("2H"))


def test_without_directions_cards_go_to_the_left() -> None:
    state = make(position(passing(), "2H", "2D", "2C", "2S"), "give 2H", "give 2D", "give 2C", "give 2S")
    assert told(state)[0] == "P0 gives 2H to P1"


def test_several_cards_are_chosen_in_canonical_order() -> None:
    state = position(passing(count=3), "2H 3H 4H 5H", "2D", "2C", "2S")
    assert options(state) == ["give 2H", "give 3H"]
    state = make(state, "give 3H")
    assert options(state) == ["give 4H"]
    state = make(state, "give 4H", "give 5H")
    assert (state.to_act, options(state)) == (1, ["give 2D"])


def test_who_has_no_card_is_not_asked_and_still_gets_some() -> None:
    state = make(position(passing(), "2H 3H", "", "2C", "2S"), "give 2H", "give 2C", "give 2S")
    assert hand(state, 1) == "2H"
    assert hand(state, 2) == ""


def test_players_out_of_the_hand_are_passed_over() -> None:
    state = position(passing(), "2H 3H", "2D 3D", "2C 3C", "2S 3S", in_hand=frozenset({0, 2, 3}))
    state = make(state, "give 2H", "give 2C", "give 2S")
    assert told(state) == ("P0 gives 2H to P2", "P2 gives 2C to P3", "P3 gives 2S to P0")


def test_cards_are_passed_once_in_a_hand() -> None:
    state = position(passing(), "2H 3H", "2D 3D", "2C 3C", "2S 3S")
    state = make(state, "give 2H", "give 2D", "give 2C", "give 2S", "play 3H", "play 2H", "play 2D", "play 2C")
    assert options(state) == ["play 2S"]


def test_nobody_else_knows_what_is_chosen() -> None:
    state = make(position(passing(), "2H 3H", "2D 3S", "2C 3D", "2S 3C"), "give 2H")
    assert "passing P0 1: 2H" in str(view(state, 0))
    assert "passing P0 1: ?1" in str(view(state, 1))


def test_giver_and_receiver_know_a_passed_card_and_nobody_else() -> None:
    state = make(position(passing(), "2H 3H", "2D 3S", "2C 3D", "2S 3C"), "give 2H", "give 2D", "give 2C", "give 2S")
    assert [cards("2H")[0] in state.known[seat] for seat in range(4)] == [True, True, False, False]
    assert view(state, 0).players[1].hand == cards("2H")


def test_a_card_passed_on_unseen_could_be_any_that_was_known() -> None:
    state = position(passing(), "2H 3H", "2D 3S", "2C 3D", "2S 3C")
    known = (state.known[0], state.known[1], state.known[2] | set(cards("2H 3H")), state.known[3])
    state = make(replace(state, known=known), "give 2H", "give 2D", "give 2C", "give 2S")
    assert not state.known[2] & set(cards("2H 3H"))


def test_cards_passed_blind_are_drawn_by_lot() -> None:
    setup = SetupRules(2, hand_visibility=Visibility.FACE_DOWN)
    state = position(passing(setup=setup), "2H 3H", "2D 3S", "2C 3D", "2S 3C")
    assert options(state) == ["any"]
    state = make(state, "any")
    assert told(state)[0].startswith("P0 turns up ")


# ---------------------------------------------------------------------------------------- the first trick


def first(**phase: Any) -> GameGenome:
    return game(TrickPhase(**phase), player_count=3, card_scoring=HEARTS)


def test_whoever_holds_the_opening_card_leads_it() -> None:
    genome = first(opening_card=CardCondition(Suit.CLUBS, Rank.TWO))
    state = position(genome, "3C 4C", "5C 6C", "2C 7C")
    assert (state.to_act, options(state)) == (2, ["play 2C"])
    state = make(state, "play 2C", "play 3C", "play 5C")
    assert (state.to_act, options(state)) == (1, ["play 6C"])


def test_of_several_opening_cards_the_first_is_led_whatever_is_held_back() -> None:
    genome = first(opening_card=CardCondition(rank=Rank.TWO), breaking_suit=Suit.HEARTS)
    state = position(genome, "2S 4C", "2H 6C", "2D 7C")
    assert (state.to_act, options(state)) == (1, ["play 2H"])


def test_opening_card_that_nobody_holds_changes_nothing() -> None:
    genome = first(opening_card=CardCondition(Suit.CLUBS, Rank.TWO))
    assert options(position(genome, "3C 4C", "5C 6C", "KC 7C")) == ["play 3C", "play 4C"]


def test_nothing_that_scores_is_played_to_the_first_trick_by_who_has_another_card() -> None:
    genome = first(first_trick_safe=True)
    state = position(genome, "3C 4C", "5H 6D", "KH 7H")
    state = make(state, "play 3C")
    assert options(state) == ["play 6D"]
    state = make(state, "play 6D")
    assert options(state) == ["play 7H", "play KH"]
    state = make(state, "play KH", "play 4C")
    assert options(state) == ["play 5H"]


# ---------------------------------------------------------------------------------------- the moon


def scores_after(won_by_0: str, won_by_1: str, **fields: Any) -> tuple[int, ...]:
    """The scores of a hand that ends with a trick for P0."""
    setup = SetupRules(1, removed_cards=tuple(CardCondition(Suit.HEARTS, rank) for rank in list(Rank)[3:]))
    fields = {"card_scoring": HEARTS, "game_rules": GameRules(shoot_the_moon=True), "player_count": 4, **fields}
    genome = game(TrickPhase(), is_trick_based=True, setup=setup, **fields)
    captured = tuple(frozenset(cards(won)) for won in (won_by_0, won_by_1, "", ""))
    state = position(genome, "AC", "2C", "3C", "4C", captured=captured)
    state = make(state, "play AC", "play 2C", "play 3C", "play 4C")
    line = next(line for line in told(state) if line.startswith("scores "))
    return tuple(int(number) for number in line.split()[1:])


def test_who_took_all_points_gives_them_to_everybody_else() -> None:
    assert scores_after("2H 3H 4H", "") == (-3, 3, 3, 3)


def test_one_point_missed_is_no_moon() -> None:
    assert scores_after("2H 3H", "4H") == (0, 0, 0, 0)


def test_partners_shoot_the_moon_together() -> None:
    teams = {"team_mode": True, "teams": ((1, 0), (2, 3))}
    assert scores_after("2H 3H", "4H", **teams) == (0, -3, 3, 3)
