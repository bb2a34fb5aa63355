"""Pairs for asking and for books."""

from typing import Any

from darwindeck.genome.schema import AskPhase, GameGenome, GameRules, SetupRules, WinType
from tests.support.field_pairs._pair import FieldPair, game, pair


def asking(book_size: int = 4, **phase: Any) -> GameGenome:
    """Ask for ranks; the most cards in books win."""
    rules = GameRules(book_size=book_size)
    return game(SetupRules(7), AskPhase(**phase), win=WinType.MOST_CAPTURED, game_rules=rules)


ASKING: list[FieldPair] = [
    pair("AskPhase.draw_if_refused", lambda may: asking(draw_if_refused=may), True, False, "nobody draws"),
    pair("AskPhase.again_if_given", lambda may: asking(again_if_given=may), True, False, "the next player asks"),
    pair("AskPhase.again_if_drawn", lambda may: asking(again_if_drawn=may), True, False, "the next player asks"),
    pair("GameRules.book_size", asking, 4, 2, "pairs are laid down"),
]
