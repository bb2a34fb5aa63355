"""Chance: the generator behind every shuffle and every lot, as pure functions.

A generator is one number, its state. Whatever draws takes the state and hands back the answer with the state
that is left.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

_Thing = TypeVar("_Thing")

_MASK = 2**64 - 1
_LARGEST_PRODUCT = 2**56


def mix(number: int) -> int:
    """A number that has nothing to do with the one given, but is always the same for it."""
    x = (number + 0x9E3779B97F4A7C15) & _MASK
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & _MASK
    return x ^ x >> 31


def stream(seed: int, number: int) -> int:
    """The generator of one stream of a game's seed: 0 is chance itself, 1 + p belongs to the player in seat p."""
    return mix((mix(seed & _MASK) + number) & _MASK)


def next_number(generator: int) -> tuple[int, int]:
    """The next number of 64 bits."""
    generator = (generator + 0xA0761D6478BD642F) & _MASK
    product = generator * (generator ^ 0xE7037ED1A0B428DB)
    return (product >> 64) ^ (product & _MASK), generator


def one_of(n: int, generator: int) -> tuple[int, int]:
    """One of n, counted from 0, all equally likely. Of one there is nothing to draw."""
    if n == 1:
        return 0, generator
    while True:
        number, generator = next_number(generator)
        product = number * n
        if product & _MASK >= 2**64 % n:
            return product >> 64, generator


def shuffled(things: Sequence[_Thing], generator: int) -> tuple[tuple[_Thing, ...], int]:
    """Things in any order, all orders equally likely."""
    order = list(things)
    i = len(order) - 1
    for bounds in _batches(len(order)):
        places, generator = _one_of_each(bounds, generator)
        for j in places:
            order[i], order[j] = order[j], order[i]
            i -= 1
    return tuple(order), generator


def _batches(size: int) -> Iterator[list[int]]:
    """The bounds size, size - 1, … 2, cut into batches whose products stay small enough that few are drawn twice."""
    batch: list[int] = []
    product = 1
    for bound in range(size, 1, -1):
        if product * bound >= _LARGEST_PRODUCT:
            yield batch
            batch, product = [], 1
        batch.append(bound)
        product *= bound
    if batch:
        yield batch


def _one_of_each(bounds: Sequence[int], generator: int) -> tuple[list[int], int]:
    """One of each bound, all from a single number."""
    product = 1
    for bound in bounds:
        product *= bound
    least = 2**64 % product
    while True:
        x, generator = next_number(generator)
        places = []
        for bound in bounds:
            x *= bound
            places.append(x >> 64)
            x &= _MASK
        if x >= least:
            return places, generator
