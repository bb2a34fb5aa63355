"""What came of trying a book out, and how the book says so: by a mark at rules that did not come up."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from darwindeck.rulebook._section import Block, Rule, Section, Table, text
from darwindeck.rulebook._words import counted

MARK = "†"
_MORE_OF_IT = "For this, "
"""How a sentence begins that says no more than what is meant by the one before."""
_PIECES = re.compile(r"(?<=[.;:]) ")


@dataclass(frozen=True)
class Trial:
    """What came of trying a book out."""

    games: int
    """How many games were played, though not all of them to the end."""
    unseen: frozenset[str]
    """The pieces of rules about special cases that did not come up."""


def pieces(rule: str) -> list[str]:
    """A rule in pieces that end in a full stop, a colon or a semicolon."""
    return _PIECES.split(rule)


def marked(sections: Iterable[Section], trial: Trial) -> Iterator[Section]:
    """The same sections, with a mark at what did not come up, and what that means below."""
    games = f"{counted(trial.games, 'game')} that {'was' if trial.games == 1 else 'were'} played"
    note = text(f"{MARK} Did not come up in the {games} to try these rules out.")
    for section in sections:
        blocks = tuple(_marked(block, trial) for block in section.blocks)
        yield section if blocks == section.blocks else replace(section, blocks=(*blocks, note))


def _marked(block: Block, trial: Trial) -> Block:
    if isinstance(block, Table):
        return block
    return replace(block, rules=tuple(_marked_rule(rule, trial) for rule in block.rules))


def _marked_rule(rule: Rule, trial: Trial) -> Rule:
    told: list[str] = []
    for piece in pieces(rule.text):
        goes_with_it = piece.startswith(_MORE_OF_IT) and bool(told) and told[-1].endswith(MARK)
        told.append(f"{piece}{MARK}" if piece in trial.unseen or goes_with_it else piece)
    return replace(rule, text=" ".join(told))
