"""Values of a game in progress: answers, what happened after each, what is thought of them, and a saved game."""

from dataclasses import dataclass

from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Event
from darwindeck.simulation.values import Chance, Count
from darwindeck.simulation.views import Schema

Answer = Count | tuple[Card, ...]
"""The number of an option; or cards, one or a whole selection."""


@dataclass(frozen=True)
class Happened:
    """What happened after so many picks."""

    at: Count
    """How many picks were made then; 0 is the deal."""
    events: tuple[Event, ...]
    """What the last of them led to."""


@dataclass(frozen=True)
class AnswerAdvice:
    """What a player says about an answer."""

    answer: Answer
    """The number of an option, or the cards of a selection."""
    chance: Chance
    """The chance that the side of whoever decides wins."""
    visits: Count
    """How often it was tried."""


@dataclass(frozen=True)
class Undone:
    """A decision that was taken back."""

    seen: tuple[Card, ...]
    """The cards that the player has learnt since, and will not forget."""


@dataclass(frozen=True)
class Saved:
    """All that it takes to go on with a game."""

    schema: Schema
    """The version of these values."""
    rules: str
    """The hash of the game's bytecode."""
    seed: str
    """The seed of the game, in digits."""
    picks: tuple[Count, ...]
    """The numbers of the options taken, one after the other; also those that were undone and not replaced."""
    moment: Count
    """How many of them are made."""
