"""Cards."""

from collections.abc import Iterable

from darwindeck.genome.schema import Rank, Suit

_MADE: dict[tuple[str, str], "Card"] = {}


class Card(int):
    """A card: its number (16 × suit + rank), which knows its rank and suit.

    There is one object for each card, and cards sort in canonical order: the hearts from two to ace, then
    diamonds, clubs and spades.
    """

    rank: Rank
    suit: Suit
    height: int
    """The code of the rank: two 0 … ace 12. How high the card is in a game, `Game.height` says."""

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        """The card of this rank and suit."""
        found = _MADE.get((rank, suit))
        if found is None:
            found = super().__new__(cls, 16 * suit.code + rank.code)
            found.rank, found.suit, found.height = rank, suit, rank.code
            _MADE[rank, suit] = found
        return found

    @classmethod
    def named(cls, text: str) -> "Card":
        """The card that is written so: rank first, as in ``10H``.

        Raises:
            ValueError: When no card is.
        """
        rank, suit = Rank.from_word(text[:-1]), Suit.from_word(text[-1:])
        if rank is None or suit is None:
            raise ValueError(f"{text!r} is no card: expected a rank and a suit, such as 10H")
        return cls(rank, suit)

    @property
    def number(self) -> int:
        """The card's number."""
        return int(self)

    def __bool__(self) -> bool:
        """Always: the two of hearts, whose number is 0, is a card like any other."""
        return True

    def __getnewargs__(self) -> tuple[Rank, Suit]:  # type: ignore[override]
        """What makes the card again when it is unpickled."""
        return self.rank, self.suit

    def __str__(self) -> str:
        """The card as it is written, such as ``10H``."""
        return f"{self.rank}{self.suit}"

    __repr__ = __str__


ALL_CARDS = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 52 cards, in canonical order."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in canonical order."""
    return tuple(sorted(cards))


def listed(cards: Iterable[Card]) -> str:
    """Cards with spaces between; a dash for none."""
    return " ".join(map(str, cards)) or "-"
