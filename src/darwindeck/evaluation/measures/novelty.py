"""Novelty in structure: how far a game's rules are from those of every known game.

The distance between two games is `genome_distance`, the smallest over the names that suits and ranks can have. A game
that is Crazy Eights with nines for eights, or Hearts with spades for hearts, is thus no novelty. The measure is the
distance to the nearest known game over `FAR`, at most 1. It follows from the rules alone and is not in doubt.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from darwindeck.evaluation._differences import Difference, rule_differences
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure, Raw
from darwindeck.evaluation._renaming import forms, names_suits, suit_namings, with_one_suit
from darwindeck.genome.distance import genome_distance
from darwindeck.genome.examples import get_seed_genomes
from darwindeck.genome.schema import GameGenome

FAR = 0.2
"""The distance from which on a game is as new as can be.

Known games are 0.06 to 0.3 from the nearest other one, half of them more than 0.14.
"""

_SHOWN = 3
_SLACK = 0.01


@dataclass(frozen=True)
class Nearness:
    """How near a game is to a known one, and what it does otherwise, by the best names for suits and ranks."""

    known: GameGenome
    distance: float
    differences: tuple[Difference, ...]


def novelty(
    genome: GameGenome,
    known: Sequence[GameGenome] | None = None,
    profile: Mapping[str, float] | None = None,
    profiles: Mapping[str, Mapping[str, float]] | None = None,
) -> Measure:
    """How far a game is from every known one, in its rules and in how it plays.

    Args:
        genome: The game.
        known: The known games; those that come with DarwinDeck if None.
        profile: What was measured of the game, by name; only rules are compared if None.
        profiles: What was measured of the known games; what comes with DarwinDeck if None.
    """
    games = get_seed_genomes() if known is None else known
    if not games:
        return Measure("novelty", Estimate.unknown(), "there is no game to compare with")
    near = nearest(genome, games)
    why = f"the nearest known game is {near.known.genome_id}, {near.distance:.3f} away"
    if not near.differences:
        why = f"it has the rules of {near.known.genome_id}, whatever its suits and ranks are called"
    else:
        shown = "; ".join(map(str, near.differences[:_SHOWN]))
        more = len(near.differences) - _SHOWN
        why += f"; {shown}" + (f"; and {more} more" if more > 0 else "")
    value = Estimate.exact(min(1.0, near.distance / FAR))
    return Measure("novelty", value, why, (Raw("distance", Estimate.exact(near.distance)),))


def nearest(genome: GameGenome, known: Sequence[GameGenome]) -> Nearness:
    """The known game that is nearest in its rules; of several the first.

    Games are tried in the order of their distance with all suits taken for one, which other names for suits hardly
    ever beat. Those that are clearly too far by that are left out.
    """
    bounds = [min(map(_distance_with_one_suit, forms(genome), forms(other))) for other in known]
    best: tuple[float, int, GameGenome, GameGenome] | None = None
    for number in sorted(range(len(known)), key=lambda number: bounds[number]):
        if best is not None and bounds[number] > best[0] + _SLACK:
            break
        distance, mine, theirs = _best_naming(genome, known[number])
        if best is None or (distance, number) < best[:2]:
            best = distance, number, mine, theirs
    assert best is not None, "there is a game to compare with"
    distance, number, mine, theirs = best
    return Nearness(known[number], distance, rule_differences(mine, theirs))


def _distance_with_one_suit(one: GameGenome, other: GameGenome) -> float:
    return genome_distance(with_one_suit(one), with_one_suit(other))


def structural_distance(one: GameGenome, other: GameGenome) -> float:
    """How different the rules of two games are, from 0 to 1, whatever their suits and ranks are called."""
    return _best_naming(one, other)[0]


def _best_naming(one: GameGenome, other: GameGenome) -> tuple[float, GameGenome, GameGenome]:
    """The smallest distance, and the two games as they are compared in it."""
    best = genome_distance(one, other), one, other
    for mine, theirs in zip(forms(one)[1:], forms(other)[1:], strict=True):
        for naming in suit_namings(mine) if names_suits(theirs) else (mine,):
            distance = genome_distance(naming, theirs)
            if distance < best[0]:
                best = distance, naming, theirs
    return best
