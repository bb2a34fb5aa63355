"""The table in the browser: one page that needs nothing else, with games in it.

`playable` makes of a genome what the page has of a game, and `page_of` fills the page that is built from `web/` with
games and the core that plays them.
"""

from darwindeck.table.games import core_module, playable
from darwindeck.table.page import Opponents, Page, PagePreset, PlayableGame, page_of

__all__ = ["Opponents", "Page", "PagePreset", "PlayableGame", "core_module", "page_of", "playable"]
