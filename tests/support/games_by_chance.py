"""Games by chance, position by position, as the reference plays them."""

from collections.abc import Collection, Iterator
from random import Random

from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.reference import State, Verb, apply, legal_moves, start

_NOTHING = (Verb.PASS, Verb.CHECK)


def positions(genome: GameGenome, seed: int, shy: Collection[int] = ()) -> Iterator[State]:
    """Every position of a game by chance, the last one included.

    Args:
        genome: The game.
        seed: What is dealt, and what players do.
        shy: The seats of players who do nothing if that is possible.
    """
    rng = Random(seed)
    state = start(genome, seed)
    yield state
    while state.to_act is not None:
        moves = legal_moves(state)
        idle = [move for move in moves if move.verb in _NOTHING] if state.to_act in shy else []
        state = apply(state, rng.choice(idle or moves))
        yield state
