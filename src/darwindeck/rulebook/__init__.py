"""Explain a game: complete rules, written from the genome alone.

`write_rulebook` is the way in, and a `Rulebook` is text, a page or a PDF:

    book = write_rulebook(create_hearts_genome())
    print(book.to_markdown())
    Path("hearts.html").write_text(book.to_html(), encoding="utf-8")

`Section` is what each rule-writer returns, made of `Text`, `Points`, `Steps` and `Table`, and `write_rules` gives those
that say rules. `measure_strategy` finds out by search what wins more often, for notes that a rulebook may have.
"""

from darwindeck.rulebook._majorities import named_majority
from darwindeck.rulebook._section import Points, Section, Steps, Table, Text
from darwindeck.rulebook._writer import Rulebook, write_rulebook, write_rules
from darwindeck.rulebook.formats import foreign_letters, need_typst
from darwindeck.rulebook.strategy import Strategy, measure_strategy

__all__ = [
    "Points",
    "Rulebook",
    "Section",
    "Steps",
    "Strategy",
    "Table",
    "Text",
    "foreign_letters",
    "measure_strategy",
    "named_majority",
    "need_typst",
    "write_rulebook",
    "write_rules",
]
