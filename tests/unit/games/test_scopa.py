"""Scopa as it is played: the rules of pagat.com ("Scopa"), and what follows from them."""

import re

import pytest

from darwindeck.genome.examples import create_scopa_genome
from darwindeck.genome.schema import MajorityMeasure
from darwindeck.simulation import Simulator
from darwindeck.simulation.record import record_game
from darwindeck.simulation.reference import start
from darwindeck.simulation.reference._majorities import amount_of
from tests.support.told import told
from tests.unit.simulation.positions import cards, make, options, position

SCOPA = create_scopa_genome()
DECK = "2H 3H 4H 5H 6H 7H"


# ---------------------------------------------------------------------------------------- the deal


def test_three_cards_each_and_four_on_the_table() -> None:
    state = start(SCOPA, 1)
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert len(state.table) == 4
    assert len(state.deck) == 30


def test_three_more_cards_are_dealt_when_the_hands_are_empty() -> None:
    state = make(position(SCOPA, "AS", "2S", deck=DECK, table="QC KC JC"), "play AS", "play 2S")
    assert [len(hand) for hand in state.hands] == [3, 0]
    assert [len(hand) for hand in make(state, "play 6H").hands] == [2, 3]


# ---------------------------------------------------------------------------------------- captures
# The examples of the table 5, 5, 3 and jack are those of pagat.com.


def test_one_of_two_fives_is_captured_by_a_five_as_the_player_likes() -> None:
    state = make(position(SCOPA, "5H KS", "2H", deck=DECK, table="5D 5C 3S JC"), "play 5H")
    assert options(state) == ["capture 5D", "capture 5C"]


def test_king_is_worth_ten_and_captures_two_fives() -> None:
    state = make(position(SCOPA, "KH 2S", "2H", deck=DECK, table="5D 5C 3S JC"), "play KH")
    assert told(state) == ("P0 captures KH 5D 5C",)


def test_jack_must_capture_the_jack_and_not_five_and_three() -> None:
    state = make(position(SCOPA, "JH 2S", "2H", deck=DECK, table="5D 5C 3S JC"), "play JH")
    assert told(state) == ("P0 captures JH JC",)


def test_jack_captures_eight_and_queen_nine() -> None:
    assert told(make(position(SCOPA, "JH 2S", "2H", deck=DECK, table="5D 3S KC"), "play JH")) == (
        "P0 captures JH 5D 3S",
    )
    assert told(make(position(SCOPA, "QH 2S", "2H", deck=DECK, table="JD AS KC"), "play QH")) == (
        "P0 captures QH JD AS",
    )


def test_nobody_is_forced_to_play_a_card_that_captures() -> None:
    state = position(SCOPA, "5H KS", "2H", deck=DECK, table="5D")
    assert options(state) == ["play 5H", "play KS"]


# ---------------------------------------------------------------------------------------- points


def test_sweep_is_a_point_at_once() -> None:
    state = make(position(SCOPA, "7H KS", "2H", deck=DECK, table="4D 3C"), "play 7H")
    assert told(state) == ("P0 captures 7H 4D 3C", "P0 scores 1")


def test_last_card_of_the_deal_makes_no_sweep_and_the_last_captor_takes_the_rest() -> None:
    state = make(position(SCOPA, "7H", "KS", table="4D 3C"), "play 7H", "play KS")
    lines = [line for line in told(state) if "passes" not in line]
    assert lines[:2] == ["hand over", "P0 captures KS"]
    state = make(position(SCOPA, "AC", "7H", table="4D 2C"), "play AC", "play 7H")
    assert [line for line in told(state) if "passes" not in line][:2] == ["P1 captures 7H 4D 2C AC", "hand over"]


def test_seven_of_coins_is_a_point() -> None:
    state = make(position(SCOPA, "7D KS", "2H", deck=DECK, table="4D 3C KC"), "play 7D")
    assert told(state) == ("P0 captures 4D 7D 3C", "P0 scores 1")


