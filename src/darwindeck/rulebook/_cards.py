"""Cards by the names that players use."""

from collections.abc import Iterable, Sequence

from darwindeck.genome.schema import CardCondition, Rank, Suit
from darwindeck.rulebook._words import a, listed, plural

_RANKS = {
    Rank.TWO: "two",
    Rank.THREE: "three",
    Rank.FOUR: "four",
    Rank.FIVE: "five",
    Rank.SIX: "six",
    Rank.SEVEN: "seven",
    Rank.EIGHT: "eight",
    Rank.NINE: "nine",
    Rank.TEN: "ten",
    Rank.JACK: "jack",
    Rank.QUEEN: "queen",
    Rank.KING: "king",
    Rank.ACE: "ace",
}
_SUITS = {Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club", Suit.SPADES: "spade"}
_SIGNS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}


def rank_name(rank: Rank) -> str:
    """A rank: queen."""
    return _RANKS[rank]


def rank_names(rank: Rank) -> str:
    """All cards of a rank: queens, sixes."""
    return plural(_RANKS[rank])


def suit_names(suit: Suit) -> str:
    """A suit: hearts."""
    return plural(_SUITS[suit])


def suit_name(suit: Suit) -> str:
    """A card of a suit: heart."""
    return _SUITS[suit]


def card_name(rank: Rank, suit: Suit) -> str:
    """A single card: queen of spades."""
    return f"{_RANKS[rank]} of {suit_names(suit)}"


def short_name(card: str) -> str:
    """A card of a record, as it is printed on the card: Q♠ for QS."""
    return f"{card[:-1]}{_SIGNS[card[-1]]}"


def these(cards: CardCondition) -> str:
    """The cards of a condition, as a plural: cards, hearts, queens, the queen of spades."""
    if cards.rank is not None and cards.suit is not None:
        return f"the {card_name(cards.rank, cards.suit)}"
    if cards.rank is not None:
        return rank_names(cards.rank)
    return suit_names(cards.suit) if cards.suit is not None else "cards"


def each_of(cards: CardCondition) -> str:
    """One of the cards of a condition: each card, each heart, each queen, the queen of spades."""
    return these(cards) if cards.rank is not None and cards.suit is not None else f"each {_single(cards)}"


def one_of(cards: CardCondition) -> str:
    """Some card of a condition: a card, a heart, an ace, the queen of spades."""
    return these(cards) if cards.rank is not None and cards.suit is not None else a(_single(cards))


def _single(cards: CardCondition) -> str:
    if cards.rank is not None:
        return rank_name(cards.rank)
    return suit_name(cards.suit) if cards.suit is not None else "card"


def ranks_listed(ranks: Iterable[Rank], last: str = "and") -> str:
    """Ranks as plurals, from the lowest: eights, nines and tens."""
    return listed([rank_names(rank) for rank in sorted(ranks, key=lambda rank: rank.code)], last)


def rank_span(ranks: Iterable[Rank]) -> str:
    """Ranks in one word or two, from the lowest: two to ten; jack and king."""
    found = sorted(ranks, key=lambda rank: rank.code)
    in_a_row = found[-1].code - found[0].code == len(found) - 1
    if len(found) > 2 and in_a_row:
        return f"{rank_name(found[0])} to {rank_name(found[-1])}"
    return listed([rank_name(rank) for rank in found])


def from_high_to_low(rising: Sequence[Rank]) -> str:
    """An order of ranks as people say it: ace, king, queen, jack, 10 … down to 2."""
    return ", ".join(_on_the_card(rank) for rank in reversed(rising))


def _on_the_card(rank: Rank) -> str:
    return rank.value if rank.value.isdigit() else _RANKS[rank]
