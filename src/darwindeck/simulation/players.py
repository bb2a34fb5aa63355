"""The machine's own players for the reference: Random and Greedy.

A player is told how many options there are and may look at the position through its own view. It never gets hold
of the position itself, so that it cannot see a hidden card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import counted, shown
from darwindeck.genome._wording import one_of as one_of_these
from darwindeck.simulation._greedy import greedy_choice
from darwindeck.simulation.chance import one_of
from darwindeck.simulation.reference import View


class Player(Protocol):
    """Whoever decides for a seat."""

    def decide(self, options: int, look: Callable[[], View], luck: int) -> tuple[int, int]:
        """The number of the option taken, and what is left of the player's luck.

        Args:
            options: How many options there are.
            look: Gives what the player sees and knows, the options among it.
            luck: The generator of the player's own stream.
        """


class RandomPlayer:
    """Takes any option."""

    def decide(self, options: int, look: Callable[[], View], luck: int) -> tuple[int, int]:  # noqa: ARG002
        """One of the options, all equally likely."""
        return one_of(options, luck)


class GreedyPlayer:
    """Takes the option that looks best at once."""

    def decide(self, options: int, look: Callable[[], View], luck: int) -> tuple[int, int]:  # noqa: ARG002
        """The first of the best options. No luck is needed."""
        return greedy_choice(look()), luck


PLAYERS: Mapping[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}
"""The players, by name."""

_TO_COME = ("mcts", "novice")


def seated(players: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """The name of the player in each seat: one name for all, or one for each.

    Raises:
        DarwinDeckError: When a name is not known, or their number is wrong.
    """
    names = (players,) * seats if isinstance(players, str) else tuple(players)
    if len(names) != seats:
        raise DarwinDeckError(f"players has {counted(len(names), 'name')}: the game has {counted(seats, 'seat')}")
    for name in names:
        if name not in PLAYERS:
            raise DarwinDeckError(f"{_what_is_wrong_with(name)}: expected {one_of_these(list(PLAYERS))}")
    return names


def _what_is_wrong_with(name: object) -> str:
    if isinstance(name, str) and name.partition(":")[0] in _TO_COME:
        return f"the player {shown(name)} is not available yet"
    return f"there is no player {shown(name)}"
