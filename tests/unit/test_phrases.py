"""What is said about a game in play: every phrase makes a sentence, to whoever it is said."""

import re
from typing import Any

import pytest

from darwindeck._phrases import PHRASES, Phrase
from darwindeck.genome.conditions import ConditionType
from darwindeck.genome.schema import Location, Rank
from darwindeck.phrases import Speaker, sentence
from darwindeck.simulation.choices import BetChoice, BidChoice, Choice, DrawChoice, RankChoice
from darwindeck.simulation.events import Event, Place, Scores
from darwindeck.simulation.kinds import Asks, BetWay, ChoiceKind, EventKind, PlaceKind, ReasonKind
from darwindeck.simulation.values import OneOf, shape_of, to_plain

ROWS = [
    pytest.param(section, kind, row, id=f"{section} {kind} {number}")
    for section, kinds in PHRASES.items()
    for kind, rows in kinds.items()
    for number, row in enumerate(rows)
]
SLOT = re.compile(r"\{([a-z_.]+)")
SAMPLES: dict[str, Any] = {
    "card": "QS", "than": "9C", "cards": ["7H", None, None], "open": ["7H", "9H"], "chosen": ["7H"],
    "rank": "Q", "suit": "H", "value": 3, "operator": ">=", "reference": "hand", "place": "hand",
    "source": "discard", "way": "raise", "hits": [1, 2], "bid": 3, "points": 5, "chips": 20, "most": 3,
    "wish": {"type": "has_matching_pair"},
}  # fmt: skip


def sample(row: Phrase, kind: str, section: str) -> dict[str, Any]:
    """A value for which the row holds, with something in every slot."""
    value: dict[str, Any] = {"type" if section == "wish" else "kind": kind}
    wanted = {path: found for path, found in row.when if found is not False}
    for slot in SLOT.findall(row.say + row.name):
        path = slot.removesuffix(".id").removesuffix(".place")
        put(value, path, wanted.get(path, True))
    for path, found in wanted.items():
        put(value, path, found)
    if kind in ("card_is_rank", "card_is_suit"):
        value["value"] = "7" if kind == "card_is_rank" else "H"
    return value


def put(value: dict[str, Any], path: str, found: Any) -> None:
    *before, name = path.split(".")
    for step in before:
        value = value.setdefault(step, {})
    if found is True:
        value.setdefault(name, SAMPLES.get(name, 1))
    else:
        value[name] = {"+": 1, "-": -2}.get(found, found) if isinstance(found, str) else found


def said(speaker: Speaker, section: str, value: dict[str, Any]) -> str:
    if section == "wish":
        return speaker.reason({"kind": "condition", "wish": value})
    if section == "asks":
        return speaker.prompt({**value, "asks": value["kind"]})
    if section == "part":
        return sentence(speaker.part({**value, "rule": value["kind"].replace("phases", "phases[2]")}))
    return {"event": speaker.event, "reason": speaker.reason, "choice": speaker.option}[section](value)


@pytest.mark.parametrize(("section", "kind", "row"), ROWS)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_phrase_makes_a_sentence(section: str, kind: str, row: Phrase, seat: int | None) -> None:
    speaker = Speaker(seat)
    value = sample(row, kind, section)
    text = said(speaker, section, value)
    assert bool(text) == bool(row.say)
    assert "{" not in text
    assert "None" not in text
    assert "  " not in text
    if section == "choice":
        assert speaker.option_name(value)
    elif text:
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith((".", '"'))


def test_the_sample_of_a_row_is_said_by_that_row() -> None:
    for section, kinds in PHRASES.items():
        for kind, rows in kinds.items():
            for row in rows:
                value = sample(row, kind, section)
                assert Speaker()._phrase(section, kind, value) is row, (section, kind, row)


def test_everything_that_has_a_word_has_a_phrase() -> None:
    assert set(PHRASES["asks"]) == set(Asks)
    assert set(PHRASES["choice"]) == set(ChoiceKind)
    assert set(PHRASES["event"]) == set(EventKind)
    assert set(PHRASES["reason"]) == set(ReasonKind)
    assert set(PHRASES["wish"]) == set(ConditionType)


def test_every_value_of_play_has_a_kind_of_its_own() -> None:
    for union, kinds in ((Choice, ChoiceKind), (Event, EventKind)):
        shape = shape_of(union)
        assert isinstance(shape, OneOf)
        assert sorted(cls.kind for cls in shape.classes) == sorted(kinds)  # type: ignore[attr-defined]


def test_players_are_spoken_to_and_of() -> None:
    event = to_plain(Scores(seat=2, points=-5, parts=()))
    assert Speaker(2).event(event) == "You lose 5 points."
    assert Speaker(0).event(event) == "P2 loses 5 points."
    assert Speaker(0, names=("Ann", "Bob", "Cleo")).event(event) == "Cleo loses 5 points."


def test_cards_that_are_not_known_are_counted() -> None:
    speaker = Speaker(0)
    lays = {"kind": "lays", "seat": 1, "as": "play", "moves": [{"cards": ["7H", None, "8H", None]}]}
    assert speaker.event(lays) == "P1 plays 7H, 8H and 2 more cards."
    lays["moves"] = [{"cards": [None]}]
    assert speaker.event(lays) == "P1 plays a card."


def test_cards_are_written_as_the_table_writes_them() -> None:
    symbols = str.maketrans("HDCS", "♥♦♣♠")
    speaker = Speaker(card=lambda card: card.translate(symbols))
    assert (
        speaker.event({"kind": "shows", "seat": 1, "cards": ["10H", "QS"], "why": "counted"}) == "P1 shows 10♥ and Q♠."
    )
    assert speaker.option_name({"kind": "card", "card": "10H"}) == "10H"


@pytest.mark.parametrize(
    ("choice", "name", "text"),
    [
        (BidChoice("nil"), "nil", "bid Nil: not a single trick"),
        (BidChoice(1), "bid 1", "bid 1 trick"),
        (BetChoice(BetWay.RAISE, 1200), "raise", "raise, for 1,200 chips"),
        (DrawChoice(Location.DISCARD), "draw discard", "draw from the discard pile"),
        (RankChoice(Rank.SIX), "sixes", "sixes"),
    ],
)
def test_options_have_a_short_name_and_a_longer_one(choice: Choice, name: str, text: str) -> None:
    assert Speaker(0).option_name(to_plain(choice)) == name
    assert Speaker(0).option(to_plain(choice)) == text


def test_a_team_wins_with_whoever_reads() -> None:
    over = {"kind": "over", "outcome": {"kind": "win", "side": 1}}
    assert Speaker(3, sides=((0, 2), (1, 3))).event(over) == "You and P1 win the game."
    assert Speaker(0, sides=((0, 2), (1, 3))).event(over) == "P1 and P3 win the game."
    assert Speaker(0).event(over) == "P1 wins the game."


def test_what_a_condition_lacks_is_told_part_by_part() -> None:
    suit = {"type": "card_matches_suit", "reference": "top_discard", "card": "7H"}
    rank = {"type": "card_is_rank", "operator": "==", "value": "8"}
    either = {"kind": "condition", "wish": {"logic": "OR", "conditions": [suit, rank]}}
    assert Speaker(0).reason(either) == "You need a card of the same suit as 7H, or a card of rank eight."


def test_a_sentence_has_a_capital_and_an_end() -> None:
    assert sentence("") == ""
    assert sentence("you pass") == "You pass."
    assert sentence('P1 says "sixes"') == 'P1 says "sixes"'
    assert to_plain(Place(PlaceKind.HAND, 2)) == {"at": "hand", "seat": 2}
