"""Pairs for plays that beat each other, for places and for tribute."""

from typing import Any

from darwindeck.genome.schema import (
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    PassAction,
    PlayPhase,
    SetupRules,
    StarterRule,
    TributePhase,
    TrickPhase,
    WinCondition,
    WinType,
)
from tests.support.field_pairs._pair import A_POINT_A_CARD, FieldPair, game, pair, pairs

TO_MANY = WinCondition(WinType.FIRST_TO_SCORE, threshold=1000)


def beating(*, climbing: bool = True, cards: int | None = None, **rules: Any) -> GameGenome:
    """Beat what lies on the table or pass; players go out until one is left."""
    play = PlayPhase(Location.TABLEAU, max_cards=2, mandatory=False, climbing=climbing)
    rest = {"consecutive_pass_action": PassAction.CLEAR_TABLEAU, "going_out": GoingOut.LEAVES_HAND, **rules}
    return game(
        SetupRules(4),
        *([] if cards is None else [TributePhase(cards)]),
        play,
        win=TO_MANY,
        card_scoring=(A_POINT_A_CARD,),
        game_rules=GameRules(**rest),
        max_turns=80,
    )


def started(starter: StarterRule) -> GameGenome:
    """Two tricks of three cards: nobody goes out but by discarding the last one."""
    play = PlayPhase(Location.DISCARD)
    rules = GameRules(going_out=GoingOut.LEAVES_HAND, starter=starter)
    return game(SetupRules(4), TrickPhase(), play, win=TO_MANY, card_scoring=(A_POINT_A_CARD,), game_rules=rules)


CLIMBING: list[FieldPair] = [
    pair("PlayPhase.climbing", lambda must: beating(climbing=must), False, True, "a card must be beaten"),
    pair("TributePhase.cards", lambda n: beating(cards=n), 1, 2, "two cards are given"),
    pair("GameRules.place_points", lambda points: beating(place_points=points), (), (3, 1), "places score"),
    *pairs(
        "GameRules.starter",
        started,
        StarterRule.ROTATES,
        StarterRule,
        "another player starts the second hand",
    ),
]
