"""Values and their JSON: what is written is read again, and what is no value is refused."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from darwindeck.genome.conditions import ConditionType, Logic, Operator, PlaceReference
from darwindeck.genome.schema import Location, Rank, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import BidChoice, Choice, DrawChoice, StopChoice
from darwindeck.simulation.events import CardMove, Chose, Draws, EffectHappens, Event, Place, Standings
from darwindeck.simulation.kinds import Asks, PlaceKind
from darwindeck.simulation.reasons import NoBet, Reason, Wish, WishJoined, WishQuestion
from darwindeck.simulation.values import ValueJsonError, from_json, to_json

DRAWN = Draws(1, (CardMove((Card.named("10H"), None), Place(PlaceKind.DECK), Place(PlaceKind.HAND, 1), ((1,), ())),))
FEW = WishQuestion(ConditionType.LOCATION_SIZE, Operator.LT, 2, PlaceReference.DECK, now=5)
DRAWN_TEXT = (
    '{"kind":"draws","seat":1,"moves":[{"cards":["10H",null],"from":{"at":"deck"},"to":{"at":"hand","seat":1},'
    '"seen":[[1],[]]}]}'
)


@pytest.mark.parametrize(
    ("hint", "value", "text"),
    [
        (Event, DRAWN, DRAWN_TEXT),
        (Event, Chose(0, Asks.BID, BidChoice("nil"), 4), None),
        (Event, Standings((0, -5), house=0), '{"kind":"standings","scores":[0,-5],"house":0}'),
        (Choice, StopChoice(), '{"kind":"stop"}'),
        (Choice, BidChoice(0), '{"kind":"bid","bid":0}'),
        (Choice, DrawChoice(Location.OPPONENT_HAND, 2), '{"kind":"draw","source":"opponent_hand","seat":2}'),
        (Wish, WishQuestion(ConditionType.CARD_IS_RANK, Operator.EQ, Rank.TEN), None),
        (Wish, WishQuestion(ConditionType.CARD_IS_SUIT, Operator.NE, Suit.HEARTS), None),
        (Wish, FEW, '{"type":"location_size","operator":"<","value":2,"reference":"deck","now":5}'),
        (Wish, WishJoined(Logic.OR, (FEW, WishJoined(Logic.AND, (FEW,)))), None),
        (Reason, NoBet("x"), '{"kind":"no_bet","rule":"x"}'),
        (tuple[Choice, ...], (StopChoice(), BidChoice(3)), '[{"kind":"stop"},{"kind":"bid","bid":3}]'),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_are_read_as_they_are_written(hint: Any, value: Any, text: str | None) -> None:
    assert text is None or to_json(value) == text
    assert from_json(hint, to_json(value)) == value


def test_what_has_its_default_is_left_out_and_what_is_zero_is_not() -> None:
    text = '{"kind":"effect","effect":"skip_next","by":0,"skips":0}'
    event = from_json(Event, text)
    assert isinstance(event, EffectHappens)
    assert (event.skips, event.direction, event.lot) == (0, None, False)
    assert to_json(event) == text


def changed(text: str, path: str, value: Any) -> str:
    """JSON with another value at a path; without it, for `...`."""
    data = json.loads(text)
    at = data
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in way:
        at = at[step]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("kind", "sings", r'kind is "sings": expected one of hand_begins, dealt, '),
        ("kind", ["draws"], r'kind is \["draws"\]: expected one of '),
        ("kind", ..., r"kind is null: expected one of "),
        ("seat", -1, r"seat is -1: expected a whole number, 0 to 5"),
        ("seat", 6, r"seat is 6: expected a whole number, 0 to 5"),
        ("seat", True, r"seat is true: expected a whole number, 0 to 5"),
        ("seat", 1.0, r"seat is 1\.0: expected a whole number, 0 to 5"),
        ("seat", None, r"seat is null: expected a whole number, 0 to 5"),
        ("seat", ..., r"seat is missing"),
        ("moves", {}, r"moves is \{\}: expected a list"),
        ("moves.0", "10H", r'moves\[0\] is "10H": expected an object'),
        ("moves.0.cards.0", "1H", r'moves\[0\]\.cards\[0\] is "1H": expected a card'),
        ("moves.0.cards.0", "10h", r'moves\[0\]\.cards\[0\] is "10h": expected a card'),
        ("moves.0.cards.0", "", r'moves\[0\]\.cards\[0\] is "": expected a card'),
        ("moves.0.cards.0", 10, r"moves\[0\]\.cards\[0\] is 10: expected a card"),
        ("moves.0.from.at", "sleeve", r'moves\[0\]\.from\.at is "sleeve": expected one of deck, discard, '),
        ("moves.0.from_", {"at": "deck"}, r'"from_" is no field in moves\[0\]: expected cards, from, to, seen'),
        ("moves.0.seen", None, r"moves\[0\]\.seen is null: expected a list"),
        ("seats", 3, r'"seats" is no field: expected seat, moves'),
    ],
)
def test_what_is_no_event_is_refused_with_its_path(path: str, value: Any, problem: str) -> None:
    with pytest.raises(ValueJsonError, match=f"^{problem}"):
        from_json(Event, changed(DRAWN_TEXT, path, value))


@pytest.mark.parametrize(
    "text", ["", "{", "[1", "nul", "\x00", '{"kind":', "1" + "0" * 10_000, "[" * 100_000, '{"a":' * 100_000]
)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueJsonError):
        from_json(Event, text)


@pytest.mark.parametrize(
    "text", ["null", "true", "3", '"draws"', "[]", "{}", "NaN", '{"kind":{"kind":{}}}', "[" * 500 + "]" * 500]
)
def test_json_of_something_else_is_refused(text: str) -> None:
    with pytest.raises(ValueJsonError):
        from_json(Event, text)


NEVER = '{"type":"hand_size","operator":"<","value":2,"reference":"hand","now":5}'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[]", r"the value is \[\]: expected one with type or logic"),
        ("{}", r"the value is \{\}: expected one with type or logic"),
        (NEVER.replace("2", '"eleven"'), r'value is "eleven": expected a number or a word that is known here'),
        (NEVER.replace("2", "true"), r"value is true: expected a number or a word that is known here"),
        (NEVER.replace('"hand"', '"sleeve"'), r'reference is "sleeve": expected a number or a word'),
        (NEVER.replace("hand_size", "hat_size"), r'type is "hat_size": expected one of hand_size, '),
        ('{"logic":"AND","conditions":[{}]}', r"conditions\[0\] is \{\}: expected one with type or logic"),
        ('{"logic":"AND","conditions":[' * 300 + NEVER + "]}" * 300, r"the value nests too deep"),
    ],
)
def test_what_is_no_wish_is_refused_with_its_path(text: str, problem: str) -> None:
    with pytest.raises(ValueJsonError, match=f"^{problem}"):
        from_json(Wish, text)


def test_long_faults_are_shown_short() -> None:
    with pytest.raises(ValueJsonError) as caught:
        from_json(Event, changed(DRAWN_TEXT, "moves.0.cards.0", "x" * 100_000))
    assert len(str(caught.value)) < 300


def test_a_field_that_nobody_can_write_is_no_value() -> None:
    @dataclass(frozen=True)
    class Weighed:
        grams: float

    with pytest.raises(TypeError, match="a value cannot have <class 'float'>"):
        from_json(Weighed, "{}")


def test_ranks_are_words() -> None:
    text = '{"kind":"rank","rank":"10"}'
    assert from_json(Choice, text).rank is Rank.TEN
    assert to_json(from_json(Choice, text)) == text
