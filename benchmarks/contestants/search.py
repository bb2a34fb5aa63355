"""The search: how many iterations it does in a second, from fresh deals."""

import time

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.schema import GameGenome

_ITERATIONS = 200
_DEALS = 1000
"""Most deals that are looked at for one with something to decide."""


def iterations_per_second(genome: GameGenome, seconds: float) -> float | None:
    """The iterations of searches at the first real decisions of games; None where there is none."""
    game = Game(compile_genome(genome))
    searches, took = 0, 0.0
    for seed in range(_DEALS):
        position = Position(game, seed)
        while position.to_act is not None and len(position.options()) == 1:
            position.choose(0)
        if position.to_act is None:
            continue
        start = time.process_time()
        position.think(seed, _ITERATIONS)
        took += time.process_time() - start
        searches += 1
        if took >= seconds:
            break
    return searches * _ITERATIONS / took if searches else None
