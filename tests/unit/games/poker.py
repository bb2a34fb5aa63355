"""What the tests of the poker games share."""

from collections.abc import Iterator
from random import Random

from darwindeck.genome.examples.poker import POKER_HANDS
from darwindeck.genome.schema import GameGenome, Rank
from darwindeck.simulation.reference import Card, State, apply, legal_moves, start
from darwindeck.simulation.reference._hands import Key, hand_key
from tests.unit.simulation.positions import cards


def key(text: str) -> Key:
    """What a hand is worth."""
    return hand_key(cards(text), POKER_HANDS, tuple(Rank))


def kind(hand: frozenset[Card] | tuple[Card, ...]) -> str:
    """What players call a hand."""
    priority = hand_key(hand, POKER_HANDS, tuple(Rank))[0]
    names = {pattern.rank_priority: pattern.name for pattern in POKER_HANDS.patterns}
    return names.get(priority, "high card")


def random_game(genome: GameGenome, seed: int) -> Iterator[State]:
    """Every position of a game by chance."""
    rng = Random(seed)
    state = start(genome, seed)
    yield state
    while state.to_act is not None:
        state = apply(state, rng.choice(legal_moves(state)))
        yield state
