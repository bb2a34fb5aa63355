"""Spades as people score it: every hand of a record is added up again from its bids and tricks."""

import re
from collections.abc import Iterator

import pytest

from darwindeck.genome.examples import create_partnership_spades_genome, create_spades_genome
from darwindeck.simulation import ENGINES, Engine, record_game

TEAMS = ((0, 2), (1, 3))
ALONE = ((0,), (1,), (2,), (3,))


def hands_of(record: str) -> Iterator[list[str]]:
    """The lines of each hand that was played to its end."""
    for text in re.split(r"^hand \d+, P\d starts$", record, flags=re.MULTILINE)[1:]:
        lines = [line.strip() for line in text.splitlines()]
        if "hand over" in lines:
            yield lines


def added_up(record: str, sides: tuple[tuple[int, ...], ...]) -> Iterator[tuple[list[int], list[int]]]:
    """The score and the bags of every side after every hand, by the rules of the game and not of the program."""
    scores, bags = [0] * len(sides), [0] * len(sides)
    for lines in hands_of(record):
        tricks = [sum(line == f"P{seat} takes the trick" for line in lines) for seat in range(4)]
        bids = {int(line[1]): line.split()[1:3] for line in lines if re.match(r"P\d (bid|nil) ", line)}
        assert sum(tricks) == 13
        for side, players in enumerate(sides):
            contract = sum(int(bids[seat][1]) for seat in players if bids[seat][0] == "bid")
            of_nils = sum(tricks[seat] for seat in players if bids[seat][0] == "nil")
            beyond = sum(tricks[seat] for seat in players) - of_nils - contract
            scores[side] += 10 * contract if beyond >= 0 else -10 * contract
            over = max(0, beyond) + of_nils
            scores[side] += over
            bags[side] += over
            for seat in players:
                if bids[seat][0] == "nil":
                    scores[side] += 100 if tricks[seat] == 0 else -100
            while bags[side] >= 10:
                bags[side] -= 10
                scores[side] -= 100
        yield list(scores), list(bags)


def told(record: str, name: str) -> list[list[int]]:
    """What the record says after every hand that was over."""
    lines = (next(line for line in hand if line.startswith(f"{name} ")) for hand in hands_of(record))
    return [[int(number) for number in line.removeprefix(name).split()] for line in lines]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("players", ["random", "greedy"])
def test_partners_score_their_contracts_nils_and_bags(players: str, engine: Engine) -> None:
    for seed in range(3):
        record = record_game(create_partnership_spades_genome(), seed, players, engine=engine)
        expected = list(added_up(record, TEAMS))
        assert told(record, "team scores") == [scores for scores, _ in expected]
        assert told(record, "bags") == [bags for _, bags in expected]
        assert [[one[0] + one[2], one[1] + one[3]] for one in told(record, "scores")] == told(record, "team scores")


@pytest.mark.parametrize("engine", ENGINES)
def test_players_alone_score_their_contracts_nils_and_bags(engine: Engine) -> None:
    record = record_game(create_spades_genome(), 4, "greedy", engine=engine)
    expected = list(added_up(record, ALONE))
    assert told(record, "scores") == [scores for scores, _ in expected]
    assert told(record, "bags") == [bags for _, bags in expected]
    assert max(expected[-1][0]) >= 500 > max(max(scores) for scores, _ in expected[:-1])
