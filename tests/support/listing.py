"""A genome written out field by field, the way the core does it."""

from typing import Any

from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import genome_to_dict


def listing(genome: GameGenome) -> dict[str, str]:
    """Every field by its path, with its value in words."""
    found: dict[str, str] = {}
    _list(genome_to_dict(genome), "", found)
    return found


def _list(value: Any, path: str, found: dict[str, str]) -> None:
    match value:
        case dict():
            for name, part in value.items():
                _list(part, f"{path}.{name}" if path else name, found)
        case list():
            found[f"{path} count"] = str(len(value))
            for i, part in enumerate(value):
                _list(part, f"{path}[{i}]", found)
        case None:
            found[path] = "none"
        case bool():
            found[path] = str(value).lower()
        case _:
            found[path] = str(value)
