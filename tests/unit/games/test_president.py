"""President, by the rules of pagat.com ("President")."""

import re
from itertools import pairwise

from darwindeck.genome.examples import create_president_genome
from darwindeck.simulation import Simulator, record_game
from tests.support.told import told
from tests.unit.simulation.positions import make, options, position

PRESIDENT = create_president_genome()
SEEDS = range(60)
ORDER = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]


def hands_of(seed: int) -> list[list[str]]:
    """The lines of each hand of a game."""
    text = record_game(PRESIDENT, seed, "random")
    return [hand.splitlines() for hand in re.split(r"^(?=hand \d+, )", text, flags=re.MULTILINE)[1:]]


def places(hand: list[str]) -> list[str]:
    out = [line.split()[0] for line in hand if line.endswith("goes out")]
    return [*out, *sorted({"P0", "P1", "P2", "P3"} - set(out))]


def test_twos_beat_aces_and_nothing_beats_twos() -> None:
    state = make(position(PRESIDENT, "AH 3H", "2H 4H", "2D 5H", "6H 7H"), "play AH")
    assert options(state) == ["play 2H", "pass"]
    state = make(state, "play 2H")
    assert state.to_act == 1, "all others pass, and P1 leads again"


def test_three_of_a_kind_are_not_beaten_by_a_pair_or_by_four() -> None:
    hands = ("7H 7D 7C 3H", "8H 8D 4H", "9H 9D 9C 9S 4D", "QH 5H")
    state = make(position(PRESIDENT, *hands), "play 7H", "play 7D", "play 7C")
    assert told(state) == ("P1 passes",)
    assert options(state) == ["play 9H", "play 9D", "pass"]
    state = make(state, "play 9H", "play 9D")
    assert options(state) == ["play 9C", "play 9S"], "three, and one is held back"


def test_every_player_has_a_place_and_the_first_two_score() -> None:
    for seed in SEEDS:
        for hand in hands_of(seed):
            first, second, *_ = places(hand)
            assert f"  {first} scores 2" in hand
            assert f"  {second} scores 1" in hand


def test_scum_gives_the_highest_card_and_president_leads() -> None:
    for seed in SEEDS:
        hands = hands_of(seed)
        for before, hand in pairwise(hands):
            first, *_, last = places(before)
            assert hand[0].endswith(f"{first} starts")
            held = next(line.split()[2:] for line in hand if line.startswith(f"  {last} holds"))
            gift = next(line.split()[2] for line in hand if line.startswith(f"  {last} gives"))
            assert gift in held
            assert ORDER.index(gift[:-1]) == max(ORDER.index(card[:-1]) for card in held)
            decisions = [line for line in hand if re.match(r"P\d ", line)]
            assert decisions[0].startswith(f"{first} give ")
            assert decisions[1].startswith(f"{first} play ")


def test_eleven_points_win() -> None:
    for seed in SEEDS:
        *_, standings, end = record_game(PRESIDENT, seed, "random").splitlines()
        scores = list(map(int, standings.split()[1:]))
        winner = scores.index(max(scores))
        assert max(scores) >= 11
        assert scores.count(max(scores)) == 1
        assert end.startswith(f"end P{winner} wins,")


def test_no_game_is_broken_off() -> None:
    result = Simulator().simulate(PRESIDENT, 1000)
    assert sum(result.wins) == 1000


def test_three_points_a_hand() -> None:
    for seed in SEEDS:
        hands = hands_of(seed)
        assert sum(map(int, hands[-1][-2].split()[1:])) == 3 * len(hands)
