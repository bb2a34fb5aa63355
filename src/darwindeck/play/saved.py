"""Games that are kept in a file, with who sits where."""

from dataclasses import dataclass
from pathlib import Path

from darwindeck.errors import DarwinDeckError
from darwindeck.files import read_limited, write_atomically
from darwindeck.genome._wording import shown
from darwindeck.genome.bytecode import rules_hash
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.in_progress import Saved
from darwindeck.simulation.players import seated
from darwindeck.simulation.session import SavedGameError
from darwindeck.simulation.values import Seat, ValueJsonError, from_json, to_json

_LARGEST = 2**20


@dataclass(frozen=True)
class SavedPlay:
    """A game at the terminal, to go on with."""

    seat: Seat
    """The seat of the person."""
    players: tuple[str, ...]
    """The player of every seat."""
    game: Saved
    """The game."""


def write_saved(path: Path, seat: int, players: tuple[str, ...], game: Saved) -> None:
    """Keep a game in a file.

    Raises:
        DarwinDeckError: When the file cannot be written.
    """
    write_atomically(path, f"{to_json(SavedPlay(seat, players, game))}\n".encode())


def read_saved(path: str, genome: GameGenome) -> SavedPlay:
    """Read a game that was kept, and was played by these rules.

    Raises:
        SavedGameError: When the file is none, or one of another game. The message names the file and the field.
        DarwinDeckError: When it cannot be read.
    """
    try:
        saved = from_json(SavedPlay, read_limited(path, _LARGEST).decode())
    except (ValueJsonError, UnicodeError) as error:
        raise SavedGameError(f"{path} is no saved game: {error}") from None
    assert isinstance(saved, SavedPlay), "that was asked for"
    seats, rules = genome.player_count, rules_hash(genome)
    if saved.game.rules != rules:
        found = f"rules is {shown(saved.game.rules)}, expected {shown(rules)}"
        raise SavedGameError(f"{path} is a game by other rules: {found}")
    if saved.seat >= seats:
        raise SavedGameError(f"{path} is no saved game: seat is {saved.seat}: expected 0 to {seats - 1}")
    try:
        seated(saved.players, seats)
    except DarwinDeckError as error:
        raise SavedGameError(f"{path} is no saved game: {error}") from None
    return saved
