"""Decisions: how many of them are choices, and how much it matters what is chosen.

Two searches, which know no more than the player and nothing of each other, say what each option of a choice is worth.
Choosing well gains

    g = v₂(best of search 1) - mean of v₂,    and the same with the searches exchanged; the mean of both

over choosing by lot. The search that names the best option does not judge it: where the options are worth the same, g
is 0 on average however noisy the searches are, while the spread of what one search says would be mostly its noise. (A
search tries what looks bad less often, which shifts values a little: by less than 0.3 points with 32 iterations and up
to ten options of one worth.) Options that one of the searches never tried are left out.

The gain of a game is the mean gain of its sampled choices times the share of its decisions that are choices; forced
moves gain nothing. The measure is 1 - exp(-gain / SCALE) of the mean over games.

A search looks to the end of the hand, so its values are chances to win in games of one hand, and of many hands an
estimate of what this hand brings.
"""

from collections.abc import Sequence
from itertools import islice
from math import exp

from darwindeck._core import Study
from darwindeck.evaluation._estimate import POSITIVE, Estimate
from darwindeck.evaluation._measure import Measure, Raw, amount, percent

SCALE = 0.02
"""The gain per decision that is worth 1 - 1/e, about two thirds.

That is near the median of the known games, 1.7 points with searches of 64 iterations and 1.9 with 256. War and Old Maid
have 0, Whist and Crazy Eights 1, Hearts 2, Spades and Gin Rummy 3, poker 4 to 5 and Goofspiel 20.
"""
CLEAR = 0.03
"""A choice matters clearly when choosing well gains more than this."""

GAINS = (-1.0, 1.0)
"""What a gain can be."""


Gains = tuple[float, float]
"""What choosing well gains in one choice: by the second search, and by the first."""


def decisions(studies: Sequence[Study]) -> Measure:
    """How much there is to decide: 0 where nobody has a choice, or where all options are worth the same."""
    if not studies:
        return Measure("decisions", Estimate.unknown(), "no game was played")
    shares = Estimate.of_ratio([(one.decisions_with_choice, one.decisions) for one in studies], (0.0, 1.0))
    raw = [Raw("choice_share", shares)] if shares.is_known else []
    if not any(one.decisions_with_choice for one in studies):
        why = f"nobody had a choice in {len(studies)} games"
        return Measure("decisions", Estimate.of_numbers([0.0] * len(studies)), why, tuple(raw))
    raw.append(Raw("options_per_choice", Estimate.of_ratio(map(_options_and_choices, studies), POSITIVE)))
    found = [(one, gains_of(one)) for one in studies]
    known = [(one, gains) for one, gains in found if gains or not one.decisions_with_choice]
    if not any(gains for _, gains in known):
        return Measure("decisions", Estimate.unknown(), "no choice was looked at closely", tuple(raw))
    gain = Estimate.of_ratio([(sum(map(_mean, gains)), len(gains)) for _, gains in known], GAINS)
    clear = Estimate.of_ratio([(sum(map(_is_clear, gains)), len(gains)) for _, gains in known], GAINS)
    worth = Estimate.of_numbers(
        [_choice_share(one) * _mean([_mean(two) for two in gains]) for one, gains in known], GAINS
    )
    raw += [
        Raw("gain", gain.through(_in_points), "points"),
        Raw("clear_choices", clear.within()),
        Raw("gain_per_decision", worth.through(_in_points), "points"),
    ]
    chance = "win chance" if all(one.hands <= 1 for one in studies) else "a hand's worth"
    why = (
        f"{percent(shares)} of the decisions are choices, and choosing well instead of by lot is worth "
        f"{amount(gain.through(_in_points), f'points of {chance}')} each time"
    )
    quality = worth.through(lambda number: 1 - exp(-max(0.0, number) / SCALE))
    if not any(gain for _, gains in known for two in gains for gain in two):
        quality = Estimate.of_numbers([0.0] * len(known))
    return Measure("decisions", quality, why, tuple(raw))


def gains_of(study: Study) -> list[Gains]:
    """What choosing well gains in each choice that was looked at, if both searches tried two options or more."""
    gains = []
    options = zip(study.choice_visits, study.choice_values, strict=True)
    for count in study.choice_options:
        tried = [values for visits, values in islice(options, count) if min(visits) > 0]
        if len(tried) > 1:
            first, second = ([values[search] for values in tried] for search in (0, 1))
            gains.append((_gain(first, second), _gain(second, first)))
    return gains


def _gain(chooser: Sequence[float], judge: Sequence[float]) -> float:
    """What the judge gives for the chooser's best option, or the mean of its best ones, over the mean of all."""
    best = max(chooser)
    return _mean([value for value, chosen in zip(judge, chooser, strict=True) if chosen == best]) - _mean(judge)


def _is_clear(gains: Gains) -> int:
    """1 when both searches confirm what the other chose by more than CLEAR, -1 when both refute it as much.

    Where the options are worth the same, one is as likely as the other: on average noise adds nothing.
    """
    low, high = sorted(gains)
    return int(low > CLEAR) - int(high < -CLEAR)


def _options_and_choices(study: Study) -> tuple[float, float]:
    forced = study.decisions - study.decisions_with_choice
    return float(sum(study.seat_options) - forced), float(study.decisions_with_choice)


def _choice_share(study: Study) -> float:
    return study.decisions_with_choice / study.decisions if study.decisions else 0.0


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _in_points(number: float) -> float:
    return 100 * number
