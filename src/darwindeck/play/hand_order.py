"""How a player holds cards: by suits whose colours alternate, trumps first, or by rank where rank is what matters."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

_ALTERNATING = ("SHCD", "SDCH", "HSDC", "HCDS", "CHSD", "DSHC")
_RED = frozenset("HD")


def is_held_by_rank(table: Mapping[str, Any]) -> bool:
    """True in games of equal ranks and of higher ones, where suits mean little."""
    phases = set(table["phases"])
    if "trick" in phases or table["mode"] == "sequence":
        return False
    has = set(table["has"])
    return bool(phases & {"claim", "asking"} or has & {"to_beat", "pattern"} or table["mode"] in ("war", "match_rank"))


def sorted_hand(cards: Iterable[str], table: Mapping[str, Any], trump: str | None = None) -> list[str]:
    """Cards in the order in which one holds them."""
    held = list(cards)
    heights = {rank: height for height, rank in enumerate(table["ranks"])}
    if is_held_by_rank(table):
        return sorted(held, key=lambda card: (heights[card[:-1]], "HDCS".index(card[-1])))
    suits = _suits_in_order({card[-1] for card in held}, trump)
    of_trumps = {rank: height for height, rank in enumerate(table.get("trump_ranks") or table["ranks"])}
    falls = "trick" in table["phases"]

    def place(card: str) -> tuple[int, int]:
        height = (of_trumps if card[-1] == trump else heights)[card[:-1]]
        return suits.index(card[-1]), -height if falls else height

    return sorted(held, key=place)


def _suits_in_order(suits: set[str], trump: str | None) -> Sequence[str]:
    """Trumps first, and then suits so that as few neighbors as possible have the same colour."""
    first = [trump] if trump in suits else []
    orders = [[*first, *(suit for suit in order if suit in suits and suit not in first)] for order in _ALTERNATING]
    return min(orders, key=_equal_neighbors)


def _equal_neighbors(order: Sequence[str]) -> int:
    return sum((one in _RED) == (other in _RED) for one, other in pairwise(order))
