"""Schwimmen as it is played: the rules of pagat.com ("Schwimmen (31)"). Values are doubled, for the half points."""

from math import comb

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_schwimmen_genome
from darwindeck.simulation import Simulator
from darwindeck.simulation.reference._hands import point_total
from tests.unit.simulation.positions import cards, hand, make, options, position

SCHWIMMEN = create_schwimmen_genome()
DEAL = ("7H 8D 9S", "JH QD KS", "7D 9H KC", "8C 9C 10C")
TABLE = "AH 10H 7S"


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("AH KH 10H", 31),
        ("AH KH 9H", 30),
        ("QH 10H JD", 20),
        ("AH KD 9S", 11),
        ("7H 7D 7S", 30.5),
        ("KH KD KS", 30.5),
        ("AH AD AS", 32),
    ],
)
def test_cards_of_a_suit_are_added_and_three_of_a_rank_are_thirty_and_a_half(held: str, points: float) -> None:
    assert point_total(cards(held), SCHWIMMEN.hand_evaluation) == 2 * points


def test_player_closes_or_swaps_one_card_or_all_or_passes() -> None:
    state = position(SCHWIMMEN, *DEAL, table=TABLE)
    assert options(state) == ["knock", "pass"]
    state = make(state, "pass")
    assert options(state) == ["swap 7H", "swap 8D", "swap 9S", "swap", "pass"]
    assert hand(make(state, "swap"), 0) == "10H AH 7S"
    assert hand(make(state, "swap 8D", "take AH"), 0) == "7H AH 9S"


def test_after_closing_everybody_else_has_one_more_turn() -> None:
    state = make(position(SCHWIMMEN, *DEAL, table=TABLE, scores=(4, 4, 4, 4)), "knock")
    for seat in (1, 2, 3):
        assert state.to_act == seat
        assert options(state)[-2:] == ["swap", "pass"]
        state = make(state, "pass")
    assert "hand over" in state.events
    assert state.scores == (3, 4, 4, 4), "the best suit of seven, eight and nine is nine"


def test_thirty_one_may_be_laid_down_at_once() -> None:
    state = position(SCHWIMMEN, "KH 8D QH", *DEAL[1:], table=TABLE, scores=(4, 4, 4, 4))
    state = make(state, "pass", "swap 8D", "take AH")
    assert options(state) == ["knock", "pass"]
    state = make(state, "knock")
    assert "hand over" in state.events


def test_player_swims_once_after_three_lives() -> None:
    assert SCHWIMMEN.setup.starting_score == 4
    state = make(position(SCHWIMMEN, *DEAL, table=TABLE, scores=(1, 4, 4, 4)), "knock", "pass", "pass", "pass")
    assert "P0 is out of the game" in state.events


def test_three_of_a_rank_are_dealt_as_often_as_they_should() -> None:
    """Eight ranks of four cards each: 8 × 4 of the 4960 hands of three out of 32 cards."""
    assert comb(32, 3) == 4960
    core = Game(compile_genome(SCHWIMMEN))
    views = (Position(core, seed).view(None).splitlines() for seed in range(5000))
    hands = [line.split(",")[0].split()[3:] for view in views for line in view if " hand 3: " in line]
    assert len(hands) == 20_000
    threes = sum(len({card[:-1] for card in hand}) == 1 for hand in hands)
    expected = 32 / 4960
    assert abs(threes / len(hands) - expected) < 5 * (expected / len(hands)) ** 0.5


def test_every_game_has_a_winner() -> None:
    result = Simulator().simulate(SCHWIMMEN, 500, seed=3)
    assert sum(result.wins) == 500, "no draws, and no games broken off"
