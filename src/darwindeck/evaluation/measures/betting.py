"""Betting: how much there is to bet about.

Bets are worth making where folding, staying in and betting more are all right at times, and the cards tell when. Two
questions are looked at in the games of good players: whether to give up, and whether to bet more. Each time the player
is asked twice, with other random numbers. Of n times, with a share q of all answers yes and a share p of both, the
question has the spread

    4 · (p - q²),

the covariance of both answers over its largest value: 1 where half of the hands call clearly for the one and half for
the other, 0 where everybody always does the same, and also 0 where players cannot tell and throw a coin. That last is
why they are asked twice: 4 · q · (1 - q) alone is largest where bets mean nothing.

The measure is the geometric mean of both spreads: without folding, or without raising, there is little to bet about.
"""

from collections.abc import Sequence
from math import sqrt

from darwindeck.evaluation._deceit import Question, Watched, can_bet
from darwindeck.evaluation._estimate import Estimate
from darwindeck.evaluation._measure import Measure, Raw, percent
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import GameGenome


def betting(genome: GameGenome, games: Sequence[Watched]) -> Measure:
    """How much there is to bet about, from games that were watched."""
    if not can_bet(genome):
        is_banking = genome.house is not None
        why = "stakes are laid against the house, not against each other" if is_banking else "there is nothing to bet"
        return Measure("betting", Estimate.exact(0.0), why)
    bets = [game.bets for game in games]
    if not any(one.fold.asked or one.more.asked for one in bets):
        nothing = Estimate.of_numbers([0.0] * len(games))
        return Measure("betting", nothing, f"nobody had a choice of bets in {counted(len(games), 'game')}")
    fold, more = spread([one.fold for one in bets]), spread([one.more for one in bets])
    folds, raises = share([one.fold for one in bets]), share([one.more for one in bets])
    unseen = Estimate.of_ratio([(one.unseen, one.pots) for one in bets], (0.0, 1.0))
    why = f"players who may fold do so {percent(folds)} of the time, and those who may bet more {percent(raises)}"
    if unseen.is_known:
        why += f"; {percent(unseen)} of the pots are won without showing the cards"
    raw = (Raw("fold", folds), Raw("raise", raises), Raw("fold_spread", fold), Raw("raise_spread", more))
    return Measure("betting", both(fold, more), why, raw)


def spread(games: Sequence[Question]) -> Estimate:
    """How far a question is answered by the cards, neither always nor never the same; games are the sample."""
    total = sum(games, Question())
    if not total.asked:
        return Estimate.exact(0.0)
    kept = [total - one for one in games]
    found = Estimate.of_jackknife(_spread(total), [_spread(one) for one in kept])
    if 0 < total.yes < 2 * total.asked:
        return found
    # Nobody has said anything else so far; somebody may.
    seldom = Estimate.of_share(0, total.asked).high
    return Estimate(0.0, 0.0, 4 * seldom * (1 - seldom))


def share(games: Sequence[Question]) -> Estimate:
    """How often the answer is yes."""
    return Estimate.of_ratio([(one.yes, 2 * one.asked) for one in games], (0.0, 1.0))


def both(one: Estimate, other: Estimate) -> Estimate:
    """The geometric mean of two qualities. The interval is for the worst case, in which both err the same way."""
    return Estimate(
        sqrt(one.value * other.value),
        sqrt(one.low * other.low),
        sqrt(one.high * other.high),
        one.is_known and other.is_known,
    )


def _spread(question: Question) -> float:
    """Noise may make it fall below 0: only with that does it show how far games differ."""
    if not question.asked:
        return 0.0
    yes = question.yes / question.asked / 2
    return 4 * (question.twice / question.asked - yes * yes)
