"""Draw phases."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    GameRules,
    Location,
    SetupRules,
    Suit,
    TriggerMode,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import Ending, Outcome
from tests.support.told import told
from tests.unit.simulation.positions import cards, game, hand, make, options, position

KEEP = DiscardPhase(Location.DISCARD)
"""A discard that may be passed: it stops the walk, so that one can look."""


def drawing(source: Location, count: int = 1, mandatory: bool = True, **fields: object) -> DrawPhase:
    return DrawPhase(source, count, mandatory, **fields)  # type: ignore[arg-type]


def test_mandatory_draw_from_the_deck_is_no_decision() -> None:
    state = position(game(drawing(Location.DECK, 2), KEEP), "2H", "3H", deck="4C 5C 6C")
    assert told(state) == ("P0 draws 6C from the deck", "P0 draws 5C from the deck")
    assert hand(state, 0) == "2H 5C 6C"
    assert options(state) == ["discard 2H", "discard 5C", "discard 6C", "pass"]


def test_draw_that_is_not_mandatory_is_asked_once_for_all_cards() -> None:
    state = position(game(drawing(Location.DECK, 2, mandatory=False), KEEP), "2H", "3H", deck="4C 5C 6C")
    assert options(state) == ["draw", "pass"]
    assert hand(make(state, "draw"), 0) == "2H 5C 6C"
    assert hand(make(state, "pass"), 0) == "2H"


def test_condition_decides_whether_the_phase_takes_place() -> None:
    empty = Condition(ConditionType.HAND_SIZE, Operator.EQ, 0)
    genome = game(drawing(Location.DECK, condition=empty), KEEP)
    assert told(position(genome, "2H", "3H", deck="4C")) == ()


def test_condition_about_a_card_does_not_hold_before_one_is_drawn() -> None:
    red = Condition(ConditionType.CARD_IS_SUIT, Operator.NE, Suit.SPADES)
    assert told(position(game(drawing(Location.DECK, condition=red), KEEP), "2H", "3H", deck="4C")) == ()


def test_discard_pile_gives_its_top_card() -> None:
    state = position(game(drawing(Location.DISCARD), KEEP), "2H", "3H", discard="4C 5C")
    assert told(state) == ("P0 draws 5C from the discard pile",)


def test_opponents_discard_is_what_the_next_player_laid() -> None:
    genome = game(drawing(Location.OPPONENT_DISCARD), DiscardPhase(Location.DISCARD, mandatory=True))
    state = position(genome, "2H 3H", "9H 10H", discard="4C")
    assert told(state) == ()
    state = make(state, "discard 2H")
    assert told(state) == ("P1 draws 2H from the discard pile",)
    state = make(state, "discard 9H")
    assert told(state) == ("P0 draws 9H from the discard pile",)
    assert state.discard == cards("4C")


def test_card_that_lies_open_is_picked() -> None:
    genome = game(drawing(Location.TABLEAU, 2, mandatory=False), KEEP)
    state = position(genome, "2H", "3H", table="9S 4C 5C")
    assert options(state) == ["take 4C", "take 5C", "take 9S", "pass"]
    state = make(state, "take 5C")
    assert told(state) == ("P0 draws 5C from the table",)
    assert options(state) == ["take 4C", "take 9S", "stop"]
    assert options(make(state, "stop"))[-1] == "pass"


def test_mandatory_pick_cannot_be_declined() -> None:
    state = position(game(drawing(Location.TABLEAU, 2), KEEP), "2H", "3H", table="9S")
    assert options(state) == ["take 9S"]
    assert options(make(state, "take 9S")) == ["discard 2H", "discard 9S", "pass"]


def test_hidden_hand_gives_a_card_by_lot() -> None:
    state = position(game(drawing(Location.OPPONENT_HAND), KEEP), "2H", "3H 4H 5H")
    (line,) = told(state)
    assert line in {f"P0 draws {card} from P1" for card in ("3H", "4H", "5H")}


def test_open_hand_is_picked_from() -> None:
    setup = SetupRules(5, hand_visibility=Visibility.FACE_UP)
    state = position(game(drawing(Location.OPPONENT_HAND), KEEP, setup=setup), "2H", "5H 4H")
    assert options(state) == ["take 4H", "take 5H"]
    assert told(make(state, "take 5H")) == ("P0 draws 5H from P1",)


@pytest.mark.parametrize("source", [Location.DECK, Location.TABLEAU, Location.DISCARD, Location.OPPONENT_DISCARD])
def test_nothing_to_take_is_not_offered(source: Location) -> None:
    for mandatory in (True, False):
        state = position(game(drawing(source, mandatory=mandatory), KEEP), "2H", "3H")
        assert options(state) == ["discard 2H", "pass"]


def test_empty_deck_is_made_of_the_discard_pile_but_its_top() -> None:
    state = position(game(drawing(Location.DECK, 2), KEEP), "2H", "3H", discard="4C 5C 6C")
    first, second, third = told(state)
    assert first.startswith("reshuffle ")
    assert set(first.split()[1:]) == {"4C", "5C"}
    assert second == f"P0 draws {first.split()[1]} from the deck"
    assert third == f"P0 draws {first.split()[2]} from the deck"
    assert state.discard == cards("6C")


def test_single_card_of_the_discard_pile_is_not_reshuffled() -> None:
    state = position(game(drawing(Location.DECK, mandatory=False), KEEP), "2H", "3H", discard="6C")
    assert options(state) == ["discard 2H", "pass"]


def test_empty_deck_may_end_the_game() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    wins = (WinCondition(WinType.EMPTY_HAND, threshold=-5), WinCondition(WinType.HIGH_SCORE, threshold=50))
    genome = game(drawing(Location.DECK, 2), KEEP, game_rules=rules, win_conditions=wins)
    state = position(genome, "2H", "3H 4H 5H", deck="9C", scores=(3, 2))
    assert state.outcome == Outcome(Ending.WIN, winner=0)
    assert told(state) == (
        "P0 draws 9C from the deck",
        "hand over",
        "scores 3 2",
        "end P0 wins, turns 1, hands 1, decisions 0",
    )


def test_draw_that_would_end_the_game_is_not_offered() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    state = position(game(drawing(Location.DECK, mandatory=False), KEEP, game_rules=rules), "2H", "3H")
    assert options(state) == ["discard 2H", "pass"]


def test_draw_may_be_skipped_when_the_deck_is_empty() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    state = position(game(drawing(Location.DECK, 2), KEEP, game_rules=rules), "2H", "3H", deck="9C", discard="4C 5C")
    assert told(state) == ("P0 draws 9C from the deck",)


def test_with_one_player_there_is_no_opponent_to_draw_from() -> None:
    genome = replace(game(drawing(Location.OPPONENT_HAND), KEEP), player_count=1)
    assert options(position(genome, "2H")) == ["discard 2H", "pass"]


# ---------------------------------------------------------------------------------------- one of two places

EITHER = drawing(Location.DECK, or_source=Location.DISCARD)


def test_player_names_one_of_two_places_and_then_draws_from_it() -> None:
    state = position(game(EITHER, KEEP), "2H", "3H", deck="8C 9C", discard="4C 5C")
    assert options(state) == ["draw deck", "draw discard"]
    assert told(make(state, "draw deck")) == ("P0 draws 9C from the deck",)
    assert told(make(state, "draw discard")) == ("P0 draws 5C from the discard pile",)


def test_choice_of_two_places_may_be_passed_when_the_draw_is_not_mandatory() -> None:
    draw = drawing(Location.TABLEAU, 2, mandatory=False, or_source=Location.DECK)
    state = position(game(draw, KEEP), "2H", "3H", deck="8C 9C", table="4C 5C 6C")
    assert options(state) == ["draw tableau", "draw deck", "pass"]
    assert hand(make(state, "pass"), 0) == "2H"
    state = make(state, "draw tableau")
    assert options(state) == ["take 4C", "take 5C", "take 6C"]
    assert options(make(state, "take 4C")) == ["take 5C", "take 6C", "stop"]


def test_place_with_nothing_to_take_is_not_offered() -> None:
    state = position(game(EITHER, KEEP), "2H", "3H", deck="8C 9C")
    assert told(state) == ("P0 draws 9C from the deck",)
    asked = position(game(replace(EITHER, mandatory=False), KEEP), "2H", "3H", deck="8C 9C")
    assert options(asked) == ["draw", "pass"]
    assert options(position(game(EITHER, KEEP), "2H", "3H")) == ["discard 2H", "pass"]


def test_empty_deck_that_ends_the_hand_does_so_before_the_place_is_named() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.HAND_ENDS)
    state = position(game(EITHER, KEEP, game_rules=rules), "2H", "3H", discard="4C 5C")
    assert told(state)[:1] == ("hand over",)


# ---------------------------------------------------------------------------------------- cards taken up

TAKE = drawing(Location.DISCARD, 2)
LAY_ANOTHER = DiscardPhase(Location.DISCARD, mandatory=True, keep_taken=True)


def test_card_taken_from_the_discard_pile_is_not_laid_back_at_once() -> None:
    state = position(game(TAKE, LAY_ANOTHER), "2H 3H", "9H 10H", discard="4C 5C")
    assert hand(state, 0) == "2H 3H 4C 5C"
    assert options(state) == ["discard 2H", "discard 3H"]
    assert options(make(state, "discard 2H")) == ["discard 9H", "discard 10H"]


def test_card_taken_may_go_when_the_player_holds_no_other() -> None:
    state = position(game(TAKE, LAY_ANOTHER), "", "9H 10H", discard="4C 5C")
    assert options(state) == ["discard 4C", "discard 5C"]


def test_card_taken_may_go_in_a_later_turn_and_one_from_the_deck_at_once() -> None:
    genome = game(EITHER, LAY_ANOTHER)
    state = position(genome, "2H", "9H 10H", deck="6C 7C 8C", discard="4C")
    state = make(state, "draw discard", "discard 2H", "draw deck")
    assert options(state) == ["discard 9H", "discard 10H", "discard 8C"]
    assert options(make(state, "discard 9H", "draw deck")) == ["discard 4C", "discard 7C"]


# ---------------------------------------------------------------------------------------- cards left in the deck


def test_empty_deck_may_end_the_hand_and_the_next_one_is_dealt() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.HAND_ENDS)
    state = position(game(drawing(Location.DECK, 2), KEEP, game_rules=rules), "2H", "3H", deck="9C")
    assert told(state)[:3] == ("P0 draws 9C from the deck", "hand over", "scores 0 0")
    assert (state.outcome, state.hand_number) == (None, 2)


def test_cards_of_the_reserve_stay_in_the_deck() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW, deck_reserve=2)
    state = position(game(drawing(Location.DECK, 3), KEEP, game_rules=rules), "2H", "3H", deck="7C 8C 9C")
    assert told(state) == ("P0 draws 9C from the deck",)
    assert state.deck == cards("7C 8C")


def test_reserve_is_shuffled_with_the_discard_pile() -> None:
    genome = game(drawing(Location.DECK), KEEP, game_rules=GameRules(deck_reserve=1))
    state = position(genome, "2H", "3H", deck="7C", discard="4C 5C 6C")
    assert set(told(state)[0].split()) == {"reshuffle", "4C", "5C", "7C"}
    short = game(drawing(Location.DECK), KEEP, game_rules=GameRules(deck_reserve=2))
    assert told(position(short, "2H", "3H", deck="7C", discard="4C 5C")) == ()


def test_deck_with_nothing_but_its_reserve_is_empty_for_a_win() -> None:
    win = WinCondition(WinType.EMPTY_HAND, trigger_mode=TriggerMode.DECK_EMPTY)
    genome = game(drawing(Location.DECK), KEEP, game_rules=GameRules(deck_reserve=2), win_conditions=(win,))
    assert position(genome, "2H", "3H 4H 5H", deck="7C 8C 9C").outcome == Outcome(Ending.WIN, winner=0)
