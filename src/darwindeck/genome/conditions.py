"""Conditions: what a rule may ask about a card, a hand or the table.

A `Condition` asks one thing; a `CompoundCondition` joins several with AND or OR and may hold compound ones in
turn, to the depth that `MAX_CONDITION_DEPTH` allows. What each type of condition takes is written in
`SIGNATURES`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from darwindeck.errors import GenomeError
from darwindeck.genome._gene import Gene
from darwindeck.genome._generated import (
    MAX_CONDITION_DEPTH,
    SIGNATURES,
    CardReference,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
    Rank,
    Suit,
)
from darwindeck.genome._shape import I32, NotEmpty
from darwindeck.genome._signature import Signature

__all__ = [
    "MAX_CONDITION_DEPTH",
    "SIGNATURES",
    "AnyCondition",
    "CardReference",
    "CompoundCondition",
    "Condition",
    "ConditionType",
    "Logic",
    "Operator",
    "PlaceReference",
    "Signature",
    "condition_depth",
    "simple_conditions",
]


@dataclass(frozen=True, repr=False)
class Condition(Gene):
    """One question, such as "is the card an eight?" or "are there fewer than three cards in hand?"."""

    type: ConditionType
    """What is asked."""
    operator: Operator | None = None
    """How the thing asked about is compared with the value; a rank or a suit for equality unless told otherwise."""
    value: I32 | Rank | Suit | None = None
    """The number, rank or suit to compare with."""
    reference: CardReference | PlaceReference | None = None
    """The card to compare with, or the place where cards are counted."""

    def __post_init__(self) -> None:
        """Spell equality out, so that the same question is always the same condition."""
        super().__post_init__()
        if self.operator is None and SIGNATURES[self.type].value in ("rank", "suit"):
            object.__setattr__(self, "operator", Operator.EQ)


@dataclass(frozen=True, repr=False)
class CompoundCondition(Gene):
    """Several conditions of which all (AND) or at least one (OR) must hold."""

    logic: Logic
    """Whether all must hold or one is enough."""
    conditions: Annotated[tuple["AnyCondition", ...], NotEmpty]
    """The conditions that are joined."""

    def __post_init__(self) -> None:
        """Refuse to nest deeper than the bytecode can hold."""
        super().__post_init__()
        if condition_depth(self) > MAX_CONDITION_DEPTH:
            problem = f"nests too deep: expected at most {MAX_CONDITION_DEPTH} levels"
            raise GenomeError([f"CompoundCondition.conditions {problem}"])

    @cached_property
    def _depth(self) -> int:
        return 1 + max(map(condition_depth, self.conditions), default=0)


AnyCondition = Condition | CompoundCondition


def condition_depth(condition: AnyCondition) -> int:
    """How deep a condition nests: 1 for a simple one."""
    return condition._depth if isinstance(condition, CompoundCondition) else 1


def simple_conditions(condition: AnyCondition | None) -> Iterator[Condition]:
    """Every simple condition inside a condition, from left to right."""
    waiting: list[AnyCondition] = [] if condition is None else [condition]
    while waiting:
        one = waiting.pop()
        if isinstance(one, CompoundCondition):
            waiting.extend(reversed(one.conditions))
        else:
            yield one
