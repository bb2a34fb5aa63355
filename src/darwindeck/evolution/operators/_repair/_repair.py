"""What a repair is: what helps against a problem that the validator names."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from darwindeck.evolution.operators._paths import FieldPath, parse_path
from darwindeck.genome.schema import GameGenome

Help = Callable[[GameGenome, FieldPath, Random], GameGenome | None]
"""Makes a game in which something is put right, given where the problem is; None where it can do nothing."""


@dataclass(frozen=True)
class Repair:
    """What helps, in any order, where a problem reads like this."""

    problem: str
    """A regular expression that is found in the words of the validator."""
    helps: tuple[Help, ...]


def repair_for(problem: str, *helps: Help) -> Repair:
    """A line of a table of repairs."""
    return Repair(problem, helps)


def repaired(table: Sequence[Repair], problem: str, genome: GameGenome, rng: Random) -> Iterator[GameGenome]:
    """The games that come of what helps against a problem; chance decides what is tried first."""
    path = parse_path(problem.split(" ", maxsplit=1)[0])
    for line in table:
        if re.search(line.problem, problem):
            for help_ in rng.sample(line.helps, len(line.helps)):
                better = help_(genome, path, rng)
                if better is not None:
                    yield better
