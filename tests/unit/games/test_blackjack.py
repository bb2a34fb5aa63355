"""Blackjack: how the house draws, who is paid what, and what can be staked."""

import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from darwindeck.genome.examples import create_blackjack_genome
from darwindeck.genome.schema import GameGenome, GameRules, TurnStructure
from darwindeck.simulation import record_game
from darwindeck.simulation.reference import State, start, view
from darwindeck.simulation.reference._hands import point_total
from tests.support.told import told
from tests.unit.games.poker import random_game
from tests.unit.simulation.positions import cards, make, options, position

GENOME = create_blackjack_genome()
ALONE = replace(GENOME, player_count=1)

HOUSE_TOTALS = {
    "17": 0.14583,
    "18": 0.138063,
    "19": 0.13482,
    "20": 0.175806,
    "21": 0.0736296,
    "natural": 0.0482655,
    "bust": 0.283585,
}
"""What the house ends up with: wizardofodds.com, Blackjack appendix 2B, "1 Deck - Dealer Stands on Soft 17", "All"."""


def table(hand: str, house: str, deck: str = "", genome: GameGenome = ALONE) -> State:
    """One player against the house, before the stakes."""
    return position(genome, hand, deck=deck, house=cards(house))


def total(hand: str) -> int:
    return point_total(cards(hand), GENOME.hand_evaluation)


@pytest.mark.parametrize(
    ("hand", "worth"),
    [("AH KH", 21), ("AH AD", 12), ("AH AD 9C", 21), ("AH 6D KC", 17), ("JH QH KH", 30), ("10H 2D 9S", 21)],
)
def test_totals(hand: str, worth: int) -> None:
    assert total(hand) == worth


# ---------------------------------------------------------------------------------------- figures


@cache
def chances(left: tuple[int, ...], total: int, is_soft: bool, dealt: int) -> dict[str, Fraction]:
    """What a house comes to, worked out card by card; `left` counts the cards of each value, aces first."""
    if total >= 17:
        return {"bust" if total > 21 else "natural" if (total, dealt) == (21, 2) else str(total): Fraction(1)}
    found: dict[str, Fraction] = {}
    for value, count in enumerate(left, start=1):
        if count:
            rest = (*left[: value - 1], count - 1, *left[value:])
            after, soft = total + value, is_soft
            if value == 1 and after + 10 <= 21:
                after, soft = after + 10, True
            elif soft and after > 21:
                after, soft = after - 10, False
            for name, chance in chances(rest, after, soft, dealt + 1).items():
                found[name] = found.get(name, Fraction(0)) + chance * Fraction(count, sum(left))
    return found


def test_published_figures_are_exact() -> None:
    exact = chances((4,) * 9 + (16,), 0, False, 0)
    assert {name: float(chance) for name, chance in exact.items()} == pytest.approx(HOUSE_TOTALS, abs=6e-7)


def test_the_house_ends_up_with_each_total_as_often_as_it_should() -> None:
    # Nobody draws, so that the house always plays. It busts in 28.4 % of the hands.
    wager, _ = GENOME.turn_structure.phases
    genome = replace(ALONE, turn_structure=TurnStructure((wager,)), game_rules=GameRules(max_hands=250))
    genome = replace(genome, setup=replace(genome.setup, starting_chips=100_000))
    found: Counter[str] = Counter()
    for seed in range(40):
        for hand in record_game(genome, seed, "greedy").split("\nhand ")[1:]:
            (dealt,) = re.findall(r"^  house holds (.*)$", hand, re.M)
            drawn = re.findall(r"^  house draws (\S+) from", hand, re.M)
            worth = total(" ".join([dealt, *drawn]))
            is_natural = worth == 21 and not drawn and len(dealt.split()) == 2
            found["bust" if worth > 21 else "natural" if is_natural else str(worth)] += 1
    hands = found.total()
    assert hands == 10_000
    for name, chance in HOUSE_TOTALS.items():
        assert abs(found[name] - hands * chance) < 5 * sqrt(hands * chance * (1 - chance)), name
    assert set(found) == set(HOUSE_TOTALS)


