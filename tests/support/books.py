"""Rulebooks to try formats on, and the words in them."""

import re

from darwindeck.rulebook import Rulebook, Section
from darwindeck.rulebook._section import Table, points, steps, text

HOSTILE = "<script>alert(1)</script> & \"x\" 'y' #panic() [a](http://b) *c* _d_ `e` $f$ \\g @h ~i {{j}} ]]> | 1. 漢"
"""Text in which HTML, Markdown and typst would each find something to do."""


def hostile_book() -> Rulebook:
    """A book that says hostile things wherever it can say anything."""
    section = Section(
        HOSTILE,
        (
            text(HOSTILE, HOSTILE),
            text(f"- {HOSTILE}"),
            text(f"1. {HOSTILE}"),
            points(HOSTILE, f"**{HOSTILE.replace('*', '')}:** bold"),
            steps(HOSTILE),
            Table((HOSTILE, "B"), ((HOSTILE, "1"), ("+ x", "\u22122"))),
        ),
    )
    return Rulebook(HOSTILE, HOSTILE, (section, section, Section("漢", (text("x"),), is_card=True)))


def words_of_markdown(markdown: str, *, with_numbers: bool = False) -> list[str]:
    """What a reader of the Markdown reads: the words without their marks, and the numbers of steps if asked for."""
    marks = r"^(#+|-) " if with_numbers else r"^(#+|-|\d+\.) "
    lines = [line for line in markdown.splitlines() if not re.fullmatch(r"\|( --- \|)+", line)]
    kept = (re.sub(marks, "", line) for line in lines)
    plain = (re.sub(r"(?<!\\)(\*+|\|)", " " if line.startswith("|") else "", line) for line in kept)
    return re.sub(r"\\(.)", r"\1", "\n".join(plain)).split()
