"""Where a game comes from: a name, a file or standard input."""

import sys
from dataclasses import dataclass
from pathlib import Path

from darwindeck.errors import BytecodeError, DarwinDeckError, GenomeError
from darwindeck.files import read_limited, reason
from darwindeck.genome._wording import did_you_mean, shown
from darwindeck.genome.bytecode import BYTECODE_VERSION, compile_genome, decompile
from darwindeck.genome.examples import KNOWN_GAMES, find_game
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import LARGEST_JSON, genome_from_json
from darwindeck.genome.validator import GenomeValidator

STANDARD_INPUT = "-"
GAME_SUFFIXES = (".json", ".ddb")
"""How the names of files with games end."""

_BYTECODE_STARTS = (bytes([0]), bytes([BYTECODE_VERSION]))


@dataclass(frozen=True)
class Source:
    """A game as it was given: a genome, or the bytes of a file."""

    name: str
    content: GameGenome | bytes

    @property
    def is_bytecode(self) -> bool:
        """Whether it is a file of bytecode: JSON never starts with such a byte."""
        return isinstance(self.content, bytes) and self.content[:1] in _BYTECODE_STARTS

    def genome(self) -> GameGenome:
        """The genome, sound or not.

        Raises:
            GenomeError, BytecodeError: When there is none.
        """
        if isinstance(self.content, GameGenome):
            return self.content
        try:
            return decompile(self.content) if self.is_bytecode else genome_from_json(self.content)
        except GenomeError as error:
            raise GenomeError(error.problems, source=self.name) from None
        except BytecodeError as error:
            raise error.of(self.name) from None

    def sound_genome(self) -> GameGenome:
        """The genome, when it is sound.

        Raises:
            GenomeError, BytecodeError: When it is not.
        """
        genome = self.genome()
        problems = GenomeValidator.validate(genome)
        if problems:
            raise GenomeError(problems, source=self.name)
        return genome

    def bytecode(self) -> bytes:
        """The game as bytecode, read from a file or freshly compiled."""
        if isinstance(self.content, bytes) and self.is_bytecode:
            return self.content
        try:
            return compile_genome(self.genome())
        except GenomeError as error:
            raise GenomeError(error.problems, source=self.name) from None


def open_source(text: str) -> Source:
    """Find what the user means: standard input, a file, or a known game, in this order.

    Raises:
        DarwinDeckError: When there is no such game and no such file.
    """
    if text == STANDARD_INPUT:
        return Source("standard input", _read_standard_input())
    if not text:
        raise DarwinDeckError("the name of the game is empty: `darwindeck games` lists the known games")
    path = Path(text)
    try:
        is_file = path.exists() and not path.is_dir()
    except (OSError, ValueError) as error:
        raise DarwinDeckError(f"cannot read {text}: {reason(error)}") from None
    if is_file or path.suffix or len(path.parts) > 1:
        return Source(text, read_limited(path, LARGEST_JSON))
    game = find_game(text)
    if game is not None:
        return Source(game.name, game.create())
    if path.is_dir():
        raise DarwinDeckError(f"cannot read {text}: it is a folder")
    near = did_you_mean(text, [known.name for known in KNOWN_GAMES])
    hint = f'did you mean "{near}"?' if near else "`darwindeck games` lists the known games"
    raise DarwinDeckError(f"there is no file and no known game called {shown(text)}: {hint}")


def _read_standard_input() -> bytes:
    if sys.stdin is None or sys.stdin.closed:
        raise DarwinDeckError("cannot read standard input: it is closed")
    try:
        data = sys.stdin.buffer.read(LARGEST_JSON + 1)
    except OSError as error:
        raise DarwinDeckError(f"cannot read standard input: {reason(error)}") from None
    if len(data) > LARGEST_JSON:
        raise DarwinDeckError(f"cannot read standard input: it has more than {LARGEST_JSON} bytes")
    return data
