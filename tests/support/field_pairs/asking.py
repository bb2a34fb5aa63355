"""Pairs for asking and for books."""

from typing import Any

from darwindeck.genome.schema import AskPhase, DrawPhase, GameGenome, GameRules, GoingOut, Location, SetupRules, WinType
from tests.support.field_pairs._pair import FieldPair, game, pair


def asking(book_size: int = 4, **phase: Any) -> GameGenome:
    """Ask for ranks; the most cards in books win."""
    rules = GameRules(book_size=book_size)
    return game(SetupRules(7), AskPhase(**phase), win=WinType.MOST_CAPTURED, game_rules=rules)


def pairing(win: WinType = WinType.NOT_LAST, **setup: Any) -> GameGenome:
    """Draw from the next player, lay off pairs; players go out until one is left."""
    rules = GameRules(book_size=2, going_out=GoingOut.LEAVES_HAND)
    return game(SetupRules(9, **setup), DrawPhase(Location.OPPONENT_HAND), win=win, game_rules=rules)


def taking(from_previous: bool) -> GameGenome:
    """Take an unseen card from a neighbor."""
    draw = DrawPhase(Location.OPPONENT_HAND, from_previous=from_previous)
    return game(SetupRules(4), draw, max_turns=6)


ASKING: list[FieldPair] = [
    pair("AskPhase.draw_if_refused", lambda may: asking(draw_if_refused=may), True, False, "nobody draws"),
    pair("AskPhase.again_if_given", lambda may: asking(again_if_given=may), True, False, "the next player asks"),
    pair("AskPhase.again_if_drawn", lambda may: asking(again_if_drawn=may), True, False, "the next player asks"),
    pair("GameRules.book_size", asking, 4, 2, "pairs are laid down"),
    pair("SetupRules.deal_remainder", lambda all_: pairing(deal_remainder=all_), False, True, "all cards are dealt"),
    pair("DrawPhase.from_previous", taking, False, True, "another player loses a card"),
    pair("WinCondition.type", pairing, WinType.NOT_LAST, WinType.EMPTY_HAND, "the first one out does not win"),
]
