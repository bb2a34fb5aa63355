"""The native core of DarwinDeck."""

from collections.abc import Callable, Sequence
from typing import Final, final

__all__ = [
    "MOST_GAMES",
    "MOST_ITERATIONS",
    "MOST_REQUESTS",
    "MOST_THREADS",
    "Game",
    "Position",
    "Program",
    "__version__",
    "check_batch",
    "code_table",
    "simulate_batch",
]

__version__: Final[str]
"""The version of the crate the extension was built from; equals `darwindeck.__version__`."""

MOST_GAMES: Final[int]
"""Most games of one request."""

MOST_ITERATIONS: Final[int]
"""Most iterations of a player that searches."""

MOST_REQUESTS: Final[int]
"""Most requests of one batch."""

MOST_THREADS: Final[int]
"""Most threads of one batch."""

def code_table() -> dict[str, dict[str, int]]:
    """Every enum of the bytecode with its names and codes, and the limits, as the core was built with them."""

def simulate_batch(
    request: bytes, threads: int | None = None, progress: Callable[[int, int], object] | None = None
) -> bytes:
    """Play a batch: bytes in, bytes out, as schema/simulation.fbs defines them.

    The interpreter lock is released meanwhile. About every 50 ms signals are handled, and `progress` is called with the
    games played and the games asked for; an exception of either ends the batch and is raised.

    Args:
        request: A BatchRequest.
        threads: How many threads play, 1 to 1024; one for each processor if None.
        progress: Called now and then, on the calling thread.

    Raises:
        RequestError: When the batch asks for what cannot be done, or is damaged.
        BytecodeError, GenomeError: When a game of it cannot be read or played. `source` names the request.
        CoreError: When the core fails.
        ValueError: When `threads` is out of range.
    """

def check_batch(request: bytes) -> int:
    """Check a batch as `simulate_batch` does, and play nothing: the number of games that it asks for.

    Raises:
        RequestError, BytecodeError, GenomeError: As `simulate_batch` would.
    """

@final
class Program:
    """A game that the core has read from bytecode. Whether it can be played is for `Game` to say.

    Raises:
        BytecodeError: When the bytes are not the bytecode of a game that the machine can hold.
    """

    def __new__(cls, data: bytes) -> Program: ...
    @property
    def genome_id(self) -> str:
        """The name of the game."""

    @property
    def player_count(self) -> int:
        """How many play."""

    @property
    def max_turns(self) -> int:
        """The turn after which the game is broken off."""

    def fields(self) -> dict[str, str]:
        """Every field of the game by its path, such as `setup.cards_per_player`, with its value in words."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Game:
    """A game that the core has read from bytecode and can play.

    Raises:
        BytecodeError: When the bytes are not the bytecode of a game that the machine can hold.
        GenomeError: When the game asks for what the machine cannot do.
    """

    def __new__(cls, bytecode: bytes) -> Game: ...
    def record(self, seed: int, players: Sequence[str]) -> str:
        """The record of one game, with a player's name for every seat.

        Raises:
            TypeError: When the seed is not a whole number.
            ValueError: When a player is not known, or their number is wrong.
        """

@final
class Position:
    """A position of a game: one decision after the other.

    Seeds are whole numbers, and count modulo 2^64; a TypeError says that something else was given.
    """

    def __new__(cls, game: Game, seed: int) -> Position: ...
    @property
    def to_act(self) -> int | None:
        """Who has to decide; nobody when the game is over."""

    @property
    def ending(self) -> str | None:
        """How the game ended, in words: `P1 wins`, `team 0 wins`, `P2 loses`, `draw`, `timeout`, `stalemate`."""

    def options(self) -> list[str]:
        """The options in words, in their order."""

    def choose(self, option: int) -> None:
        """Take an option by its number.

        Raises:
            IndexError: When there is no such option.
        """

    def view(self, seat: int | None = None) -> str:
        """What a player sees; everything for nobody in particular.

        Raises:
            IndexError: When there is no such seat.
        """

    def world(self, seed: int) -> Position:
        """A position that looks the same to the player who has to decide, with the unknown cards dealt afresh.

        Raises:
            ValueError: When the game is over.
        """

    def conclusions(self) -> list[tuple[list[str], int, list[str]]]:
        """What everybody can conclude about each hand, by seat.

        The cards that it lacks; how many cards may have come to it since; the ranks of which it holds a card.
        """

    def think(
        self,
        seed: int,
        iterations: int,
        *,
        milliseconds: int | None = None,
        exploration: float | None = None,
        peeks: bool = False,
    ) -> list[tuple[float, int]]:
        """What a search says about each option, in their order: what it is worth, and how often it was tried.

        The worth is 1 where the player always wins and 0 where it always loses. Signals are handled about every 50 ms,
        and an exception of theirs ends the search. A player decides the same in `decide` with the same seed.

        Args:
            seed: Another seed, other worlds.
            iterations: How many worlds are looked at.
            milliseconds: When to stop thinking, however many have been.
            exploration: How much it is worth to try what was tried seldom; 0.7 if None.
            peeks: Whether to look at the cards that the player cannot see.

        Raises:
            ValueError: When the game is over, `iterations` is not 1 to MOST_ITERATIONS, or `exploration` is not 0 to
                1,000,000.
        """

    def try_each(self, seed: int) -> list[tuple[float, int]]:
        """What a Novice says about each option, in the form of `think`.

        Raises:
            ValueError: When the game is over.
        """

    def decide(self, player: str, seed: int) -> int:
        """The number of the option that a player would take.

        Raises:
            ValueError: When the game is over, or the player is not known.
        """

    def count_sequences(self, depth: int) -> int:
        """The number of sequences of so many decisions that can follow, or fewer where the game ends.

        Raises:
            ValueError: When the depth is above 64.
        """
