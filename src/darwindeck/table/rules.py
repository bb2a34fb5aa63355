"""The chapters of a rulebook as values for the page."""

from collections.abc import Iterable
from typing import Any

from darwindeck.rulebook import Points, Section, Steps, Table, Text


def chapters(sections: Iterable[Section]) -> list[dict[str, Any]]:
    """Chapters as `RuleSection` in `web/src/payload.ts` has them; texts keep their marks of **bold** words."""
    return [{"title": one.title, "blocks": [_block(block) for block in one.blocks]} for one in sections]


def _block(block: Text | Points | Steps | Table) -> dict[str, Any]:
    match block:
        case Table():
            rows = [list(row) for row in block.rows]
            return {"kind": "table", "heading": list(block.heading), "rows": rows, "about": list(block.about)}
        case Text():
            kind = "text"
        case Points():
            kind = "points"
        case Steps():
            kind = "steps"
    return {"kind": kind, "rules": [{"text": rule.text, "about": list(rule.about)} for rule in block.rules]}
