"""Captures by sum: which cards can be picked so that their values add up."""

from collections.abc import Collection, Mapping

from darwindeck.genome.schema import Rank
from darwindeck.simulation.cards import Card, in_order


def next_to_add_up(cards: Collection[Card], total: int, values: Mapping[Rank, int]) -> tuple[Card, ...]:
    """The cards with which a choice that adds up to the total can begin, in canonical order.

    Later cards of a choice come later in canonical order. Cards that count nothing add nothing up.
    """
    able: list[Card] = []
    sums = {0}
    for card in reversed(in_order(cards)):
        value = values[card.rank]
        if value > 0:
            if total - value in sums:
                able.append(card)
            sums |= {value + more for more in sums if value + more <= total}
    return tuple(reversed(able))


def can_add_up(cards: Collection[Card], total: int, values: Mapping[Rank, int], first: Card | None = None) -> bool:
    """Whether some of the cards add up to the total, in whatever order; with a certain one, if one is given."""
    if first is not None:
        rest = total - values[first.rank]
        others = [card for card in cards if card != first]
        return values[first.rank] > 0 and (rest == 0 or can_add_up(others, rest, values))
    return total == 0 or (total > 0 and bool(next_to_add_up(cards, total, values)))
