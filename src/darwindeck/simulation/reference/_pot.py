"""The pot: layers, and who wins what, as a pure function."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any


def shares_of_pot(paid: Sequence[int], worth: Mapping[int, Any], starter: int) -> list[int]:
    """How many chips each player wins of what all have put in.

    The pot is cut into layers at each amount that some player put in. A layer goes to the best of those still in
    who paid it in full, and to the winners of the layer below when they have all dropped out. When nobody is in any
    more, all take back what they paid.

    Args:
        paid: What each player has put in.
        worth: The worth of the hand of each player who is still in; higher is better.
        starter: The player who started the hand: odd chips go to the first winners clockwise from there.
    """
    wins = [0] * len(paid)
    winners = _best(worth, worth)
    below = 0
    for amount in sorted(set(paid) - {0}):
        payers = [seat for seat, put_in in enumerate(paid) if put_in >= amount]
        winners = _best([seat for seat in payers if seat in worth], worth) or winners
        _share(wins, (amount - below) * len(payers), winners or payers, starter)
        below = amount
    return wins


def _best(seats: Collection[int], worth: Mapping[int, Any]) -> list[int]:
    best = max((worth[seat] for seat in seats), default=None)
    return [seat for seat in seats if worth[seat] == best]


def _share(wins: list[int], chips: int, winners: list[int], starter: int) -> None:
    each, odd = divmod(chips, len(winners))
    clockwise = sorted(winners, key=lambda seat: (seat - starter) % len(wins))
    for place, seat in enumerate(clockwise):
        wins[seat] += each + (place < odd)
