"""Fairness: whether all seats, or all teams, have the same chance among players of equal skill.

The games must be played by the same kind of player in every seat. Only games with a winner count, or in a game that one
side loses, those with a loser; how many there are is for the measure of ends.

With k sides that win with the chances p₁ … pₖ, the imbalance is

    U² = k / (k - 1) · Σ (pᵢ - 1/k)²,

0 where all chances are the same and 1 where one side always wins; between two sides it is the square of the difference
of their chances. The observed shares spread even in a fair game, so putting them in for the chances makes every game
look unfair that was played seldom: their U² is 1/n too high in a fair game of n games. Without that,

    (n · U²observed - 1) / (n - 1)

is unbiased, whatever the chances. It can fall below 0; the measure, 1 - U², then stays at 1.

The interval comes from the observed shares' distance from the chances: n · distance² is near (1 - U²) · χ² / k with
k - 1 degrees of freedom. Solved for U as Wilson solves it for a share, this is exactly his interval between two sides,
and a little too wide among more.
"""

from collections.abc import Sequence
from math import sqrt

from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure, Raw, percent
from darwindeck.simulation.statistics import SimulationResult

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")

_CHI_SQUARE = {1: 3.841458821, 2: 5.991464547, 3: 7.814727903, 4: 9.487729037, 5: 11.070497694}
"""Its 95 % quantiles by degrees of freedom: as many sides as a game can have, less one."""


def fairness(results: Sequence[SimulationResult]) -> Measure:
    """How even the chances of the sides are: 1 when all are the same, 0 when one side always wins."""
    if not results:
        return Measure("fairness", Estimate.unknown(), "no game was played")
    wins, word = _counted(results)
    side = "team" if results[0].team_wins else "player"
    sides, games = len(wins), sum(wins)
    if sides < 2:
        return Measure("fairness", Estimate.exact(1.0), "there is nobody to have a better chance")
    first = Estimate.of_share(wins[0], games)
    raw = (
        Raw("first_player_advantage", first_player_advantage(wins)),
        Raw("imbalance", imbalance(wins)),
    )
    balance = imbalance(wins).within().through(lambda unfair: 1 - unfair)
    if games < 2:
        return Measure("fairness", balance, f"{games} games with a winner are too few to compare the {side}s", raw)
    why = f"the first {side} {word} {percent(first)} of {games} decided games, {100 / sides:.0f} % would be even"
    extreme = max(range(sides), key=lambda number: (abs(wins[number] / games - 1 / sides), -number))
    share = Estimate.of_share(wins[extreme], games)
    if extreme and sides > 2 and share.excludes(1 / sides):
        why += f"; the {_ORDINALS[extreme]} {side} is furthest from it and {word} {percent(share)}"
    return Measure("fairness", balance, why, raw)


def imbalance_of(results: Sequence[SimulationResult]) -> Estimate:
    """U² of the sides' chances to win, or to lose where one side does."""
    return imbalance(_counted(results)[0])


def _counted(results: Sequence[SimulationResult]) -> tuple[tuple[int, ...], str]:
    """How often each side won, or lost where that is what games come to, and which of the two it is."""
    wins = _sums([result.team_wins or result.wins for result in results])
    losses = _sums([result.losses for result in results])
    return (losses, "loses") if sum(losses) > sum(wins) else (wins, "wins")


def _sums(counts: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*counts, strict=True)))


def first_player_advantage(wins: Sequence[int]) -> Estimate:
    """How much more the first side wins than its share: 0 when it has just that, 1 when it always wins."""
    even = 1 / len(wins)
    return Estimate.of_share(wins[0], sum(wins)).through(lambda share: (share - even) / (1 - even))


def imbalance(wins: Sequence[int]) -> Estimate:
    """U² of the chances behind some wins. It is right on average, and therefore sometimes below 0."""
    games = sum(wins)
    if len(wins) < 2:
        return Estimate.exact(0.0)
    if games < 2:
        return Estimate.unknown()
    freedom = len(wins) - 1
    observed = sqrt(_observed(wins))
    doubt = _CHI_SQUARE[freedom] / freedom / games
    reach = sqrt(doubt * (1 + doubt - observed**2))
    low, high = (max(0.0, observed - reach) / (1 + doubt), (observed + reach) / (1 + doubt))
    value = min(1.0, unbiased_imbalance(wins))  # Sums of fractions may come to a crumb more.
    return Estimate(value, min(low**2, value), min(1.0, max(high**2, value)))


def unbiased_imbalance(wins: Sequence[int]) -> float:
    """The value of `imbalance`. It takes two games."""
    games = sum(wins)
    return (games * _observed(wins) - 1) / (games - 1)


def _observed(wins: Sequence[int]) -> float:
    sides, games = len(wins), sum(wins)
    return sides / (sides - 1) * sum((won / games - 1 / sides) ** 2 for won in wins)
