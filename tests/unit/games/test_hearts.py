"""Hearts, by the rules of pagat.com ("Hearts", https://www.pagat.com/reverse/hearts.html)."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from darwindeck.genome.examples import create_hearts_genome
from darwindeck.simulation import ENGINES, Engine, Simulator, record_game
from tests.unit.simulation.positions import cards, make, options, position

HEARTS = create_hearts_genome()
QUEEN = "QS"


def hands_of(record: str) -> Iterator[list[str]]:
    """The lines of each hand."""
    for text in re.split(r"^hand \d+, P\d starts$", record, flags=re.MULTILINE)[1:]:
        yield [line.strip() for line in text.splitlines()]


def plays(lines: list[str]) -> list[tuple[int, str]]:
    """Who played which card, in order."""
    return [(int(line[1]), line.split()[2]) for line in lines if re.match(r"P\d play ", line)]


def tricks(lines: list[str]) -> list[list[tuple[int, str]]]:
    cards_played = plays(lines)
    return [cards_played[start : start + 4] for start in range(0, 52, 4)]


def winner(trick: list[tuple[int, str]]) -> int:
    """By the rules, not by the program: the highest card of the suit led."""
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    led = trick[0][1][-1]
    return max((order.index(card[:-1]), seat) for seat, card in trick if card[-1] == led)[1]


def scores_of(lines: list[str]) -> list[int]:
    line = next(line for line in lines if line.startswith("scores "))
    return [int(number) for number in line.split()[1:]]


def points(lines: list[str]) -> list[int]:
    """The points of a hand, added up again: a heart 1, the queen 13; all of them go to the others instead."""
    taken = [0, 0, 0, 0]
    for trick in tricks(lines):
        taken[winner(trick)] += sum(1 if card[-1] == "H" else 13 if card == QUEEN else 0 for _, card in trick)
    return [26 - one for one in taken] if 26 in taken else taken


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("players", ["random", "greedy"])
def test_every_hand_scores_26_points_or_78_with_the_moon(players: str, engine: Engine) -> None:
    for seed in range(2):
        before = [0, 0, 0, 0]
        for lines in hands_of(record_game(HEARTS, seed, players, engine=engine)):
            expected = points(lines)
            assert sum(expected) in (26, 78)
            assert scores_of(lines) == [old + new for old, new in zip(before, expected, strict=True)]
            before = scores_of(lines)


def test_some_of_many_hands_are_moons() -> None:
    hands = [lines for seed in range(300) for lines in hands_of(record_game(HEARTS, seed, "random"))]
    totals = Counter(sum(points(lines)) for lines in hands)
    told = sum(any("shoots the moon" in line for line in lines) for lines in hands)
    assert set(totals) == {26, 78}
    assert told == totals[78]


def test_game_ends_when_somebody_has_100_points_and_the_fewest_win() -> None:
    for seed in range(50):
        record = record_game(HEARTS, seed, "random")
        scores = [scores_of(lines) for lines in hands_of(record)]
        assert all(max(one) < 100 for one in scores[:-1])
        assert max(scores[-1]) >= 100
        best = [seat for seat, score in enumerate(scores[-1]) if score == min(scores[-1])]
        end = f"P{best[0]} wins" if len(best) == 1 else "draw"
        assert record.splitlines()[-1].startswith(f"end {end}, ")


def test_cards_go_left_right_across_and_stay_in_the_fourth_hand() -> None:
    seen: dict[int, set[int]] = {0: set(), 1: set(), 2: set(), 3: set()}
    for seed in range(20):
        for number, lines in enumerate(hands_of(record_game(HEARTS, seed, "random"))):
            gifts = [re.fullmatch(r"P(\d) gives (\S+ \S+ \S+) to P(\d)", line) for line in lines]
            steps = {(int(one[3]) - int(one[1])) % 4 for one in gifts if one}
            assert sum(one is not None for one in gifts) == (0 if number % 4 == 3 else 4)
            seen[number % 4] |= steps
    assert seen == {0: {1}, 1: {3}, 2: {2}, 3: set()}


def test_two_of_clubs_leads_and_the_first_trick_has_no_points() -> None:
    for seed in range(100):
        for lines in hands_of(record_game(HEARTS, seed, "random")):
            first = tricks(lines)[0]
            assert first[0][1] == "2C"
            assert not any(card[-1] == "H" or card == QUEEN for _, card in first)


def test_winner_of_a_trick_leads_the_next() -> None:
    for lines in hands_of(record_game(HEARTS, 5, "random")):
        for trick, after in pairwise(tricks(lines)):
            assert after[0][0] == winner(trick)


def test_hearts_are_led_only_when_broken_or_by_who_has_nothing_else() -> None:
    for seed in range(30):
        for lines in hands_of(record_game(HEARTS, seed, "random")):
            is_broken = False
            left = plays(lines)
            for trick in tricks(lines):
                seat, lead = trick[0]
                held = [card for player, card in left if player == seat]
                assert lead[-1] != "H" or is_broken or all(card[-1] == "H" for card in held)
                is_broken = is_broken or any(card[-1] == "H" for _, card in trick)
                left = left[4:]


def test_who_holds_nothing_but_hearts_and_the_queen_may_bleed_in_the_first_trick() -> None:
    state = position(HEARTS, "2C 3C", "4C 5C", "2H QS", "6C 7C", hand_number=4)
    state = make(state, "play 2C", "play 4C")
    assert options(state) == ["play 2H", "play QS"]


def test_the_queen_of_spades_does_not_break_hearts() -> None:
    state = position(HEARTS, "2C 3D 4H", "4C 5D 5H", "QS 6D 6H", "6C 7D 7H", hand_number=4, tricks_played=1)
    state = make(state, "play 2C", "play 4C", "play QS", "play 6C")
    assert (state.to_act, options(state)) == (3, ["play 7D"])
    assert state.captured[3] == frozenset(cards("2C 4C QS 6C"))


def test_nobody_has_an_advantage_by_seat() -> None:
    """The two of clubs falls to everybody alike: of 8000 games each seat wins a quarter, within 5 standard errors."""
    result = Simulator().simulate(HEARTS, 8000, seed=1)
    decided = sum(result.wins)
    assert result.timeouts == result.stalemates == 0
    for wins in result.wins:
        assert abs(wins / decided - 0.25) < 5 * (0.25 * 0.75 / decided) ** 0.5
