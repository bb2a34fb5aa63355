"""Help that many repairs have in common."""

from dataclasses import replace
from random import Random
from typing import Any

from darwindeck.evolution.operators._paths import FieldPath, at, put, without
from darwindeck.evolution.operators._repair._repair import Help
from darwindeck.genome.schema import GameGenome


def to(value: Any) -> Help:
    """Put a value where the problem is."""
    return lambda genome, path, _: put(genome, path, value)


def beside(name: str, value: Any) -> Help:
    """Put a value into another field of the part in which the problem is."""
    return lambda genome, path, _: put(genome, (*path[:-1], name), value)


def with_setup(**values: Any) -> Help:
    """Change the setup."""
    return lambda genome, *_: replace(genome, setup=replace(genome.setup, **values))


def with_rules(**values: Any) -> Help:
    """Change what happens at the edges of the rules."""
    return lambda genome, *_: replace(genome, game_rules=replace(genome.game_rules, **values))


def with_game(**values: Any) -> Help:
    """Change a part of the game."""
    return lambda genome, *_: replace(genome, **values)


def drop(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome | None:
    """Take out the phase, or the entry of another series, in which the problem is."""
    numbers = [i for i, step in enumerate(path) if isinstance(step, int)]
    if not numbers or len(at(genome, path[: numbers[0]])) == 1:
        return None
    return without(genome, path[: numbers[0] + 1])
