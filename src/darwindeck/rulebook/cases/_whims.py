"""Players with whims: each likes some kinds of moves, cards and numbers in a game, and shuns others.

Players who decide evenly by lot hardly ever do the same thing often enough for what takes a plan: to give up in every
round, to draw the stock empty, to keep what is high. Whims come to such positions soon, and any of them can be
come to by somebody.
"""

from collections.abc import Callable, Sequence
from random import Random

from darwindeck.genome.schema import Rank, Suit
from darwindeck.simulation.reference import Move, Verb

_LIKINGS = (0.02, 1.0, 1.0, 50.0)
"""How much a kind of move is liked."""
_SLOPES = (-1.0, 0.0, 0.0, 1.0)
"""How much more a card is liked than the next lower one, or a number than the next smaller one, as a power of two."""
_SUITS = (1.0, 1.0, 1.0, 8.0)

Whim = Callable[[Sequence[Move]], int]
"""Picks one of some moves."""


def whims(count: int, rng: Random) -> list[Whim]:
    """The whims of so many players: all the same in one game of two, each their own in the other."""
    if rng.randrange(2):
        return [_whim(rng)] * count
    return [_whim(rng) for _ in range(count)]


def _whim(rng: Random) -> Whim:
    verbs = {verb: rng.choice(_LIKINGS) for verb in Verb}
    suits = {suit: rng.choice(_SUITS) for suit in Suit}
    by_rank, by_number = rng.choice(_SLOPES), rng.choice(_SLOPES)
    ranks = {rank: 2.0 ** (by_rank * height) for height, rank in enumerate(Rank)}

    def liking(move: Move, numbers: Sequence[int]) -> float:
        of_card = 1.0 if move.card is None else ranks[move.card.rank] * suits[move.card.suit]
        of_number = 1.0 if move.number is None else 2.0 ** (by_number * numbers.index(move.number))
        return verbs[move.verb] * of_card * of_number

    def choose(moves: Sequence[Move]) -> int:
        numbers = sorted({move.number for move in moves if move.number is not None})
        return rng.choices(range(len(moves)), [liking(move, numbers) for move in moves])[0]

    return choose
