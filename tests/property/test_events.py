"""Events tell all that happens: where every card goes, who knows it, and where points come from."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import jsonschema
import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Chose, Event, GameOver, Place, Scores, Shows
from darwindeck.simulation.kinds import (
    Asks,
    ChipsFor,
    ChoiceKind,
    Ending,
    EventKind,
    Giving,
    HandEnd,
    Laying,
    Leaving,
    Making,
    PlaceKind,
    Showing,
)
from darwindeck.simulation.perspective import SPOKEN, seen_by
from darwindeck.simulation.reference import State, start
from darwindeck.simulation.reference._sight import hidden_in_trick, open_in_hand, open_on_table
from darwindeck.simulation.values import from_json, to_json
from tests.support.board import DECK, DISCARD, HOUSE, MELDS, TABLE, TRICK, Board, Glimpse
from tests.support.games_by_chance import positions
from tests.support.paths import ROOT
from tests.support.playable_genomes import playable_genome
from tests.support.silly_genomes import silly_genome

GENERATED = 2500
SILLY = 300
MOST = 120
"""How many positions of a game are looked at."""
SCHEMA = json.loads((ROOT / "docs" / "reference" / "view.schema.json").read_text(encoding="utf-8"))
EVENT = jsonschema.Draft202012Validator({**SCHEMA, "$ref": "#/$defs/Event"})

Witnessed = list[tuple[Event, State]]
"""Events, each with the position that it has led to."""


@pytest.fixture
def witnessed(monkeypatch: pytest.MonkeyPatch) -> Witnessed:
    """Whatever happens from now on."""
    seen: Witnessed = []
    happened = State.happened

    def witness(state: State, *events: Event) -> State:
        seen.extend((event, state) for event in events)
        return happened(state, *events)

    monkeypatch.setattr(State, "happened", witness)
    return seen


def assert_told_truly(genome: GameGenome, seed: int, witnessed: Witnessed) -> None:
    cards = start(genome, seed).game.cards
    witnessed.clear()
    board, glimpses = Board(cards), [Glimpse(cards) for _ in range(genome.player_count)]
    for state in islice(positions(genome, seed), MOST):
        assert [event for event in state.events if not isinstance(event, Chose)] == [event for event, _ in witnessed]
        for event in state.events:
            board.see(event)
            for seat, glimpse in enumerate(glimpses):
                told = seen_by(event, seat)
                assert_asked_in_secret(event, told, seat)
                if told is not None:
                    glimpse.see(told)
        for event, after in witnessed:
            assert_parts_add_up(event)
            for seat in state.game.seats:
                assert_names_what_is_known(event, after, seat)
        assert_same_cards(board, state)
        for seat, glimpse in enumerate(glimpses):
            assert_same_numbers(glimpse, state, seat)
        witnessed.clear()


def assert_asked_in_secret(event: Event, told: Event | None, seat: int) -> None:
    if isinstance(event, Chose):
        assert event.of is not None
        if seat == event.seat:
            assert told == event
        else:
            assert (told is not None) == (event.option.kind in SPOKEN)
            assert told is None or (isinstance(told, Chose) and told.of is None)
    elif isinstance(event, GameOver):
        assert event.decisions is not None
        assert told == replace(event, decisions=None)
    elif told is None:
        assert isinstance(event, Shows), "players are told of everything else"
        assert event.seat != seat


def assert_parts_add_up(event: Event) -> None:
    if isinstance(event, Scores):
        assert event.points == sum(part.points for part in event.parts) != 0
        assert all(part.points for part in event.parts)


def assert_names_what_is_known(event: Event, after: State, seat: int) -> None:
    """A card is named if the player knows where it is once the event has happened, and only then."""
    told = seen_by(event, seat)
    if told is None:
        return
    known = after.known[seat].difference(card for _, card in hidden_in_trick(after, seat))
    named = [card for card in cards_of(told) if card is not None]
    assert sorted(named) == sorted(card for card in cards_of(event) if card in known), f"P{seat} knows {known}"
    assert all(move.seen is None for move in getattr(told, "moves", ()))


def cards_of(event: Event | None) -> Iterator[Card | None]:
    if event is not None:
        for move in getattr(event, "moves", ()):
            yield from move.cards
        for part in getattr(event, "parts", ()):
            yield from part.cards or ()
        yield from event.cards if isinstance(event, Shows) else ()
        yield from event.deck.cards if hasattr(event, "deck") else ()


def assert_same_cards(board: Board, state: State) -> None:
    """All cards lie where all eyes were told that they went, in the same order."""
    for seat in state.game.seats:
        hand = board.at(Place(PlaceKind.HAND, seat))
        assert set(hand) == state.hands[seat]
        if state.stacks:
            assert hand == state.stacks[seat][::-1]
        assert set(board.at(Place(PlaceKind.CAPTURED, seat))) == state.captured[seat]
    assert board.at(DECK) == state.deck
    assert board.at(DISCARD) == state.discard
    assert board.at(TABLE) == state.table
    assert board.at(TRICK) == tuple(card for _, card in state.trick)
    assert board.at(HOUSE) == state.house
    assert frozenset(board.sets) == state.melded_sets
    assert frozenset(board.runs) == state.melded_runs


def assert_same_numbers(glimpse: Glimpse, state: State, viewer: int) -> None:
    """A player was told how many cards lie where, and which ones lie open."""
    counts = {DECK: len(state.deck), DISCARD: len(state.discard), TABLE: len(state.table)}
    counts |= {HOUSE: len(state.house), TRICK: len(state.trick)}
    for seat in state.game.seats:
        counts[Place(PlaceKind.HAND, seat)] = len(state.hands[seat])
        counts[Place(PlaceKind.CAPTURED, seat)] = len(state.captured[seat])
    counts[MELDS] = len(state.melded_sets) + len(state.melded_runs)
    assert {place: glimpse.counts[place] for place in counts} == counts
    for owner in state.game.seats:
        for card in open_in_hand(state, viewer, owner):
            assert glimpse.last_seen[card] == Place(PlaceKind.HAND, owner)
    for card in open_on_table(state, viewer):
        assert glimpse.last_seen[card] == TABLE


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_events_of_known_games_tell_the_truth(game: KnownGame, witnessed: Witnessed) -> None:
    assert_told_truly(game.create(), 1, witnessed)


def test_events_of_some_generated_games_tell_the_truth(witnessed: Witnessed) -> None:
    for seed in range(GENERATED, GENERATED + 40):
        witnessed.clear()
        assert_told_truly(playable_genome(Random(seed)), seed, witnessed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GENERATED, 100))
def test_events_of_generated_games_tell_the_truth(first: int, witnessed: Witnessed) -> None:
    for seed in range(first, first + 100):
        witnessed.clear()
        assert_told_truly(playable_genome(Random(seed)), seed, witnessed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, SILLY, 50))
def test_events_of_games_that_no_validator_would_pass_tell_the_truth(first: int, witnessed: Witnessed) -> None:
    for seed in range(first, first + 50):
        witnessed.clear()
        assert_told_truly(silly_genome(Random(seed)), seed, witnessed)


# ---------------------------------------------------------------------------------------- what comes up, and as what


CHOSEN = (*range(40), 114, 1845)
"""Seeds of generated games in which everything comes up: in 114 a player names whom an effect hits, in 1845 somebody
shoots the moon."""


def events_of_some_games() -> Iterator[Event]:
    for known in KNOWN_GAMES:
        for state in islice(positions(known.create(), 1), MOST):
            yield from state.events
    for seed in CHOSEN:
        for state in islice(positions(playable_genome(Random(seed)), seed), 40):
            yield from state.events


@pytest.fixture(scope="module")
def some_events() -> list[Event]:
    """What happens in games that know every rule: of each kind, events of many lengths."""
    return list(
        {(event.kind, len(to_json(event)), *words_of(event)): event for event in events_of_some_games()}.values()
    )


def words_of(event: Event) -> Iterator[Any]:
    yield event.kind
    for name in ("as_", "why", "of", "makes"):
        word = getattr(event, name, None)
        if isinstance(word, str):
            yield word
    if isinstance(event, GameOver):
        yield event.outcome.kind
    if isinstance(event, Chose):
        yield event.asks
        yield event.option.kind


WORDS = (Asks, ChipsFor, ChoiceKind, Ending, EventKind, Giving, HandEnd, Laying, Leaving, Making, Showing)


def test_everything_that_can_happen_does(some_events: list[Event]) -> None:
    found = {(type(word), word) for event in some_events for word in words_of(event)}
    assert [(words.__name__, str(word)) for words in WORDS for word in words if (words, word) not in found] == []


def test_events_are_read_as_they_are_written(some_events: list[Event]) -> None:
    for event in some_events:
        for told in {event, seen_by(event, 0)} - {None}:
            text = to_json(told)
            assert from_json(Event, text) == told
            assert to_json(from_json(Event, text)) == text


def test_events_are_as_the_published_schema_says(some_events: list[Event]) -> None:
    for event in some_events:
        EVENT.validate(json.loads(to_json(event)))
