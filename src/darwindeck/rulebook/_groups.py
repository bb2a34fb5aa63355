"""Sets and runs: how large those can be that a player holds while a hand is going on, and how many cards they take."""

from collections import Counter

from darwindeck.genome.conditions import (
    AnyCondition,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    PlaceReference,
)
from darwindeck.genome.schema import Rank, Suit
from darwindeck.rulebook._logic import holds, implies
from darwindeck.rulebook._places import cards_come_to_hands
from darwindeck.rulebook._rounds import most_held
from darwindeck.rulebook._scene import Scene


def largest_set(scene: Scene) -> int:
    """How many cards of one rank a hand can have: those of a book are laid down at once."""
    setup, book = scene.genome.setup, scene.genome.game_rules.book_size
    if setup.deal_suits and not setup.deal_remainder and not cards_come_to_hands(scene):
        return 1  # Everybody holds cards of one suit.
    most = _most_in_play(max(Counter(rank for rank, _ in setup.cards).values()), ConditionType.HAS_SET_OF_N, scene)
    return min(most, book - 1) if book else most


def longest_run(scene: Scene) -> int:
    """How many cards of one suit in a row a hand can have."""
    return _most_in_play(len(scene.rising), ConditionType.HAS_RUN_OF_N, scene)


def _most_in_play(most: int, kind: ConditionType, scene: Scene) -> int:
    """How large a group can be: larger ones end the hand before anything is done with them."""
    ends = scene.genome.game_rules.hand_ends_if
    most = min(most, most_held(scene))
    if ends is None:
        return most
    return next((size - 1 for size in range(1, most + 1) if implies(Condition(kind, value=size), ends)), most)


def fewest_cards_for(condition: AnyCondition | None) -> int:
    """How many cards a player has to hold at least to meet a condition that is about no card."""
    match condition:
        case CompoundCondition():
            parts = list(map(fewest_cards_for, condition.conditions))
            return (max if condition.logic is Logic.AND else min)(parts, default=0)
        case Condition(type=ConditionType.HAS_MATCHING_PAIR):
            return 2
        case Condition(type=ConditionType.HAS_SET_OF_N | ConditionType.HAS_RUN_OF_N, value=int(size)):
            return max(0, size)
        case Condition(type=ConditionType.HAND_SIZE) | Condition(reference=PlaceReference.HAND):
            return _smallest_size(condition)
        case _:
            return 0


def _smallest_size(condition: Condition) -> int:
    """The smallest hand of which a question about the number of cards is answered yes; an empty one for any other."""
    if condition.type not in (ConditionType.HAND_SIZE, ConditionType.LOCATION_SIZE):
        return 0
    every = len(Rank) * len(Suit)
    return next((size for size in range(every) if holds(condition, size)), every)
