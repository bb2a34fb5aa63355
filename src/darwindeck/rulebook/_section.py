"""What a rulebook is made of: sections of paragraphs, lists and tables, whose sentences know what they are about."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_NUMBER = re.compile(r"[-\u2212+]?[0-9][0-9,.]*")


@dataclass(frozen=True)
class Rule:
    """A sentence or two, and what happens at the table that they explain.

    `about` names kinds of decisions as `Asks` has them ("draw", "trick"), and events of a record without their numbers,
    such as "takes the trick" or "reshuffle": a test looks for an explanation of everything that happens. What the deal
    lays on the discard pile is "discard pile", as "discard" is a decision.
    """

    text: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Points:
    """Things in no particular order."""

    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Steps:
    """Things that are done one after the other."""

    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Table:
    """Rows below a heading."""

    heading: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    about: tuple[str, ...] = ()

    @property
    def numbers(self) -> tuple[bool, ...]:
        """Which columns hold nothing but numbers."""
        return tuple(all(map(_NUMBER.fullmatch, column)) for column in zip(*self.rows, strict=True))


Block = Text | Points | Steps | Table


@dataclass(frozen=True)
class Section:
    """A part of the rules under a heading of its own."""

    title: str
    blocks: tuple[Block, ...]
    is_card: bool = False
    """Whether it is a card to cut out and to keep at hand."""
    is_scoring: bool = False
    """Whether it says how points are scored, so that an example may follow."""

    @property
    def rules(self) -> Iterator[Rule]:
        """All of its sentences; a row of a table is one."""
        for block in self.blocks:
            if isinstance(block, Table):
                yield from (Rule(" | ".join(row), block.about) for row in block.rows)
            else:
                yield from block.rules


def text(*rules: Rule | str) -> Text:
    """A paragraph of these sentences."""
    return Text(tuple(map(_rule, rules)))


def points(*rules: Rule | str) -> Points:
    """A list of these sentences."""
    return Points(tuple(map(_rule, rules)))


def steps(*rules: Rule | str) -> Steps:
    """A numbered list of these sentences."""
    return Steps(tuple(map(_rule, rules)))


def _rule(rule: Rule | str) -> Rule:
    return Rule(rule) if isinstance(rule, str) else rule
