"""Conditions in words: what must be true of a card, of a player or of the table."""

from collections.abc import Callable
from dataclasses import dataclass
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
from darwindeck.rulebook._cards import rank_name, suit_name
from darwindeck.rulebook._words import a, counted, listed, number, plural


@dataclass(frozen=True)
class Person:
    """Whom a sentence is about."""

    subject: str
    """you, a player."""
    whose: str
    """your, the player's."""
    is_you: bool = False

    def does(self, verb: str) -> str:
        """The person with a verb: you hold, a player holds."""
        irregular = {"have": "has", "are": "is"}
        return f"{self.subject} {verb if self.is_you else irregular.get(verb, f'{verb}s')}"


YOU = Person("you", "your", is_you=True)
A_PLAYER = Person("a player", "that player's")


@dataclass(frozen=True)
class Speaking:
    """How a condition is put: about whom, and about which card or cards."""

    who: Person = YOU
    card: str = "it"
    together: str | None = None
    """What sets and runs are asked of where cards are chosen together: "they"; otherwise the hand."""
    deadwood: bool = False
    """Whether a hand is worth its deadwood."""


_COMPARES: dict[Operator, Callable[[float, float], bool]] = {
    Operator.EQ: eq,
    Operator.NE: ne,
    Operator.LT: lt,
    Operator.LE: le,
    Operator.GT: gt,
    Operator.GE: ge,
}


def compares(operator: Operator | None, one: float, other: float) -> bool:
    """Whether a number compares with another as an operator says; without one, whether they are equal."""
    return _COMPARES[operator or Operator.EQ](one, other)


def clause(condition: AnyCondition, speaking: Speaking = Speaking()) -> str:  # noqa: B008 - frozen
    """A condition as a clause: it is a heart and you hold at least three cards."""
    if isinstance(condition, CompoundCondition):
        if matches := _matches_together(condition):
            joined = listed([f"the {one}" for one in matches], "and" if condition.logic is Logic.AND else "or")
            first = condition.conditions[0]
            assert isinstance(first, Condition)
            return f"{speaking.card} has {joined} of {_reference(first)}"
        inner = list(dict.fromkeys(_inside(one, speaking) for one in condition.conditions))
        if condition.logic is Logic.AND:
            return listed(inner, "and")
        return listed(inner, "or") if len(inner) < 2 else f"either {listed(inner, 'or')}"
    return _simple(condition, speaking)


_MATCHES = {ConditionType.CARD_MATCHES_RANK: "rank", ConditionType.CARD_MATCHES_SUIT: "suit"}


def _matches_together(condition: CompoundCondition) -> list[str]:
    """What must match, where several questions compare with the same card: suit, rank."""
    inner = [one for one in condition.conditions if isinstance(one, Condition) and one.type in _MATCHES]
    is_one_card = len({one.reference for one in inner}) == 1 and len(inner) == len(condition.conditions)
    return list(dict.fromkeys(_MATCHES[one.type] for one in inner)) if is_one_card else []


def _inside(condition: AnyCondition, speaking: Speaking) -> str:
    """A part of a compound condition; in brackets where and, or would run together."""
    text = clause(condition, speaking)
    if isinstance(condition, CompoundCondition) and _matches_together(condition):
        return text
    is_joined = isinstance(condition, CompoundCondition) and len(condition.conditions) > 1
    is_joined = is_joined or (isinstance(condition, Condition) and condition.type is ConditionType.MATCHES_OR_WILD)
    return f"({text})" if is_joined else text


REFERENCES = {
    CardReference.TOP_DISCARD: "the top card of the discard pile",
    CardReference.LAST_PLAYED: "the card played last",
    CardReference.TABLEAU_TOP: "the card laid on the table last",
}
"""What cards to compare with are called."""

