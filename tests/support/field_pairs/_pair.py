"""What a pair is, and small games to make pairs of."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeVar

from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    Condition,
    ConditionType,
    Operator,
    PlaceReference,
)
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    Location,
    Phase,
    PlayPhase,
    SchemaVersion,
    ScoringTrigger,
    SetupRules,
    TrickPhase,
    TurnStructure,
    WinCondition,
    WinType,
)

_Value = TypeVar("_Value")
_Word = TypeVar("_Word")


@dataclass(frozen=True)
class FieldPair:
    """Two sound games that differ in one field of one part, and for that reason go differently.

    `also` names the fields of the same part that the validator makes change along with it. `only_seen` is true when no
    move, event or result need differ, but what a player sees of the position.
    """

    path: str
    one: GameGenome
    other: GameGenome
    reason: str
    also: tuple[str, ...] = ()
    only_seen: bool = False


def pair(
    path: str, make: Callable[[_Value], GameGenome], one: _Value, other: _Value, reason: str, **marks: Any
) -> FieldPair:
    """A game made with one value of a field and with another."""
    return FieldPair(path, make(one), make(other), reason, **marks)


def pairs(
    path: str, make: Callable[[_Word], GameGenome], base: _Word, others: Iterable[_Word], reason: str, **marks: Any
) -> list[FieldPair]:
    """A game made with the base, against the same game with each of the other values."""
    return [pair(path, make, base, other, f"{other}: {reason}", **marks) for other in others if other != base]


def every_two(
    path: str, make: Callable[[_Word], GameGenome], words: Iterable[_Word], reason: str, **marks: Any
) -> list[FieldPair]:
    """The same game with every two of some values."""
    return [
        pair(path, make, one, other, f"{one} or {other}: {reason}", **marks) for one, other in combinations(words, 2)
    ]


def game(
    setup: SetupRules, *phases: Phase, win: WinCondition | WinType = WinType.EMPTY_HAND, **rest: Any
) -> GameGenome:
    """A short game."""
    turn = {name: rest.pop(name) for name in ("is_trick_based", "tricks_per_hand") if name in rest}
    wins = rest.pop("win_conditions", (win if isinstance(win, WinCondition) else WinCondition(win),))
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="pair",
        generation=0,
        setup=setup,
        turn_structure=TurnStructure(tuple(phases), **turn),
        win_conditions=wins,
        **{"max_turns": 40, "min_turns": 1, "player_count": 3, **rest},
    )


def asks(
    kind: ConditionType,
    reference: CardReference | PlaceReference | None = None,
    value: Any = None,
    operator: Operator | None = None,
) -> Condition:
    """A condition, its parts in the order in which they vary most."""
    return Condition(kind, operator, value, reference)


STUCK = asks(ConditionType.LOCATION_SIZE, PlaceReference.VALID_PLAYS, 0, Operator.EQ)
SUIT_ON_TOP = asks(ConditionType.CARD_MATCHES_SUIT, CardReference.TOP_DISCARD)

A_POINT_A_CARD = CardScoringRule(CardCondition(), 1, ScoringTrigger.PLAY)
A_POINT_A_HELD_CARD = CardScoringRule(CardCondition(), 1, ScoringTrigger.HAND_END)


def shedding(condition: AnyCondition | None = SUIT_ON_TOP, **setup: Any) -> GameGenome:
    """Match the top of the pile, draw if stuck."""
    return game(
        SetupRules(**{"cards_per_player": 5, "initial_discard_count": 1, **setup}),
        DrawPhase(Location.DECK, condition=STUCK),
        PlayPhase(Location.DISCARD, condition),
    )


def swapping(source: Location = Location.DECK, **draw: Any) -> GameGenome:
    """Take a card from somewhere, lay one off; cards lie everywhere."""
    return game(
        SetupRules(4, initial_discard_count=2, initial_tableau_count=2),
        DrawPhase(source, **draw),
        DiscardPhase(Location.DISCARD, mandatory=True),
        max_turns=20,
    )


def tricks(phase: TrickPhase | None = None, **rest: Any) -> GameGenome:
    """Six tricks among three; the most of them win."""
    setup = SetupRules(**{"cards_per_player": 6, **rest.pop("setup", {})})
    turn = {"is_trick_based": True, "win": WinType.MOST_TRICKS, **rest}
    return game(setup, phase or TrickPhase(), **turn)
