"""Bets that are all there is to bet."""

from typing import Any

from darwindeck.genome.schema import BettingPhase, Location, PlayPhase, WinCondition, WinType
from tests.unit.rulebook.test_rules_that_apply import told

ALL_IN, RAISED, LIMIT = "All-in:", "a bet or a raise", "Nobody may put more than"


def one_bet(chips: int = 100, most: int = 10, **rest: Any) -> str:
    """A hand with a round of bets of ten chips in every turn."""
    bet = BettingPhase(min_bet=10, max_bet=most)
    rules = {"win": WinType.MOST_CHIPS, **rest}
    return told(bet, PlayPhase(Location.DISCARD), setup={"starting_chips": chips}, **rules)


def test_nobody_goes_all_in_where_a_bet_is_the_smallest_and_the_largest_amount() -> None:
    text = one_bet()
    assert "A bet is ten chips; there is no raising." in text
    assert all(words not in text for words in (ALL_IN, RAISED, LIMIT))
    assert "there is no round of bets" in text, "chips run out all the same"


def test_last_chips_that_are_no_whole_bet_are_put_in() -> None:
    text = one_bet(chips=105)
    assert f"{ALL_IN} put in all the chips that you have left, also when they are too few to bet" in text
    assert LIMIT in text, "five chips may be raised to ten, and not to more"
    shared = WinCondition(WinType.MOST_CHIPS, threshold=250)
    assert ALL_IN in one_bet(win=shared), "an odd part of a pot may be all that is left"


def test_last_chips_may_be_as_many_as_a_limit_allows() -> None:
    text = one_bet(most=20)
    assert ALL_IN in text
    assert RAISED in text


def test_a_bet_of_last_chips_is_not_raised_beyond_the_limit() -> None:
    bet = BettingPhase(min_bet=20, max_bet=10)
    chips = {"starting_chips": 50}
    text = told(bet, BettingPhase(min_bet=20), PlayPhase(Location.DISCARD), setup=chips, win=WinType.MOST_CHIPS)
    assert "A bet is 20 chips; there is no raising." in text
