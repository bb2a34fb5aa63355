"""Length: how long a game takes at the table, and how long a player waits.

A game of 5 to 60 minutes is of good length. Below and above, the measure falls with the logarithm, to 0 at half a
minute and at four hours. It is also never more than the share of games that have the `min_turns` of the genome.

Waiting is what passes between two choices of one player, on average: the time of the game less what the player used,
over the player's choices. Up to 20 seconds are good, three minutes are 0. Who is put out of the game waits until its
end; what share of it players so miss is told apart.
"""

from collections.abc import Sequence
from math import log

from darwindeck._core import Study
from darwindeck.evaluation._estimate import POSITIVE, Estimate
from darwindeck.evaluation._measure import Measure, Raw, amount, percent
from darwindeck.simulation.statistics import SimulationResult
from darwindeck.simulation.table_time import measurements_of, seconds_by_seat, seconds_of

SHORTEST, SHORT, LONG, LONGEST = 0.5, 5.0, 60.0, 240.0
"""Minutes: worth nothing, good from, good to, worth nothing."""
GOOD_WAIT, WORST_WAIT = 20.0, 180.0


def length(games: Sequence[SimulationResult], min_turns: int = 0) -> Measure:
    """Whether a game takes a reasonable time.

    Args:
        games: Results of single games, with measurements.
        min_turns: The turns below which a game counts as too short.
    """
    if not games:
        return Measure("length", Estimate.unknown(), "no game was played")
    turns = Estimate.of_numbers([float(game.turns) for game in games], POSITIVE)
    minutes = Estimate.of_numbers([seconds_of(game) / 60 for game in games], POSITIVE)
    enough = Estimate.of_share(sum(game.turns >= min_turns for game in games), len(games))
    good = minutes.through_peak(length_quality, (SHORT, LONG))
    why = f"a game takes {amount(minutes, 'minutes')} and {amount(turns, 'turns')}"
    if enough.value < 1:
        why += f"; {percent(enough)} of the games have the {min_turns} turns that the game asks for"
        good = Estimate(min(good.value, enough.value), min(good.low, enough.low), min(good.high, enough.high))
    return Measure("length", good, why, (Raw("minutes", minutes, "minutes"), Raw("turns", turns, "turns")))


def waiting(games: Sequence[SimulationResult], studies: Sequence[Study] = ()) -> Measure:
    """How soon a player has a choice again.

    Args:
        games: Results of single games, with measurements.
        studies: Games of which is known who was put out and when; these are told, and not counted again.
    """
    if not games:
        return Measure("waiting", Estimate.unknown(), "no game was played")
    waits = Estimate.of_ratio(map(_wait_and_choices, games), POSITIVE)
    if not waits.is_known:
        return Measure("waiting", Estimate.exact(0.0), f"nobody had a choice in {len(games)} games")
    why = f"{amount(waits, 'seconds')} pass between two choices of a player"
    raw = [Raw("wait", waits, "seconds")]
    missed = list(map(share_missed, studies))
    if any(missed):
        share = Estimate.of_numbers(missed)
        raw.append(Raw("missed", share))
        why += f"; players are put out and so miss {percent(share)} of the game on average"
    return Measure("waiting", waits.through(wait_quality), why, tuple(raw))


def share_missed(study: Study) -> float:
    """What share of a game its players miss, on average, because they were put out of it."""
    missed = [study.turns - turn for turn in study.seat_out_at if turn is not None]
    return sum(missed) / (len(study.seat_out_at) * study.turns) if missed else 0.0


def length_quality(minutes: float) -> float:
    """What so many minutes are worth."""
    if minutes < SHORT:
        return _rise(minutes, SHORTEST, SHORT)
    return 1 - _rise(minutes, LONG, LONGEST)


def wait_quality(seconds: float) -> float:
    """What it is worth to wait so long."""
    return 1 - _rise(seconds, GOOD_WAIT, WORST_WAIT)


def _rise(number: float, start: float, end: float) -> float:
    """From 0 at the start to 1 at the end, straight in the logarithm."""
    if number <= start:
        return 0.0
    return min(1.0, log(number / start) / log(end / start)) if number < end else 1.0


def _wait_and_choices(game: SimulationResult) -> tuple[float, float]:
    own, measured = seconds_by_seat(game), measurements_of(game)
    choices = sum(measured.decisions) - sum(measured.forced)
    return len(own) * seconds_of(game) - sum(own), float(choices)
