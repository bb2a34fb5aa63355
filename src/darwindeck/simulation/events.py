"""Events: what happens in a game, as values. Both engines emit the same ones, and records are written from them.

Every event is for all eyes as the engines emit it: it names every card, and `CardMove.seen` says who knows which.
"""

from dataclasses import dataclass
from typing import ClassVar

from darwindeck.genome.schema import EffectType, Rank, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import Choice
from darwindeck.simulation.kinds import (
    Asks,
    ChipsFor,
    Ending,
    EventKind,
    Giving,
    HandEnd,
    Laying,
    Leaving,
    Making,
    PlaceKind,
    Showing,
)
from darwindeck.simulation.values import Count, Direction, Number, Rule, Seat, Seen


@dataclass(frozen=True)
class Place:
    """A place where cards lie."""

    at: PlaceKind
    """Which one."""
    seat: Seat | None = None
    """Whose: of hands and captured cards."""


@dataclass(frozen=True)
class Pile:
    """Cards that lie together."""

    count: Count
    """How many."""
    cards: tuple[Card, ...]
    """Those that lie open to the viewer; of the deck from the top."""
    seen: tuple[tuple[Seat, ...], ...] | None = None
    """In events for all eyes, card by card: who sees it there. Left out when everybody does."""


@dataclass(frozen=True)
class CardMove:
    """Cards go from place to place, in the order listed: onto the top, into a hand, or one by one under a stack."""

    cards: tuple[Seen, ...]
    """A card is named if the viewer knows where it is once it lies there."""
    from_: Place
    """Where they lay."""
    to: Place
    """Where they go."""
    seen: tuple[tuple[Seat, ...], ...] | None = None
    """For all eyes, card by card: who knows it there. Left out when everybody does."""


@dataclass(frozen=True)
class Trumps:
    """The trumps that the deal makes."""

    suit: Suit
    """Which suit."""
    card: Card | None = None
    """The card that makes them."""
    seat: Seat | None = None
    """Who shows it."""


@dataclass(frozen=True)
class ScorePart:
    """A line of the score pad: what came from which rule."""

    rule: Rule
    """The path of the field of the genome that gives the points."""
    points: Number
    """How many."""
    cards: tuple[Seen, ...] | None = None
    """The cards that made them, if cards did."""
    seen: tuple[tuple[Seat, ...], ...] | None = None
    """For all eyes, card by card: who knows it. Left out when everybody does."""


@dataclass(frozen=True)
class GameOutcome:
    """How a game ended, who won or lost it, and what decided."""

    kind: Ending
    """How it ended."""
    side: Count | None = None
    """Who won, or who lost while all others won: a team, or a player where there are no teams."""
    rule: Rule | None = None
    """The win condition that decided."""


# ---------------------------------------------------------------------------------------- the course of the game


@dataclass(frozen=True)
class HandBegins:
    """A hand begins; all cards are in the deck."""

    kind: ClassVar = EventKind.HAND_BEGINS
    hand: Count
    """Its number, from 1."""
    starter: Seat
    """Who starts it."""


@dataclass(frozen=True, kw_only=True)
class Dealt:
    """The cards of a hand are dealt."""

    kind: ClassVar = EventKind.DEALT
    deck: Pile
    """What is left of the deck."""
    trump: Trumps | None = None
    """The trumps that the deal makes, if it does."""
    moves: tuple[CardMove, ...]
    """One for each player in the game, without cards too; then those to the discard pile, the table and the house."""


@dataclass(frozen=True)
class TurnBegins:
    """A player begins a walk through the phases."""

    kind: ClassVar = EventKind.TURN
    seat: Seat
    """Who."""


@dataclass(frozen=True)
class Chose:
    """A player has decided."""

    kind: ClassVar = EventKind.CHOSE
    seat: Seat
    """Who."""
    asks: Asks
    """What was asked."""
    option: Choice
    """What was chosen."""
    of: Count | None = None
    """Of how many options: for the player and for all eyes."""


@dataclass(frozen=True)
class Passes:
    """A walk ends that counts as a pass."""

    kind: ClassVar = EventKind.PASSES
    seat: Seat
    """Whose walk."""


@dataclass(frozen=True)
class EffectHappens:
    """A special card takes effect."""

    kind: ClassVar = EventKind.EFFECT
    effect: EffectType
    """Which effect."""
    by: Seat
    """Who played the card."""
    hits: tuple[Seat, ...] | None = None
    """Whom it hits, of effects that have targets."""
    lot: bool = False
    """Whether the lot has chosen the target."""
    skips: Count | None = None
    """How many players are skipped now, of effects that change it."""
    direction: Direction | None = None
    """The direction now, of effects that change it."""


@dataclass(frozen=True)
class Out:
    """A player runs out of cards, or is out of the hand or of the game."""

    kind: ClassVar = EventKind.OUT
    seat: Seat
    """Who."""
    of: Leaving
    """Out of what."""


