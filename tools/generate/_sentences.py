"""Write the phrases of `schema/words.toml` for Python and TypeScript: what is said about a game while it is played."""

import json
import tomllib
from pathlib import Path
from typing import Any

from tools.generate._codes import ROOT

SOURCE = "schema/words.toml"

_SECTIONS = ("asks", "choice", "event", "reason", "wish", "part")
_FIELDS = frozenset({"kind", "when", "say", "name"})

Row = dict[str, Any]


def read_phrases(path: Path = ROOT / SOURCE) -> tuple[dict[str, Any], dict[str, dict[str, list[Row]]]]:
    """Read and check the words, and the phrases of each section by kind.

    Raises:
        ValueError: When a row has an unknown field, or the last one of a kind does not always hold.
    """
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    words = raw.pop("words")
    if set(raw) != set(_SECTIONS):
        raise ValueError(f"{SOURCE} has the sections {sorted(raw)}: expected {sorted(_SECTIONS)}")
    phrases: dict[str, dict[str, list[Row]]] = {}
    for section in _SECTIONS:
        kinds = phrases.setdefault(section, {})
        for row in raw[section]:
            if unknown := set(row) - _FIELDS:
                raise ValueError(f"{SOURCE}: {section} {row['kind']} has {sorted(unknown)}: expected {sorted(_FIELDS)}")
            kinds.setdefault(row["kind"], []).append(row)
        for kind, rows in kinds.items():
            if any("when" not in row for row in rows[:-1]):
                raise ValueError(f"{SOURCE}: {section} {kind} has a row that can never be reached")
    return words, phrases


def python_phrases() -> str:
    """The text of `src/darwindeck/_phrases.py`."""
    words, phrases = read_phrases()
    lines = [
        f'"""Phrases about a game in play. Generated from {SOURCE} by `make generate`; do not edit."""',
        "",
        "from collections.abc import Mapping",
        "from typing import Any, Final, NamedTuple",
        "",
        "",
        "class Phrase(NamedTuple):",
        '    """One way to say something."""',
        "",
        "    when: tuple[tuple[str, Any], ...]",
        '    """What must hold: pairs of a path and what is to be found there."""',
        "    say: str",
        '    """The phrase, with slots."""',
        '    name: str = ""',
        '    """A short name, of options."""',
        "",
        "",
        f"WORDS: Final[Mapping[str, Mapping[str, str | list[str]]]] = {words!r}",
        '"""Words for ranks, suits and the like."""',
        "",
        "PHRASES: Final[Mapping[str, Mapping[str, tuple[Phrase, ...]]]] = {",
    ]
    for section, kinds in phrases.items():
        lines.append(f"    {section!r}: {{")
        for kind, rows in kinds.items():
            lines.append(f"        {kind!r}: (")
            lines += [f"            {_phrase(row)}," for row in rows]
            lines.append("        ),")
        lines.append("    },")
    return "\n".join([*lines, "}", '"""The phrases of each section by kind: the first that holds counts."""', ""])


def _phrase(row: Row) -> str:
    arguments = [repr(tuple(row.get("when", {}).items())), repr(row["say"])]
    if "name" in row:
        arguments.append(repr(row["name"]))
    return f"Phrase({', '.join(arguments)})"


def typescript_phrases() -> str:
    """The text of `docs/reference/words.ts`."""
    words, phrases = read_phrases()
    rows = {
        section: {
            kind: [{name: held for name, held in row.items() if name != "kind"} for row in of_kind]
            for kind, of_kind in kinds.items()
        }
        for section, kinds in phrases.items()
    }
    return "\n".join(
        [
            f"// Phrases about a game in play. Generated from {SOURCE} by `make generate`; do not edit.",
            "",
            "/** One way to say something: what must hold, by paths, and the phrase with its slots. */",
            "export interface Phrase {",
            "  when?: Record<string, string | number | boolean>;",
            "  say: string;",
            "  name?: string;",
            "}",
            "",
            "/** Words for ranks, suits and the like. */",
            f"export const WORDS: Record<string, Record<string, string | string[]>> = {json.dumps(words, indent=2)};",
            "",
            "/** The phrases of each section by kind: the first that holds counts. */",
            f"export const PHRASES: Record<string, Record<string, Phrase[]>> = {json.dumps(rows, indent=2)};",
            "",
        ]
    )
