"""Betting and the pot."""

from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, PlaceReference
from darwindeck.genome.schema import (
    BettingPhase,
    DrawPhase,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PlayPhase,
    SetupRules,
    ShowdownMethod,
    TableauMode,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import Ending, Outcome
from tests.support.told import told
from tests.unit.simulation.positions import game, make, options, position


def betting(phase: BettingPhase = BettingPhase(), **fields: Any) -> GameGenome:  # noqa: B008
    setup = SetupRules(cards_per_player=2, starting_chips=100)
    evaluation = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
    return game(phase, setup=setup, **{"player_count": 3, "hand_evaluation": evaluation, **fields})


HANDS = ("2H 3H", "AH 3D", "KH 3C")


@pytest.mark.parametrize(
    ("phase", "first", "second"),
    [
        (
            BettingPhase(),
            ["check", "bet 10", "all-in 100"],
            ["call 10", "raise 20", "all-in 100", "fold"],
        ),
        (
            BettingPhase(allow_check=False, raise_increment=5, max_bet=20),
            ["bet 10", "fold"],
            ["call 10", "raise 15", "fold"],
        ),
        (BettingPhase(allow_raise=False, allow_fold=False), ["check", "bet 10", "all-in 100"], ["call 10"]),
        (BettingPhase(max_raises=0), ["check", "bet 10", "all-in 100"], ["call 10", "fold"]),
        (BettingPhase(raise_increment=90), ["check", "bet 10", "all-in 100"], ["call 10", "raise 100", "fold"]),
    ],
)
def test_options(phase: BettingPhase, first: list[str], second: list[str]) -> None:
    state = position(betting(phase), *HANDS)
    assert options(state) == first
    assert options(make(state, "bet 10")) == second


def test_short_stack_goes_all_in_for_less() -> None:
    state = position(betting(), *HANDS, chips=(100, 5, 100))
    state = make(state, "bet 10")
    assert options(state) == ["all-in 5", "fold"]
    assert options(make(state, "all-in 5")) == ["call 10", "raise 20", "all-in 100", "fold"]


def test_all_in_beyond_a_call_is_a_raise() -> None:
    state = position(betting(BettingPhase(max_raises=1)), *HANDS, chips=(100, 15, 100))
    state = make(state, "bet 10", "all-in 15")
    assert options(state) == ["call 15", "fold"]
    assert state.betting is not None
    assert state.betting.raises == 1
    assert options(make(state, "call 15")) == ["call 5", "fold"]


def test_everybody_acts_again_after_a_raise_and_the_best_hand_takes_the_pot() -> None:
    state = position(betting(), *HANDS)
    state = make(state, "bet 10", "raise 20", "call 20")
    assert (state.to_act, state.turns) == (0, 4)
    state = make(state, "call 10")
    assert told(state)[:3] == ("hand over", "P1 wins 60 chips", "scores 0 0 0")
    assert told(state)[3] == "chips 80 140 80"
    assert told(state)[4] == "hand 2, P1 starts"


def test_checks_end_a_round_too() -> None:
    assert told(make(position(betting(), *HANDS), "check", "check", "check"))[0] == "hand over"


def test_last_player_left_takes_the_pot() -> None:
    state = make(position(betting(), *HANDS), "bet 10", "fold", "fold")
    assert told(state)[:3] == ("P2 is out of the hand", "hand over", "P0 wins 10 chips")


def test_player_without_options_stays_in() -> None:
    phase = BettingPhase(min_bet=50, allow_check=False, allow_fold=False, max_bet=20)
    state = position(betting(phase, max_turns=2), *HANDS)
    assert state.outcome == Outcome(Ending.TIMEOUT)


def test_betting_needs_two_players_with_chips() -> None:
    state = position(betting(max_turns=1), *HANDS, chips=(100, 0, 0))
    assert told(state)[0] == "hand over"


def test_players_without_chips_leave_and_the_last_one_wins() -> None:
    wins = (WinCondition(WinType.MOST_CHIPS, threshold=100_000),)
    state = position(betting(win_conditions=wins), *HANDS)
    state = make(state, "all-in 100", "call 100", "call 100")
    assert told(state) == (
        "hand over",
        "P1 wins 300 chips",
        "scores 0 0 0",
        "chips 0 300 0",
        "P0 is out of the game",
        "P2 is out of the game",
        "end P1 wins, turns 3, hands 1, decisions 3",
    )


def test_seat_that_is_out_of_the_game_is_passed_over() -> None:
    state = position(betting(), *HANDS, chips=(100, 50, 100))
    state = make(state, "bet 10", "all-in 50", "fold", "call 40")
    state = make(position(betting(), "AS 3H", "2H 4D", "KH 3C", chips=(100, 50, 100)), "bet 10", "all-in 50", "fold")
    state = make(state, "call 40")
    assert "P1 is out of the game" in told(state)
    assert "hand 2, P2 starts" in told(state)
    assert state.to_act == 2
    assert state.hands[1] == frozenset()


def test_round_of_a_game_with_own_phases_has_a_walk_for_everybody() -> None:
    genome = betting()
    phases = (BettingPhase(), DrawPhase(Location.DECK))
    genome = game(*phases, setup=genome.setup, player_count=2)
    state = position(genome, "2H", "3H", deck="4H 5H 6H")
    state = make(state, "check", "check")
    assert told(state) == ("P0 draws 6H from the deck",)
    state = make(state, "check", "check")
    assert told(state)[:2] == ("P1 draws 5H from the deck", "hand over")


def test_round_is_over_when_everybody_still_in_the_hand_has_walked() -> None:
    genome = game(BettingPhase(), DrawPhase(Location.DECK), setup=betting().setup, player_count=3)
    state = position(genome, "2H", "3H", "4H", deck="5H 6H 7H 8H")
    state = make(state, "bet 10", "fold", "call 10")
    assert told(state) == ("P0 draws 8H from the deck",)
    state = make(state, "check", "check")
    assert told(state)[:2] == ("P2 draws 7H from the deck", "hand over")


def test_bets_of_zero_come_to_an_end() -> None:
    phase = BettingPhase(min_bet=0, raise_increment=0, max_raises=2, allow_check=False)
    state = position(betting(phase), *HANDS)
    assert options(state) == ["bet 0", "all-in 100", "fold"]
    state = make(state, "bet 0")
    assert options(state) == ["bet 0", "all-in 100", "fold"], "nobody has bet before there is a chip in the pot"
    assert "hand over" in told(make(state, "bet 0", "bet 0"))


# ---------------------------------------------------------------------------------------- bets on battles


def battles(**phase: Any) -> GameGenome:
    """Two lay a card each; before that there is a round of bets on the battle."""
    betting = BettingPhase(**{"showdown_method": ShowdownMethod.BATTLE, **phase})
    setup = SetupRules(5, starting_chips=100, tableau_mode=TableauMode.WAR)
    return game(betting, PlayPhase(Location.TABLEAU), setup=setup)


EMPTY_TABLE = Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.TABLEAU)


