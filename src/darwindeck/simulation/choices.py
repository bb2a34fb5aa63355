"""The options of a decision, as values: what a player may answer when asked."""

from dataclasses import dataclass
from typing import ClassVar

from darwindeck.genome.schema import Location, Rank, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.kinds import BetWay, ChoiceKind
from darwindeck.simulation.values import Bid, Number, Seat


@dataclass(frozen=True)
class CardChoice:
    """A card; the question says what becomes of it."""

    kind: ClassVar = ChoiceKind.CARD
    card: Card


@dataclass(frozen=True)
class AnyCardChoice:
    """A card of the own hand that nobody sees: the lot decides."""

    kind: ClassVar = ChoiceKind.ANY


@dataclass(frozen=True)
class StopChoice:
    """No more cards: those chosen stand."""

    kind: ClassVar = ChoiceKind.STOP


@dataclass(frozen=True)
class PassChoice:
    """No card, no draw, no swap, no knock."""

    kind: ClassVar = ChoiceKind.PASS


@dataclass(frozen=True)
class DrawChoice:
    """Draw, from a place."""

    kind: ClassVar = ChoiceKind.DRAW
    source: Location
    seat: Seat | None = None
    """Whose hand or whose discards, where cards are drawn from another player."""
    card: Card | None = None
    """Which card, where the player sees it and there is no choice."""


@dataclass(frozen=True)
class DoubleChoice:
    """Double the stake for a last draw."""

    kind: ClassVar = ChoiceKind.DOUBLE


@dataclass(frozen=True)
class SwapChoice:
    """Swap the whole hand, with a player or with the table."""

    kind: ClassVar = ChoiceKind.SWAP
    with_: Seat | None = None
    """With whom; left out, with the table."""


@dataclass(frozen=True)
class KnockChoice:
    """Knock."""

    kind: ClassVar = ChoiceKind.KNOCK


@dataclass(frozen=True)
class ChallengeChoice:
    """Doubt the claim."""

    kind: ClassVar = ChoiceKind.CHALLENGE


@dataclass(frozen=True)
class AcceptChoice:
    """Let the claim stand."""

    kind: ClassVar = ChoiceKind.ACCEPT


@dataclass(frozen=True)
class BidChoice:
    """A bid."""

    kind: ClassVar = ChoiceKind.BID
    bid: Bid
    """How many tricks, or Nil."""


@dataclass(frozen=True)
class BetChoice:
    """A way to bet."""

    kind: ClassVar = ChoiceKind.BET
    way: BetWay
    """Which one."""
    chips: Number
    """What it takes now."""


@dataclass(frozen=True)
class StakeChoice:
    """Chips against the house."""

    kind: ClassVar = ChoiceKind.STAKE
    chips: Number
    """How many."""


@dataclass(frozen=True)
class RankChoice:
    """A rank."""

    kind: ClassVar = ChoiceKind.RANK
    rank: Rank


@dataclass(frozen=True)
class SuitChoice:
    """A suit."""

    kind: ClassVar = ChoiceKind.SUIT
    suit: Suit


@dataclass(frozen=True)
class SeatChoice:
    """A player."""

    kind: ClassVar = ChoiceKind.SEAT
    seat: Seat


Choice = (
    CardChoice
    | AnyCardChoice
    | StopChoice
    | PassChoice
    | DrawChoice
    | DoubleChoice
    | SwapChoice
    | KnockChoice
    | ChallengeChoice
    | AcceptChoice
    | BidChoice
    | BetChoice
    | StakeChoice
    | RankChoice
    | SuitChoice
    | SeatChoice
)
"""An option of a decision."""
