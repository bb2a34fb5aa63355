"""Explain a game: complete rules, written from the genome alone.

`write_rulebook` is the way in; `Section` is what each rule-writer returns.
"""

from darwindeck.rulebook._section import Section
from darwindeck.rulebook._writer import Rulebook, write_rulebook

__all__ = ["Rulebook", "Section", "write_rulebook"]