def test_naturals_are_dealt_in_one_hand_of_twenty_one() -> None:
    # 2 x 4 aces x 16 tens of 52 x 51 ordered pairs: 4.83 %, Wikipedia, "Blackjack".
    dealt = [
        hand
        for seed in range(150)
        for hand in re.findall(r"^  P\d holds (\S+ \S+)$", record_game(GENOME, seed, "greedy"), re.M)
    ]
    chance = Fraction(2 * 4 * 16, 52 * 51)
    naturals = sum(total(hand) == 21 for hand in dealt)
    expected = float(chance) * len(dealt)
    assert len(dealt) > 5000
    assert abs(naturals - expected) < 5 * sqrt(expected)


# ---------------------------------------------------------------------------------------- stakes


def test_stakes_are_multiples_of_ten_up_to_fifty() -> None:
    state = table("10H 9D", "8H 9C", "2H")
    assert options(state) == ["stake 10", "stake 20", "stake 30", "stake 40", "stake 50"]
    state = make(state, "stake 30")
    assert (state.chips, state.stakes) == ((170,), (30,))


def test_nobody_stakes_more_than_there_is() -> None:
    state = position(ALONE, "10H 9D", house=cards("8H 9C"), chips=(25,))
    assert options(state) == ["stake 10", "stake 20"]
    assert options(position(ALONE, "10H 9D", house=cards("8H 9C"), chips=(5,))) == ["stake 5"]


def test_everybody_stakes_before_a_card_is_dealt() -> None:
    state = start(GENOME, 3)
    for seat in range(3):
        assert (state.to_act, set(state.hands), state.house) == (seat, {frozenset()}, ())
        state = make(state, "stake 10")
    assert [len(hand) for hand in (*state.hands, state.house)] == [2, 2, 2, 2]
    assert [line.split(" ")[0] for line in told(state)] == ["P0", "P1", "P2", "house", "deck"]


def test_everybody_stakes_before_anybody_draws() -> None:
    state = position(GENOME, "10H 9D", "10D 9C", "10C 9S", deck="2H 3H 4H", house=cards("8H 9H"))
    assert [make(state, *["stake 10"] * times).to_act for times in range(4)] == [0, 1, 2, 0]
    assert options(make(state, "stake 10", "stake 10", "stake 10")) == ["draw", "double", "pass"]


# ---------------------------------------------------------------------------------------- drawing


def test_a_player_draws_until_content_or_at_21() -> None:
    state = make(table("2H 3D", "10H 9C", "KC QS 5S 4S"), "stake 10", "draw")
    assert told(state) == ("P0 draws 4S from the deck",)
    assert options(state) == ["draw", "pass"], "only the first card can be doubled on"
    state = make(state, "draw")
    assert options(state) == ["draw", "pass"]
    assert told(make(state, "draw"))[:2] == ("P0 draws QS from the deck", "hand over")


def test_who_has_21_is_not_asked_and_who_is_bust_has_lost() -> None:
    state = make(table("9H 3D", "10H 9C", "9S"), "stake 10", "draw")
    assert told(state)[0:3] == ("P0 draws 9S from the deck", "hand over", "P0 gets 20 chips from the house")
    state = make(table("10D 6D", "10H 6C", "KS"), "stake 10", "draw")
    assert told(state)[0:4] == ("P0 draws KS from the deck", "hand over", "scores 0", "chips 190")
    assert told(state)[4] == "house 10", "the house draws no card when everybody is bust"


def test_doubling_buys_exactly_one_card_for_twice_the_stake() -> None:
    state = make(table("5H 6D", "10H 8C", "2S 7S"), "stake 20")
    state = make(state, "double")
    assert told(state)[:3] == ("P0 draws 7S from the deck", "hand over", "P0 gets 40 chips from the house")
    assert told(state)[4] == "chips 200"
    state = make(table("5H 6D", "10H 8C", "2S KS"), "stake 20", "double")
    assert told(state)[2] == "P0 gets 80 chips from the house"


