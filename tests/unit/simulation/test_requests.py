"""Asking for cards, and books."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.schema import (
    AskPhase,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    DeckEmptyAction,
    DrawPhase,
    GameGenome,
    GameRules,
    Location,
    ScoringTrigger,
    SetupRules,
    TableauMode,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import start, view
from tests.support.told import told
from tests.unit.simulation.positions import game, hand, make, options, position

POINTS = tuple(
    CardScoringRule(CardCondition(), points, trigger)
    for trigger, points in ((ScoringTrigger.CAPTURE, 1), (ScoringTrigger.SET_COMPLETE, 10))
)


def asking(phase: AskPhase = AskPhase(), **fields: Any) -> GameGenome:  # noqa: B008
    rules = GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW, book_size=fields.pop("book_size", 4))
    return game(phase, **{"player_count": 3, "game_rules": rules, **fields})


HANDS = ("2H 5H 5D", "5C KH", "2D KD")


def test_player_names_an_opponent_and_a_rank_in_hand() -> None:
    state = position(asking(), *HANDS, deck="9S")
    assert options(state) == ["ask P1", "ask P2"]
    state = make(state, "ask P1")
    assert options(state) == ["name 2", "name 5"]
    assert "asked P1" in str(view(state, 2)).splitlines()


def test_all_cards_of_the_rank_change_hands_and_the_player_asks_again() -> None:
    state = make(position(asking(), "KS", "KH KD 3H", "2D", deck="9S"), "ask P1", "name K")
    assert told(state) == ("P1 gives KH KD to P0",)
    assert (hand(state, 0), hand(state, 1)) == ("KH KD KS", "3H")
    assert (state.to_act, state.turns) == (0, 2)


def test_everybody_sees_what_is_handed_over() -> None:
    state = make(position(asking(), "KS", "KH KD 3H", "2D", deck="9S"), "ask P1", "name K")
    assert "P0 hand 3: KH KD ?1, score 0" in str(view(state, 2)).splitlines()


def test_who_is_refused_draws_and_the_next_player_asks() -> None:
    state = make(position(asking(), *HANDS, deck="9S"), "ask P2", "name 5")
    assert told(state) == ("P0 draws 9S from the deck",)
    assert (hand(state, 0), state.to_act, state.turns) == ("2H 5H 5D 9S", 1, 2)
    assert "?4" in str(view(state, 1)), "the card is nobody else's business"


def test_who_draws_the_rank_shows_it_and_asks_again() -> None:
    state = make(position(asking(), *HANDS, deck="5S"), "ask P2", "name 5")
    assert told(state) == ("P0 draws 5S from the deck", "P0 shows 5S")
    assert state.to_act == 0
    assert "P0 hand 4: 5S ?3, score 0" in str(view(state, 1)).splitlines()


@pytest.mark.parametrize(
    ("phase", "move", "events"),
    [
        (AskPhase(draw_if_refused=False), "name 2", ()),
        (AskPhase(again_if_given=False), "name 5", ("P1 gives 5C to P0",)),
        (AskPhase(again_if_drawn=False), "name 2", ("P0 draws 2S from the deck", "P0 shows 2S")),
    ],
)
def test_what_ends_the_phase_is_for_the_rules_to_say(phase: AskPhase, move: str, events: tuple[str, ...]) -> None:
    state = make(position(asking(phase), *HANDS, deck="2S"), "ask P1", move)
    assert told(state) == events
    assert state.to_act == 1


def test_who_has_no_card_draws_one_first() -> None:
    state = position(asking(), "", "5C KH", "2D KD", deck="3H 9S")
    assert told(state) == ("P0 draws 9S from the deck",)
    assert options(make(state, "ask P1")) == ["name 9"]


def test_without_cards_and_without_a_deck_there_is_nothing_to_ask() -> None:
    state = position(asking(), "", "5C KH", "2D KD")
    assert state.to_act == 1
    assert options(state) == ["name 5", "name K"], "only P2 holds cards"


def test_an_opponent_without_cards_is_not_asked_and_the_only_one_is_not_named() -> None:
    state = position(asking(), "2H", "", "2D", deck="9S")
    assert options(state) == ["name 2"]
    assert told(make(state, "name 2"))[0] == "P2 gives 2D to P0"


def test_partners_are_not_asked() -> None:
    genome = asking(player_count=4, team_mode=True, teams=((0, 2), (1, 3)))
    assert options(position(genome, "2H", "2D", "2C", "2S")) == ["ask P1", "ask P3"]


def test_a_book_is_laid_down_at_once_and_scores() -> None:
    genome = asking(card_scoring=POINTS)
    state = make(position(genome, "5H 5D 5S 9H", "5C KH", "2D KD", deck="9S"), "ask P1", "name 5")
    assert told(state) == ("P1 gives 5C to P0", "P0 lays down 5H 5D 5C 5S", "P0 scores 4", "P0 scores 40")
    assert (hand(state, 0), len(state.captured[0])) == ("9H", 4)


def test_three_of_four_are_no_complete_set() -> None:
    genome = asking(card_scoring=POINTS, book_size=3)
    state = make(position(genome, "5H 5D 9H", "5C KH", "2D KD", deck="9S"), "ask P1", "name 5")
    assert told(state) == ("P1 gives 5C to P0", "P0 lays down 5H 5D 5C", "P0 scores 3")


def test_books_are_laid_down_before_the_first_turn() -> None:
    genome = game(ClaimPhase(), setup=SetupRules(26), game_rules=GameRules(book_size=2))
    state = start(genome, 3)
    assert all(len({card.rank for card in held}) == len(held) for held in state.hands)
    assert sum(map(len, (*state.hands, *state.captured))) == 52
    assert state.turns == 1


def test_four_cards_are_two_books_of_two() -> None:
    genome = game(DrawPhase(Location.DISCARD, count=2), game_rules=GameRules(book_size=2))
    state = position(genome, "5H", "KH", discard="5C 5D 5S")
    assert told(state)[:3] == (
        "P0 draws 5S from the discard pile",
        "P0 lays down 5H 5S",
        "P0 draws 5D from the discard pile",
    )


def test_a_pile_taken_makes_books_when_all_of_it_is_in_the_hand() -> None:
    genome = game(ClaimPhase(), game_rules=GameRules(book_size=2))
    state = make(position(genome, "2H 9H", "KH", discard="KS 5C 5D"), "lay 2H", "stop", "challenge")
    assert told(state) == ("P0 shows 2H", "P0 takes the pile", "P0 lays down 5D 5C")


def test_captured_books_are_taken_up_again_in_war() -> None:
    setup = SetupRules(5, tableau_mode=TableauMode.WAR)
    genome = game(DrawPhase(Location.DECK), setup=setup, game_rules=GameRules(book_size=2))
    state = position(genome, "5H", "KH", deck="5C 5S")
    assert told(state)[:2] == ("P0 draws 5S from the deck", "P0 lays down 5H 5S")


def test_the_hand_is_over_when_all_cards_are_in_books() -> None:
    wins = (WinCondition(WinType.MOST_CAPTURED),)
    state = make(position(asking(win_conditions=wins), "5H 5D 5S", "5C", ""), "name 5")
    assert told(state)[:2] == ("P1 gives 5C to P0", "P0 lays down 5H 5D 5C 5S")
    assert "hand over" in told(state)
    assert str(state.outcome) == "P0 wins"


def test_the_hand_goes_on_while_there_is_a_deck() -> None:
    state = make(position(asking(), "5H 5D 5S", "5C", "", deck="3H 4H 6H"), "name 5")
    assert "P0 draws 6H from the deck" in told(state)
    assert (hand(state, 1), state.to_act) == ("4H", 1)


def test_a_race_is_judged_before_the_player_asks_again() -> None:
    wins = (WinCondition(WinType.MOST_CAPTURED, threshold=4, comparison=WinComparison.FIRST),)
    state = make(position(asking(win_conditions=wins), "5H 5D 5S 9H", "5C KH", "2D", deck="9S"), "ask P1", "name 5")
    assert str(state.outcome) == "P0 wins"


def test_turns_run_out_while_a_player_asks() -> None:
    state = make(position(replace(asking(), max_turns=1), "KS", "KH 3H", "2D"), "ask P1", "name K")
    assert str(state.outcome) == "timeout"
