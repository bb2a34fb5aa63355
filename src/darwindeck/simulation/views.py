"""Views, as values: a `Table` for a game, and a `View` for a position and a pair of eyes.

Both are all that a table in a browser, at a terminal or for a screen reader needs to show a game, and nothing that the
viewer does not know is in them. docs/views.md tells how to use them.
"""

from dataclasses import dataclass
from typing import Annotated

from darwindeck.genome.schema import EffectType, PhaseTag, Rank, Suit, TableauMode, TargetSelector
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Pile, Place
from darwindeck.simulation.kinds import MeldKind, PlayerStatus, ViewField
from darwindeck.simulation.questions import Ask
from darwindeck.simulation.values import Bid, Count, Direction, Number, Seat, Seen, Whole

SCHEMA = 1
"""The version of these values: raised when a meaning changes or goes away."""

Schema = Annotated[int, Whole("u32", SCHEMA, SCHEMA)]


# ---------------------------------------------------------------------------------------- the table: once for a game


@dataclass(frozen=True)
class TableEffect:
    """What cards of a rank do when they are played."""

    rank: Rank
    """The rank."""
    effect: EffectType
    """What it does."""
    target: TargetSelector
    """Whom it hits."""
    value: Count
    """How many cards, or how many players are skipped."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """What there is to know about a game before it is played."""

    schema: Schema
    """The version of these values."""
    name: str
    """The name of the game."""
    rules: str
    """The hash of its bytecode, as records have it."""
    players: Count
    """How many play."""
    sides: tuple[tuple[Seat, ...], ...]
    """The players of each team, or every player alone."""
    teams: bool
    """Whether sides are teams."""
    cards: tuple[Card, ...]
    """Every card of the game."""
    ranks: tuple[Rank, ...]
    """The ranks of which there is a card, from the lowest, in the order of the game."""
    trump_ranks: tuple[Rank, ...] | None = None
    """The same among trumps, where it differs."""
    row: tuple[Rank, ...] | None = None
    """The ranks of a row on a SEQUENCE tableau, from the lowest, aces low."""
    phases: tuple[PhaseTag, ...]
    """The phases of a walk."""
    mode: TableauMode
    """What cards on the table do to each other."""
    stacks: bool
    """Whether hands are stacks: only the top card can be used."""
    wild: tuple[Rank, ...]
    """The ranks that are wild."""
    effects: tuple[TableEffect, ...]
    """What special cards do, by rank."""
    has: tuple[ViewField, ...]
    """The fields of views that can ever hold something in this game."""
    max_turns: Count
    """The turns after which the game is broken off."""
    max_hands: Count | None = None
    """The hands after which the game is over."""


# ---------------------------------------------------------------------------------------- the parts of a view


@dataclass(frozen=True)
class Placed:
    """A card that a player laid."""

    seat: Seat
    """Who."""
    card: Seen
    """Which one."""


@dataclass(frozen=True)
class Meld:
    """A meld that lies there."""

    as_: MeldKind
    """What it is."""
    cards: tuple[Card, ...]
    """Its cards; of a run from the lowest."""


@dataclass(frozen=True, kw_only=True)
class Trick:
    """The trick that is being played."""

    leader: Seat
    """Who leads."""
    cards: tuple[Placed, ...]
    """Its cards, by seat; of those face down only the viewer's own is named."""
    best: Seat | None = None
    """Who would take it now; left out where nobody would, or nobody can tell."""
    to_play: tuple[Seat, ...]
    """Who is still to play, in their order, who plays now first."""
    number: Count
    """Which trick of the hand it is, from 1."""
    of: Count | None = None
    """How many make the hand, if that ends it."""


@dataclass(frozen=True)
class ToBeat:
    """The play to be beaten, which is part of the table."""

    seat: Seat
    """Whose it is."""
    cards: tuple[Card, ...]
    """Its cards."""


@dataclass(frozen=True)
class Gift:
    """Cards that are chosen to be passed, and still in the hand."""

    seat: Seat
    """Who gives them."""
    to: Seat
    """Who gets them."""
    cards: Pile
    """The cards."""


@dataclass(frozen=True)
class ClaimMade:
    """A claim, until nobody may doubt it any more."""

    seat: Seat
    """Who makes it."""
    rank: Rank
    """The rank claimed."""
    count: Count
    """How many cards were laid: the last ones of the discard pile."""


@dataclass(frozen=True)
class Pot:
    """The pot, and the present or last round of bets."""

    chips: Number
    """What is in it."""
    to_match: Number
    """The highest bet."""
    raises: Count
    """How often it was raised."""


