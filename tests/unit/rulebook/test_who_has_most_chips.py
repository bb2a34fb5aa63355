"""One player who surely has more chips than each other after a single hand."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PlayPhase,
    ShowdownMethod,
    TriggerMode,
    WinComparison,
    WinCondition,
    WinType,
)
from tests.support.kept_games import kept_games
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import told

DRAWN = "If several players are level for the win, the game is a draw."


def leduc(*, ante: int = 1, players: int = 3, bets: tuple[BettingPhase, ...] | None = None, **rest: Any) -> str:
    """A single hand for the most chips, with cards of three ranks and two suits unless others are named."""
    game = known("leduc")
    bets = bets or (BettingPhase(min_bet=2, max_raises=1, max_bet=4), BettingPhase(min_bet=4, max_raises=1, max_bet=8))
    setup = replace(game.setup, ante=ante, **rest.pop("setup", {}))
    turn = replace(game.turn_structure, phases=bets)
    win = rest.pop("win", WinCondition(WinType.MOST_CHIPS))
    game = replace(game, setup=setup, turn_structure=turn, win_conditions=(win,), player_count=players, **rest)
    return all_rules(game)


def test_two_of_three_who_share_an_odd_pot_are_not_level() -> None:
    assert DRAWN not in leduc()
    assert "Level players share; odd chips go one each" in leduc()
    assert DRAWN not in leduc(ante=3)
    assert DRAWN in leduc(ante=2), "the pot is even"


def test_bets_that_are_odd_or_all_in_make_a_pot_even() -> None:
    assert DRAWN in leduc(bets=(BettingPhase(min_bet=3, max_raises=1, max_bet=6),))
    assert DRAWN in leduc(bets=(BettingPhase(min_bet=2, raise_increment=1, max_raises=1, max_bet=4),))
    assert DRAWN in leduc(bets=(BettingPhase(min_bet=2, max_raises=1),)), "whoever goes all-in puts in 99 chips"
    assert DRAWN in leduc(setup={"starting_chips": 12}), "the last chips may be an odd bet"


def test_as_many_may_be_level_as_there_are_cards_of_a_rank() -> None:
    assert DRAWN in leduc(setup={"removed_cards": ()}), "all three may hold the same rank"
    assert DRAWN in leduc(setup={"removed_cards": ()}, players=5), "three of five share five chips: two of them get two"
    twelves = (BettingPhase(min_bet=12, max_raises=1, max_bet=24),)
    assert DRAWN not in leduc(setup={"removed_cards": ()}, players=5, ante=5, bets=twelves), "one chip of 25 is left"
    sixes = (BettingPhase(min_bet=6, max_raises=1, max_bet=12),)
    assert DRAWN in leduc(setup={"removed_cards": ()}, players=5, ante=5, bets=sixes), "four may share 31 chips"


def test_other_ways_to_compare_leave_all_players_level() -> None:
    by_count = HandEvaluation(HandEvaluationMethod.CARD_COUNT)
    shared = BettingPhase(min_bet=2, max_raises=1, max_bet=4, showdown_method=ShowdownMethod.FOLD_ONLY)
    highest = replace(shared, showdown_method=ShowdownMethod.HIGHEST_CARD)
    assert DRAWN in leduc(hand_evaluation=by_count)
    assert DRAWN in leduc(bets=(shared,))
    assert DRAWN not in leduc(bets=(highest,))


def test_the_fewest_chips_or_those_before_the_end_may_be_level() -> None:
    assert DRAWN in leduc(win=WinCondition(WinType.MOST_CHIPS, comparison=WinComparison.LOWEST)), "two may pay as much"
    early = WinCondition(WinType.MOST_CHIPS, trigger_mode=TriggerMode.DECK_EMPTY)
    assert DRAWN in leduc(win=early, setup={"initial_tableau_count": 3}), "all are, before the first bet"
    one_hand = GameRules(max_hands=1)
    assert DRAWN not in leduc(win=WinCondition(WinType.MOST_CHIPS, threshold=150), game_rules=one_hand)
    assert DRAWN in leduc(game_rules=GameRules(max_hands=2), win=WinCondition(WinType.MOST_CHIPS, threshold=150))


def test_losers_may_be_level_where_one_takes_the_whole_pot() -> None:
    most, fewest = (
        WinCondition(WinType.MOST_CHIPS, comparison=one) for one in (WinComparison.NONE, WinComparison.LOWEST)
    )
    setup, rules = {"starting_chips": 20, "ante": 1}, GameRules(going_out=GoingOut.ENDS_HAND)
    play = PlayPhase(Location.DISCARD)
    assert DRAWN not in told(play, setup=setup, game_rules=rules, win=most)
    assert DRAWN in told(play, setup=setup, game_rules=rules, win=fewest)


def test_no_such_rule_is_told_of_leduc_2() -> None:
    genome = next(genome for genome in kept_games() if genome.genome_id == "leduc-2")
    assert DRAWN not in all_rules(genome)
