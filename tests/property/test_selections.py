"""Several cards can be chosen in any order: by brute force over every set of cards of small hands."""

from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_scopa_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.questions import CardsBlocked, Considered, Decide, NoOption, Select
from darwindeck.simulation.reference import State, Verb, apply, consider, legal_moves, look, picks_of
from darwindeck.simulation.reference._questions import SELECTIONS
from tests.support.extent import parts
from tests.support.games_by_chance import positions
from tests.support.playable_genomes import playable_genome

GENERATED = 40
MOST_CARDS = 7
"""Of more cards there are too many sets."""
MOST_SELECTIONS = 12
"""How many selections of a game are looked at."""


def assert_selections_are_whole(genome: GameGenome, seed: int) -> int:
    states = (state for state in islice(positions(genome, seed), 120) if selection_at(state) is not None)
    found = 0
    for state in islice(states, MOST_SELECTIONS):
        decide, select = look(state, state.to_act).ask, selection_at(state)
        assert isinstance(decide, Decide)
        assert select is not None
        cards = sorted({*select.open, *(card for one in decide.blocked for card in one.cards)})
        if len(cards) > MOST_CARDS:
            continue
        found += 1
        complete = moves_of(state, cards) if decide.asks is not Asks.CAPTURE else sums_of(state, cards)
        assert_any_order(state, cards, complete)
        assert_picks_choose(state, complete, Random(seed))
        may_pass = any(option.kind in ("pass", "stop") for option in decide.options)
        assert decide.forced == (len(complete) == 1 and not may_pass)
    return found


def selection_at(state: State) -> Select | None:
    """What may be chosen together, if a choice of several cards begins here."""
    if state.decision is None or state.decision.chosen:
        return None
    ask = look(state, state.to_act).ask
    return ask.select if isinstance(ask, Decide) else None


def moves_of(state: State, cards: list[Card], chosen: tuple[Card, ...] = ()) -> set[frozenset[Card]]:
    """The sets of cards that can be chosen one by one, in canonical order, as the engine asks for them."""
    found: set[frozenset[Card]] = set()
    for move in legal_moves(state):
        if move.card is None:
            if move.verb is Verb.STOP and chosen:
                found.add(frozenset(chosen))
            continue
        after, picked = apply(state, move), (*chosen, move.card)
        decision = after.decision
        goes_on = isinstance(decision, SELECTIONS) and decision.chosen == picked
        found |= moves_of(after, cards, picked) if goes_on else {frozenset(picked)}
    return found


def sums_of(state: State, cards: list[Card]) -> set[frozenset[Card]]:
    """The sets of cards that count something and add up to what captures them."""
    values, total = state.game.value_of_rank, state.game.value_of_rank[state.table[-1].rank]
    able = [card for card in cards if values[card.rank] > 0]
    sets = (one for size in range(1, len(able) + 1) for one in combinations(able, size))
    return {frozenset(one) for one in sets if sum(values[card.rank] for card in one) == total}


def assert_any_order(state: State, cards: list[Card], complete: set[frozenset[Card]]) -> None:
    """Sets that can be completed, and no others, can be chosen; each says what is open beside it, and what it lacks."""
    for size in range(len(cards) + 1):
        for some in map(frozenset, combinations(cards, size)):
            found = consider(state, tuple(some))
            if not any(some <= one for one in complete):
                assert isinstance(found, CardsBlocked)
                continue
            assert isinstance(found, Considered)
            assert found.select is not None
            assert found.chosen == in_order(some)
            completing = {card for one in complete if some <= one for card in one - some}
            assert set(found.select.open) == completing
            assert (found.select.lacks is None) == (some in complete)
            assert all(one.reason.rule for one in found.blocked)
            blocked = {card for one in found.blocked for card in one.cards}
            assert blocked == set(cards) - some - completing


def assert_picks_choose(state: State, complete: set[frozenset[Card]], rng: Random) -> None:
    """Cards in any order become picks that are there, and when they are made the choice is over."""
    asked = state.decision.ask if state.decision else None
    for some in sorted(complete, key=sorted)[:20]:
        cards = sorted(some)
        picks = picks_of(state, rng.sample(cards, len(cards)))
        assert isinstance(picks, tuple)
        assert picks, f"nothing is picked for {some}"
        after = state
        for place, pick in enumerate(picks):
            assert place == 0 or isinstance(after.decision, SELECTIONS)
            after = apply(after, legal_moves(after)[pick])
        decision = after.decision
        assert decision is None or decision.ask is not asked or not decision.chosen


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games(game: KnownGame) -> None:
    assert_selections_are_whole(game.create(), 1)


def test_captures_by_sum() -> None:
    assert sum(assert_selections_are_whole(create_scopa_genome(), seed) for seed in range(12)) > 3


@pytest.mark.parametrize("part", [pytest.param(0, id="0"), *parts(20, in_ci=4)])
def test_generated_games(part: Any) -> None:
    numbers = range(GENERATED * part, GENERATED * (part + 1))
    assert sum(assert_selections_are_whole(playable_genome(Random(seed)), seed) for seed in numbers) > 10


def test_a_card_that_is_not_asked_about_is_no_option() -> None:
    state = next(iter(positions(KNOWN_GAMES[2].create(), 1)))
    assert isinstance(consider(state, [state.deck[-1]]), NoOption)
    assert isinstance(picks_of(state, []), NoOption)
