"""The pot and contracts, by worked examples."""

import pytest

from darwindeck.genome.schema import ContractScoring
from darwindeck.simulation.reference import Bid
from darwindeck.simulation.reference._contracts import SideResult, contract_result
from darwindeck.simulation.reference._pot import shares_of_pot

NIL = Bid(0, is_nil=True)


def points_of(result: SideResult) -> tuple[tuple[int, int], ...]:
    return tuple((seat, part.points) for seat, part in result.points)


@pytest.mark.parametrize(
    ("paid", "worth", "starter", "wins"),
    [
        ([10, 10], {0: 1, 1: 2}, 0, [0, 20]),
        ([10, 10], {0: 1}, 0, [20, 0]),
        # A short stack wins only what it could match.
        ([20, 50, 50], {0: 3, 1: 2, 2: 1}, 0, [60, 60, 0]),
        # The one who folded has paid for the others.
        ([20, 50, 50], {0: 3, 2: 1}, 0, [60, 0, 60]),
        # All who paid the top layer have folded: it goes to the winners of the layer below.
        ([20, 50, 50], {0: 1}, 0, [120, 0, 0]),
        # What nobody could match comes back.
        ([10, 80], {0: 5, 1: 1}, 0, [20, 70]),
        # Odd chips, clockwise from the player who started the hand.
        ([5, 5, 5], {0: 1, 1: 1}, 1, [7, 8, 0]),
        ([5, 5, 5], {0: 1, 1: 1}, 2, [8, 7, 0]),
        ([5, 5, 5, 5, 5], {0: 1, 2: 1, 3: 1}, 3, [8, 0, 8, 9, 0]),
        # Only a player who paid nothing is left in.
        ([10, 10, 0], {2: 1}, 0, [0, 0, 20]),
        ([0, 0], {0: 1, 1: 1}, 0, [0, 0]),
    ],
)
def test_pot(paid: list[int], worth: dict[int, int], starter: int, wins: list[int]) -> None:
    assert shares_of_pot(paid, worth, starter) == wins


def test_contract_made_with_overtricks() -> None:
    result = contract_result(ContractScoring(), (0,), [Bid(4)], [6], 3)
    assert (points_of(result), result.bags) == (((0, 40), (0, 2)), 5)


def test_contract_failed() -> None:
    result = contract_result(ContractScoring(), (0,), [Bid(4)], [3], 3)
    assert (points_of(result), result.bags) == (((0, -40),), 3)


def test_partners_add_their_bids_and_the_first_of_them_takes_what_is_the_sides() -> None:
    bids = [Bid(1), Bid(3), Bid(1), Bid(4)]
    result = contract_result(ContractScoring(), (3, 1), bids, [0, 9, 0, 0], 9)
    assert points_of(result) == ((3, 40), (1, 30), (3, 2), (3, -100))
    assert result.bags == 1


def test_nil_counts_on_its_own() -> None:
    result = contract_result(ContractScoring(), (0, 2), [NIL, None, Bid(5), None], [1, 0, 4, 0], 0)
    assert points_of(result) == ((2, 50), (0, -100))
    result = contract_result(ContractScoring(), (0, 2), [NIL, None, Bid(5), None], [0, 0, 4, 0], 0)
    assert points_of(result) == ((2, -50), (0, 100))


def test_tricks_of_a_failed_nil_may_be_bags_and_nothing_else() -> None:
    bids = [NIL, None, Bid(5), None]
    short = contract_result(ContractScoring(), (0, 2), bids, [1, 0, 4, 0], 0, failed_nil_helps=False)
    assert (points_of(short), short.bags) == (((2, -50), (0, 1), (0, -100)), 1)
    made = contract_result(ContractScoring(), (0, 2), bids, [2, 0, 6, 0], 0, failed_nil_helps=False)
    assert (points_of(made), made.bags) == (((2, 50), (0, 3), (0, -100)), 3)


def test_bags_cost_as_often_as_they_reach_the_limit() -> None:
    rules = ContractScoring(bag_limit=3, bag_penalty=50, overtrick_points=0)
    result = contract_result(rules, (0,), [Bid(1)], [8], 1)
    assert (points_of(result), result.bags) == (((0, 10), (0, -50), (0, -50)), 2)


def test_without_a_limit_bags_cost_nothing() -> None:
    result = contract_result(ContractScoring(bag_limit=0), (0,), [Bid(1)], [13], 90)
    assert (points_of(result), result.bags) == (((0, 10), (0, 12)), 102)


def test_side_of_which_nobody_bid_scores_nothing() -> None:
    assert contract_result(ContractScoring(), (0,), [None], [5], 2).points == ()
