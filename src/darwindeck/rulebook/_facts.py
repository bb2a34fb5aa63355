"""Questions that have only one answer in a game."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from math import inf

from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    PlaceReference,
)
from darwindeck.genome.schema import PlayPhase, TrickPhase
from darwindeck.rulebook._going_out import fewest_held
from darwindeck.rulebook._logic import ALWAYS, NOT_AT_ALL, holds, telling
from darwindeck.rulebook._places import empty_places, left_over, stock_can_be_empty
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scores import while_playing


@dataclass(frozen=True)
class Facts:
    """What a game never has, so that questions about it have one answer."""

    absent: Collection[CardReference]
    """Cards to compare with that are never there: whatever is asked about them is answered yes."""
    empty: Collection[PlaceReference]
    """Places where no card ever lies."""
    has_wild: bool
    largest_set: float
    """How many cards of one rank a hand may have: those of a book are laid down at once."""
    scores: tuple[float, float]
    """The lowest and the highest score that a player may have."""
    fewest: Mapping[PlaceReference | None, int]
    """How many cards are at least where there are always some."""

    def about_players(self) -> "Facts":
        """The same where no card is asked about: what is asked about one is then not so."""
        return replace(self, absent=())

    def with_empty_hands(self) -> "Facts":
        """The same when nobody holds a card."""
        return replace(self, empty={*self.empty, PlaceReference.HAND, PlaceReference.OPPONENT_HAND})

    def of_anybody(self) -> "Facts":
        """The same about players who may be out of the hand, or whose hand is over."""
        return replace(self, fewest={})


def facts_of(scene: Scene) -> Facts:
    setup = scene.genome.setup
    empty = {PlaceReference[place.name] for place in empty_places(scene)}
    absent = set() if scene.has(PlayPhase, TrickPhase) else {CardReference.LAST_PLAYED}
    absent.update([CardReference.TOP_DISCARD] if PlaceReference.DISCARD in empty else [])
    absent.update([CardReference.TABLEAU_TOP] if PlaceReference.TABLEAU in empty else [])
    if scene.genome.player_count == 1:
        empty.update((PlaceReference.OPPONENT_HAND, PlaceReference.OPPONENT_DISCARD))
    has_wild = any(rank in setup.ranks for rank in setup.wild_cards)
    book = scene.genome.game_rules.book_size
    scores = while_playing(scene).reach(setup.starting_score)
    fewest: dict[PlaceReference | None, int] = {PlaceReference.HAND: fewest_held(scene)}
    if not stock_can_be_empty(scene):
        fewest[PlaceReference.DECK] = left_over(scene)
    return Facts(absent, empty, has_wild, book - 1 if book else inf, scores, fewest)


_GROUPS = (ConditionType.HAS_SET_OF_N, ConditionType.HAS_RUN_OF_N)
_OF_HANDS = (ConditionType.HAND_SIZE, ConditionType.HAS_MATCHING_PAIR, *_GROUPS)


def _of_no_cards(condition: Condition) -> Condition:
    """The answer to a question about a hand that is empty, but for its size; a group of no cards is always there."""
    is_nothing = condition.type in _GROUPS and isinstance(condition.value, int) and condition.value <= 0
    return ALWAYS if is_nothing else NOT_AT_ALL


def _size_of_set(condition: Condition) -> int:
    """How many cards of one rank a condition asks for; none if it asks for something else."""
    if condition.type is ConditionType.HAS_MATCHING_PAIR:
        return 2
    is_set = condition.type is ConditionType.HAS_SET_OF_N and isinstance(condition.value, int)
    return condition.value if is_set and isinstance(condition.value, int) else 0


def _place_asked(condition: Condition) -> PlaceReference | None:
    """The place of which a condition asks how many cards are there, if it does."""
    if condition.type is ConditionType.HAND_SIZE:
        return PlaceReference.HAND
    return condition.reference if isinstance(condition.reference, PlaceReference) else None


def _between(condition: Condition, low: float, high: float) -> Condition:
    """A condition about a number that is never lower or higher than these; its answer, if there is only one."""
    numbers = (*telling([condition]), low, high)
    answers = {holds(condition, number) for number in numbers if low <= number <= high}
    return condition if len(answers) > 1 else ALWAYS if answers.pop() else NOT_AT_ALL


def answered(condition: AnyCondition | None, facts: Facts) -> AnyCondition | None:
    """A condition in which questions that always have the same answer are answered."""
    if condition is None:
        return None
    if isinstance(condition, CompoundCondition):
        inner = (answered(one, facts) for one in condition.conditions)
        return replace(condition, conditions=tuple(one for one in inner if one is not None))
    if condition.reference in facts.absent:
        return ALWAYS
    if PlaceReference.HAND in facts.empty and condition.type in _OF_HANDS:
        return ALWAYS if condition.type is ConditionType.HAND_SIZE and holds(condition, 0) else _of_no_cards(condition)
    if _size_of_set(condition) > facts.largest_set:
        return NOT_AT_ALL
    if condition.reference in facts.empty:
        is_so = condition.type is ConditionType.LOCATION_EMPTY or holds(condition, 0)
        return ALWAYS if is_so else NOT_AT_ALL
    if fewest := facts.fewest.get(_place_asked(condition), 0):
        return NOT_AT_ALL if condition.type is ConditionType.LOCATION_EMPTY else _between(condition, fewest, inf)
    if condition.type is ConditionType.SCORE_COMPARE:
        return _between(condition, *facts.scores)
    if condition.type is ConditionType.MATCHES_OR_WILD and not facts.has_wild:
        matches = (ConditionType.CARD_MATCHES_RANK, ConditionType.CARD_MATCHES_SUIT)
        return CompoundCondition(Logic.OR, tuple(replace(condition, type=kind) for kind in matches))
    return condition
