"""What a person types, and what is understood of it."""

from typing import Any

import pytest

from darwindeck.play.answers import Cards, Command, Picked, Typed, Unclear, card_of, offered, read_typed
from darwindeck.play.writing import Writing

TABLE = {
    "players": 4, "phases": ["play"], "mode": "none", "has": [], "stacks": False,
    "ranks": ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"],
}  # fmt: skip
WRITING = Writing(0)


def ask(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"kind": "decide", "asks": "play", "options": list(options), "blocked": [], "closed": [], **more}


def card(text: str) -> dict[str, Any]:
    return {"kind": "card", "card": text}


PLAY = ask(card("7H"), card("10S"), card("AS"), {"kind": "pass"})
SEVERAL = ask(card("7H"), card("7S"), {"kind": "pass"}, select={"fewest": 1, "most": 3, "open": ["7H", "7S", "8H"]})
BIDS = ask(*({"kind": "bid", "bid": bid} for bid in ("nil", 1, 2, 3)))
STAKES = ask(*({"kind": "stake", "chips": chips} for chips in (10, 20)))
RANKS = ask(*({"kind": "rank", "rank": rank} for rank in ("2", "6", "J")))
SUITS = ask(*({"kind": "suit", "suit": suit} for suit in "HDCS"))
SEATS = ask({"kind": "seat", "seat": 1}, {"kind": "seat", "seat": 3})
BETS = ask(*({"kind": "bet", "way": way, "chips": chips} for way, chips in (("call", 5), ("all_in", 50), ("fold", 0))))
DRAWS = ask({"kind": "draw", "source": "deck"}, {"kind": "draw", "source": "discard", "card": "QD"})
DOUBT = ask({"kind": "challenge"}, {"kind": "accept"})
KNOCK = ask({"kind": "knock"}, {"kind": "pass"})


def typed(text: str, asked: dict[str, Any]) -> Typed:
    return read_typed(text, asked, offered(asked, TABLE, WRITING))


@pytest.mark.parametrize(
    ("text", "asked", "meant"),
    [
        ("7H", PLAY, Picked(0)),
        ("h7", PLAY, Cards(("7H",))),
        (" as ", PLAY, Picked(2)),
        ("Ts", PLAY, Cards(("10S",))),
        ("10♠", PLAY, Cards(("10S",))),
        ("pass", PLAY, Picked(3)),
        ("4", PLAY, Picked(3)),
        ("2C", PLAY, Cards(("2C",))),
        ("7h 7s", SEVERAL, Cards(("7H", "7S"))),
        ("8H,7h", SEVERAL, Cards(("8H", "7H"))),
        ("1 2", SEVERAL, Cards(("7S", "7H"))),
        ("7H 7H", SEVERAL, Cards(("7H",))),
        ("4", SEVERAL, Picked(2)),
        ("7h", SEVERAL, Cards(("7H",))),
        ("3", BIDS, Picked(3)),
        ("bid 3", BIDS, Picked(3)),
        ("NIL", BIDS, Picked(0)),
        ("20", STAKES, Picked(1)),
        ("6", RANKS, Picked(1)),
        ("sixes", RANKS, Picked(1)),
        ("six", RANKS, Picked(1)),
        ("j", RANKS, Picked(2)),
        ("Jacks", RANKS, Picked(2)),
        ("s", SUITS, Picked(3)),
        ("heart", SUITS, Picked(0)),
        ("♣", SUITS, Picked(2)),
        ("2", SUITS, Picked(1)),
        ("dan", SEATS, Picked(1)),
        ("P1", SEATS, Picked(0)),
        ("all in", BETS, Picked(1)),
        ("ALL-IN", BETS, Picked(1)),
        ("fold", BETS, Picked(2)),
        ("discard", DRAWS, Picked(1)),
        ("draw stock", DRAWS, Picked(0)),
        ("y", DOUBT, Picked(0)),
        ("no", DOUBT, Picked(1)),
        ("yes", KNOCK, Picked(0)),
        ("n", KNOCK, Picked(1)),
        ("believe", DOUBT, Picked(1)),
        ("why 7H", PLAY, Command("why", "7H")),
        ("SAVE My File.json", PLAY, Command("save", "My File.json")),
        ("?", PLAY, Command("help", "")),
        ("q", RANKS, Command("quit", "")),
        ("rules all", BIDS, Command("rules", "all")),
        ("undo", PLAY, Command("undo", "")),
    ],
)
def test_what_is_typed_is_understood(text: str, asked: dict[str, Any], meant: Typed) -> None:
    assert typed(text, asked) == meant


@pytest.mark.parametrize(
    ("text", "asked", "said"),
    [
        ("", PLAY, "Choose one"),
        ("   ", PLAY, "Choose one"),
        ("0", PLAY, "from 1 to 4"),
        ("5", PLAY, "from 1 to 4"),
        ("-1", PLAY, "is not understood"),
        ("99999999999999999999", PLAY, "is not understood"),
        ("1 4", PLAY, "cannot be chosen together"),
        ("hnt", PLAY, "did you mean hint"),
        ("yes", PLAY, "is not understood"),
        ("9", BIDS, "is not understood"),
        (",", PLAY, "is not understood"),
        (" ; + ", SEVERAL, "is not understood"),
        ("x" * 10_000, PLAY, "…"),
        ("7H frob", PLAY, "is not understood"),
        ("\x00\x1b[2J", PLAY, "u001b"),
        ("tens", RANKS, "is not understood"),
    ],
)
def test_what_is_not_understood_is_answered(text: str, asked: dict[str, Any], said: str) -> None:
    found = typed(text, asked)
    assert isinstance(found, Unclear)
    assert said in found.say
    assert len(found.say) < 160
    assert found.say.isprintable()


def test_numbers_count_what_can_be_chosen_as_it_is_shown() -> None:
    names = [choice.name for choice in offered(PLAY, TABLE, WRITING)]
    assert names == ["10S", "AS", "7H", "pass"]
    for number, choice in enumerate(offered(PLAY, TABLE, WRITING), start=1):
        assert typed(str(number), PLAY) == Picked(choice.option if choice.option is not None else -1)


@pytest.mark.parametrize("text", ["", "H", "11H", "1H", "7X", "7HH", "10", "T"])
def test_other_words_are_no_cards(text: str) -> None:
    assert card_of(text) is None
