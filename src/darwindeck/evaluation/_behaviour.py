"""How a game plays, as numbers, and how far two games are apart in that.

A profile has measures, and a few numbers in their own units. What only follows from others of them, as length from
minutes, is left out, and so is what the rules alone say: a profile knows nothing of rules, and of no names.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import log, sqrt

from darwindeck.evaluation._estimate import UNIT, Estimate
from darwindeck.evaluation._measure import Measure

Profile = Mapping[str, float]

_TIMES = 16.0
"""So many times the minutes, the options or the wait are as far as from 0 to 1 in a measure."""


def _same(number: float) -> float:
    return number


def _by_factor(number: float) -> float:
    return log(max(number, 0.1)) / log(_TIMES)


FEATURES: Mapping[str, Callable[[float], float]] = {
    **dict.fromkeys(
        ("decisions", "skill", "luck", "fairness", "tension", "interaction", "ends", "decided", "bluffing", "betting"),
        _same,
    ),
    "choice_share": _same,
    **dict.fromkeys(("minutes", "options_per_choice", "wait"), _by_factor),
}
"""What is compared, and on which scale."""

PROFILES_FILE = files("darwindeck.evaluation").joinpath("_profiles.json")


@dataclass(frozen=True)
class Alike:
    """The game that plays most like another one."""

    name: str
    distance: Estimate
    differences: tuple[str, ...]
    """In what they differ, the largest difference first."""


def profile_of(measures: Iterable[Measure]) -> dict[str, Estimate]:
    """What is compared of a game, as far as it was measured."""
    found: dict[str, Estimate] = {}
    for measure in measures:
        found[measure.name] = measure.estimate
        found.update((raw.name, raw.estimate) for raw in measure.raw)
    return {name: found[name] for name in FEATURES if name in found and found[name].is_known}


def behaviour_distance(profile: Profile, other: Profile) -> float:
    """How far two games are apart in what was measured of both, from 0 to 1: the root of the mean square."""
    gaps = _gaps(profile, other)
    return sqrt(sum(gap * gap for gap in gaps.values()) / len(gaps)) if gaps else 0.0


def nearest_behaviour(profile: Mapping[str, Estimate], profiles: Mapping[str, Profile]) -> Alike | None:
    """The game that plays most alike, of several the first; None where there is nothing to compare.

    The interval takes the numbers of the other game for sure, and those of this one for independent.
    """
    values = {name: estimate.value for name, estimate in profile.items()}
    comparable = [name for name, other in profiles.items() if _gaps(values, other)]
    if not comparable:
        return None
    name = min(comparable, key=lambda name: behaviour_distance(values, profiles[name]))
    gaps = _gaps(values, profiles[name])
    shown = sorted((one for one in gaps if gaps[one]), key=lambda one: -gaps[one])
    differences = tuple(f"{_words(one)} {values[one]:.2g} instead of {profiles[name][one]:.2g}" for one in shown)
    return Alike(name, _with_interval(profile, gaps, behaviour_distance(values, profiles[name])), differences)


@cache
def known_profiles() -> Mapping[str, Profile]:
    """The profiles of the known games by their ids, as `make evaluation` has measured them; none before that."""
    if not PROFILES_FILE.is_file():
        return {}
    games: Mapping[str, Profile] = json.loads(PROFILES_FILE.read_text(encoding="utf-8"))["games"]
    return games


def _gaps(profile: Profile, other: Profile) -> dict[str, float]:
    return {
        name: min(1.0, abs(scaled(profile[name]) - scaled(other[name])))
        for name, scaled in FEATURES.items()
        if name in profile and name in other
    }


def _with_interval(profile: Mapping[str, Estimate], gaps: Profile, distance: float) -> Estimate:
    """By the delta method: a number moves the distance by its own error, times its share in the distance."""
    if not distance:
        return Estimate.exact(0.0)
    moved = 0.0
    for name, gap in gaps.items():
        scaled = profile[name].within((-1e9, 1e9)).through(FEATURES[name])
        moved += (gap * scaled.width / 2) ** 2
    reach = sqrt(moved) / (len(gaps) * distance)
    return Estimate(distance, distance - reach, distance + reach).within(UNIT)


def _words(name: str) -> str:
    return name.replace("_", " ")
