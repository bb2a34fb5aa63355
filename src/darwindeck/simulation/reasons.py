"""Reasons, as values: why a card cannot be chosen, or why an option is not there.

Every reason ends with the path of the field of the genome that says so, as problems name it.
"""

from dataclasses import dataclass
from typing import ClassVar

from darwindeck.genome.conditions import CardReference, ConditionType, Logic, Operator, PlaceReference
from darwindeck.genome.schema import Rank, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.kinds import BetWay, ReasonKind
from darwindeck.simulation.values import Count, Number, Rule

WishValue = Number | Rank | Suit
"""What a question compares with."""
WishReference = CardReference | PlaceReference
"""The card that a question compares with, or the place where it counts cards."""


@dataclass(frozen=True)
class WishQuestion:
    """One question of a condition that is answered no."""

    type: ConditionType
    """What is asked."""
    operator: Operator | None = None
    """How the thing asked about is compared."""
    value: WishValue | None = None
    """With what."""
    reference: WishReference | None = None
    """With which card, or cards of which place are counted."""
    card: Card | None = None
    """The reference card."""
    suit: Suit | None = None
    """The suit that was named for it."""
    now: Number | None = None
    """The number that was found."""


@dataclass(frozen=True)
class WishJoined:
    """Several questions of a condition: of AND those answered no, of OR all."""

    logic: Logic
    """Whether all are wanted, or one is enough."""
    conditions: tuple["Wish", ...]
    """The questions."""


Wish = WishQuestion | WishJoined
"""The part of a condition that does not hold, in the words of the genome."""


# ---------------------------------------------------------------------------------------- a card by itself


@dataclass(frozen=True)
class NotOnTop:
    """It is not the top card of the stack."""

    kind: ClassVar = ReasonKind.NOT_ON_TOP
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class MustOpen:
    """Another card must be led to the first trick of the hand."""

    kind: ClassVar = ReasonKind.MUST_OPEN
    card: Card
    """Which one."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class MustFollow:
    """The suit led must be followed."""

    kind: ClassVar = ReasonKind.MUST_FOLLOW
    suit: Suit
    """The suit led."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NotBroken:
    """Its suit is held back until it is broken."""

    kind: ClassVar = ReasonKind.NOT_BROKEN
    suit: Suit
    """Which suit."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class ScoresAtFirst:
    """It scores, and there are others for the first trick."""

    kind: ClassVar = ReasonKind.SCORES_AT_FIRST
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class JustTaken:
    """It was taken from the discard pile in the same walk."""

    kind: ClassVar = ReasonKind.JUST_TAKEN
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NoPlace:
    """It does not fit on the pile of its suit."""

    kind: ClassVar = ReasonKind.NO_PLACE
    open: tuple[Card, ...]
    """What fits in its suit."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class TooLow:
    """It is not higher than the cards to be beaten."""

    kind: ClassVar = ReasonKind.TOO_LOW
    than: Card
    """One of these."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class ConditionFails:
    """The condition of the phase does not hold for it."""

    kind: ClassVar = ReasonKind.CONDITION
    wish: Wish
    """What does not hold."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class TooFew:
    """There are not enough cards: of its rank, or, of a choice that is not complete, in all."""

    kind: ClassVar = ReasonKind.TOO_FEW
    need: Count
    """How many it takes."""
    have: Count
    """How many there are."""
    rule: Rule
    """The path of the rule."""


# ---------------------------------------------------------------------------------------- a card beside those chosen


@dataclass(frozen=True)
class OtherRank:
    """It is of another rank than the cards that it would go with."""

    kind: ClassVar = ReasonKind.OTHER_RANK
    rank: Rank
    """Their rank, or the one that is claimed."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class Enough:
    """There are no more: cards, melds of the phase, raises of the round."""

    kind: ClassVar = ReasonKind.ENOUGH
    most: Count
    """How many there are at most."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NoGroup:
    """The cards chosen could not become, or are not yet, the set or run that the condition asks for."""

    kind: ClassVar = ReasonKind.NO_GROUP
    wish: Wish
    """What does not hold."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NoMeld:
    """The cards chosen could not become, or are not yet, a meld."""

    kind: ClassVar = ReasonKind.NO_MELD
    set: Count
    """The fewest cards of a set."""
    run: Count
    """The fewest cards of a run."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NoMatch:
    """It is of another rank than the card that captures."""

    kind: ClassVar = ReasonKind.NO_MATCH
    rank: Rank
    """The rank that must be captured."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NoSum:
    """No sum with it makes the value that is to be captured, or the cards chosen do not make it yet."""

    kind: ClassVar = ReasonKind.NO_SUM
    missing: Number
    """What is missing beside the cards chosen."""
    rule: Rule
    """The path of the rule."""


# ---------------------------------------------------------------------------------------- numbers and ways to bet


@dataclass(frozen=True)
class OutOfRange:
    """The number is too low or too high."""

    kind: ClassVar = ReasonKind.RANGE
    least: Number
    """The lowest one."""
    most: Number
    """The highest one."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class BetMade:
    """Somebody has bet."""

    kind: ClassVar = ReasonKind.BET_MADE
    bet: Number
    """The highest bet."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NoBet:
    """Nobody has bet."""

    kind: ClassVar = ReasonKind.NO_BET
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class LackOfChips:
    """The chips do not suffice."""

    kind: ClassVar = ReasonKind.CHIPS
    need: Number
    """How many it takes."""
    have: Number
    """How many the player has."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class SameAs:
    """It is the same amount as another way to bet."""

    kind: ClassVar = ReasonKind.SAME_AS
    way: BetWay
    """Which one."""
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class MayCheck:
    """Checking costs nothing."""

    kind: ClassVar = ReasonKind.MAY_CHECK
    rule: Rule
    """The path of the rule."""


# ---------------------------------------------------------------------------------------- players, declining


@dataclass(frozen=True)
class Partner:
    """The player is on the same side."""

    kind: ClassVar = ReasonKind.PARTNER
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NotInHand:
    """The player is out of the hand."""

    kind: ClassVar = ReasonKind.OUT_OF_HAND
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class NoCard:
    """The player has no card to be asked for."""

    kind: ClassVar = ReasonKind.NO_CARD
    rule: Rule
    """The path of the rule."""


@dataclass(frozen=True)
class MustAct:
    """Declining is not allowed."""

    kind: ClassVar = ReasonKind.MUST_ACT
    rule: Rule
    """The path of the rule."""


Reason = (
    NotOnTop
    | MustOpen
    | MustFollow
    | NotBroken
    | ScoresAtFirst
    | JustTaken
    | NoPlace
    | TooLow
    | ConditionFails
    | TooFew
    | OtherRank
    | Enough
    | NoGroup
    | NoMeld
    | NoMatch
    | NoSum
    | OutOfRange
    | BetMade
    | NoBet
    | LackOfChips
    | SameAs
    | MayCheck
    | Partner
    | NotInHand
    | NoCard
    | MustAct
)
"""Why a card cannot be chosen, or an option is not there."""
