"""What a person types, read as an answer or as a command."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from darwindeck._phrases import WORDS
from darwindeck.genome._wording import did_you_mean, shown
from darwindeck.play.hand_order import sorted_hand
from darwindeck.play.writing import NAMES, Writing

Value = Mapping[str, Any]

COMMANDS = {
    "hint": "what the machine would do, and how likely it wins",
    "why": "why a card cannot be chosen, as in: why 7H",
    "rules": "the rules that matter now; `rules all` for the whole book",
    "last": "the last trick, or what happened since your turn before the last",
    "score": "where the points came from",
    "piles": "what has been captured and laid off, and what you know",
    "table": "the table once more",
    "undo": "back to your last choice",
    "save": "keep the game in a file, as in: save my_game.json",
    "help": "what can be typed",
    "quit": "leave",
}
"""Commands, and what they are for."""

_ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "bye": "quit", "u": "undo", "scores": "score"}
_CARD = re.compile(r"(10|[2-9TJQKA])([HDCS♥♦♣♠])|([HDCS♥♦♣♠])(10|[2-9TJQKA])")
_SUITS = str.maketrans("♥♦♣♠", "HDCS")
_BETWEEN = re.compile(r"[\s,;+]+")
_NOT_LETTERS = re.compile(r"[\s_\-]+")
_NUMBER = re.compile(r"[0-9]{1,9}")
_YES, _NO = frozenset({"y", "yes"}), frozenset({"n", "no"})
_DECLINES = frozenset({"pass", "accept", "stop"})


@dataclass(frozen=True)
class Command:
    """One of the commands, and what was written after it."""

    name: str
    about: str


@dataclass(frozen=True)
class Picked:
    """The number of an option."""

    number: int


@dataclass(frozen=True)
class Cards:
    """Cards of a selection, or one card."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Unclear:
    """Nothing that is understood, and what to say about it."""

    say: str


Typed = Command | Picked | Cards | Unclear


@dataclass(frozen=True)
class Offered:
    """One thing that can be chosen, as a list shows it."""

    name: str
    """What one may type."""
    say: str
    """What it is."""
    option: int | None = None
    """The number of the option; none for a card of a selection."""
    card: str | None = None
    """The card, if it is one."""
    is_numbered: bool = True
    """False where a number already means something else: the tricks of a bid, a rank."""


def offered(ask: Value, table: Value, writing: Writing, trump: str | None = None) -> list[Offered]:
    """What can be chosen: cards as one holds them, then the rest in the order of the options."""
    options = list(enumerate(ask["options"]))
    numbers = {option["card"]: number for number, option in options if option["kind"] == "card"}
    cards = ask["select"]["open"] if "select" in ask else list(numbers)
    found = [
        Offered(card, writing.card(card), None if "select" in ask else numbers[card], card)
        for card in sorted_hand(cards, table, trump)
    ]
    for number, option in options:
        if option["kind"] != "card":
            is_numbered = option["kind"] not in ("bid", "stake", "rank")
            name = writing.speaker.option_name(option)
            found.append(Offered(name, writing.speaker.option(option), number, None, is_numbered))
    return found


def read_typed(text: str, ask: Value, choices: Sequence[Offered]) -> Typed:
    """What somebody means who types this when asked."""
    line = text.strip()
    if not line:
        return Unclear("Choose one of these, or type `help`.")
    found = _named(line, ask, choices) or _command(line) or _by_cards(line) or _by_number(line, choices)
    return found or _unclear(line, choices)


def card_of(text: str) -> str | None:
    """The card that somebody means: rank and suit in either order, in letters or signs."""
    match = _CARD.fullmatch(text.upper().replace("\ufe0f", ""))
    if match is None:
        return None
    rank, suit = (match[1], match[2]) if match[1] else (match[4], match[3])
    return ("10" if rank == "T" else rank) + suit.translate(_SUITS)


def _command(line: str) -> Command | None:
    first, *rest = line.split(maxsplit=1)
    word = _ALIASES.get(first.casefold(), first.casefold())
    return Command(word, rest[0].strip() if rest else "") if word in COMMANDS else None


def _named(line: str, ask: Value, choices: Sequence[Offered]) -> Picked | None:
    """An option by one of its names, or by a word that is in no other one."""
    said = _plain(line)
    for choice in choices:
        if choice.option is not None and said in _names(choice, ask):
            return Picked(choice.option)
    if said in _YES | _NO:
        return _yes_or_no(said in _YES, ask)
    if said in COMMANDS or said in _ALIASES or len(said) < 3:
        return None
    near = [one for one in choices if one.card is None and said in _plain(one.name).split()]
    return Picked(near[0].option) if len(near) == 1 and near[0].option is not None else None


def _yes_or_no(is_yes: bool, ask: Value) -> Picked | None:
    """The answer to a question that one can decline."""
    declining = [option["kind"] in _DECLINES for option in ask["options"]]
    if len(declining) != 2 or sum(declining) != 1:
        return None
    return Picked(declining.index(not is_yes))


def _names(choice: Offered, ask: Value) -> set[str]:
    """All that an option answers to."""
    names = {_plain(choice.name)}
    if choice.card is not None or choice.option is None:
        return names
    option = ask["options"][choice.option]
    match option["kind"]:
        case "rank":
            rank = option["rank"]
            letters = {rank.casefold()} | ({"t"} if rank == "10" else set())
            names |= letters | {f"{letter}s" for letter in letters} | set(WORDS["rank"][rank])
        case "suit":
            suit = option["suit"]
            names |= {suit.casefold(), str(WORDS["suit"][suit])[:-1], "♥♦♣♠"["HDCS".index(suit)]}
        case "seat":
            names |= {NAMES[option["seat"]].casefold(), f"p{option['seat']}"}
        case "bid":
            names |= {str(option["bid"])}
        case "stake":
            names |= {str(option["chips"])}
        case "challenge":
            names |= {"challenge"}
        case "accept":
            names |= {"accept"}
        case _:
            pass
    return names


def _by_cards(line: str) -> Cards | None:
    cards = [card_of(word) for word in _BETWEEN.split(line) if word]
    if not cards or None in cards:
        return None
    return Cards(tuple(dict.fromkeys(card for card in cards if card is not None)))


def _by_number(line: str, choices: Sequence[Offered]) -> Picked | Cards | Unclear | None:
    words = [word for word in _BETWEEN.split(line) if word]
    if not words or not all(_NUMBER.fullmatch(word) for word in words):
        return None
    numbers = [int(word) for word in words]
    numbered = [choice for choice in choices if choice.is_numbered]
    if not numbered:
        return None
    if any(not 1 <= number <= len(numbered) for number in numbers):
        return Unclear(f"The numbers go from 1 to {len(numbered)}.")
    meant = [numbered[number - 1] for number in dict.fromkeys(numbers)]
    if len(meant) == 1 and meant[0].option is not None:
        return Picked(meant[0].option)
    cards = [choice.card for choice in meant]
    if None in cards:
        return Unclear("These cannot be chosen together.")
    return Cards(tuple(card for card in cards if card is not None))


def _unclear(line: str, choices: Sequence[Offered]) -> Unclear:
    names = [choice.name for choice in choices]
    near = did_you_mean(line, [*names, *COMMANDS])
    if near is not None:
        return Unclear(f"{shown(line)} is not understood: did you mean {near}?")
    return Unclear(f"{shown(line)} is not understood. Type one of the names or numbers, or `help`.")


def _plain(text: str) -> str:
    return _NOT_LETTERS.sub(" ", text.strip()).casefold()
