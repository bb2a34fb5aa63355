"""The machine's own players: the names of all of them, and those that the reference knows, Random and Greedy.

A player is told how many options there are and may look at the position through its own view. It never gets hold
of the position itself, so that it cannot see a hidden card.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from darwindeck._core import MOST_ITERATIONS
from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import counted, did_you_mean, shown
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


REFERENCE_PLAYERS: Mapping[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}
"""The players that the reference knows, by name."""

PLAYERS = (*REFERENCE_PLAYERS, "novice", "mcts:N", "peeking:N")
"""The names of all players. N stands for the iterations of one that searches, as in "mcts:500"."""

_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_SEARCHING = tuple(name.removesuffix(":N") for name in PLAYERS if name.endswith(":N"))


def seated(players: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """The name of the player in each seat: one name for all, or one for each.

    Raises:
        DarwinDeckError: When a name is not known, or their number is wrong.
    """
    names = (players,) * seats if isinstance(players, str) else tuple(players)
    for name in names:
        kind_and_iterations(name)
    if len(names) != seats:
        problem = f"players has {counted(len(names), 'name')}: the game has {counted(seats, 'seat')}"
        raise DarwinDeckError(f"{problem}; a single name serves for all" if len(names) > 1 else problem)
    return names


def kind_and_iterations(name: object) -> tuple[str, int]:
    """What kind of player a name means, and its iterations; 0 for one that does not search.

    >>> kind_and_iterations("mcts:500"), kind_and_iterations("greedy")
    (('mcts', 500), ('greedy', 0))

    Raises:
        DarwinDeckError: When there is no such player.
    """
    kind, colon, number = str(name).partition(":")
    if name in PLAYERS and kind not in _SEARCHING:
        return kind, 0
    if kind in PLAYERS:
        raise DarwinDeckError(f"the player {shown(name)} takes no iterations: expected {shown(kind)}")
    if kind not in _SEARCHING:
        near = did_you_mean(kind, PLAYERS)
        expected = f"did you mean {shown(near)}?" if near else f"expected {one_of_these(PLAYERS)}"
        raise DarwinDeckError(f"there is no player {shown(name)}: {expected}")
    if not colon:
        raise DarwinDeckError(f"the player {shown(name)} lacks its iterations: expected {shown(kind + ':500')} or so")
    if not _NUMBER.fullmatch(number) or int(number) > MOST_ITERATIONS:
        problem = f"the player {shown(name)} cannot have {shown(number)} iterations"
        raise DarwinDeckError(f"{problem}: expected 1 to {MOST_ITERATIONS}")
    return kind, int(number)
