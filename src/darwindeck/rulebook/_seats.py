"""What the players of an example are called: by their seats, in the order of turns."""

from collections.abc import Iterable, Sequence

from darwindeck.rulebook._words import listed

_PLAYER = "Player "


def player(seat: int) -> str:
    """A player of an example: Player 1."""
    return f"{_PLAYER}{seat + 1}"


def players(seats: Iterable[int]) -> str:
    """One or several players: Player 1, Players 1 and 3."""
    return together([player(seat) for seat in seats])


def together(names: Sequence[str]) -> str:
    """Names one after the other, where all are players with what they are said only once: Players 1 and 3."""
    if len(names) < 2 or not all(name.startswith(_PLAYER) for name in names):
        return listed(names)
    return f"{_PLAYER.strip()}s {listed([name.removeprefix(_PLAYER) for name in names])}"
