"""Bluffing: how much it pays to deceive.

Deceit is deep where it is a real question whether to try it, and a real question whether to believe it. A question that
is answered one way with the share q has the depth 4 · q · (1 - q): 1 at half and half, 0 at always and at never. The
measure is the geometric mean of two depths, from the games of good players.

Claims: q is the share of lies among the claims of players who could have told the truth, and the share of lies that
nobody doubts.

Bets, where players see cards that others do not: the last bet for a pot is *behind* when a player who answered it had
better cards: seen at the showdown, or after the last fold by playing the hand on. The first q is how often bets are
behind over how often they would be if they had nothing to do with the cards, which is a half against one opponent. At 1
and above they say nothing, so that there is nothing to believe; at 0 they never lie. The second is the share of the
bets behind that win the pot all the same.

Where there are claims and bets, the better of both counts.
"""

from collections.abc import Sequence

from darwindeck.evaluation._deceit import Bets, Claims, Watched, can_bet, can_lie, knows_own_cards
from darwindeck.evaluation._estimate import UNIT, Estimate
from darwindeck.evaluation._measure import Measure, Raw, percent
from darwindeck.evaluation.measures.betting import both
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import GameGenome


def bluffing(genome: GameGenome, games: Sequence[Watched]) -> Measure:
    """How much it pays to deceive, from games that were watched."""
    found = []
    if can_lie(genome):
        found.append(_by_claims([game.claims for game in games]))
    if can_bet(genome) and knows_own_cards(genome):
        found.append(_by_bets([game.bets for game in games]))
    if not found:
        return Measure("bluffing", Estimate.exact(0.0), "nobody can deceive")
    return max(found, key=lambda measure: (measure.estimate.is_known, measure.estimate.value))


def depth(share: float) -> float:
    """How open a question is that is answered one way so often."""
    return 4 * share * (1 - share)


def _by_claims(games: Sequence[Claims]) -> Measure:
    free, all_lies = sum(one.free for one in games), sum(one.lies for one in games)
    if not free:
        return _never(len(games), f"nobody could lie or tell the truth in {counted(len(games), 'game')}")
    lying = _ratio([(one.free_lies, one.free) for one in games])
    if not all_lies:
        return _never(len(games), "nobody lies who can tell the truth", (Raw("lies", lying),))
    believed = _ratio([(one.believed, one.lies) for one in games])
    why = (
        f"players who could tell the truth lie {percent(lying)} of the time, "
        f"and nobody doubts {percent(believed)} of all lies"
    )
    return Measure(
        "bluffing", both(_depth(lying), _depth(believed)), why, (Raw("lies", lying), Raw("believed", believed))
    )


def _by_bets(games: Sequence[Bets]) -> Measure:
    pots, all_behind = sum(one.pots for one in games), sum(one.behind for one in games)
    if not all_behind:
        return _never(len(games), f"nobody bet on worse cards for one of {pots} pots")
    behind = _ratio([(one.behind, one.pots) for one in games])
    by_chance = sum(one.behind_by_chance for one in games) / pots
    told = behind.through(lambda share: share / by_chance).within()
    stolen = _ratio([(one.stolen, one.behind) for one in games])
    why = f"{percent(behind)} of the last bets are made on worse cards, and {percent(stolen)} of those win the pot"
    return Measure("bluffing", both(_depth(told), _depth(stolen)), why, (Raw("behind", behind), Raw("stolen", stolen)))


def _never(games: int, why: str, raw: tuple[Raw, ...] = ()) -> Measure:
    """What was never seen may still happen in other games."""
    return Measure("bluffing", Estimate.of_numbers([0.0] * games), why, raw)


def _ratio(pairs: Sequence[tuple[int, int]]) -> Estimate:
    """A share, game by game. Where games do not differ, each look counts as one of its own."""
    found = Estimate.of_ratio(pairs, UNIT)
    return found if found.width else Estimate.of_share(sum(one for one, _ in pairs), sum(two for _, two in pairs))


def _depth(share: Estimate) -> Estimate:
    return share.through_peak(depth, (0.5, 0.5))
