"""Naming a suit: what the player of a wild card does, where wild cards do that."""

from dataclasses import dataclass

from darwindeck.genome.schema import Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.reference._explanations import PlainDecision
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._state import State


def names_suit(state: State, card: Card) -> bool:
    """Whether the player of a card names a suit."""
    setup = state.genome.setup
    return setup.wild_names_suit and card.rank in setup.wild_cards


@dataclass(frozen=True)
class NameSuit:
    """A wild card lies on the discard pile, and its player names a suit."""

    seat: int

    def do(self, state: State) -> State:
        """Ask for one of the suits that the game has."""
        suits = {card.suit for card in state.game.cards}
        moves = tuple(Move(Verb.NAME, suit=suit) for suit in Suit if suit in suits)
        return state.but(decision=ChooseSuit(self.seat, moves))


@dataclass(frozen=True)
class ChooseSuit(PlainDecision):
    """Which suit to name."""

    seat: int
    moves: tuple[Move, ...]
    ask: Asks = Asks.SUIT
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """The wild card counts as of that suit until the next card is laid on it."""
        return state.but(named_suit=move.suit)
