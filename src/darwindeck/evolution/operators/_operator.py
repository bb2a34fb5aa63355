"""What every operator is: a change of rules that leaves a sound game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from random import Random
from typing import ClassVar

from darwindeck.evolution.operators._repair import repair
from darwindeck.evolution.operators._tidy import essence
from darwindeck.evolution.operators._words import differences
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash

ROOM = 1000
"""The turns that every new game may take: more than a game that ends, as people play it, ever needs."""
_MOST_DRAFTS = 12
"""An operator that has made nothing of so many attempts lets the game be."""


@dataclass(frozen=True)
class Change:
    """A game that was made from another, and what was done, in words."""

    genome: GameGenome
    words: str


@dataclass(frozen=True)
class Draft:
    """An attempt at a change, which may not be sound yet."""

    genome: GameGenome
    words: str = ""
    """What was done; found out from the rules that differ where it is not told."""
    is_meant: Callable[[GameGenome], bool] = lambda _: True
    """Whether a game still is what was meant, once it has been repaired."""


def settle(parent: GameGenome, draft: Draft, rng: Random, *, must_matter: bool = True) -> Change | None:
    """The sound game that comes of a draft, one generation on; None where it comes to nothing new.

    Args:
        parent: The game that it was made from.
        draft: What was made.
        rng: Where all chance comes from.
        must_matter: Whether rules that never make a difference count as nothing new.
    """
    sound = repair(draft.genome, rng)
    if sound is None or not draft.is_meant(sound):
        return None
    if content_hash(sound) == content_hash(parent):
        return None
    if must_matter and _what_matters(sound) == _what_matters(parent):
        return None
    words = draft.words or differences(sound, parent)
    if draft.words and sound != draft.genome:
        words += f"; with that, {differences(sound, draft.genome)}"
    child = replace(sound, generation=parent.generation + 1, max_turns=max(sound.max_turns, ROOM))
    return Change(child, words)


@lru_cache(maxsize=16)  # A parent is asked about for every draft that is made of it.
def _what_matters(genome: GameGenome) -> str:
    return content_hash(essence(genome))


class Mutation(ABC):
    """Makes a new sound game from one game.

    Args:
        probability: How often a pipeline applies it.
    """

    name: ClassVar[str]
    """What it does, in a few words, such as "add effect"."""
    usual: ClassVar[float]
    """The probability where none is given."""
    must_matter: ClassVar[bool] = True
    """Whether it gives only games that differ in a way that can make a difference."""

    def __init__(self, probability: float | None = None) -> None:
        self.probability = self.usual if probability is None else probability

    def mutate(self, genome: GameGenome, rng: Random | None = None) -> GameGenome:
        """A changed game, one generation on; the game itself where there is nothing that this can change."""
        change = self.change(genome, rng or Random())
        return genome if change is None else change.genome

    def change(self, genome: GameGenome, rng: Random) -> Change | None:
        """A changed game that is sound, and what was done; None where there is nothing that this can change."""
        for draft in islice(self.drafts(genome, rng), _MOST_DRAFTS):
            change = settle(genome, draft, rng, must_matter=self.must_matter)
            if change is not None:
                return change
        return None

    @abstractmethod
    def drafts(self, genome: GameGenome, rng: Random) -> Iterator[Draft]:
        """Attempts at a change, in the order in which they are tried; none where there is nothing to change."""
