"""A rulebook as a page of HTML: one file that needs nothing else."""

import re
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from darwindeck.rulebook._section import Block, Points, Rule, Section, Steps, Table, Text
from darwindeck.rulebook.formats._inline import CARD, RED, pieces

_STYLE = files("darwindeck.rulebook.formats").joinpath("_page.css").read_text(encoding="utf-8")
_HEAD = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">"""


def html(title: str, hook: str, sections: Sequence[Section], play: str | None = None) -> str:
    """The whole page, with a link to where the game is played, if there is one."""
    return "\n".join(_page(title, hook, sections, play)) + "\n"


def page_head(title: str, more_style: str = "") -> str:
    """The start of a page in the manner of rulebooks, up to its body. The page may load and run nothing."""
    return f"{_HEAD}\n<title>{escape(title)}</title>\n<style>\n{_STYLE}{more_style}</style>\n</head>"


def _page(title: str, hook: str, sections: Sequence[Section], play: str | None) -> Iterator[str]:
    anchors = list(_anchors(sections))
    yield page_head(title)
    yield "<body>"
    yield f'<header>\n<h1>{escape(title)}</h1>\n<p class="hook">{_line(hook)}</p>\n</header>'
    if play is not None:
        yield f'<p class="play"><a href="{escape(play)}">Play it</a></p>'
    yield '<nav aria-label="Contents">\n<ul>'
    for section, anchor in zip(sections, anchors, strict=True):
        yield f'<li><a href="#{anchor}">{escape(section.title)}</a></li>'
    yield "</ul>\n</nav>\n<main>"
    for section, anchor in zip(sections, anchors, strict=True):
        yield f'<section class="card" id="{anchor}">' if section.is_card else f'<section id="{anchor}">'
        yield f"<h2>{escape(section.title)}</h2>"
        for block in section.blocks:
            yield from _block(block, section)
        yield "</section>"
    yield "</main>\n</body>\n</html>"


def _anchors(sections: Sequence[Section]) -> Iterator[str]:
    """A name for each section that no other has."""
    taken: set[str] = set()
    for section in sections:
        name = "-".join(re.findall(r"[a-z0-9]+", section.title.lower())) or "section"
        unique, count = name, 1
        while unique in taken:
            count += 1
            unique = f"{name}-{count}"
        taken.add(unique)
        yield unique


def _block(block: Block, section: Section) -> Iterator[str]:
    match block:
        case Text(rules):
            yield f"<p>{_line(' '.join(rule.text for rule in rules))}</p>"
        case Points(rules):
            yield from _list("ul", rules)
        case Steps(rules):
            yield from _list("ol", rules)
        case Table():
            yield from _table(block, section)


def _list(tag: str, rules: Sequence[Rule]) -> Iterator[str]:
    yield f"<{tag}>"
    yield from (f"<li>{_line(rule.text)}</li>" for rule in rules)
    yield f"</{tag}>"


def _table(table: Table, section: Section) -> Iterator[str]:
    marks = [' class="number"' if is_number else "" for is_number in table.numbers]
    # A wide one is moved sideways, with the keyboard too: for that it can be gone to, and has a name.
    yield f'<div class="table" role="region" tabindex="0" aria-label="Table: {escape(section.title)}">'
    yield "<table>\n<thead>\n<tr>"
    yield from (f'<th scope="col"{mark}>{_line(cell)}</th>' for cell, mark in zip(table.heading, marks, strict=True))
    yield "</tr>\n</thead>\n<tbody>"
    for first, *others in table.rows:
        yield f'<tr>\n<th scope="row"{marks[0]}>{_line(first)}</th>'
        yield from (f"<td{mark}>{_line(cell)}</td>" for cell, mark in zip(others, marks[1:], strict=True))
        yield "</tr>"
    yield "</tbody>\n</table>\n</div>"


def _line(text: str) -> str:
    return "".join(f"<strong>{_cards(piece)}</strong>" if is_bold else _cards(piece) for piece, is_bold in pieces(text))


def _cards(text: str) -> str:
    """Text with its cards in their colors."""
    return CARD.sub(lambda card: f'<span class="{_color(card[0])}">{card[0]}</span>', escape(text))


def _color(card: str) -> str:
    return "red" if card[-1] in RED else "black"
