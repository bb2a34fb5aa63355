"""Hands that can end, or be won, in one way alone: other ways are not told."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    DiscardPhase,
    DrawPhase,
    GameRules,
    Location,
    PlayPhase,
    ShowdownMethod,
    TableauMode,
    TieBreaker,
    TrickPhase,
    TriggerMode,
    WinCondition,
    WinType,
)
from tests.unit.rulebook.test_rules_that_apply import told
from tests.unit.rulebook.test_several_rules_together import house

CHIPS = {"starting_chips": 100}

# ---------------------------------------------------------------------------------------- folding


def folding(*phases: Any, **rest: Any) -> str:
    bets = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    return told(TrickPhase(), bets, *phases, setup=CHIPS, **rest)


def test_who_folds_keeps_chips_and_the_last_one_takes_the_pot() -> None:
    play = PlayPhase(Location.TABLEAU)
    text = folding(play)
    assert "The hand ends when only one player is left in it." in text
    assert "has no chips left at the end of a hand" not in text
    assert "All-in: put in all the chips" in text, "in a hand they may run out"
    assert "After each hand the deal passes to the left." in text
    ends = folding(play, is_trick_based=True, tricks_per_hand=1)
    assert "has no chips left at the end of a hand" in ends, "the last trick ends a hand, too"
    to_the_last = folding(play, is_trick_based=True)
    assert "has no chips left at the end of a hand" not in to_the_last, "players without cards share the pot"
    stuck = folding(replace(play, min_cards=2, max_cards=2, pass_if_unable=False))
    assert "has no chips left at the end of a hand" in stuck


def test_a_new_hand_follows_where_only_an_empty_hand_wins() -> None:
    play = PlayPhase(Location.TABLEAU)
    assert "The pot is then paid. Then a new hand is dealt." in folding(play)
    unless = "The pot is then paid. Unless the game is over then, a new hand is dealt."
    assert unless in folding(play, game_rules=GameRules(max_hands=3))
    assert unless in folding(play, win=WinCondition(WinType.HIGH_SCORE, threshold=10))


# ---------------------------------------------------------------------------------------- the stock, the house, battles


def test_a_stock_whose_last_card_decides_never_runs_out() -> None:
    draw, discard = DrawPhase(Location.DECK, mandatory=True), DiscardPhase(Location.TABLEAU)
    decided = WinCondition(WinType.MOST_CAPTURED, trigger_mode=TriggerMode.DECK_EMPTY)
    text = told(draw, discard, win=decided)
    assert "As soon as the stock is empty" in text
    assert "the stock has run out" not in text
    plays_on = told(draw, discard, win=decided, game_rules=GameRules(tie_breaker=TieBreaker.PLAY_ON))
    assert "the stock has run out" in plays_on
    assert "the stock has run out" in told(replace(draw, count=2), discard, win=decided), "one card may be left"


def test_a_house_that_never_pays_needs_no_chips() -> None:
    assert "its chips never run out" not in house(2)
    assert "its chips never run out" in house(3)


def test_one_battle_leaves_nothing_for_the_next() -> None:
    discard, bets = DiscardPhase(Location.TABLEAU, mandatory=True), BettingPhase()
    rest: dict[str, Any] = {"player_count": 2, "win": WinType.MOST_CAPTURED}
    setup = {**CHIPS, "tableau_mode": TableauMode.WAR}
    one = told(discard, bets, setup=setup, **rest)
    assert "the higher card wins both." in one
    assert "the next battle" not in one
    assert "the next battle decides about them" in told(replace(discard, count=2), bets, setup=setup, **rest)
    more = told(discard, bets, setup={**setup, "initial_tableau_count": 2}, **rest)
    assert "and all other cards on the table with them" in more