@dataclass(frozen=True)
class HandIsOver:
    """A hand is over."""

    kind: ClassVar = EventKind.HAND_OVER
    why: HandEnd
    """Why."""


@dataclass(frozen=True)
class Standings:
    """Points and chips, at the end of a hand or of the game."""

    kind: ClassVar = EventKind.STANDINGS
    scores: tuple[Number, ...]
    """By seat."""
    teams: tuple[Number, ...] | None = None
    """By team, in a game with teams."""
    chips: tuple[Number, ...] | None = None
    """By seat, in a game with chips."""
    house: Number | None = None
    """What the house has won, where there is one."""
    bags: tuple[Number, ...] | None = None
    """By side, in a game with contracts."""


@dataclass(frozen=True)
class GameOver:
    """The game is over."""

    kind: ClassVar = EventKind.OVER
    outcome: GameOutcome
    """How it ended."""
    turns: Count
    """How many turns it took."""
    hands: Count
    """How many hands."""
    decisions: Count | None = None
    """How many decisions: for all eyes, since being asked tells of hidden cards."""


# ---------------------------------------------------------------------------------------- cards


@dataclass(frozen=True, kw_only=True)
class Lays:
    """A player lays cards of the own hand."""

    kind: ClassVar = EventKind.LAYS
    seat: Seat
    """Who."""
    as_: Laying
    """What for."""
    rank: Rank | None = None
    """The rank claimed."""
    makes: Making | None = None
    """What is melded."""
    moves: tuple[CardMove, ...]
    """The cards."""


@dataclass(frozen=True)
class Draws:
    """A player takes a card into the hand."""

    kind: ClassVar = EventKind.DRAWS
    seat: Seat
    """Who."""
    moves: tuple[CardMove, ...]
    """The card, and where it came from."""


@dataclass(frozen=True)
class TurnedUp:
    """The top card of the deck goes to the table, or to the house."""

    kind: ClassVar = EventKind.TURNED_UP
    moves: tuple[CardMove, ...]
    """The card."""


@dataclass(frozen=True)
class Takes:
    """A player takes a trick, cards of the table, a book, the discard pile, or captured cards as a new hand."""

    kind: ClassVar = EventKind.TAKES
    seat: Seat
    """Who."""
    moves: tuple[CardMove, ...]
    """The cards."""


@dataclass(frozen=True)
class Gives:
    """A player gives cards to another one."""

    kind: ClassVar = EventKind.GIVES
    seat: Seat
    """Who gives."""
    why: Giving
    """Why."""
    moves: tuple[CardMove, ...]
    """The cards."""


@dataclass(frozen=True)
class Swaps:
    """A player swaps the whole hand."""

    kind: ClassVar = EventKind.SWAPS
    seat: Seat
    """Who."""
    moves: tuple[CardMove, ...]
    """The own cards and those that come for them."""


@dataclass(frozen=True)
class Discarded:
    """A trick that nobody takes, or the cards of the table, go to the discard pile."""

    kind: ClassVar = EventKind.DISCARDED
    moves: tuple[CardMove, ...]
    """The cards; none where there are none to clear away."""


@dataclass(frozen=True)
class Reshuffled:
    """The discard pile but its top card becomes the deck, with what is left of the old one."""

    kind: ClassVar = EventKind.RESHUFFLED
    deck: Pile
    """The new deck."""


@dataclass(frozen=True, kw_only=True)
class Shows:
    """Cards are shown, and stay where they are."""

    kind: ClassVar = EventKind.SHOWS
    seat: Seat | None = None
    """Whose they are; left out, those of the house."""
    cards: tuple[Card, ...]
    """Which."""
    why: Showing
    """Why."""


# ---------------------------------------------------------------------------------------- points and chips


@dataclass(frozen=True)
class Scores:
    """A score changes."""

    kind: ClassVar = EventKind.SCORES
    seat: Seat
    """Whose."""
    points: Number
    """By how much."""
    parts: tuple[ScorePart, ...]
    """Where the points came from: in the order of the genome's rules, adding up to the points."""


@dataclass(frozen=True)
class ShootsTheMoon:
    """A player shoots the moon."""

    kind: ClassVar = EventKind.MOON
    seat: Seat
    """Who; of a team its first player."""


@dataclass(frozen=True)
class PaysOrGets:
    """A player pays or gets chips."""

    kind: ClassVar = EventKind.CHIPS
    seat: Seat
    """Who."""
    chips: Number
    """How many; below zero when they are paid."""
    why: ChipsFor
    """What for."""


Event = (
    HandBegins
    | Dealt
    | TurnBegins
    | Chose
    | Passes
    | EffectHappens
    | Out
    | HandIsOver
    | Standings
    | GameOver
    | Lays
    | Draws
    | TurnedUp
    | Takes
    | Gives
    | Swaps
    | Discarded
    | Reshuffled
    | Shows
    | Scores
    | ShootsTheMoon
    | PaysOrGets
)
"""Something that happened."""
