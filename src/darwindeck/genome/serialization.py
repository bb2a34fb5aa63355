"""Genomes as JSON: text, files, and the hash that tells games apart.

Writing and reading are exact opposites. Reading refuses what it does not know, with its path, fills in what
is missing from the defaults, and brings files of older versions up to date.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from darwindeck.errors import GenomeError
from darwindeck.files import read_limited, write_atomically
from darwindeck.genome._names import named
from darwindeck.genome._plain_data import from_plain, to_plain
from darwindeck.genome._wording import shown
from darwindeck.genome.limits import shape_problems
from darwindeck.genome.migrations import migrate
from darwindeck.genome.schema import NAMING_FIELDS, GameGenome

__all__ = [
    "LARGEST_JSON",
    "content_hash",
    "genome_from_dict",
    "genome_from_json",
    "genome_to_dict",
    "genome_to_json",
    "load_genome",
    "save_genome",
]

LARGEST_JSON = 4_000_000
"""The longest text that is read as a genome, in bytes. Sound ones have a few thousand."""

_LONGEST_NUMBER = 30


def genome_to_dict(genome: GameGenome) -> dict[str, Any]:
    """The genome as plain data, every field spelt out."""
    plain: dict[str, Any] = to_plain(genome)
    return plain


def genome_from_dict(data: Mapping[str, Any]) -> GameGenome:
    """Make a genome from plain data of any version.

    Raises:
        GenomeError: With every fault found.
    """
    if not isinstance(data, Mapping):
        raise GenomeError([f"the genome is {shown(data)}: expected an object"])
    told = {name: value for name, value in data.items() if name != "$schema"}  # Meant for editors.
    genome: GameGenome = from_plain(GameGenome, migrate(told))
    return genome


def genome_to_json(genome: GameGenome, indent: int | None = 2) -> str:
    """The genome as JSON text."""
    return json.dumps(genome_to_dict(genome), indent=indent, ensure_ascii=False)


def genome_from_json(text: str | bytes) -> GameGenome:
    """Read a genome from JSON text.

    Raises:
        GenomeError: When the text is not JSON, or not the JSON of a genome.
    """
    return genome_from_dict(_parse(text))


def load_genome(path: str | Path) -> GameGenome:
    """Read a genome from a JSON file.

    Raises:
        GenomeError: When the file does not hold a genome; the message starts with its name.
        DarwinDeckError: When the file cannot be read.
    """
    data = read_limited(path, LARGEST_JSON)
    try:
        return genome_from_json(data)
    except GenomeError as error:
        raise GenomeError(error.problems, source=str(path)) from None


def save_genome(genome: GameGenome, path: str | Path) -> None:
    """Write a genome to a JSON file: all of it or, if that fails, nothing.

    Raises:
        GenomeError: When the genome could not be read back, because a value is of the wrong type or out of range.
        DarwinDeckError: When the file cannot be written.
    """
    problems = shape_problems(genome)
    if problems:
        raise GenomeError(problems, source=named(genome.genome_id))
    text = (genome_to_json(genome) + "\n").encode()
    _check_length(text)
    write_atomically(path, text)


def content_hash(genome: GameGenome) -> str:
    """What a game is, as 64 hexadecimal digits: the same for games with the same rules, whatever their name.

    Only what differs from the defaults is hashed. A later schema with more fields thus gives an old game its old hash.
    """
    plain = to_plain(genome, only_told=True)
    rules = {name: value for name, value in plain.items() if name not in NAMING_FIELDS}
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _parse(text: str | bytes) -> Any:
    _check_length(text)
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text.removeprefix("\ufeff")
        if not decoded.strip():
            raise GenomeError(["the text is empty: expected a genome as JSON"])
        return json.loads(
            decoded,
            object_pairs_hook=_without_repeats,
            parse_int=_whole_number,
            parse_constant=_no_constant,
        )
    except UnicodeDecodeError as error:
        raise GenomeError([f"the text is not UTF-8: byte {error.start} does not fit"]) from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise GenomeError([f"the text is not JSON: {where}: {error.msg[:1].lower()}{error.msg[1:]}"]) from None
    except RecursionError:
        raise GenomeError(["the text nests far too deep for a genome"]) from None


def _check_length(text: str | bytes) -> None:
    if len(text) > LARGEST_JSON:
        raise GenomeError([f"the text has a length of {len(text)}: expected at most {LARGEST_JSON}"])


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise GenomeError([f"{shown(name)} stands twice in one object: leave one out"])
        found[name] = value
    return found


def _whole_number(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise GenomeError([f"{digits[:_LONGEST_NUMBER]}… is a number of {len(digits)} digits: far too large"])
    return int(digits)


def _no_constant(name: str) -> None:
    raise GenomeError([f"{name} is not a number that JSON knows"])
