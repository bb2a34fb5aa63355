"""A rulebook in Markdown."""

import re
from collections.abc import Iterator, Sequence

from darwindeck.rulebook._section import Block, Points, Section, Steps, Table, Text
from darwindeck.rulebook.formats._inline import pieces

_MARKS = re.compile(r"[\\`*_\[\]<>|#&~]|^[-+](?=\s)|(?<=^\d)[.)](?=\s)")
"""What Markdown would not take for plain text."""


def markdown(title: str, hook: str, sections: Sequence[Section]) -> str:
    """The whole text."""
    parts = [f"# {_plain(title)}", f"*{_line(hook)}*"]
    for section in sections:
        parts.append(f"## {_plain(section.title)}")
        parts.extend("\n".join(_lines(block)) for block in section.blocks)
    return "\n\n".join(parts) + "\n"


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Text(rules):
            yield _line(" ".join(rule.text for rule in rules))
        case Points(rules):
            yield from (f"- {_line(rule.text)}" for rule in rules)
        case Steps(rules):
            yield from (f"{number}. {_line(rule.text)}" for number, rule in enumerate(rules, start=1))
        case Table(heading, rows):
            yield _row(heading)
            yield f"| {' | '.join(['---'] * len(heading))} |"
            yield from map(_row, rows)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(map(_line, cells))} |"


def _line(text: str) -> str:
    return "".join(f"**{_plain(piece)}**" if is_bold else _plain(piece) for piece, is_bold in pieces(text))


def _plain(text: str) -> str:
    return _MARKS.sub(r"\\\g<0>", text)
