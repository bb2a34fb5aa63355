"""How a game plays, as numbers, and how far two games are apart in that.

A profile has measures, and a few numbers in their own units. What only follows from others of them, as length from
minutes, is left out, and so is what the rules alone say: a profile knows nothing of rules, and of no names.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import log, sqrt

from darwindeck.evaluation._estimate import UNIT, Estimate, Z
from darwindeck.evaluation._measure import Measure

Profile = Mapping[str, float]

_TIMES = 16.0
"""So many times the minutes, the options or the wait are as far as from 0 to 1 in a measure."""
_HUGE = 1e9


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
    """In what they surely differ, as far as two digits show it, the largest difference first."""


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

    Only games count of which more than half of the same was measured. Their numbers are taken for sure, and those of
    this one for independent.
    """
    values = {name: estimate.value for name, estimate in profile.items()}
    comparable = [name for name, other in profiles.items() if 2 * len(_gaps(values, other)) > len(values)]
    if not comparable:
        return None
    name = min(comparable, key=lambda name: behaviour_distance(values, profiles[name]))
    gaps = _gaps(values, profiles[name])
    sure = [one for one in gaps if profile[one].excludes(profiles[name][one])]
    told = [
        (one, f"{values[one]:.2g}", f"{profiles[name][one]:.2g}") for one in sorted(sure, key=lambda one: -gaps[one])
    ]
    differences = tuple(f"{_words(one)} {mine} instead of {theirs}" for one, mine, theirs in told if mine != theirs)
    return Alike(name, _without_noise(profile, gaps), differences)


@cache
def sign_of_profiles() -> str:
    """A short word that changes when the known games are measured again: novelty then changes too."""
    stored = PROFILES_FILE.read_bytes() if PROFILES_FILE.is_file() else b""
    return hashlib.sha256(stored).hexdigest()[:8]


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


def _without_noise(profile: Mapping[str, Estimate], gaps: Profile) -> Estimate:
    """The distance, less what is only noise in the numbers of the first game.

    Noise makes every game look far from every other: a gap's square is too large by the number's squared standard
    error. The interval is by the delta method: a number moves the distance by its error, times its share in it.
    """
    reaches = {name: _reach(name, profile[name]) for name in gaps}
    square = sum(gap * gap for gap in gaps.values()) / len(gaps)
    noise = sum((reach / Z) ** 2 for reach in reaches.values()) / len(gaps)
    distance = sqrt(max(0.0, square - noise))
    moved = sqrt(sum((gap * reaches[name]) ** 2 for name, gap in gaps.items()))
    reach = moved / (len(gaps) * sqrt(square)) if square else 0.0
    return Estimate(distance, distance - reach, distance + reach).within(UNIT)


def _reach(name: str, estimate: Estimate) -> float:
    """Half the width of a number's interval, as it is compared."""
    return min(1.0, estimate.within((-_HUGE, _HUGE)).through(FEATURES[name]).width / 2)


def _words(name: str) -> str:
    return name.replace("_", " ")
