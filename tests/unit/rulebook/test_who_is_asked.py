"""Who is asked for cards, and what ends the asking."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import AskPhase, GameGenome, Phase, SetupRules, TrickPhase, WinType
from tests.support.field_pairs._pair import game
from tests.support.rulebooks import all_rules
from tests.unit.rulebook.test_rules_that_apply import in_short

ASK, TRICK = AskPhase(), TrickPhase()


def asked(*phases: Phase, cards: int = 13, **rest: Any) -> GameGenome:
    """A game of one hand for four players, who ask for cards after each trick."""
    usual = {"player_count": 4, "win": WinType.MOST_TRICKS, "is_trick_based": True}
    return game(SetupRules(cards), *(phases or (TRICK, ASK)), **{**usual, **rest})


def test_partners_are_never_asked() -> None:
    partners = replace(asked(), team_mode=True, teams=((0, 2), (1, 3)))
    assert "If you have no cards to ask with, or no opponent has any, do not ask." in all_rules(partners)
    teams = {"team_mode": True, "teams": ((0, 2), (1, 3)), "player_count": 4}
    assert "sk an opponent for all cards of a rank" in in_short(ASK, **teams)
    assert "sk another player for all cards of a rank" in in_short(ASK, player_count=4)
    assert "sk your opponent for all cards of a rank" in in_short(ASK, player_count=2)


def test_of_two_players_the_other_one_may_have_no_cards() -> None:
    assert "or your opponent has none, do not ask." in all_rules(asked(player_count=2))


def test_whoever_gets_nothing_asks_no_more() -> None:
    assert "If the opponent has none, you get nothing, and your turn is over." in all_rules(asked())
    first = all_rules(asked(ASK, TRICK))
    assert "If the opponent has none, you get nothing, and you ask no more in this turn." in first


def test_whoever_draws_another_rank_asks_no_more() -> None:
    again = all_rules(asked(TRICK, AskPhase(again_if_drawn=True), cards=10))
    assert "show it to everybody, and ask again; if not, your turn is over." in again
    once = all_rules(asked(TRICK, AskPhase(again_if_drawn=False), cards=10))
    assert "show it to everybody. Then your turn is over." in once
