"""Questions, as values: who must do what, what may be answered, and why not otherwise."""

from dataclasses import dataclass
from typing import ClassVar

from darwindeck.genome.schema import EffectType
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import Choice
from darwindeck.simulation.events import GameOutcome, Place
from darwindeck.simulation.kinds import AskKind, Asks, Making, RefusalKind
from darwindeck.simulation.reasons import Reason
from darwindeck.simulation.values import Count, Seat


@dataclass(frozen=True)
class Because:
    """The special card that asks."""

    effect: EffectType
    """What it does."""
    by: Seat
    """Who played it."""


@dataclass(frozen=True, kw_only=True)
class Select:
    """Several cards can make one move."""

    fewest: Count
    """The fewest cards, in all."""
    most: Count
    """The most cards, in all."""
    open: tuple[Card, ...]
    """Each can be added to those chosen, in any order, and the choice can still be completed."""
    lacks: Reason | None = None
    """Why those chosen are no move yet; left out when they are one."""
    makes: Making | None = None
    """What they make then, where cards are melded."""


@dataclass(frozen=True)
class Blocked:
    """Cards that are asked about and cannot be chosen."""

    cards: tuple[Card, ...]
    """Of the own hand; where cards are captured, of the table."""
    reason: Reason
    """Why not: the first reason that counts."""


@dataclass(frozen=True)
class Closed:
    """Another option of the question that is not there now."""

    option: Choice
    """Which one."""
    reason: Reason
    """Why not."""


@dataclass(frozen=True, kw_only=True)
class Decide:
    """The viewer decides, or, for all eyes, anybody."""

    kind: ClassVar = AskKind.DECIDE
    seat: Seat
    """Who."""
    asks: Asks
    """What about."""
    phase: Count
    """The phase, by its place among those of the table."""
    because: Because | None = None
    """The special card that asks, when no phase does."""
    to: Place | None = None
    """Where cards of the own hand would go."""
    chosen: tuple[Card, ...] | None = None
    """Those chosen so far, or the one to be swapped."""
    options: tuple[Choice, ...]
    """Never empty; the number of an option is its place here."""
    select: Select | None = None
    """What may be chosen together, where several cards can make one move."""
    blocked: tuple[Blocked, ...]
    """Every card that is asked about and cannot be chosen, once; by their first cards."""
    closed: tuple[Closed, ...]
    """Other options of this question that are not there now."""
    forced: bool
    """Whether nothing else can come of it, all picks of a selection together."""


@dataclass(frozen=True)
class Wait:
    """Another player decides."""

    kind: ClassVar = AskKind.WAIT
    seat: Seat
    """Who."""
    asks: Asks | None = None
    """What about, where everybody may know."""
    phase: Count | None = None
    """The phase, where everybody may know."""


@dataclass(frozen=True)
class Over:
    """Nobody decides any more: the game is over."""

    kind: ClassVar = AskKind.OVER
    outcome: GameOutcome
    """How it ended."""


Ask = Decide | Wait | Over
"""What a position asks."""


# ---------------------------------------------------------------------------------------- cards that are looked at


@dataclass(frozen=True, kw_only=True)
class Considered:
    """The decision if these cards were chosen."""

    chosen: tuple[Card, ...]
    """These."""
    select: Select | None = None
    """What may be chosen beside them."""
    blocked: tuple[Blocked, ...]
    """Every other card that cannot be chosen then."""


@dataclass(frozen=True)
class GameIsOver:
    """The game is over."""

    kind: ClassVar = RefusalKind.OVER


@dataclass(frozen=True)
class Late:
    """The answer is for another moment."""

    kind: ClassVar = RefusalKind.LATE


@dataclass(frozen=True)
class NoOption:
    """There is no such option, or the card is not asked about."""

    kind: ClassVar = RefusalKind.NO_OPTION


@dataclass(frozen=True)
class CardsBlocked:
    """Cards that cannot be chosen."""

    kind: ClassVar = RefusalKind.BLOCKED
    blocked: tuple[Blocked, ...]
    """Which, and why."""


@dataclass(frozen=True)
class Incomplete:
    """The cards chosen are no move yet."""

    kind: ClassVar = RefusalKind.INCOMPLETE
    lacks: Reason
    """Why."""


Refusal = GameIsOver | Late | NoOption | CardsBlocked | Incomplete
"""Why an answer is not taken."""
