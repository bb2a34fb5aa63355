"""Interaction: how much players change what the others can do, and what they should do.

A contact is a decision right after one of an opponent who had a choice; there every other option of the opponent is
tried instead, with the same cards and the same luck to come. Three numbers are taken over all games:

    after   the share of decisions that are contacts
    can     the share of the opponent's other options after which the player would have other options, or would not be
            the next to decide; those after which only the deck would have dealt otherwise are left out
    should  how much more often the best option differs between now and the other option than between two searches

For one other option, chosen by lot, two searches of now and two of then name the option that they would take. With the
chances pᵢ and qᵢ that a search names option i now and then,

    should = P(now and then differ) - ½ P(two of now differ) - ½ P(two of then differ) = ½ Σ (pᵢ - qᵢ)²,

which is 0 where the move makes no difference, however noisy the searches are, and 1 where it surely makes one.

The measure is after · (1 - (1 - can) · (1 - should)).

The worth of hidden information is the advantage of a search that sees all cards among equal ones that do not. It is
told, and not counted: knowing more about others is not yet doing something to them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from darwindeck._core import Study
from darwindeck.evaluation._duplicate import Duplicate
from darwindeck.evaluation._estimate import UNIT, Estimate
from darwindeck.evaluation._measure import Measure, Raw, percent
from darwindeck.evaluation.measures.skill import advantage

_Option = tuple[int, list[int], list[float]]
"""Its key, and for each search how often it was tried and what it is worth."""


@dataclass(frozen=True)
class _Sums:
    """What the contacts of some games add up to: pairs of a sum and what it is to be divided by."""

    after: tuple[float, float] = (0.0, 0.0)
    can: tuple[float, float] = (0.0, 0.0)
    should: tuple[float, float] = (0.0, 0.0)

    def plus(self, other: "_Sums", sign: int = 1) -> "_Sums":
        return _Sums(
            _plus(self.after, other.after, sign),
            _plus(self.can, other.can, sign),
            _plus(self.should, other.should, sign),
        )

    def quality(self) -> float:
        can, should = (min(max(_ratio(pair), 0.0), 1.0) for pair in (self.can, self.should))
        return _ratio(self.after) * (1 - (1 - can) * (1 - should))


def interaction(studies: Sequence[Study], hidden: Duplicate | None = None) -> Measure:
    """How much players change each other's choices: 0 where everybody plays alone.

    Args:
        studies: Games with contacts.
        hidden: A search that sees all cards among equal ones that do not.
    """
    worth = () if hidden is None else (Raw("hidden_information", advantage(hidden)),)
    if not studies:
        return Measure("interaction", Estimate.unknown(), "no game was played", worth)
    if not any(one.decisions_after_opponent for one in studies):
        why = f"nobody ever decided after a choice of an opponent in {len(studies)} games"
        return Measure("interaction", Estimate.of_numbers([0.0] * len(studies)), why, worth)
    games = [_sums_of(one) for one in studies]
    every = _Sums()
    for game in games:
        every = every.plus(game)
    after = Estimate.of_ratio([game.after for game in games], UNIT)
    can = Estimate.of_ratio([game.can for game in games], UNIT)
    should = Estimate.of_ratio([game.should for game in games], UNIT)
    raw = (Raw("after_opponent", after), Raw("can", can), Raw("should", should), *worth)
    if not can.is_known:
        return Measure("interaction", Estimate.unknown(), "no decision after an opponent's was looked at closely", raw)
    left_out = [every.plus(game, -1).quality() for game in games]
    estimate = (
        Estimate.of_jackknife(every.quality(), left_out) if every.quality() else Estimate.of_numbers([0.0] * len(games))
    )
    why = (
        f"{percent(after)} of the decisions follow a choice of an opponent, which changes what the player can do "
        f"{percent(can)} of the time"
    )
    if should.is_known:
        why += f" and what the player should do {percent(should)} of the time"
    return Measure("interaction", estimate, why, raw)


def _sums_of(study: Study) -> _Sums:
    can = should = (0.0, 0.0)
    for changed, others, lucky in zip(study.contact_changed, study.contact_others, study.contact_lucky, strict=True):
        can = _plus(can, (changed, others - lucky))
    options = zip(study.contact_keys, study.contact_visits, study.contact_values, strict=True)
    for (now, then), is_lucky in zip(study.contact_options, study.contact_is_lucky, strict=True):
        both = list(islice(options, now)), list(islice(options, then))
        if then and not is_lucky and _is_valued(both):
            should = _plus(should, (change_of_mind(*(_named(one) for one in both)), 1.0))
    return _Sums((study.decisions_after_opponent, study.decisions), can, should)


def change_of_mind(now: Sequence[int], then: Sequence[int]) -> float:
    """½ Σ (pᵢ - qᵢ)², without bias, from the options that two searches of now and two of then name."""
    across = sum(one != other for one in now for other in then) / 4
    return across - ((now[0] != now[1]) + (then[0] != then[1])) / 2


def _is_valued(both: Sequence[Sequence[_Option]]) -> bool:
    """Whether the searches were made; a single option needs none."""
    return all(len(options) == 1 or any(any(visits) for _, visits, _ in options) for options in both)


def _named(options: Sequence[_Option]) -> tuple[int, ...]:
    """What each search would do, which is what it has tried most often."""
    return tuple(max(options, key=lambda one: (one[1][search], one[2][search]))[0] for search in (0, 1))


def _plus(one: tuple[float, float], other: tuple[float, float], sign: int = 1) -> tuple[float, float]:
    return one[0] + sign * other[0], one[1] + sign * other[1]


def _ratio(pair: tuple[float, float]) -> float:
    return pair[0] / pair[1] if pair[1] else 0.0
