from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from darwindeck.genome._coded import Coded
from darwindeck.genome._shape import (
    AnyOf,
    ConditionShape,
    Maybe,
    PhaseShape,
    Record,
    Series,
    Shape,
    Word,
    fields_of,
)
from darwindeck.genome.conditions import (
    SIGNATURES,
    CardReference,
    ConditionType,
    Operator,
    PlaceReference,
    simple_conditions,
)
from darwindeck.genome.limits import conditions_of
from darwindeck.genome.schema import NAMING_FIELDS, GameGenome, HandEvaluationMethod, Location, Rank, Suit, Visibility
from darwindeck.genome.validator import GenomeValidator
from tests.support.field_pairs import FIELD_PAIRS, FieldPair

# What a game is called and how it is judged, not how it goes.
NOT_PLAYED = {f"GameGenome.{name}" for name in (*NAMING_FIELDS, "min_turns")} | {"HandPattern.name"}

# Words that the validator refuses, or that cannot make a difference.
WITHOUT_A_PAIR: dict[str, set[Any]] = {
    # Nobody draws from the own hand.
    "DrawPhase.source": {Location.HAND},
    "DrawPhase.or_source": {Location.HAND},
    # Cards are laid on the discard pile or on the table.
    "PlayPhase.target": set(Location) - {Location.DISCARD, Location.TABLEAU},
    "DiscardPhase.target": set(Location) - {Location.DISCARD, Location.TABLEAU},
    # Cards are swapped with the deck, the table or another hand.
    "SwapPhase.source": {Location.HAND, Location.DISCARD, Location.OPPONENT_DISCARD},
    # Nobody owns the deck.
    "SetupRules.deck_visibility": {Visibility.OWNER_ONLY, Visibility.REVEALED},
    # Where hands need not be compared no method makes a difference, and elsewhere NONE is refused.
    "HandEvaluation.method": {HandEvaluationMethod.NONE},
}


def shapes_within(shape: Shape) -> Iterator[type]:
    """The dataclasses that a value of a shape may be made of."""
    match shape:
        case Record(cls):
            yield cls
        case PhaseShape(records):
            yield from (record.cls for record in records.values())
        case ConditionShape(simple, compound):
            yield from (simple.cls, compound.cls)
        case Maybe(inner):
            yield from shapes_within(inner)
        case Series(item):
            yield from shapes_within(item)
        case _:
            return


def all_classes() -> list[type]:
    found: list[type] = [GameGenome]
    for cls in found:
        within = [one for field in fields_of(cls) for one in shapes_within(field.shape)]
        found.extend(one for one in dict.fromkeys(within) if one not in found)
    return found


ALL_FIELDS = {f"{cls.__name__}.{field.name}": field.shape for cls in all_classes() for field in fields_of(cls)}
PLAYED = sorted(ALL_FIELDS.keys() - NOT_PLAYED)


def differing(one: Any, other: Any, wanted: FieldPair) -> tuple[Any, Any] | None:
    """The part of each game whose field makes the difference, when nothing else does."""
    if is_dataclass(one) and type(one) is type(other):
        names = {field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name)}
        cls, name = wanted.path.split(".")
        if type(one).__name__ == cls and names == {name, *wanted.also}:
            return one, other
        if len(names) == 1:
            only = names.pop()
            return differing(getattr(one, only), getattr(other, only), wanted)
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        different = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
        if len(different) == 1:
            return differing(*different[0], wanted)
    return None


def values_tried(path: str) -> list[Any]:
    """Every value that a field takes in its own pairs."""
    parts = [part for pair in FIELD_PAIRS if pair.path == path for part in differing(pair.one, pair.other, pair) or ()]
    return [getattr(part, path.split(".")[1]) for part in parts]


@pytest.mark.parametrize("path", PLAYED)
def test_every_field_has_a_pair(path: str) -> None:
    assert path in {pair.path for pair in FIELD_PAIRS}


