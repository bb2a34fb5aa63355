"""Moves: what a player may answer when asked."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from darwindeck.errors import DarwinDeckError
from darwindeck.genome.schema import Location, Rank, Suit
from darwindeck.simulation.cards import Card


class IllegalMove(DarwinDeckError, ValueError):  # noqa: N818 - the name that players of the game look for
    """A move that is not among the options."""


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
