"""Old Maid, by the rules of pagat.com ("Old Maid")."""

import re
from collections import Counter
from dataclasses import replace
from math import sqrt

from darwindeck.genome.examples import create_old_maid_genome
from darwindeck.simulation import Simulator, record_game
from darwindeck.simulation.chance import stream
from tests.support.told import told
from tests.unit.simulation.positions import position

OLD_MAID = create_old_maid_genome()
SEEDS = range(200)
QUEENS = {"QH", "QD", "QS"}


def lines_of(seed: int) -> list[str]:
    return [line.strip() for line in record_game(OLD_MAID, seed, "random").splitlines()]


def test_every_game_has_exactly_one_loser_who_holds_the_odd_queen() -> None:
    for seed in SEEDS:
        lines = lines_of(seed)
        loser = re.fullmatch(r"end P(\d) loses, .*", lines[-1])
        assert loser is not None
        out = [line.split()[0] for line in lines if line.endswith("goes out")]
        assert sorted([*out, f"P{loser[1]}"]) == ["P0", "P1", "P2", "P3"]
        laid = {card for line in lines if " lays down " in line for card in line.split()[3:]}
        assert len(laid) == 50
        (left,) = QUEENS - laid
        holder = [line.split()[0] for line in lines if f" {left} from P" in line][-1:]
        dealt = [line.split()[0] for line in lines if " holds " in line and left in line.split()]
        assert (holder or dealt) == [f"P{loser[1]}"]


def test_all_51_cards_are_dealt_one_more_to_some() -> None:
    """ "Some will have one more card than others - this does not matter." """
    deal = [line.split()[2:] for line in lines_of(3) if " holds " in line]
    assert [len(hand) for hand in deal] == [13, 13, 13, 12]
    assert len({card for hand in deal for card in hand}) == 51
    assert "QC" not in {card for hand in deal for card in hand}


def test_of_three_alike_two_are_laid_off() -> None:
    state = position(OLD_MAID, "5H", "KH KD", "5C QH", "5D")
    assert told(state)[:2] == ("P0 draws 5D from P3", "P0 lays down 5H 5D")


def test_nobody_has_anything_to_decide() -> None:
    """The card is drawn unseen, and pairs must be laid off: the lot decides."""
    result = Simulator().simulate(OLD_MAID, 500)
    assert result.decisions == 0
    assert sum(result.losses) == 500


def test_every_seat_loses_as_often() -> None:
    """It is all luck, and who starts or gets a card more makes no difference that anybody would notice."""
    games = 20_000
    losses = Simulator().simulate(OLD_MAID, games).losses
    assert sum(losses) == games
    assert all(abs(lost - games / 4) < 0.02 * games for lost in losses)


def test_a_card_is_drawn_from_who_has_just_played() -> None:
    text = "\n".join(lines_of(5)).split(" goes out")[0]
    draws = re.findall(r"P(\d) draws \w+ from P(\d)", text)
    assert len(draws) > 4
    assert all((int(drawer) - int(other)) % 4 == 1 for drawer, other in draws)


def test_of_two_the_one_who_draws_is_ahead() -> None:
    """Who holds a five draws from who holds a five and the queen: the five wins, the queen turns the tables.

    Both are drawn as often, so that the player to draw wins with x = 1/2 + (1 - x) / 2, which is 2/3.
    """
    genome = replace(OLD_MAID, player_count=2)
    wins = Counter(str(position(genome, "5H", "5D QH", chance=stream(seed, 0)).outcome) for seed in range(600))
    assert set(wins) == {"P0 wins", "P1 wins"}
    assert abs(wins["P0 wins"] - 400) < 5 * sqrt(600 * 2 / 9)
