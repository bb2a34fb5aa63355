import json

import pytest

from darwindeck.evolution.credit import LEAST_FACTOR, MOST_FACTOR, Credit


def heard(**children: tuple[int, int]) -> Credit:
    """Credit after so many children of each operator, of which so many were viable."""
    credit = Credit()
    for name, (made, viable) in children.items():
        for number in range(made):
            credit.tell([name], is_viable=number < viable)
    return credit


def test_nothing_is_held_for_or_against_an_operator_at_first() -> None:
    assert Credit().factor("add effect") == 1
    assert Credit().factors() == {}
    assert heard(a=(20, 10)).factor("new") == pytest.approx(1)


def test_operators_that_are_all_alike_keep_their_shares() -> None:
    assert list(heard(a=(40, 20), b=(80, 40)).factors().values()) == pytest.approx([1, 1])


def test_operator_with_viable_children_earns_more_than_one_without() -> None:
    factors = heard(good=(30, 24), bad=(30, 3)).factors()
    assert factors["good"] > 1.3
    assert factors["bad"] < 0.7


def test_few_children_say_little() -> None:
    few = heard(a=(2, 0), b=(200, 100)).factor("a")
    many = heard(a=(100, 0), b=(200, 100)).factor("a")
    assert many < few < 1
    assert few > 0.75


def test_no_operator_dies_out_and_none_takes_over() -> None:
    factors = heard(bad=(10_000, 0), good=(500, 500)).factors()
    assert factors == {"bad": LEAST_FACTOR, "good": MOST_FACTOR}


def test_every_operator_of_a_child_gets_the_credit_once() -> None:
    credit = Credit()
    credit.tell(["a", "b", "a"], is_viable=True)
    credit.tell(["b"], is_viable=False)
    assert credit.counts == {"a": (1, 1), "b": (2, 1)}


def test_credit_survives_json() -> None:
    credit = heard(a=(3, 1), b=(5, 5))
    assert Credit.from_plain(json.loads(json.dumps(credit.to_plain()))).counts == credit.counts