_PLACES = {
    PlaceReference.DECK: "in the stock",
    PlaceReference.DISCARD: "on the discard pile",
    PlaceReference.TABLEAU: "on the table",
    PlaceReference.OPPONENT_HAND: "in the next player's hand",
    PlaceReference.OPPONENT_DISCARD: "that the next player has laid on the discard pile",
}


def _simple(condition: Condition, speaking: Speaking) -> str:
    who, it = speaking.who, speaking.card
    value = condition.value
    amount = value if isinstance(value, int) else 0
    match condition.type:
        case ConditionType.HAND_SIZE:
            return who.does("hold") + " " + _many(condition, amount, "card")
        case ConditionType.CARD_IS_RANK:
            assert isinstance(value, Rank)
            return f"{it} {_rank(condition.operator, value)}"
        case ConditionType.CARD_IS_SUIT:
            assert isinstance(value, Suit)
            return f"{it} {_suit(condition.operator, value)}"
        case ConditionType.LOCATION_SIZE | ConditionType.LOCATION_EMPTY:
            return _at_place(condition, amount, speaking)
        case ConditionType.SEQUENCE_ADJACENT:
            return f"{it} is one rank above or below {_reference(condition)}"
        case ConditionType.HAS_SET_OF_N:
            or_more = speaking.together is None and 1 < amount < len(Suit)
            return _of_cards(speaking, _together(amount, "of one rank", or_more=or_more))
        case ConditionType.HAS_RUN_OF_N:
            return _of_cards(speaking, _together(amount, "of one suit in a row"))
        case ConditionType.HAS_MATCHING_PAIR:
            return _of_cards(speaking, "a pair of one rank")
        case ConditionType.CHIP_COUNT:
            return who.does("have") + " " + _many(condition, amount, "chip")
        case ConditionType.CAN_AFFORD:
            return who.does("have") + f" at least {counted(amount, 'chip')}"
        case ConditionType.POT_SIZE:
            return f"the pot holds {_many(condition, amount, 'chip')}"
        case ConditionType.CURRENT_BET:
            return f"the highest bet of the last round is {_many(condition, amount, 'chip')}"
        case ConditionType.CARD_MATCHES_RANK:
            return f"{it} has the rank of {_reference(condition)}"
        case ConditionType.CARD_MATCHES_SUIT:
            return f"{it} has the suit of {_reference(condition)}"
        case ConditionType.CARD_MATCHES_COLOR:
            return f"{it} has the color, red or black, of {_reference(condition)}"
        case ConditionType.CARD_BEATS_TOP:
            return f"{it} is of higher rank than {_reference(condition)}"
        case ConditionType.MATCHES_OR_WILD:
            return f"{it} has the rank or the suit of {_reference(condition)}, or is wild"
        case ConditionType.HAND_VALUE:
            what = "deadwood" if speaking.deadwood else "hand"
            if amount <= 0:
                return f"{who.whose} {what} counts {_than(condition.operator, number(amount))}"
            return f"{who.whose} {what} counts {_many(condition, amount, 'point')}"
        case ConditionType.SCORE_COMPARE:
            return who.does("have") + f" a score of {_than(condition.operator, number(amount))}"
        case never:
            assert_never(never)


def _reference(condition: Condition) -> str:
    assert isinstance(condition.reference, CardReference)
    return REFERENCES[condition.reference]


def _of_cards(speaking: Speaking, what: str) -> str:
    if speaking.together is not None:
        return f"{speaking.together} include {what}"
    return f"{speaking.who.does('hold')} {what}"


def _together(amount: int, how: str, *, or_more: bool = False) -> str:
    """So many cards that belong together; a single one always does."""
    if amount < 1:
        return "any number of cards"
    cards = f"{number(amount)} or more cards" if or_more else counted(amount, "card")
    return "at least one card" if amount == 1 else f"{cards} {how}"


