"""Tables on which a card always lies."""

from typing import Any

from darwindeck.genome.schema import (
    DeckEmptyAction,
    GameRules,
    KnockPhase,
    Location,
    PassAction,
    Phase,
    SwapPhase,
    TurnUpPhase,
    WinType,
)
from tests.unit.rulebook.test_rules_that_apply import told

IF_ANY = ", if any lie there"
RENEWED = {"consecutive_pass_action": PassAction.RENEW_TABLEAU}


def swapped(*before: Phase, table: int = 3, **rules: Any) -> str:
    """Cards are swapped with the table until somebody knocks."""
    swap = SwapPhase(Location.TABLEAU, mandatory=False)
    setup = {"initial_tableau_count": table}
    phases = (*before, swap, KnockPhase())
    return told(*phases, setup=setup, game_rules=GameRules(**{**RENEWED, **rules}), win=WinType.BEST_HAND)


def test_a_table_to_which_cards_are_turned_up_is_never_empty() -> None:
    assert IF_ANY not in swapped(TurnUpPhase())
    assert IF_ANY not in swapped(TurnUpPhase(), consecutive_pass_action=PassAction.NONE)


def test_a_table_for_which_nothing_comes_may_be_empty() -> None:
    assert IF_ANY in swapped(TurnUpPhase(), deck_empty_action=DeckEmptyAction.SKIP_DRAW), "the stock is used up"
    assert IF_ANY in swapped(TurnUpPhase(), deck_reserve=36), "one of the 37 cards stays on the pile"
    assert IF_ANY in swapped(TurnUpPhase(), consecutive_pass_action=PassAction.CLEAR_TABLEAU)
    assert IF_ANY in swapped(TurnUpPhase(), table=0), "no card may be left to turn up"
