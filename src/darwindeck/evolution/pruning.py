"""Pruning: a bred game without the rules that never make a difference when it is played.

Mutation leaves rules behind that work no more: a win that another one always comes before, a special card that the pack
does not have, points that decide nothing, bids that score nothing. A rulebook would explain them, and its readers would
wonder. What the rules alone give away is taken out first; the rest is found by playing. A rule goes if without it
hundreds of games, by chance and by greedy players, take the very same course to the same result. So a rule that is
needed once in thousands of games may go, too: pruned games are measured anew.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice, product

from darwindeck.evolution.candidate import PRUNE, Candidate, Origin
from darwindeck.evolution.operators._paths import FieldPath, at, field_at, put, without
from darwindeck.evolution.operators._tidy import essence, tidied, without_vain_rules
from darwindeck.evolution.operators._words import differences
from darwindeck.genome.schema import GameGenome, TriggerMode
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation import SimulationResult, Simulator

__all__ = ["prune"]

_GLANCE, _GAMES = 30, 300
"""How many games by each kind of players are compared: a few at first, which is enough for most rules that matter."""
_PLAYERS = ("random", "greedy")
_PHASES: FieldPath = ("turn_structure", "phases")
_SERIES: dict[FieldPath, int] = {
    _PHASES: 1,
    ("win_conditions",): 1,
    ("special_effects",): 0,
    ("scoring_rules",): 0,
    ("card_scoring",): 0,
    ("majority_scoring",): 0,
    ("game_points",): 0,
}
"""Series of rules of which each may be left out, and how many have to stay."""
_EXTRAS: tuple[FieldPath, ...] = (
    ("setup", "initial_discard_count"),
    ("setup", "starting_score"),
    ("trick_scoring",),
    ("contract_scoring",),
    ("game_rules", "elimination"),
    ("game_rules", "going_out"),
    ("game_rules", "consecutive_pass_action"),
    ("game_rules", "pass_stake"),
    ("game_rules", "book_size"),
    ("game_rules", "place_points"),
    ("game_rules", "rest_to_last_captor"),
    ("game_rules", "worst_hand_points"),
    ("game_rules", "hand_ends_if"),
    ("game_rules", "others_pay_from"),
    ("game_rules", "war_cards_down"),
    ("game_rules", "deck_reserve"),
)
"""Rules that add something to a game; not such as say what is done in a case that is rare by nature."""
_OF_PHASES = (
    *("condition", "valid_play_condition", "matching_condition"),
    *("keep_taken", "or_source", "repeat", "may_double", "all_at_once", "blocked_by", "last_from_deck", "last_round"),
    *("breaking_suit", "first_trick_safe", "takes_table", "trump_suit", "trump_order"),
)
"""What phases may ask before anything is done in them, and what else may be added to what is done."""


_LIMITS = (("max_cards", "min_cards"), ("max_bid", "min_bid"))
"""The most of something in a phase, and the least of it."""


def prune(candidate: Candidate) -> Candidate:
    """The same game without what makes no difference in it; itself if there is nothing of that kind."""
    genome = candidate.genome
    simpler = _without_dead_rules(genome)
    if simpler == genome:
        return candidate
    words = f"without what made no difference: {differences(simpler, genome)}"
    return Candidate(simpler, Origin(PRUNE, words, (candidate.key,)))


def _without_dead_rules(genome: GameGenome) -> GameGenome:
    """A game without its dead rules; without some, others may be dead as well."""
    simpler = _once_without_dead_rules(genome)
    return genome if simpler == genome else _without_dead_rules(simpler)


def _once_without_dead_rules(genome: GameGenome) -> GameGenome:
    genome = without_vain_rules(genome)
    original = _Original(genome)
    genome = _tidied(genome, original)
    tried = 0
    while (simpler := next(islice(_simpler(genome), tried, None), None)) is not None:
        if GenomeValidator.validate(simpler):
            simpler = essence(simpler)  # Without bets, say, chips are of no use.
        if not GenomeValidator.validate(simpler) and original.plays_the_same(simpler, _PLAYERS):
            genome = simpler
        else:
            tried += 1
    return _tidied(genome, original)


def _tidied(genome: GameGenome, original: "_Original") -> GameGenome:
    """A game without what its rules alone show to be dead. Greedy players may still have gone by that."""
    tidier = tidied(genome)
    return tidier if original.plays_the_same(tidier, _PLAYERS[:1]) else genome


def _simpler(genome: GameGenome) -> Iterator[GameGenome]:
    """The same game with one rule less, or with one phase or card that has less to it, in every way."""
    for series, least in _SERIES.items():
        count = len(at(genome, series))
        if count > least:
            yield from (without(genome, (*series, number)) for number in range(count))
    yield from _usual(genome, _EXTRAS)
    for number, phase in enumerate(genome.turn_structure.phases):
        yield from _usual(genome, [(*_PHASES, number, name) for name in _OF_PHASES if hasattr(phase, name)])
    for number, win in enumerate(genome.win_conditions):
        if win.threshold is not None:  # Somebody may have come to it by then in any case.
            is_gate = win.trigger_mode is TriggerMode.THRESHOLD_GATE
            when = TriggerMode.IMMEDIATE if is_gate else win.trigger_mode
            yield put(genome, ("win_conditions", number), replace(win, threshold=None, trigger_mode=when))
    if genome.contract_scoring is not None and genome.contract_scoring.bag_limit:
        yield put(genome, ("contract_scoring", "bag_limit"), 0)
    yield from _lower(genome)


def _usual(genome: GameGenome, paths: Iterable[FieldPath]) -> Iterator[GameGenome]:
    """The same game with one field as it usually is."""
    for path in paths:
        usual = field_at(genome, path).default
        if at(genome, path) != usual:
            yield put(genome, path, usual)


def _lower(genome: GameGenome) -> Iterator[GameGenome]:
    """The same game with a limit that is one lower, or with a card that has one value less."""
    for number, phase in enumerate(genome.turn_structure.phases):
        for most, least in _LIMITS:
            if getattr(phase, most, 0) > max(1, getattr(phase, least, 1)):
                yield put(genome, (*_PHASES, number, most), getattr(phase, most) - 1)
    values = genome.hand_evaluation.card_values if genome.hand_evaluation is not None else ()
    for number, value in enumerate(values):
        for name in ("alternate_value", "three_value"):
            if getattr(value, name) is not None:
                yield put(genome, ("hand_evaluation", "card_values", number, name), None)


class _Original:
    """The game before anything was taken out, as it is played: simpler ones should be played like it."""

    def __init__(self, genome: GameGenome) -> None:
        self._simulator = Simulator()
        self._usual = cache(lambda games, player: self._play(genome, games, player))

    def plays_the_same(self, genome: GameGenome, players: Sequence[str]) -> bool:
        """Whether a game is like the first one in every number that is known of many games but scores and chips."""
        pairs = product((_GLANCE, _GAMES), players)
        return all(self._play(genome, games, player) == self._usual(games, player) for games, player in pairs)

    def _play(self, genome: GameGenome, games: int, player: str) -> SimulationResult:
        """What happens in games, as far as it is counted. Points and chips that decide nothing are no difference."""
        return _without_standings(self._simulator.simulate(genome, games, player, measure=True))


def _without_standings(result: SimulationResult) -> SimulationResult:
    assert result.measurements is not None, "they were asked for"
    return replace(result, measurements=replace(result.measurements, scores=(), chips=None))