def test_every_pair_is_about_a_field() -> None:
    assert {pair.path for pair in FIELD_PAIRS} <= set(PLAYED)


@pytest.mark.parametrize("path", PLAYED)
def test_both_games_of_a_pair_are_sound(path: str) -> None:
    games = {game for pair in FIELD_PAIRS if pair.path == path for game in (pair.one, pair.other)}
    assert {game: problems for game in games if (problems := GenomeValidator.validate(game))} == {}


@pytest.mark.parametrize("path", PLAYED)
def test_games_of_a_pair_differ_in_one_field_alone(path: str) -> None:
    chosen = [pair for pair in FIELD_PAIRS if pair.path == path]
    assert [pair.reason for pair in chosen if differing(pair.one, pair.other, pair) is None] == []


def test_no_pair_comes_twice() -> None:
    games = [frozenset((pair.path, pair.one, pair.other)) for pair in FIELD_PAIRS]
    assert len(set(games)) == len(games)


def enum_of(shape: Shape) -> type[Coded] | None:
    inner = shape.inner if isinstance(shape, Maybe) else shape
    return inner.enum if isinstance(inner, Word) else None


@pytest.mark.parametrize("path", [path for path in PLAYED if enum_of(ALL_FIELDS[path])])
def test_every_word_of_a_field_has_a_pair(path: str) -> None:
    enum = enum_of(ALL_FIELDS[path])
    assert enum is not None
    assert set(values_tried(path)) - {None} == set(enum) - WITHOUT_A_PAIR.get(path, set())


@pytest.mark.parametrize("path", [path for path in PLAYED if isinstance(ALL_FIELDS[path], Maybe)])
def test_what_may_be_left_out_is_left_out_in_a_pair(path: str) -> None:
    shape = ALL_FIELDS[path]
    assert isinstance(shape, Maybe)
    # What a condition takes hangs on its type, and a game without hand evaluation has nothing that asks for one.
    if isinstance(shape.inner, AnyOf) or path in ("Condition.operator", "GameGenome.hand_evaluation"):
        return
    assert None in values_tried(path) or path in NEVER_LEFT_OUT


# The rank of a FIXED claim must be given; left out, the others would make a pattern that every hand meets.
NEVER_LEFT_OUT = (
    "ClaimPhase.fixed_rank",
    "HandPattern.required_count",
    "HandPattern.same_suit_count",
    "HandPattern.sequence_length",
)


def tried_in_conditions(kind: ConditionType, name: str) -> set[Any]:
    """What a part of conditions of one type takes in the pairs for that part."""
    chosen = [pair for pair in FIELD_PAIRS if pair.path == f"Condition.{name}"]
    parts = [part for pair in chosen for part in differing(pair.one, pair.other, pair) or () if part.type is kind]
    return {getattr(part, name) for part in parts}


@pytest.mark.parametrize("kind", ConditionType)
def test_every_type_of_condition_has_pairs_for_all_that_it_takes(kind: ConditionType) -> None:
    signature = SIGNATURES[kind]
    operators = set(Operator) if kind is not ConditionType.CARD_IS_SUIT else {Operator.EQ, Operator.NE}
    assert tried_in_conditions(kind, "operator") == (operators if signature.operator == "any" else set())
    wanted: dict[str, set[Any]] = {"none": set(), "rank": set(Rank), "suit": set(Suit)}
    values = tried_in_conditions(kind, "value")
    assert len(values) >= 2 if signature.value == "number" else values == wanted[signature.value]
    references = {"none": set(), "card": set(CardReference), "place": set(PlaceReference)}
    assert tried_in_conditions(kind, "reference") == references[signature.reference]
    assert kind in tried_in_conditions(kind, "type")


def test_every_type_of_condition_is_asked() -> None:
    games = [game for pair in FIELD_PAIRS for game in (pair.one, pair.other)]
    asked = {one.type for game in games for _, whole in conditions_of(game) for one in simple_conditions(whole)}
    assert asked == set(ConditionType)
