"""Goofspiel, by the rules of pagat.com ("GOPS", https://www.pagat.com/misc/gops.html)."""

import re
from functools import cache
from math import e

from darwindeck.genome.examples import create_goofspiel_genome
from darwindeck.simulation import Simulator, record_game
from darwindeck.simulation.reference import start, view
from tests.unit.simulation.positions import hand, make, options

GOOFSPIEL = create_goofspiel_genome()
GAMES = 1500


@cache
def records() -> list[str]:
    """Games of random players."""
    return [record_game(GOOFSPIEL, seed, "random") for seed in range(GAMES)]


def scores_of(record: str) -> tuple[int, int]:
    first, second = re.findall(r"^  scores (\d+) (\d+)$", record, flags=re.MULTILINE)[-1]
    return int(first), int(second)


def test_both_hold_a_suit_and_the_prizes_are_shuffled() -> None:
    state = start(GOOFSPIEL, 3)
    assert hand(state, 0) == "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"
    assert hand(state, 1) == "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
    assert (len(state.table), len(state.deck)) == (1, 12)
    assert all(str(card).endswith("S") for card in (*state.table, *state.deck))


def test_bid_is_sealed_until_the_other_has_bid() -> None:
    state = make(start(GOOFSPIEL, 3), "play 9D")
    seen = str(view(state, 1))
    assert "9D" not in seen
    assert len(options(state)) == 13
    state = make(state, "play 4C")
    assert "9D" in str(view(state, 1))


def test_higher_bid_takes_the_prize_and_level_bids_leave_it() -> None:
    state = start(GOOFSPIEL, 3)
    (prize,) = state.table
    state = make(state, "play 9D", "play 9C")
    assert prize in state.table
    assert len(state.table) == 2
    state = make(state, "play KC", "play QD")
    assert state.tricks == (0, 1)
    assert len(state.captured[1]) == 4


def test_prizes_add_up_to_91_unless_the_last_bids_are_level() -> None:
    """1 + 2 + ... + 13 = 91. The last bids of two random players are level in one game of 13."""
    totals = [sum(scores_of(record)) for record in records()]
    assert max(totals) == 91
    lost = sum(total < 91 for total in totals)
    assert abs(lost / GAMES - 1 / 13) < 5 * (1 / 13 * 12 / 13 / GAMES) ** 0.5


def test_bids_of_random_players_are_never_level_in_one_game_of_e() -> None:
    """Two random orders of 13 cards agree nowhere with probability 1/e (derangements, de Montmort 1713)."""
    never = sum("nobody takes the trick" not in record for record in records())
    assert abs(never / GAMES - 1 / e) < 5 * (1 / e * (1 - 1 / e) / GAMES) ** 0.5


def test_most_points_win() -> None:
    for record in records()[:100]:
        first, second = scores_of(record)
        end = "draw" if first == second else f"P{int(second > first)} wins"
        assert record.splitlines()[-1] == f"end {end}, turns 26, hands 1, decisions 26"


def test_neither_seat_has_an_advantage() -> None:
    result = Simulator().simulate(GOOFSPIEL, 10_000, seed=1)
    decided = sum(result.wins)
    assert abs(result.wins[0] / decided - 0.5) < 5 * (0.25 / decided) ** 0.5
