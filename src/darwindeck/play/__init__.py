"""Playing at a terminal, over `darwindeck.simulation.session`.

`TableAtTerminal` plays one game with a person. What is shown is made apart from it: `table_text` draws the table,
`telling` says what happened, `question` what is asked, `rules_text` has the rulebook, `answers` reads what is typed.
"""

from darwindeck.play.loop import Seating, TableAtTerminal, Terminal
from darwindeck.play.rules_text import Rules
from darwindeck.play.saved import SavedPlay, read_saved, write_saved
from darwindeck.play.writing import NAMES, Writing

__all__ = [
    "NAMES",
    "Rules",
    "SavedPlay",
    "Seating",
    "TableAtTerminal",
    "Terminal",
    "Writing",
    "read_saved",
    "write_saved",
]