def test_bets_take_place_only_if_the_condition_holds() -> None:
    state = make(position(battles(condition=EMPTY_TABLE), "9H 2H", "KD 3H"), "check", "check")
    assert options(make(state, "play 9H")) == ["play 3H", "play KD"]


def test_pot_goes_to_who_takes_the_battle_as_soon_as_it_is_taken() -> None:
    state = make(position(battles(condition=EMPTY_TABLE), "9H 2H", "KD 3H"), "bet 10", "call 10", "play 9H", "play KD")
    assert told(state) == ("P1 captures 9H KD", "P1 wins 20 chips")
    assert state.chips == (90, 110)
    assert state.paid == (0, 0)


def test_level_battle_leaves_the_pot_for_the_next() -> None:
    state = position(battles(condition=EMPTY_TABLE), "9H AH", "9D 3H")
    state = make(state, "bet 10", "call 10", "play 9H", "play 9D")
    assert state.paid == (10, 10)
    assert "P0 wins 20 chips" in told(make(state, "play AH", "play 3H"))


def test_who_takes_a_battle_wins_no_more_than_he_or_she_could_call() -> None:
    state = position(battles(condition=EMPTY_TABLE), "9H 2H", "KD 3H", chips=(100, 15))
    state = make(state, "bet 10", "all-in 15", "call 5", "play 9H", "play KD")
    assert state.chips == (85, 30)
    state = position(battles(min_bet=30, condition=EMPTY_TABLE), "9H 2H", "KD 3H", chips=(100, 15))
    state = make(state, "bet 30", "all-in 15", "play 9H", "play KD")
    assert told(state) == ("P1 captures 9H KD", "P0 wins 15 chips", "P1 wins 30 chips")


def test_pot_of_a_battle_that_nobody_takes_is_shared() -> None:
    state = position(battles(condition=EMPTY_TABLE), "9H", "9D", walker=0)
    state = make(state, "bet 10", "call 10", "play 9H", "play 9D")
    assert [line for line in told(state) if "wins" in line] == ["P0 wins 10 chips", "P1 wins 10 chips"]