def test_doubling_needs_the_chips() -> None:
    state = make(position(ALONE, "5H 6D", deck="2S 7S", house=cards("10H 8C"), chips=(50,)), "stake 30")
    assert options(state) == ["draw", "pass"]


# ---------------------------------------------------------------------------------------- the house


@pytest.mark.parametrize(
    ("house", "deck", "drawn"),
    [
        ("10H 6C", "9D 5S", ["5S"]),
        ("10H 7C", "9D 5S", []),
        ("AH 6C", "9D 5S", []),
        ("AH 5C", "9D 10S", ["10S", "9D"]),
        ("2H 2C", "3D 10S 5S", ["5S", "10S"]),
    ],
    ids=["16", "17", "soft 17", "soft 16", "4"],
)
def test_the_house_draws_to_16_and_stands_on_all_17s(house: str, deck: str, drawn: list[str]) -> None:
    state = make(table("10D 9D", house, deck), "stake 10", "pass")
    assert [line.split()[2] for line in told(state) if line.startswith("house draws")] == drawn


def test_a_house_that_hits_soft_17_draws_on_it() -> None:
    assert GENOME.house is not None
    genome = replace(ALONE, house=replace(GENOME.house, hits_soft=True))
    state = make(table("10D 9D", "AH 6C", "9D 10S", genome), "stake 10", "pass")
    assert "house draws 10S from the deck" in told(state)
    assert "house draws 9D from the deck" not in told(state), "a hard 17 is enough"


def test_one_card_of_the_house_is_hidden() -> None:
    state = table("10H 9D", "8H 9C")
    assert "house 2: 8H ?1, chips 0" in str(view(state, 0))
    assert "house 2: 8H 9C, chips 0" in str(view(state, None))


# ---------------------------------------------------------------------------------------- payment


@pytest.mark.parametrize(
    ("hand", "house", "back"),
    [
        ("10D 9D", "10H 8C", 40),
        ("10D 9D", "10H 9C", 20),
        ("10D 9D", "10H QC", 0),
        ("AD KD", "10H 9C", 50),
        ("AD KD", "7H 7C 7S", 50),
        ("AD KD", "AH KC", 20),
    ],
    ids=["more", "level", "less", "natural", "natural against 21", "two naturals"],
)
def test_what_comes_back_for_a_stake_of_20(hand: str, house: str, back: int) -> None:
    state = make(table(hand, house, "2D"), "stake 20")
    state = (
        make(state, "pass") if state.hand_number == 1 and state.to_act == 0 and options(state)[-1] == "pass" else state
    )
    assert sum(int(line.split()[2]) for line in told(state) if "from the house" in line) == back


def test_a_natural_of_the_house_ends_the_hand_before_anybody_draws() -> None:
    state = make(table("5H 6D", "AH KC", "2D"), "stake 20")
    assert told(state)[0] == "hand over"
    assert "chips 180" in told(state)


def test_odd_chips_of_a_natural_stay_with_the_house() -> None:
    state = make(position(ALONE, "AD KD", deck="2D", house=cards("10H 9C"), chips=(5,)), "stake 5")
    assert "P0 gets 12 chips from the house" in told(state)
    assert "house -7" in told(state)


def test_a_house_that_is_bust_pays_all_who_are_not() -> None:
    state = position(GENOME, "10D 9D", "10C 2C", "10S 5S", deck="KS KD", house=cards("10H 6H"))
    state = make(state, *["stake 10"] * 3, "pass", "draw", "pass")
    assert told(state)[:4] == (
        "hand over",
        "house draws KS from the deck",
        "P0 gets 20 chips from the house",
        "P2 gets 20 chips from the house",
    )
    assert "house -10" in told(state)


def test_chips_are_conserved_to_the_chip_and_the_game_ends_after_twenty_hands() -> None:
    for seed in range(3):
        for state in random_game(GENOME, seed):
            assert sum(state.chips) + sum(state.stakes) + state.house_chips == 600
        assert state.hand_number <= 20
        assert state.outcome is not None