# What the cards count for the prime: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, court cards 10
# (pagat.com; the same on http://www.viniciocoletti.it/cards/scopa/regole.php).
@pytest.mark.parametrize(
    ("captured", "prime"),
    [
        ("7H 7D 7C 7S", 84),
        ("7H 7D 7C 6S", 81),
        ("6H 6D 6C 6S", 72),
        ("7H 7D 7C KS", 73),
        ("AH 5D 4C 3S 2S", 58),
        ("7H 6H 7D 6D 7C 6C", 0),
    ],
)
def test_prime(captured: str, prime: int) -> None:
    (rule,) = (one for one in SCOPA.majority_scoring if one.measure is MajorityMeasure.BEST_OF_EACH_SUIT)
    assert amount_of(rule, frozenset(cards(captured)), start(SCOPA, 0).game) == prime


def test_cards_coins_and_prime_are_a_point_each_and_nobody_scores_when_level() -> None:
    state = position(SCOPA, "KH", "2C", table="KD JC").but(
        captured=(frozenset(cards("7H 7C 7S")), frozenset(cards("6H 5H 6C 6S 5D 5C 5S")))
    )
    # Seven cards each, with the last two on the table; a coin each; primes of 73 (with the king of coins) and 69.
    state = make(state, "play KH", "play 2C")
    (standings,) = (line for line in told(state) if line.startswith("scores "))
    assert standings == "scores 1 0"


# ---------------------------------------------------------------------------------------- the end


def finished(*scores: int) -> tuple[str, ...]:
    """The end of a deal in which nobody captures anything."""
    return told(make(position(SCOPA, "KH", "2C", table="JD", scores=scores), "play KH", "play 2C"))


def test_eleven_points_at_the_end_of_a_deal_win() -> None:
    assert finished(11, 5)[-1].startswith("end P0 wins")
    assert finished(11, 12)[-1].startswith("end P1 wins")
    assert not finished(10, 10)[-1].startswith("end")


def test_level_players_play_on() -> None:
    assert not finished(12, 12)[-1].startswith("end")


def test_game_goes_on_to_the_end_of_the_deal_when_somebody_has_eleven() -> None:
    state = make(position(SCOPA, "7H KS", "2H", deck=DECK, table="4D 3C", scores=(10, 0)), "play 7H")
    assert state.scores == (11, 0)
    assert state.outcome is None


# ---------------------------------------------------------------------------------------- whole games

PRIME = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}


def prime_of(captured: set[str]) -> int:
    best = [max((PRIME[card[:-1]] for card in captured if card[-1] == suit), default=0) for suit in "HDCS"]
    return sum(best) if all(best) else 0


def points_of_deal(lines: list[str]) -> list[int]:
    """The points of a deal, by the rules of the game and not of the program."""
    captured: list[set[str]] = [set(), set()]
    table, plays, points = set[str](), 0, [0, 0]
    for line in lines:
        words = line.split() or [""]
        if words[0] == "table":
            table = set(words[1:])
        elif words[1:2] == ["play"]:
            table.add(words[2])
            plays += 1
        elif words[1:2] == ["captures"]:
            taken, seat = set(words[2:]), int(words[0][1])
            assert taken <= table
            table -= taken
            captured[seat] |= taken
            points[seat] += not table and plays < 36
    assert plays == 36
    assert len(captured[0]) + len(captured[1]) == 40
    for count in (
        len,
        lambda cards: sum(card[-1] == "D" for card in cards),
        lambda cards: "7D" in cards,
        prime_of,
    ):
        mine, other = map(count, captured)
        points[0] += mine > other
        points[1] += other > mine
    return points


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_every_deal_is_scored_as_people_score_it(player: str) -> None:
    for seed in range(30):
        record = record_game(SCOPA, seed, player)
        scores = [0, 0]
        for text in re.split(r"^hand \d+, P\d starts$", record, flags=re.MULTILINE)[1:]:
            lines = [line.strip() for line in text.splitlines()]
            scores = [had + won for had, won in zip(scores, points_of_deal(lines), strict=True)]
            assert f"scores {scores[0]} {scores[1]}" in lines
        assert max(scores) >= 11
        assert f"end P{scores.index(max(scores))} wins" in record


def test_both_seats_win_about_as_often_as_the_deal_alternates() -> None:
    result = Simulator().simulate(SCOPA, 4000, seed=1)
    assert sum(result.wins) == 4000, "no draws, and no games broken off"
    # Five standard errors of 4000 games are 0.04; the last deal is not always shared fairly.
    assert abs(result.wins[0] / 4000 - 0.5) < 0.06
