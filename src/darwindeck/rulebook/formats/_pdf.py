"""A rulebook as a PDF, set by typst."""

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from darwindeck.errors import DarwinDeckError
from darwindeck.rulebook._section import Block, Points, Section, Steps, Table, Text
from darwindeck.rulebook.formats._inline import pieces

_TEMPLATE = files("darwindeck.rulebook.formats").joinpath("_book.typ")
_FOREIGN = re.compile("[^\n -\u052f\u2010-\u2027\u2212♥♦♣♠]")
"""A letter that typst's own fonts may lack."""


def need_typst() -> Any:
    """What sets the pages.

    Raises:
        DarwinDeckError: When it is missing.
    """
    try:
        import typst
    except ImportError:
        ways = '`pip install "darwindeck[pdf]"` brings it, or `make build EXTRAS=pdf` in a checkout'
        raise DarwinDeckError(f"a PDF needs typst, which is not installed: {ways}") from None
    return typst


def pdf(title: str, hook: str, sections: Sequence[Section]) -> bytes:
    """The whole book.

    Raises:
        DarwinDeckError: When typst is missing.
    """
    typst = need_typst()
    book = json.dumps(
        {"title": title, "hook": _line(hook), "sections": list(map(_section, sections))}, ensure_ascii=False
    )
    # Fonts of the machine only where they are needed: without them the pages are the same everywhere.
    has_letters = not foreign_letters(book)
    pages: bytes = typst.compile(
        _TEMPLATE.read_bytes(), format="pdf", sys_inputs={"book": book}, ignore_system_fonts=has_letters
    )
    return pages


def foreign_letters(text: str) -> str:
    """The letters that are set in a font of the machine, if it has one: typst's own fonts may lack them."""
    return "".join(dict.fromkeys(_FOREIGN.findall(text)))


def _section(section: Section) -> dict[str, Any]:
    return {"title": section.title, "is-card": section.is_card, "blocks": list(map(_block, section.blocks))}


def _block(block: Block) -> dict[str, Any]:
    match block:
        case Text(rules):
            words = " ".join(rule.text for rule in rules)
            return {"kind": "opening" if words.endswith(":") else "text", "line": _line(words)}
        case Points(rules):
            return {"kind": "points", "lines": [_line(rule.text) for rule in rules]}
        case Steps(rules):
            return {"kind": "steps", "lines": [_line(rule.text) for rule in rules]}
        case Table(heading, rows):
            cells = [[_line(cell) for cell in row] for row in rows]
            return {"kind": "table", "heading": list(map(_line, heading)), "rows": cells, "numbers": block.numbers}


def _line(text: str) -> list[tuple[str, bool]]:
    return list(pieces(text))
