"""Novelty: how far a game is from every known one, in its rules and in how it plays.

The distance between the rules of two games is `genome_distance`, the smallest over the names that suits and ranks can
have. A game that is Crazy Eights with nines for eights, or Hearts with spades for hearts, is thus no novelty. How a
game plays is its profile of measured numbers, and the distance is that of `behaviour_distance`.

In both, the distance to the nearest known game counts, over the one from which on a game is as new as can be. The
measure is the smaller of the two: rules that are new but play just like a known game are no novelty, and neither is a
known game that plays a little differently with other numbers. Without a profile rules alone count.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import starmap

from darwindeck.evaluation._behaviour import Alike, Profile, known_profiles, nearest_behaviour
from darwindeck.evaluation._differences import Difference, rule_differences
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure, Raw
from darwindeck.evaluation._renaming import forms, forms_with_one_suit, names_suits, suit_namings
from darwindeck.genome.distance import genome_distance
from darwindeck.genome.examples import get_seed_genomes
from darwindeck.genome.schema import GameGenome

FAR = 0.2
"""The distance from which on a game is as new as can be.

Known games are 0.06 to 0.3 from the nearest other one, half of them more than 0.14.
"""

FAR_IN_PLAY = 0.1
"""The same for how a game plays. Known games are 0.08 to 0.22 from the nearest other one."""

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
    profile: Mapping[str, Estimate] | None = None,
    profiles: Mapping[str, Profile] | None = None,
) -> Measure:
    """How far a game is from every known one, in its rules and in how it plays.

    Args:
        genome: The game.
        known: The known games; those that come with DarwinDeck if None.
        profile: What was measured of the game, as `profile_of` gives it; only rules are compared if None.
        profiles: What was measured of the known games, by their ids; what comes with DarwinDeck if None.
    """
    games = _known_games() if known is None else known
    if not games:
        return Measure("novelty", Estimate.unknown(), "there is no game to compare with")
    near = nearest(genome, games)
    rules = Estimate.exact(min(1.0, near.distance / FAR))
    raw = [Raw("distance", Estimate.exact(near.distance))]
    alike = nearest_behaviour(profile or {}, known_profiles() if profiles is None else profiles)
    if alike is None:
        return Measure("novelty", rules, _about_rules(near), tuple(raw))
    plays = alike.distance.through(lambda distance: min(1.0, distance / FAR_IN_PLAY))
    raw.append(Raw("distance_in_play", alike.distance))
    smaller = Estimate(min(rules.value, plays.value), min(rules.low, plays.low), min(rules.high, plays.high))
    return Measure("novelty", smaller, f"{_about_rules(near)}; {_about_play(alike)}", tuple(raw))


def _about_rules(near: Nearness) -> str:
    if not near.differences:
        return f"it has the rules of {near.known.genome_id}, whatever its suits and ranks are called"
    shown = _some(list(map(str, near.differences)))
    return f"the nearest known game is {near.known.genome_id}, {near.distance:.3f} away; {shown}"


def _about_play(alike: Alike) -> str:
    value, low, high = (f"{number:.2f}" for number in (alike.distance.value, alike.distance.low, alike.distance.high))
    doubt = f" ({low} to {high})" if low != high else ""
    shown = _some(alike.differences)
    return f"it plays most like {alike.name}, {value}{doubt} away" + (f"; {shown}" if shown else "")


def _some(differences: Sequence[str]) -> str:
    more = len(differences) - _SHOWN
    return "; ".join(differences[:_SHOWN]) + (f"; and {more} more" if more > 0 else "")


@cache
def _known_games() -> tuple[GameGenome, ...]:
    return tuple(get_seed_genomes())


def nearest(genome: GameGenome, known: Sequence[GameGenome]) -> Nearness:
    """The known game that is nearest in its rules; of several the first.

    Games are tried in the order of their distance with all suits taken for one, which other names for suits hardly
    ever beat. Those that are clearly too far by that are left out.
    """
    bounds = [_distance_with_one_suit(genome, other) for other in known]
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
    pairs: list[tuple[GameGenome, GameGenome]] = []
    for pair in zip(forms_with_one_suit(one), forms_with_one_suit(other), strict=True):
        if pair not in pairs:
            pairs.append(pair)
    return min(starmap(genome_distance, pairs))


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
