"""Moves: what a player may answer when asked."""

from dataclasses import dataclass
from enum import StrEnum, auto
from functools import cache

from darwindeck.errors import DarwinDeckError
from darwindeck.genome.schema import Location, Rank, Suit
from darwindeck.simulation.reference._cards import Card


class IllegalMove(DarwinDeckError, ValueError):  # noqa: N818 - the name that players of the game look for
    """A move that is not among the options."""


class Ask(StrEnum):
    """What a decision is about."""

    PLAY = auto()
    """Which cards to play."""
    TRICK = auto()
    """Which card to play to a trick."""
    DISCARD = auto()
    """Which cards to discard."""
    LAY = auto()
    """Which cards to lay for a claim."""
    DRAW = auto()
    """Whether to draw."""
    SOURCE = auto()
    """Which of two places to draw from."""
    TAKE = auto()
    """Which card that lies open to take."""
    SWAP = auto()
    """What to swap."""
    CAPTURE = auto()
    """Which of several cards to capture."""
    BID = auto()
    """How much to bid."""
    BET = auto()
    """How to bet."""
    NAME = auto()
    """Which rank to claim, or to ask for."""
    SUIT = auto()
    """Which suit to name."""
    DOUBT = auto()
    """Whether to doubt a claim."""
    HIT = auto()
    """Whom an effect hits."""
    EXCHANGE = auto()
    """Which cards to exchange."""
    WAGER = auto()
    """How much to stake."""
    GIVE = auto()
    """Which cards to give to another player."""
    WHOM = auto()
    """Whom to ask for cards."""
    MELD = auto()
    """Which card to lay in a meld."""
    KNOCK = auto()
    """Whether to knock."""


class Verb(StrEnum):
    """What a move does, in the word of its text."""

    PLAY = "play"
    DISCARD = "discard"
    LAY = "lay"
    ANY = "any"
    STOP = "stop"
    PASS = "pass"
    DRAW = "draw"
    TAKE = "take"
    CAPTURE = "capture"
    BID = "bid"
    NIL = "nil"
    CHECK = "check"
    BET = "bet"
    CALL = "call"
    RAISE = "raise"
    ALL_IN = "all-in"
    FOLD = "fold"
    NAME = "name"
    CHALLENGE = "challenge"
    ACCEPT = "accept"
    HIT = "hit"
    EXCHANGE = "exchange"
    STAKE = "stake"
    DOUBLE = "double"
    GIVE = "give"
    ASK = "ask"
    MELD = "meld"
    KNOCK = "knock"
    SWAP = "swap"


@dataclass(frozen=True)
class Move:
    """One option of a decision: a verb, and the card, number, rank, suit, player or place that it is about."""

    verb: Verb
    card: Card | None = None
    number: int | None = None
    """The tricks of a bid, or the chips that a player puts in or stakes."""
    rank: Rank | None = None
    seat: int | None = None
    suit: Suit | None = None
    place: Location | None = None
    """Where cards are drawn from, when there is a choice."""

    def __str__(self) -> str:
        """The move as records write it, such as ``play 9H``."""
        if self.card is not None:
            return f"{self.verb} {self.card}"
        if self.number is not None:
            return f"{self.verb} {self.number}"
        if self.rank is not None:
            return f"{self.verb} {self.rank}"
        if self.suit is not None:
            return f"{self.verb} {self.suit}"
        if self.place is not None:
            return f"{self.verb} {self.place}"
        return str(self.verb) if self.seat is None else f"{self.verb} P{self.seat}"


@cache
def with_card(verb: Verb, card: Card) -> Move:
    """A move with a card."""
    return Move(verb, card=card)


ANY = Move(Verb.ANY)
STOP = Move(Verb.STOP)
PASS = Move(Verb.PASS)
SWAP = Move(Verb.SWAP)
