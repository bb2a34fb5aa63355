"""The table in the browser: one page that needs nothing else, with games in it.

`page_of` fills the page that is built from `web/` with the games to play.
"""

from darwindeck.table.page import Page, PagePreset, PlayableGame, page_of

__all__ = ["Page", "PagePreset", "PlayableGame", "page_of"]
