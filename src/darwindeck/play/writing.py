"""How a game is written to a terminal: names, cards, colour and the width of a line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from darwindeck.phrases import Speaker

WIDTH = 80
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
"""What players are called, by seat."""

_SYMBOLS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}
_RED, _PLAIN = "\x1b[31m", "\x1b[0m"


@dataclass(frozen=True)
class Writing:
    """Whom a table is written for, and with which letters."""

    seat: int
    """Who is "you"."""
    sides: Sequence[Sequence[int]] = ()
    """The players of each side, where sides are teams."""
    has_symbols: bool = False
    """True where the signs of the suits can be shown; letters stand for them elsewhere."""
    has_colour: bool = False
    """True where red suits can be red."""
    majorities: Mapping[str, str] = field(default_factory=dict)
    """What each majority is of, by the path of the rule that gives points for it."""

    @cached_property
    def speaker(self) -> Speaker:
        """Who makes the sentences."""
        return Speaker(self.seat, NAMES, self.sides, self.card)

    def name(self, seat: int) -> str:
        """What a player is called."""
        return "you" if seat == self.seat else NAMES[seat]

    def card(self, card: str) -> str:
        """A card as it is written here."""
        if not self.has_symbols:
            return card
        written = card[:-1] + _SYMBOLS[card[-1]]
        return f"{_RED}{written}{_PLAIN}" if self.has_colour and card[-1] in "HD" else written

    def cards(self, cards: Sequence[str | None]) -> str:
        """Cards in a row; those that are not seen are counted."""
        seen = [self.card(card) for card in cards if card is not None]
        unseen = len(cards) - len(seen)
        if unseen:
            seen.append(f"({unseen} face down)")
        return " ".join(seen) or "no cards"


def wrapped(text: str, *, first: str = "", later: str = "") -> list[str]:
    """A text in lines that fit, each with what stands before it."""
    lines, line, is_empty = [], first, True
    for word in text.split():
        if not is_empty and _width(line) + 1 + _width(word) > WIDTH:
            lines.append(line)
            line, is_empty = later, True
        line += word if is_empty else f" {word}"
        is_empty = False
    return [*lines, line] if not is_empty else lines


def _width(text: str) -> int:
    return len(text.replace(_RED, "").replace(_PLAIN, ""))
