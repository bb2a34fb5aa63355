"""Positions to search from: the first real decisions of some games."""

from darwindeck._core import Game, Position
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.schema import GameGenome

DEALS = 20


def first_decisions(genome: GameGenome) -> list[tuple[int, list[int]]]:
    """Seeds of games with the picks that lead to their first real decisions."""
    game = Game(compile_genome(genome))
    found = []
    for seed in range(DEALS):
        position, picks = Position(game, seed), list[int]()
        while position.to_act is not None and len(position.options()) == 1:
            position.choose(0)
            picks.append(0)
        if position.to_act is not None:
            found.append((seed, picks))
    return found
