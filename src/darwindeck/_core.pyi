"""The native core of DarwinDeck."""

from typing import Final, final

__all__ = ["Program", "__version__", "code_table"]

__version__: Final[str]
"""The version of the crate the extension was built from; equals `darwindeck.__version__`."""

def code_table() -> dict[str, dict[str, int]]:
    """Every enum of the bytecode with its names and codes, and the limits, as the core was built with them."""

@final
class Program:
    """A game that the core has read from bytecode and found fit to be played.

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
