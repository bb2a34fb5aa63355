"""Genomes by chance: anything that the machine can hold, sound or not.

They are made from the shapes of the schema, so that a new field is tried out from the day it is added. The
generator takes any `random.Random`; given Hypothesis's, failures shrink.
"""

from dataclasses import replace
from random import Random
from typing import Any, assert_never

from darwindeck.genome._generated import (
    MAX_PLAYERS,
    MAX_TURNS,
    SIGNATURES,
    CardReference,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
    Rank,
    SchemaVersion,
    Suit,
)
from darwindeck.genome._shape import (
    AnyOf,
    ConditionShape,
    Flag,
    Maybe,
    Number,
    PhaseShape,
    Record,
    Series,
    Shape,
    Text,
    Word,
    fields_of,
)
from darwindeck.genome.conditions import AnyCondition, CompoundCondition, Condition
from darwindeck.genome.schema import GameGenome, SetupRules

LETTERS = "abcxyz ABC-_.0189 äß漢🂡\u200b"


def random_genome(rng: Random) -> GameGenome:
    """Any genome that can be compiled."""
    genome: GameGenome = random_value(Record(GameGenome), rng)
    player_count = rng.randint(1, MAX_PLAYERS)
    players = rng.sample(range(player_count), player_count)
    cuts = sorted(rng.randint(0, player_count) for _ in range(rng.randint(0, 3)))
    teams = [players[start:end] for start, end in zip([0, *cuts], [*cuts, player_count], strict=True)]
    return replace(
        genome,
        player_count=player_count,
        max_turns=rng.choice([1, 100, rng.randint(1, MAX_TURNS), MAX_TURNS]),
        setup=_fitting_deal(genome.setup, player_count, rng),
        teams=tuple(map(tuple, teams)) if rng.random() < 0.3 else (),
    )


def _fitting_deal(setup: SetupRules, player_count: int, rng: Random) -> SetupRules:
    left = setup.deck_size
    discards = rng.randint(0, min(left, 4))
    laid_out = rng.randint(0, min(left - discards, 4))
    most = (left - discards - laid_out) // player_count
    return replace(
        setup,
        initial_discard_count=discards,
        initial_tableau_count=laid_out,
        cards_per_player=rng.randint(0, most),
    )


def random_value(shape: Shape, rng: Random) -> Any:
    """Any value of a shape."""
    match shape:
        case Number(lowest=lowest, highest=highest):
            return rng.choice([lowest, 0, 1, rng.randint(0, 13), rng.randint(lowest, highest), highest])
        case Flag():
            return rng.random() < 0.5
        case Text():
            return "".join(rng.choice(LETTERS) for _ in range(rng.randint(1, 12)))
        case Word(enum):
            return rng.choice(list(enum))
        case Maybe(inner):
            return random_value(inner, rng) if rng.random() < 0.5 else None
        case Series(item, least):
            return tuple(random_value(item, rng) for _ in range(rng.randint(least, 3)))
        case Record(cls):
            return cls(**{field.name: random_value(field.shape, rng) for field in fields_of(cls)})
        case PhaseShape(records):
            return random_value(records[rng.choice(list(records))], rng)
        case ConditionShape():
            return random_condition(rng, depth=rng.choice([1, 1, 1, 2, 3]))
        case AnyOf():
            raise AssertionError("only conditions hold values of several kinds")
    assert_never(shape)


def random_condition(rng: Random, depth: int) -> AnyCondition:
    """Any condition that nests at most this deep."""
    if depth > 1:
        parts = tuple(random_condition(rng, depth - 1) for _ in range(rng.randint(1, 3)))
        return CompoundCondition(rng.choice(list(Logic)), parts)
    kind = rng.choice(list(ConditionType))
    signature = SIGNATURES[kind]
    operators: dict[str, list[Any]] = {"none": [None], "any": list(Operator)}
    values: dict[str, list[Any]] = {
        "none": [None],
        "number": [0, 1, rng.randint(-(2**31), 2**31 - 1)],
        "rank": list(Rank),
        "suit": list(Suit),
    }
    references: dict[str, list[Any]] = {"none": [None], "card": list(CardReference), "place": list(PlaceReference)}
    return Condition(
        kind,
        rng.choice(operators[signature.operator]),
        rng.choice(values[signature.value]),
        rng.choice(references[signature.reference]),
    )


assert len(SchemaVersion) == 1, "random genomes are of the current version"
