"""What a player sees when there is something to decide, and nothing else: read from the text of the player's view."""

import re
from dataclasses import dataclass
from functools import cached_property

from darwindeck._core import Position
from darwindeck.genome.schema import Rank, Suit
from darwindeck.rulebook._scene import Scene
from darwindeck.simulation.reference import Card

_CARD = re.compile(r"\b(?:[2-9]|10|[JQKA])[HDCS]\b")
_PLAYED = re.compile(r"P(\d) (\w+)")
_HAND = re.compile(r"P(\d) hand (\d+)(?:: ([^,]*))?")


@dataclass(frozen=True)
class Look:
    """A decision as the player sees it who has to make it."""

    scene: Scene
    seat: int
    moves: tuple[str, ...]
    """The options, in the words of records."""
    view: str
    """The text of the view."""
    to_claim: Rank | None = None
    """The rank that the cards will be said to be, where cards are laid for a claim."""

    @classmethod
    def at(cls, position: Position, scene: Scene) -> "Look":
        """What whoever has to decide sees."""
        seat = position.to_act
        assert seat is not None, "somebody has to decide"
        return cls(scene, seat, tuple(position.options()), position.view(seat))

    @cached_property
    def _lines(self) -> dict[str, str]:
        """The lines about the table, by their first word."""
        return {word: rest for word, _, rest in (line.partition(" ") for line in self.view.split("\n"))}

    @cached_property
    def _hands(self) -> dict[int, tuple[int, tuple[Card, ...]]]:
        """The number of cards in every hand, and those of them that are known."""
        found = (_HAND.match(line) for line in self.view.split("\n"))
        return {int(one[1]): (int(one[2]), _cards(one[3] or "")) for one in found if one}

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards, as far as the player may look at them."""
        return self._hands[self.seat][1] if self.seat in self._hands else ()

    def cards_of(self, seat: int) -> int:
        """How many cards somebody holds."""
        return self._hands[seat][0] if seat in self._hands else 0

    @cached_property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick so far, as far as they lie open, the one that was led first."""
        played = {int(seat): Card.named(card) for seat, card in _PLAYED.findall(self._lines.get("trick", ""))}
        seats, direction = len(self._hands), -1 if "direction -1" in self.view else 1
        in_turn = ((self.seat + direction * step) % seats for step in range(1, seats))
        return tuple(played[seat] for seat in in_turn if seat in played)

    @property
    def is_led(self) -> bool:
        """Whether a card lies in the trick."""
        return "trick" in self._lines

    @property
    def is_to_beat(self) -> bool:
        """Whether there are cards to beat, where plays climb."""
        return "\nto beat " in self.view

    @cached_property
    def table(self) -> tuple[Card, ...]:
        """The known cards on the table."""
        return _cards(self._lines.get("table", ""))

    @cached_property
    def trump(self) -> Suit | None:
        """The trumps, where there are any."""
        return Suit.from_word(self._lines["trump"]) if "trump" in self._lines else self.scene.genome.setup.trump_suit

    @property
    def has_laid(self) -> bool:
        """Whether cards have been chosen already for what is being done."""
        return "chosen" in self._lines

    @cached_property
    def claim(self) -> tuple[int, Rank, int] | None:
        """The claim that may be doubted: whose, which rank, how many cards."""
        found = re.fullmatch(r"P(\d) (\S+) (\d+)", self._lines.get("claim", ""))
        rank = Rank.from_word(found[2]) if found else None
        return (int(found[1]), rank, int(found[3])) if found and rank else None


def card_of(move: str) -> Card | None:
    """The card that an option is about."""
    found = _CARD.search(move)
    return Card.named(found[0]) if found else None


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.named, _CARD.findall(text)))
