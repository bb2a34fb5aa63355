"""Rummy: one meld in a turn, laying off, going out, and what the cards left in hands are worth.

The rules are those of pagat.com, "Rummy".
"""

from typing import Any

from darwindeck.genome.examples import create_rummy_genome
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation import Simulator
from darwindeck.simulation.reference import State
from tests.support.told import told
from tests.unit.simulation.positions import hand, make, options, position

RUMMY = create_rummy_genome()
OTHERS = ("KH QS 9D", "AH 5S", "2D 10C")
LEFT = (10 + 10 + 9) + (1 + 5) + (2 + 10)


def at_the_table(mine: str, **places: Any) -> State:
    return position(RUMMY, mine, *OTHERS, **{"deck": "JC 3C", "discard": "8D", **places})


def test_rules_are_sound() -> None:
    assert GenomeValidator.validate(RUMMY) == []


def test_turn_is_draw_meld_discard() -> None:
    state = at_the_table("7H 7D 7C KC")
    assert options(state) == ["draw deck", "draw discard"]
    state = make(state, "draw deck")
    assert options(state) == ["meld 7H", "pass"]
    state = make(state, "meld 7H", "meld 7D", "meld 7C")
    assert options(state) == ["discard 3C", "discard KC"]


def test_only_one_meld_may_be_laid_in_a_turn() -> None:
    state = make(at_the_table("7H 7D 7C 4H 4D 4C"), "draw deck", "meld 7H", "meld 7D", "meld 7C")
    assert options(state)[0].startswith("discard")


def test_any_number_of_cards_may_be_laid_off() -> None:
    state = make(at_the_table("7H 8H 2C KC", runs="4H 5H 6H", sets="2H 2S 2D"), "draw deck", "meld 7H", "meld 8H")
    assert options(state) == ["meld 2C", "pass"]


def test_card_just_taken_is_not_discarded() -> None:
    assert options(make(at_the_table("KC 4S"), "draw discard")) == ["discard KC", "discard 4S"]


def test_who_goes_out_scores_what_the_others_hold() -> None:
    state = make(at_the_table("3C", deck="JC 4C"), "draw deck", "discard 3C")
    assert options(state) != [], "a card is left"
    out = make(at_the_table("7H 7D 7C"), "draw deck", "meld 7H", "meld 7D", "meld 7C", "discard 3C")
    assert f"P0 scores {LEFT}" in told(out)


def test_player_may_go_out_without_a_discard() -> None:
    out = make(at_the_table("7H 7D 7C", deck="JC 7S"), "draw deck", "meld 7H", "meld 7D", "meld 7C", "meld 7S")
    assert "P0 goes out" in told(out)
    assert f"P0 scores {LEFT}" in told(out)


def test_ace_is_low_alone() -> None:
    low = make(at_the_table("AS 2S KC", deck="JC 3S"), "draw deck")
    assert options(low) == ["meld 2S", "pass"]
    high = make(at_the_table("AS QD KC", deck="JC KS", discard="8D"), "draw deck")
    assert options(high)[0].startswith("discard")


def test_discard_pile_becomes_the_stock_when_that_has_run_out() -> None:
    state = at_the_table("KC 4S", deck="", discard="8D 6C 5D")
    assert options(state) == ["draw deck", "draw discard"]
    assert len(hand(make(state, "draw deck"), 0).split()) == 3


def test_greedy_goes_out_and_finishes_games() -> None:
    result = Simulator().simulate(RUMMY, 200, "greedy", seed=1)
    assert sum(result.wins) > 150
