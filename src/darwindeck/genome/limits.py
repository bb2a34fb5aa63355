"""What the machine can hold, whatever the game: the rules that the core checks again on every blob.

A genome within these limits can be compiled and read back. Whether it makes a game is for the validator to say.
"""

from collections.abc import Iterator
from typing import Any, assert_never

from darwindeck.genome._generated import (
    SIGNATURES,
    CardReference,
    Operator,
    PlaceReference,
    Rank,
    Suit,
)
from darwindeck.genome._plain_data import Outcome, read_plain, to_plain
from darwindeck.genome._shape import (
    AnyOf,
    ConditionShape,
    Field,
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
from darwindeck.genome._wording import counted, kind, shown
from darwindeck.genome.conditions import (
    AnyCondition,
    CompoundCondition,
    Condition,
    ConditionType,
    simple_conditions,
)
from darwindeck.genome.schema import GameGenome, SetupRules

__all__ = [
    "asks",
    "conditions_of",
    "deal_problem",
    "limit_problems",
    "machine_problems",
    "read_back",
    "shape_problems",
]


def machine_problems(genome: GameGenome) -> list[str]:
    """Everything about a genome that the machine cannot hold."""
    return shape_problems(genome) or limit_problems(genome)


def limit_problems(genome: GameGenome) -> list[str]:
    """What a genome of the right shape asks for beyond the limits of the machine."""
    problem = deal_problem(genome.setup, genome.player_count)
    return [
        *([problem] if problem else []),
        *_team_problems(genome),
        *(problem for path, one in conditions_of(genome) for problem in _condition_problems(one, path)),
    ]


def shape_problems(genome: GameGenome) -> list[str]:
    """Fields whose value is of the wrong type or out of range."""
    return list(read_back(genome).problems)


def read_back(genome: GameGenome) -> Outcome:
    """What comes of reading a genome from its own plain data: the surest way to see whether its shape is right."""
    return read_plain(GameGenome, to_plain(genome))


def conditions_of(genome: GameGenome) -> Iterator[tuple[str, AnyCondition]]:
    """Every condition of a genome with its path, outermost only, wherever the schema has one."""
    for field in _fields_with_conditions(GameGenome):
        yield from _conditions_in(field.shape, getattr(genome, field.name), field.name)


def asks(genome: GameGenome, *kinds: ConditionType) -> bool:
    """Whether any condition of a genome is of one of these kinds."""
    return any(one.type in kinds for _, whole in conditions_of(genome) for one in simple_conditions(whole))


_WITH_CONDITIONS: dict[type, tuple[Field, ...]] = {}


def _fields_with_conditions(cls: type) -> tuple[Field, ...]:
    """The fields of a part under which there may be a condition: few, and they are looked through very often."""
    if cls not in _WITH_CONDITIONS:
        _WITH_CONDITIONS[cls] = tuple(field for field in fields_of(cls) if _may_hold_condition(field.shape))
    return _WITH_CONDITIONS[cls]


def _may_hold_condition(shape: Shape) -> bool:
    match shape:
        case ConditionShape():
            return True
        case Maybe(inner) | Series(inner):
            return _may_hold_condition(inner)
        case Record(cls):
            return bool(_fields_with_conditions(cls))
        case PhaseShape(records):
            return any(map(_may_hold_condition, records.values()))
        case _:
            return False


def _conditions_in(shape: Shape, value: Any, path: str) -> Iterator[tuple[str, AnyCondition]]:
    match shape:
        case ConditionShape():
            yield path, value
        case Maybe(inner):
            if value is not None:
                yield from _conditions_in(inner, value, path)
        case Series(item):
            for i, one in enumerate(value):
                yield from _conditions_in(item, one, f"{path}[{i}]")
        case Record() | PhaseShape():
            for field in _fields_with_conditions(type(value)):
                yield from _conditions_in(field.shape, getattr(value, field.name), f"{path}.{field.name}")
        case Number() | Flag() | Text() | Word() | AnyOf():
            return
        case _:
            assert_never(shape)


def deal_problem(setup: SetupRules, player_count: int) -> str | None:
    """What is wrong with the deal: whether the deck has fewer cards than it takes."""
    laid_out = setup.initial_discard_count + setup.initial_tableau_count
    needed = setup.cards_per_player * player_count + laid_out
    if needed <= setup.deck_size:
        return None
    players = counted(player_count, "player")
    beside = f" and {counted(laid_out, 'card')} laid out" if laid_out else ""
    return (
        f"setup.cards_per_player is {setup.cards_per_player}: {players}{beside} would need {needed} cards, "
        f"the deck has {setup.deck_size}"
    )


def _team_problems(genome: GameGenome) -> Iterator[str]:
    seated: set[int] = set()
    for i, team in enumerate(genome.teams):
        for j, player in enumerate(team):
            if not 0 <= player < genome.player_count:
                highest = genome.player_count - 1
                yield f"teams[{i}][{j}] is {player}: invalid player index, expected 0 to {highest}"
            elif player in seated:
                yield f"teams[{i}][{j}] is {player}: duplicate player, already in a team"
            seated.add(player)


def _condition_problems(condition: AnyCondition, path: str) -> Iterator[str]:
    if isinstance(condition, CompoundCondition):
        for i, part in enumerate(condition.conditions):
            yield from _condition_problems(part, f"{path}.conditions[{i}]")
    else:
        yield from _argument_problems(condition, path)


_NEEDED = {
    "number": "a whole number",
    "rank": "a rank",
    "suit": "a suit",
    "card": "a card to compare with",
    "place": "a place to look at",
}
_KINDS: dict[str, type] = {
    "number": int,
    "rank": Rank,
    "suit": Suit,
    "card": CardReference,
    "place": PlaceReference,
}


def _argument_problems(condition: Condition, path: str) -> Iterator[str]:
    signature = SIGNATURES[condition.type]
    if condition.operator is None and signature.operator == "any":
        yield f"{path}.operator is missing: {condition.type} compares, expected {kind(Word(Operator))}"
    if condition.operator is not None and signature.operator == "none":
        yield f"{path}.operator is {shown(condition.operator)}: {condition.type} takes none"
    arguments = (
        ("value", condition.value, signature.value),
        ("reference", condition.reference, signature.reference),
    )
    for name, found, wanted in arguments:
        if wanted == "none":
            if found is not None:
                yield f"{path}.{name} is {shown(found)}: {condition.type} takes none"
        elif found is None:
            yield f"{path}.{name} is missing: {condition.type} needs {_NEEDED[wanted]}"
        elif not isinstance(found, _KINDS[wanted]):
            yield f"{path}.{name} is {shown(found)}: {condition.type} needs {_NEEDED[wanted]}"