def _many(condition: Condition, amount: int, thing: str) -> str:
    """A number of things compared: at least three cards, no chips."""
    operator = condition.operator or Operator.EQ
    if amount < 0 or (amount == 0 and operator in (Operator.LT, Operator.GE)):
        never = operator in (Operator.EQ, Operator.LT, Operator.LE)
        return "less than nothing (which never happens)" if never else f"any number of {plural(thing)}"
    match operator:
        case Operator.EQ:
            return f"exactly {counted(amount, thing)}" if amount else counted(0, thing)
        case Operator.NE:
            return f"any number of {plural(thing)} but {number(amount)}" if amount else f"at least {counted(1, thing)}"
        case Operator.LT:
            return f"fewer than {counted(amount, thing)}" if amount > 1 else counted(0, thing)
        case Operator.GT:
            return f"more than {counted(amount, thing)}" if amount else f"at least {counted(1, thing)}"
        case Operator.LE:
            return f"at most {counted(amount, thing)}" if amount else counted(0, thing)
        case Operator.GE:
            return f"at least {counted(amount, thing)}"


def _than(operator: Operator | None, value: str) -> str:
    words = {Operator.EQ: "exactly", Operator.LT: "less than", Operator.GT: "more than"}
    words |= {Operator.LE: "at most", Operator.GE: "at least", Operator.NE: "anything but"}
    return f"{words[operator or Operator.EQ]} {value}"


def _rank(operator: Operator | None, rank: Rank) -> str:
    name = a(rank_name(rank))
    match operator or Operator.EQ:
        case Operator.EQ:
            return f"is {name}"
        case Operator.NE:
            return f"is not {name}"
        case Operator.LT:
            return f"is lower than {name}"
        case Operator.GT:
            return f"is higher than {name}"
        case Operator.LE:
            return f"is {name} or lower"
        case Operator.GE:
            return f"is {name} or higher"


def _suit(operator: Operator | None, suit: Suit) -> str:
    """Suits have an order only in the machine: what it comes to is said by name."""
    suits = list(Suit)
    allowed = [one for one in suits if compares(operator, one.code, suit.code)]
    if len(allowed) == len(suits):
        return "is of any suit"
    if not allowed:
        return "is of no suit at all"
    if len(allowed) == len(suits) - 1:
        (other,) = set(suits) - set(allowed)
        return f"is not {a(suit_name(other))}"
    return f"is {listed([a(suit_name(one)) for one in allowed], 'or')}"


def _at_place(condition: Condition, amount: int, speaking: Speaking) -> str:
    place = condition.reference
    assert isinstance(place, PlaceReference)
    is_empty = condition.type is ConditionType.LOCATION_EMPTY
    many = counted(0, "card") if is_empty else _many(condition, amount, "card")
    if place is PlaceReference.HAND:
        return f"{speaking.who.does('hold')} {many}"
    if place is PlaceReference.VALID_PLAYS and many == counted(0, "card"):
        return f"{speaking.who.subject} cannot play a card"
    if place is PlaceReference.VALID_PLAYS:
        return f"{speaking.who.subject} can play {many}"
    return f"there {'is' if many.endswith(' one card') else 'are'} {many} {_PLACES[place]}"


def rank_asked(condition: AnyCondition | None) -> Rank | None:
    """The rank that every card must be of, where a condition asks for just that."""
    value = _value_asked(condition, ConditionType.CARD_IS_RANK)
    return value if isinstance(value, Rank) else None


def cards_asked(condition: AnyCondition) -> str:
    """What a card is that a condition asks for, if that is a rank or a suit: seven, club."""
    if (rank := rank_asked(condition)) is not None:
        return rank_name(rank)
    suit = _value_asked(condition, ConditionType.CARD_IS_SUIT)
    return suit_name(suit) if isinstance(suit, Suit) else ""


def _value_asked(condition: AnyCondition | None, kind: ConditionType) -> object:
    """What a condition of a kind asks for, where nothing else will do."""
    is_it = isinstance(condition, Condition) and condition.type is kind and condition.operator in (None, Operator.EQ)
    return condition.value if isinstance(condition, Condition) and is_it else None