@dataclass(frozen=True, kw_only=True)
class House:
    """The house."""

    hand: Pile
    """Its cards."""
    worth: Number | None = None
    """Their total, where all of them lie open."""
    chips: Number
    """What it has won; below zero when it has lost."""


@dataclass(frozen=True)
class Knocked:
    """A knock."""

    seat: Seat
    """Who knocked."""
    left: tuple[Seat, ...]
    """Who still has a walk before the hand is over, by seat."""


@dataclass(frozen=True)
class KnownCards:
    """Cards that do not lie open to the viewer, who knows that they are there."""

    at: Place
    """Where: the deck, the discard pile, the table or a hand."""
    cards: tuple[Card, ...]
    """Which."""


@dataclass(frozen=True)
class Counters:
    """Numbers for all eyes alone, because they tell of hidden cards."""

    decisions: Count
    """The decisions made in the game."""
    idle: Count
    """How many walks in a row were idle."""


@dataclass(frozen=True, kw_only=True)
class Player:
    """A player, as the viewer sees him or her."""

    hand: Pile
    """The hand; a stack, for all eyes, from its top."""
    worth: Number | None = None
    """Its total or deadwood, where hands are compared by that and all of it lies open."""
    pattern: str | None = None
    """The name of its best pattern, where hands are compared by that and all of it lies open."""
    captured: tuple[Card, ...] | None = None
    """What the player has captured: tricks and books too."""
    score: Number
    """The points."""
    hand_score: Number
    """Those of this hand."""
    chips: Number | None = None
    """The chips."""
    bet: Number | None = None
    """What the player has bet in the present or last round."""
    paid: Number | None = None
    """What the player has put into the pot."""
    stake: Number | None = None
    """What the player has staked against the house."""
    bid: Bid | None = None
    """The bid, once it is made."""
    tricks: Count | None = None
    """The tricks taken in this hand."""
    place: Count | None = None
    """The place in which the player went out of this hand, from 1."""
    status: PlayerStatus
    """Whether the player takes part."""


# ---------------------------------------------------------------------------------------- a view


@dataclass(frozen=True, kw_only=True)
class View:
    """A position as one pair of eyes sees it."""

    seat: Seat | None = None
    """Whose eyes; left out, all eyes, which see everything."""
    hand_number: Count
    """The number of the hand, from 1."""
    starter: Seat
    """Who started it."""
    walker: Seat
    """Whose walk through the phases it is."""
    direction: Direction
    """1: clockwise, seat numbers rise; or -1."""
    skips: Count
    """How many players the next step leaves out."""
    passes: Count
    """How many players in a row have passed."""
    turns: Count
    """The turns so far."""
    ask: Ask
    """Who must do what."""
    players: tuple[Player, ...]
    """The players, by seat."""
    bags: tuple[Number, ...] | None = None
    """The bags, by side."""
    deck: Pile
    """The deck, from the top: all of it where it lies open, else a card turned up for trumps while it lies there."""
    discard: tuple[Seen, ...]
    """The discard pile from the bottom."""
    named: Suit | None = None
    """The suit that was named for the wild card on top of it."""
    table: Pile
    """The table, without the trick and without melds."""
    table_top: Card | None = None
    """The card that was laid there last, if it lies there and is seen."""
    fits: tuple[Card, ...] | None = None
    """What could be laid now on a SEQUENCE tableau, whoever holds it."""
    melds: tuple[Meld, ...] | None = None
    """Sets by rank, then runs by suit."""
    trick: Trick | None = None
    """The trick, while one is played or its cards lie there."""
    broken: tuple[Suit, ...] | None = None
    """Of the suits that are held back, those that have been played in this hand."""
    battle: tuple[Placed, ...] | None = None
    """The cards of the table that stand for somebody in a WAR, by seat."""
    to_beat: ToBeat | None = None
    """The play to be beaten, where plays climb."""
    gifts: tuple[Gift, ...] | None = None
    """Cards chosen to be passed, by seat."""
    claim: ClaimMade | None = None
    """The claim that may be doubted, from the rank on."""
    asked: Seat | None = None
    """Whom the walk's player asks for cards, while the rank is being named."""
    pot: Pot | None = None
    """The pot."""
    house: House | None = None
    """The house."""
    trump: Suit | None = None
    """The trumps of the present trick, else of the hand."""
    knocked: Knocked | None = None
    """Who has knocked."""
    last_places: tuple[Seat, ...] | None = None
    """The places of the hand before, where tribute is paid."""
    known: tuple[KnownCards, ...] | None = None
    """What does not lie open to the viewer and is known to be there."""
    counters: Counters | None = None
    """For all eyes alone."""
