"""A rulebook in Markdown."""

from collections.abc import Iterator, Sequence

from darwindeck.rulebook._section import Block, Points, Section, Steps, Table, Text


def markdown(title: str, hook: str, sections: Sequence[Section]) -> str:
    """The whole text."""
    parts = [f"# {title}", f"*{hook}*"]
    for section in sections:
        parts.append(f"## {section.title}")
        parts.extend("\n".join(_lines(block)) for block in section.blocks)
    return "\n\n".join(parts) + "\n"


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Text(rules):
            yield " ".join(rule.text for rule in rules)
        case Points(rules):
            yield from (f"- {rule.text}" for rule in rules)
        case Steps(rules):
            yield from (f"{number}. {rule.text}" for number, rule in enumerate(rules, start=1))
        case Table(heading, rows):
            yield _row(heading)
            yield _row(["---"] * len(heading))
            yield from map(_row, rows)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
