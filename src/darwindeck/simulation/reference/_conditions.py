"""Conditions: the questions that rules ask about a card, a hand or the table."""

from collections.abc import Callable
from functools import cached_property
from operator import eq, ge, gt, le, lt, ne
from typing import assert_never

from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.schema import Rank, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.reasons import Wish, WishJoined, WishQuestion
from darwindeck.simulation.reference._groups import largest_set, longest_run
from darwindeck.simulation.reference._hands import hand_value
from darwindeck.simulation.reference._seats import next_player
from darwindeck.simulation.reference._sight import sees_on_discard, sees_on_table
from darwindeck.simulation.reference._state import State

_RED = (Suit.HEARTS, Suit.DIAMONDS)

_COMPARE: dict[Operator, Callable[[int, int], bool]] = {
    Operator.EQ: eq,
    Operator.NE: ne,
    Operator.LT: lt,
    Operator.GT: gt,
    Operator.LE: le,
    Operator.GE: ge,
}


def no_plays() -> int:
    """What `valid_plays` counts where no play phase follows."""
    return 0


class Situation:
    """Whom and when a condition is asked.

    Args:
        state: The position, before any card is chosen.
        seat: The player of whom it is asked.
        count_plays: What `valid_plays` counts.
        together: The largest set and the longest run among cards chosen together, where such are asked about;
            otherwise sets and runs are looked for in the hand.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        count_plays: Callable[[], int] = no_plays,
        together: tuple[int, int] | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self._count_plays = count_plays
        self._together = together

    @cached_property
    def largest_set(self) -> int:
        """The largest set among the cards asked about."""
        return self._together[0] if self._together else largest_set(self.state.hands[self.seat])

    @cached_property
    def longest_run(self) -> int:
        """The longest run among the cards asked about."""
        if self._together:
            return self._together[1]
        return longest_run(self.state.hands[self.seat], self.state.game.place_of_rank)

    @cached_property
    def valid_plays(self) -> int:
        """The cards in hand that the next play phase of the turn would offer."""
        return self._count_plays()

    @cached_property
    def top_discard(self) -> Card | None:
        """The top of the discard pile, if the player sees it."""
        pile = self.state.discard
        return pile[-1] if pile and sees_on_discard(self.state, self.seat, pile[-1]) else None

    @cached_property
    def tableau_top(self) -> Card | None:
        """The card that was laid on the table last, if it still lies there and the player sees it."""
        card = self.state.last_on_table
        return card if card in self.state.table and sees_on_table(self.state, self.seat, card) else None

    @cached_property
    def last_played(self) -> Card | None:
        """The card played last, if it still lies somewhere and the player sees it."""
        state, card = self.state, self.state.last_played
        if card in state.table:
            return card if sees_on_table(state, self.seat, card) else None
        if card in state.discard:
            return card if sees_on_discard(state, self.seat, card) else None
        return card if any(card == played for _, played in state.trick) else None


def holds(condition: AnyCondition | None, situation: Situation, card: Card | None = None) -> bool:
    """Whether a condition holds; one that was left out always does."""
    if condition is None:
        return True
    if isinstance(condition, CompoundCondition):
        parts = (holds(part, situation, card) for part in condition.conditions)
        return all(parts) if condition.logic is Logic.AND else any(parts)
    kind = condition.type
    if kind in _ABOUT_CARDS:
        return card is not None and _card_holds(condition, situation, card)
    if kind in _GROUPS:
        return _GROUPS[kind](situation) >= (_number(condition) if condition.value is not None else 2)
    if kind is ConditionType.LOCATION_EMPTY:
        return _size(condition, situation) == 0
    if kind is ConditionType.CAN_AFFORD:
        return situation.state.chips[situation.seat] >= _number(condition)
    return _compares(condition, _measure(condition, situation), _number(condition))


def unmet(condition: AnyCondition, question: Callable[[Condition], WishQuestion | None]) -> Wish | None:
    """The part of a condition that does not hold: of AND the parts that fail, of OR all parts if they all fail.

    Args:
        condition: The condition.
        question: What one question wants; None when it holds.
    """
    if isinstance(condition, Condition):
        return question(condition)
    parts = [unmet(part, question) for part in condition.conditions]
    if condition.logic is Logic.OR and None in parts:
        return None
    wanted = tuple(part for part in parts if part is not None)
    return wanted[0] if len(wanted) == 1 else WishJoined(condition.logic, wanted) if wanted else None


def wanted(condition: AnyCondition | None, situation: Situation, card: Card | None = None) -> Wish | None:
    """The part of a condition that does not hold, if any."""
    return None if condition is None else unmet(condition, lambda one: _wanted(one, situation, card))


def _wanted(condition: Condition, situation: Situation, card: Card | None) -> WishQuestion | None:
    """What a question wants, with what it met; None when it holds."""
    if holds(condition, situation, card):
        return None
    if condition.type not in _ABOUT_CARDS:
        return wish_of(condition, now=_found(condition, situation))
    named = None if condition.reference is None else _named_suit(condition, situation)
    is_bare = condition.reference is None or named is not None
    return wish_of(condition, card=None if is_bare else _reference(condition, situation), suit=named)


def wish_of(
    condition: Condition, card: Card | None = None, suit: Suit | None = None, now: int | None = None
) -> WishQuestion:
    """A question that is answered no, in the words of the genome."""
    return WishQuestion(condition.type, condition.operator, condition.value, condition.reference, card, suit, now)


def _found(condition: Condition, situation: Situation) -> int:
    """The number that a question about a hand or the table has found."""
    if condition.type in _GROUPS:
        return _GROUPS[condition.type](situation)
    if condition.type is ConditionType.LOCATION_EMPTY:
        return _size(condition, situation)
    if condition.type is ConditionType.CAN_AFFORD:
        return situation.state.chips[situation.seat]
    return _measure(condition, situation)


def group_wanted(condition: Condition) -> tuple[int, int] | None:
    """The sizes of the set and of the run that a question asks for; None when it asks for neither."""
    if condition.type not in _GROUPS:
        return None
    size = _number(condition) if condition.value is not None else 2
    return (0, size) if condition.type is ConditionType.HAS_RUN_OF_N else (size, 0)


_GROUPS: dict[ConditionType, Callable[[Situation], int]] = {
    ConditionType.HAS_MATCHING_PAIR: lambda situation: situation.largest_set,
    ConditionType.HAS_SET_OF_N: lambda situation: situation.largest_set,
    ConditionType.HAS_RUN_OF_N: lambda situation: situation.longest_run,
}


def _number(condition: Condition) -> int:
    assert isinstance(condition.value, int), "the limits of the machine say so"
    return condition.value


def _compares(condition: Condition, found: int, wanted: int) -> bool:
    assert condition.operator is not None, "the limits of the machine say so"
    return _COMPARE[condition.operator](found, wanted)


def _measure(condition: Condition, situation: Situation) -> int:
    """The number that a condition compares with its value."""
    state, seat = situation.state, situation.seat
    match condition.type:
        case ConditionType.HAND_SIZE:
            return len(state.hands[seat])
        case ConditionType.LOCATION_SIZE:
            return _size(condition, situation)
        case ConditionType.HAND_VALUE:
            return hand_value(state.hands[seat], state.genome.hand_evaluation, state.game.ranks)
        case ConditionType.SCORE_COMPARE:
            return state.scores[seat]
        case ConditionType.CHIP_COUNT:
            return state.chips[seat]
        case ConditionType.POT_SIZE:
            return sum(state.paid)
        case ConditionType.CURRENT_BET:
            return state.betting.to_match if state.betting else 0
        case _:
            raise AssertionError(f"{condition.type} measures nothing")


def _size(condition: Condition, situation: Situation) -> int:
    """How many cards are at the place that a condition looks at."""
    state, seat = situation.state, situation.seat
    assert isinstance(condition.reference, PlaceReference), "the limits of the machine say so"
    match condition.reference:
        case PlaceReference.DECK:
            return len(state.deck)
        case PlaceReference.HAND:
            return len(state.hands[seat])
        case PlaceReference.DISCARD:
            return len(state.discard)
        case PlaceReference.TABLEAU:
            return len(state.table)
        case PlaceReference.OPPONENT_HAND:
            other = next_player(state, seat)
            return 0 if other is None else len(state.hands[other])
        case PlaceReference.OPPONENT_DISCARD:
            return len(discards_of(state, next_player(state, seat)))
        case PlaceReference.VALID_PLAYS:
            return situation.valid_plays
    assert_never(condition.reference)


def discards_of(state: State, other: int | None) -> list[Card]:
    """The cards of the discard pile that a player laid there, top last."""
    return [] if other is None else [card for card in state.discard if card in state.laid[other]]


# ---------------------------------------------------------------------------------------- questions about a card


def _card_holds(condition: Condition, situation: Situation, card: Card) -> bool:
    if condition.type is ConditionType.CARD_IS_RANK:
        assert isinstance(condition.value, Rank), "the limits of the machine say so"
        heights = situation.state.game.height_of_rank
        return _compares(condition, heights[card.rank], heights[condition.value])
    if condition.type is ConditionType.CARD_IS_SUIT:
        assert isinstance(condition.value, Suit), "the limits of the machine say so"
        return _compares(condition, card.suit.code, condition.value.code)
    named = _named_suit(condition, situation)
    if named is not None:
        about_suit = _ABOUT_A_SUIT.get(condition.type)
        return about_suit is not None and about_suit(card, named, situation.state)
    other = _reference(condition, situation)
    # Nothing to compare with: the question is answered yes.
    return other is None or _ABOUT_TWO_CARDS[condition.type](card, other, situation.state)


def _reference(condition: Condition, situation: Situation) -> Card | None:
    assert isinstance(condition.reference, CardReference), "the limits of the machine say so"
    match condition.reference:
        case CardReference.TOP_DISCARD:
            return situation.top_discard
        case CardReference.LAST_PLAYED:
            return situation.last_played
        case CardReference.TABLEAU_TOP:
            return situation.tableau_top
    assert_never(condition.reference)


def _named_suit(condition: Condition, situation: Situation) -> Suit | None:
    """The suit that was named for the reference card, which then has no rank. Everybody has heard it."""
    state = situation.state
    if state.named_suit is None:
        return None
    is_top = condition.reference is CardReference.TOP_DISCARD
    is_last = condition.reference is CardReference.LAST_PLAYED and state.last_played == state.discard[-1]
    return state.named_suit if is_top or is_last else None


def _is_next_rank(card: Card, other: Card, state: State) -> bool:
    place = state.game.place_of_rank
    return abs(place[card.rank] - place[other.rank]) == 1


def _is_higher(card: Card, other: Card, state: State) -> bool:
    return state.game.height(card) > state.game.height(other)


def _matches_or_is_wild(card: Card, other: Card, state: State) -> bool:
    return card.rank is other.rank or card.suit is other.suit or card.rank in state.genome.setup.wild_cards


_ABOUT_TWO_CARDS: dict[ConditionType, Callable[[Card, Card, State], bool]] = {
    ConditionType.SEQUENCE_ADJACENT: _is_next_rank,
    ConditionType.CARD_MATCHES_RANK: lambda card, other, _: card.rank is other.rank,
    ConditionType.CARD_MATCHES_SUIT: lambda card, other, _: card.suit is other.suit,
    ConditionType.CARD_MATCHES_COLOR: lambda card, other, _: (card.suit in _RED) == (other.suit in _RED),
    ConditionType.CARD_BEATS_TOP: _is_higher,
    ConditionType.MATCHES_OR_WILD: _matches_or_is_wild,
}

_ABOUT_A_SUIT: dict[ConditionType, Callable[[Card, Suit, State], bool]] = {
    ConditionType.CARD_MATCHES_SUIT: lambda card, suit, _: card.suit is suit,
    ConditionType.CARD_MATCHES_COLOR: lambda card, suit, _: (card.suit in _RED) == (suit in _RED),
    ConditionType.MATCHES_OR_WILD: lambda card, suit, state: (
        card.suit is suit or card.rank in state.genome.setup.wild_cards
    ),
}

_ABOUT_CARDS = frozenset({ConditionType.CARD_IS_RANK, ConditionType.CARD_IS_SUIT, *_ABOUT_TWO_CARDS})
