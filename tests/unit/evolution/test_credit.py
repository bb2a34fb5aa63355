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


def factors(credit: Credit, *names: str) -> list[float]:
    """The shares of operators that would all be applied with a probability of 0.1, over that."""
    return [share / 0.1 for share in credit.shares(dict.fromkeys(names, 0.1)).values()]


def test_operators_keep_their_own_probabilities_as_long_as_nothing_is_known_of_them() -> None:
    usual = {"add effect": 0.1, "remove effect": 0.3}
    assert Credit().shares(usual) == usual
    assert factors(heard(a=(20, 10)), "new") == pytest.approx([1])


def test_operators_that_are_all_alike_keep_their_shares() -> None:
    assert factors(heard(a=(40, 20), b=(80, 40)), "a", "b") == pytest.approx([1, 1])


def test_operator_with_viable_children_earns_more_than_one_without() -> None:
    good, bad = factors(heard(good=(30, 24), bad=(30, 3)), "good", "bad")
    assert good > 1.3
    assert bad < 0.7


def test_few_children_say_little() -> None:
    (few,) = factors(heard(a=(2, 0), b=(200, 100)), "a")
    (many,) = factors(heard(a=(100, 0), b=(200, 100)), "a")
    assert many < few < 1
    assert few > 0.75


def test_no_operator_dies_out_and_none_takes_over() -> None:
    extremes = factors(heard(bad=(10_000, 0), good=(500, 500)), "bad", "good")
    assert extremes == pytest.approx([LEAST_FACTOR, MOST_FACTOR])


def test_every_operator_of_a_child_gets_the_credit_once() -> None:
    credit = Credit()
    credit.tell(["a", "b", "a"], is_viable=True)
    credit.tell(["b"], is_viable=False)
    assert credit.to_plain() == {"a": [1, 1], "b": [2, 1]}


def test_credit_survives_json() -> None:
    credit = heard(a=(3, 1), b=(5, 5))
    again = Credit.from_plain(json.loads(json.dumps(credit.to_plain())))
    assert again.to_plain() == credit.to_plain()
    assert factors(again, "a", "b") == factors(credit, "a", "b")
