"""What a player reads of events does not hang on cards that the player does not know.

Two games differ in nothing but two cards, each in the place of the other one since a deck was shuffled, and a player
knows neither. The same is chosen in both: cards by their place, so that where one of the two would be chosen the other
one is; and who is asked in secret in one game alone declines. Then the player reads the same events, byte by byte, and
whenever the games are in step sees the same view. That holds until

- one of the two cards comes to light: an event names it in one of the games at least;
- the same cannot be chosen any more: a player's own cards rule it out, or leave no way to decline;
- the rules let others see what hangs on a hidden card: a player has to draw or lay cards, or drops out, who could do
  something else with the other card; a special card that lies face down has its effect; hands that nobody has shown
  end a hand or say who wins, and cards that nobody sees who takes them. Where nobody sees the own hand, what may be
  done in it hangs on it, too.

The last is rare, and counted. All else that could differ would be a leak.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import pytest

from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import Card
from darwindeck.simulation.kinds import EventKind
from darwindeck.simulation.reference import State, apply, legal_moves, look, start
from darwindeck.simulation.reference._sight import plays_blind
from darwindeck.simulation.values import to_json
from tests.support.extent import parts
from tests.support.playable_genomes import playable_genome
from tests.support.secrets import unknown
from tests.support.two_deals import Exchange, Parted, TwoGames, watching_shuffles

GENERATED = 30
"""Games of one part."""
MOST_SHUFFLES = 3
"""How many shuffles of a game are looked at."""
MOST_DECISIONS = 120
"""How far two games are followed, and how far a game is played to find its shuffles."""
HANG_ON_HIDDEN_CARDS = {
    *(EventKind.DRAWS, EventKind.LAYS, EventKind.OUT),
    *(EventKind.EFFECT, EventKind.HAND_OVER, EventKind.OVER),
}
"""One game may have such an event where the other one has another."""
DECIDED_BY_HIDDEN_CARDS = {EventKind.EFFECT, EventKind.OVER, EventKind.TAKES}
"""Both games may have such an event, and they differ."""

Step = Callable[[], State]


@dataclass
class Compared:
    """What was compared, and why it ended."""

    events: int = 0
    views: int = 0
    declined: int = 0
    ends: Counter[str] = field(default_factory=Counter)


def compare_games(genome: GameGenome, seed: int, compared: Compared) -> None:
    rng = Random(seed)
    for step, shuffles, cards in islice(shuffling_steps(genome, seed), MOST_SHUFFLES):
        here = step()
        for viewer in range(genome.player_count):
            hidden = sorted(cards.intersection(unknown(here, viewer)))
            if len(hidden) < 2:
                continue
            exchange = Exchange(*rng.sample(hidden, 2))
            with exchange.in_effect(after=shuffles):
                there = step()
            follow(TwoGames(viewer, exchange, here, there), rng, compared)


def shuffling_steps(genome: GameGenome, seed: int) -> Iterator[tuple[Step, int, frozenset[Card]]]:
    """Where in a game by chance cards are shuffled: what leads there, the shuffles in it, the cards of the last."""
    rng = Random(seed)
    step: Step = partial(start, genome, seed)
    for _ in range(MOST_DECISIONS):
        with watching_shuffles() as shuffles:
            state = step()
        if shuffles:
            yield step, len(shuffles), shuffles[-1]
        if state.to_act is None:
            return
        step = partial(apply, state, rng.choice(legal_moves(state)))


def follow(two: TwoGames, rng: Random, compared: Compared) -> None:
    end = compare_events(two, compared)
    try:
        for _ in range(MOST_DECISIONS):
            if end is not None:
                break
            if two.is_in_step and not plays_blind(two.here):
                compare_views(two)
                compared.views += 1
            two.play_on(rng)
            end = compare_events(two, compared, until_deal=True)
    except Parted as parted:
        end = f"parted: {parted}"
    compared.declined += two.declined
    compared.ends[end or "followed far enough"] += 1


def compare_events(two: TwoGames, compared: Compared, *, until_deal: bool = False) -> str | None:
    """Compare what was read in both games, as far as it has come; say what ends the comparison, if anything does."""
    while two.read_here and two.read_there:
        here, there = two.read_here.pop(0), two.read_there.pop(0)
        if here != there or two.exchange.is_named_in(here):
            return why_they_differ(two, here, there)
        compared.events += 1
        if until_deal and kind_of(here) is EventKind.HAND_BEGINS:
            return "hand over"
    if two.is_in_step and (two.read_here or two.read_there):
        return why_they_differ(two, *two.read_here[:1], *two.read_there[:1])
    return None


def why_they_differ(two: TwoGames, *events: str) -> str:
    """What allows for the first events that differ; an event of one game alone stands for itself."""
    if any(map(two.exchange.is_named_in, events)):
        return "came to light"
    kinds = sorted(map(kind_of, events))
    is_alike = len(set(kinds)) < len(kinds)
    allowed = DECIDED_BY_HIDDEN_CARDS if is_alike else HANG_ON_HIDDEN_CARDS
    assert not allowed.isdisjoint(kinds), f"P{two.viewer}, {two.exchange}: {' and '.join(events)}"
    return f"rules: {', '.join(kinds)}"


def kind_of(event: str) -> EventKind:
    return EventKind(json.loads(event)["kind"])


def compare_views(two: TwoGames) -> None:
    here, there = (to_json(look(state, two.viewer)) for state in (two.here, two.there))
    assert here == there, f"P{two.viewer}, {two.exchange}"


def assert_is_much(compared: Compared, events: int) -> None:
    """Many events were compared, and few comparisons ended with something that the rules let others see."""
    assert compared.events >= events, compared
    assert compared.views >= events // 20, compared
    by_rules = sum(count for end, count in compared.ends.items() if end.startswith("rules"))
    assert by_rules <= 0.06 * compared.ends.total(), compared


DECLINES = 1
"""A seed with which games differ in who is asked in secret: with many others there is little of it by chance."""


@pytest.mark.parametrize("seed", [DECLINES, *parts(20, in_ci=6)[2:]])
def test_known_games(seed: int) -> None:
    compared = Compared()
    for game in KNOWN_GAMES:
        compare_games(game.create(), seed, compared)
    assert_is_much(compared, events=5000)
    if seed == DECLINES:
        assert compared.declined >= 5, compared


@pytest.mark.parametrize("part", [pytest.param(0, id="0"), *parts(60, in_ci=16)])
def test_generated_games(part: Any) -> None:
    compared = Compared()
    for seed in range(GENERATED * part, GENERATED * (part + 1)):
        compare_games(playable_genome(Random(seed)), seed, compared)
    assert_is_much(compared, events=3000)
