"""Schwimmen as it is played: the rules of pagat.com ("Schwimmen (31)"). Values are doubled, for the half points."""

from math import comb

import pytest

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_schwimmen_genome
from darwindeck.simulation import Simulator, record_game
from darwindeck.simulation.reference._hands import point_total
from tests.support.told import told
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


def test_player_swaps_one_card_or_all_or_passes_and_then_may_close() -> None:
    state = position(SCHWIMMEN, *DEAL, table=TABLE)
    assert options(state) == ["swap 7H", "swap 8D", "swap 9S", "swap", "pass"]
    assert hand(make(state, "swap"), 0) == "10H AH 7S"
    assert hand(make(state, "swap 8D", "take AH"), 0) == "7H AH 9S"
    assert options(make(state, "pass")) == ["knock", "pass"]


def test_after_closing_everybody_else_has_one_more_turn() -> None:
    state = make(position(SCHWIMMEN, *DEAL, table=TABLE, scores=(4, 4, 4, 4)), "pass", "knock")
    for seat in (1, 2, 3):
        assert state.to_act == seat
        assert options(state)[-2:] == ["swap", "pass"]
        state = make(state, "pass")
    assert "hand over" in told(state)
    assert state.scores == (3, 4, 4, 4), "the best suit of seven, eight and nine is nine"


def test_three_new_cards_come_when_all_players_pass() -> None:
    state = position(SCHWIMMEN, *DEAL, table=TABLE, deck="8H 9D JC QC KD")
    state = make(state, *["pass", "pass"] * 4)
    assert state.table == cards("KD QC JC")
    assert state.to_act == 0


def test_thirty_one_ends_the_hand_at_once() -> None:
    state = position(SCHWIMMEN, "KH 8D QH", *DEAL[1:], table=TABLE, scores=(4, 4, 4, 4))
    state = make(state, "swap 8D", "take AH")
    assert "hand over" in told(state)
    assert sorted(state.scores) == [3, 3, 4, 4], "K, Q, J and K, 9, 7 are 10 each"


def test_thirty_one_ends_the_last_round_too() -> None:
    state = make(position(SCHWIMMEN, DEAL[0], "KH 8D QH", *DEAL[2:], table=TABLE), "pass", "knock")
    state = make(state, "swap 8D", "take AH")
    assert "hand over" in told(state)


def test_thirty_one_of_the_deal_ends_the_hand_before_anybody_plays() -> None:
    ended = 0
    for seed in range(100):
        lines = record_game(SCHWIMMEN, seed, "random").splitlines()
        hands = [line.split(" holds ")[1] for line in lines[5:9]]
        is_best = any(point_total(cards(held), SCHWIMMEN.hand_evaluation) >= 62 for held in hands)
        assert (lines[11] == "  hand over") == is_best
        ended += is_best
    assert ended > 0


def test_three_aces_cost_everybody_else_a_life() -> None:
    state = position(SCHWIMMEN, "AD 8D AS", *DEAL[1:], table=TABLE, scores=(4, 4, 4, 4))
    state = make(state, "swap 8D", "take AH")
    assert "hand over" in told(state)
    assert state.scores == (4, 3, 3, 3)


def test_player_swims_once_after_three_lives() -> None:
    assert SCHWIMMEN.setup.starting_score == 4
    state = position(SCHWIMMEN, *DEAL, table=TABLE, scores=(1, 4, 4, 4))
    state = make(state, "pass", "knock", "pass", "pass", "pass")
    assert "P0 is out of the game" in told(state)


def test_three_of_a_rank_are_dealt_as_often_as_they_should() -> None:
    """Of the 4960 hands of three out of 32 cards 24 are 31 and 4 are three aces: there play does not begin.

    Of the others, 4 each of the seven other ranks are three of a kind.
    """
    assert comb(32, 3) == 4960
    core = Game(compile_genome(SCHWIMMEN))
    views = (Position(core, seed).view(None).splitlines() for seed in range(5000))
    hands = [line.split(",")[0].split()[3:] for view in views for line in view if " hand 3: " in line]
    assert len(hands) == 20_000
    threes = sum(len({card[:-1] for card in hand}) == 1 for hand in hands)
    expected = 7 * 4 / (4960 - 24 - 4)
    assert abs(threes / len(hands) - expected) < 5 * (expected / len(hands)) ** 0.5


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_every_game_has_a_winner(player: str) -> None:
    result = Simulator().simulate(SCHWIMMEN, 500, player, seed=3)
    assert sum(result.wins) == 500, "no draws, and no games broken off"


def test_greedy_beats_three_random_players() -> None:
    result = Simulator().simulate(SCHWIMMEN, 500, ["greedy", "random", "random", "random"], seed=3)
    assert result.wins[0] > 475
