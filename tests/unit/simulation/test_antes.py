"""Antes, and games of so many hands."""

from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    DrawPhase,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    SetupRules,
    ShowdownMethod,
    TieBreaker,
    WinCondition,
    WinType,
)
from darwindeck.simulation.reference import Ending, Outcome, start
from tests.support.told import told
from tests.unit.simulation.positions import game, make, options, position

HIGH_CARD = HandEvaluation(HandEvaluationMethod.HIGH_CARD)


def antes(*phases: Any, ante: int = 5, chips: int = 20, **fields: Any) -> GameGenome:
    setup = SetupRules(cards_per_player=2, starting_chips=chips, ante=ante)
    return game(*phases, setup=setup, **{"player_count": 3, "hand_evaluation": HIGH_CARD, **fields})


def test_everybody_pays_the_ante_after_the_deal() -> None:
    state = start(antes(BettingPhase(min_bet=5)), 1)
    assert told(state)[-3:] == ("P0 pays 5 chips", "P1 pays 5 chips", "P2 pays 5 chips")
    assert (state.chips, state.paid) == ((15, 15, 15), (5, 5, 5))
    assert options(state) == ["check", "bet 5", "all-in 15"], "the ante is no bet"


def test_who_has_fewer_chips_antes_them_all_and_can_win_no_more_than_that_of_each() -> None:
    state = position(antes(BettingPhase(min_bet=5)), "AH AD", "KH KD", "2H 3D", chips=(0, 15, 15), paid=(2, 5, 5))
    assert state.to_act == 1
    state = make(state, "check", "check")
    assert told(state)[:3] == ("hand over", "P0 wins 6 chips", "P1 wins 6 chips")


def test_a_pot_of_antes_alone_goes_to_the_best_hand() -> None:
    state = start(antes(BettingPhase(min_bet=5), chips=5), 1)
    assert "hand over" in told(state), "nobody has a chip left to bet"
    assert sum(line.endswith("wins 15 chips") for line in told(state)) == 1
    shared = start(antes(BettingPhase(min_bet=5, showdown_method=ShowdownMethod.FOLD_ONLY), chips=5, max_turns=1), 1)
    assert [line for line in told(shared) if "wins" in line] == [f"P{seat} wins 5 chips" for seat in range(3)]


def test_without_bets_hands_are_compared_as_the_hand_evaluation_says() -> None:
    genome = antes(DrawPhase(Location.DECK), game_rules=GameRules(max_hands=1))
    state = position(genome, "2H", "AH", "KH", paid=(5, 5, 5))
    assert "P1 wins 15 chips" in told(state) or state.outcome == Outcome(Ending.STALEMATE)


def test_players_without_chips_for_an_ante_are_out_of_the_game() -> None:
    wins = (WinCondition(WinType.MOST_CHIPS, threshold=1000),)
    state = start(antes(BettingPhase(min_bet=5), chips=5, win_conditions=wins), 1)
    assert sum(line.endswith("is out of the game") for line in told(state)) == 2
    assert state.outcome is not None
    assert state.outcome.ending is Ending.WIN


# ---------------------------------------------------------------------------------------- so many hands


def hands(most: int | None, **rules: Any) -> GameGenome:
    return antes(
        BettingPhase(min_bet=5),
        win_conditions=(WinCondition(WinType.MOST_CHIPS, threshold=1000),),
        game_rules=GameRules(max_hands=most, **rules),
    )


def test_after_the_last_hand_whoever_is_best_wins() -> None:
    state = make(position(hands(1), "AH AD", "KH KD", "2H 3D"), "check", "bet 5", "fold", "call 5")
    assert state.outcome == Outcome(Ending.WIN, winner=0)
    state = make(position(hands(2), "AH AD", "KH KD", "2H 3D"), "check", "bet 5", "fold", "call 5")
    assert state.outcome is None
    assert state.hand_number == 2


def test_level_players_share_the_game_after_the_last_hand() -> None:
    genome = hands(1, tie_breaker=TieBreaker.PLAY_ON)
    state = make(position(genome, "AH AD", "AC AS", "2H 3D"), "check", "check", "check")
    assert state.outcome == Outcome(Ending.DRAW)
