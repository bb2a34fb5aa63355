"""Every card falls everywhere as often, and every seat is as good as the others."""

from itertools import pairwise
from math import sqrt

import pytest

from darwindeck._core import Game
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    SchemaVersion,
    SetupRules,
    TurnStructure,
    WinCondition,
    WinType,
)
from darwindeck.simulation.chance import one_of, shuffled, stream

CARDS = 52
SHUFFLES = 20_000


def chi_square(observed: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in observed)


def is_plausible(statistic: float, freedom: int) -> bool:
    """Within four standard deviations of what chance gives: the seeds are fixed, so this never changes its mind."""
    return abs(statistic - freedom) < 4 * sqrt(2 * freedom)


def test_every_card_falls_on_every_place_as_often() -> None:
    falls = [[0] * CARDS for _ in range(CARDS)]
    luck = stream(2026, 0)
    for _ in range(SHUFFLES):
        order, luck = shuffled(tuple(range(CARDS)), luck)
        for place, card in enumerate(order):
            falls[card][place] += 1
    statistic = sum(chi_square(row, SHUFFLES / CARDS) for row in falls)
    assert is_plausible(statistic, (CARDS - 1) ** 2)


def test_neighbours_in_the_deck_are_no_likelier_than_others() -> None:
    steps = [0] * (CARDS - 1)
    luck = stream(7, 0)
    for _ in range(2_000):
        order, luck = shuffled(tuple(range(CARDS)), luck)
        for one, other in pairwise(order):
            steps[(other - one) % CARDS - 1] += 1
    assert is_plausible(chi_square(steps, sum(steps) / len(steps)), len(steps) - 1)


def test_every_choice_is_taken_as_often() -> None:
    for choices in (2, 3, 5, 13, 52):
        taken = [0] * choices
        luck = stream(choices, 1)
        for _ in range(10_000):
            choice, luck = one_of(choices, luck)
            taken[choice] += 1
        assert is_plausible(chi_square(taken, 10_000 / choices), choices - 1)


def test_the_core_deals_every_card_to_every_seat_as_often() -> None:
    game = Game(compile_genome(showdown(players=4)))
    dealt: dict[str, list[int]] = {}
    games = 10_000
    for seed in range(games):
        for line in game.record(seed, ["random"] * 4).splitlines()[5:9]:
            who, _, *cards = line.split()
            for card in cards:
                dealt.setdefault(card, [0] * 4)[int(who[1])] += 1
    assert len(dealt) == CARDS
    statistic = sum(chi_square(seats, games * 5 / CARDS) for seats in dealt.values())
    # A count varies a little less than it would alone: a seat has 5 of the 52 cards.
    assert is_plausible(statistic, round(CARDS * 4 * (1 - 5 / CARDS)))


def test_the_core_puts_every_card_on_every_place_of_the_deck_as_often() -> None:
    game = Game(compile_genome(showdown(players=2)))
    games, places = 10_000, CARDS - 10
    falls: dict[str, list[int]] = {}
    for seed in range(games):
        deck = game.record(seed, ["random"] * 2).splitlines()[7].split()[1:]
        for place, card in enumerate(deck):
            falls.setdefault(card, [0] * places)[place] += 1
    assert len(falls) == CARDS
    statistic = sum(chi_square(row, games / CARDS) for row in falls.values())
    assert is_plausible(statistic, places * (CARDS - 1))


@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_of_poker_wins_as_often(players: int) -> None:
    game = Game(compile_genome(showdown(players)))
    wins = [0] * players
    for seed in range(8_000):
        end = game.record(seed, ["random"] * players).splitlines()[-1]
        for seat in range(players):
            wins[seat] += end.startswith(f"end P{seat} wins")
    assert sum(wins) > 7_000
    assert is_plausible(chi_square(wins, sum(wins) / players), players - 1)


def showdown(players: int) -> GameGenome:
    """Five cards each, a bet that cannot be refused, the higher hand takes it: no seat has more to say than another."""
    bet = BettingPhase(min_bet=1, max_bet=1, allow_check=False, allow_raise=False, allow_fold=False)
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="showdown",
        generation=0,
        setup=SetupRules(cards_per_player=5, starting_chips=10),
        turn_structure=TurnStructure((bet,)),
        win_conditions=(WinCondition(WinType.MOST_CHIPS),),
        hand_evaluation=HandEvaluation(HandEvaluationMethod.HIGH_CARD),
        player_count=players,
    )
