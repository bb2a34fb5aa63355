"""Game records: a game written down, and played again.

A record is replayed from its seed and its decisions alone. Records may come from anywhere: any text gives either
the game that it describes or a clear error.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Literal, get_args

from darwindeck._core import Game, Position
from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import counted, one_of, shown
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation._seeds import check_seed
from darwindeck.simulation.chance import stream
from darwindeck.simulation.events import Chose, Event
from darwindeck.simulation.players import REFERENCE_PLAYERS, seated
from darwindeck.simulation.record_text import heading_lines, record_lines
from darwindeck.simulation.reference import State, apply, legal_moves, start, view
from darwindeck.simulation.values import from_json

_SEED = re.compile(r"seed (0|[1-9][0-9]{0,19}), players (\S+(?: \S+)*)")
_SHORT_LINE = 40
_DECISION = re.compile(r"P([0-9]) (\S+(?: \S+)?) of ([0-9]{1,9})")


class RecordError(DarwinDeckError, ValueError):
    """A text is not the record of a game. `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(line, problem)

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"


# ---------------------------------------------------------------------------------------- playing and writing


Engine = Literal["core", "reference"]
"""What can play a game: the core, or the slow and readable reference interpreter."""

ENGINES: tuple[Engine, ...] = get_args(Engine)


def play_game(
    genome: GameGenome, seed: int, players: str | Sequence[str], *, engine: Engine = "core"
) -> tuple[Event, ...]:
    """Play a game and tell what happens in it, for all eyes.

    Args:
        genome: The rules.
        seed: The seed of the game, modulo 2^64.
        players: The name of a player for all seats, such as "greedy" or "mcts:500", or one for each.
        engine: What plays. Both play the same game; the reference takes much longer, and knows "random" and "greedy"
            only.

    Raises:
        GenomeError: When the genome cannot be played.
        DarwinDeckError: When a player or the engine is not known, the number of players is wrong, or the seed is not a
            whole number.
    """
    names = _seated(genome, seed, players, engine)
    if engine == "core":
        events: tuple[Event, ...] = from_json(tuple[Event, ...], Game(compile_genome(genome)).events(seed, names))
        return events
    return tuple(events_by_reference(genome, seed, names))


def record_game(genome: GameGenome, seed: int, players: str | Sequence[str], *, engine: Engine = "core") -> str:
    """Play a game and write it down. Arguments and errors are those of `play_game`."""
    names = _seated(genome, seed, players, engine)
    if engine == "core":
        return Game(compile_genome(genome)).record(seed, names)
    return record_of(genome, seed, names, events_by_reference(genome, seed, names))


def _seated(genome: GameGenome, seed: int, players: str | Sequence[str], engine: Engine) -> tuple[str, ...]:
    """The name of a player for each seat, when the engine can play with them."""
    check_seed(seed)
    if engine not in ENGINES:
        raise DarwinDeckError(f"there is no engine {shown(engine)}: expected {one_of(list(ENGINES))}")
    names = seated(players, genome.player_count)
    for name in names:
        if engine == "reference" and name not in REFERENCE_PLAYERS:
            known = one_of(list(REFERENCE_PLAYERS))
            raise DarwinDeckError(f"the reference does not know the player {shown(name)}: expected {known}")
    return names


def record_of(genome: GameGenome, seed: int, names: Sequence[str], events: Iterable[Event]) -> str:
    """Write down a game that has been played, with a player's name for each seat."""
    heading = [*heading_lines(genome), f"seed {seed % 2**64}, players {' '.join(names)}"]
    lines = record_lines(events, in_teams=genome.team_mode)
    return "".join(f"{line}\n" for line in (*heading, *lines))


def events_by_reference(genome: GameGenome, seed: int, names: Sequence[str]) -> Iterator[Event]:
    """Play a game by the reference, with a player for each seat, and tell what happens."""
    state = start(genome, seed)
    yield from state.events
    luck = [stream(state.seed, 1 + seat) for seat in range(genome.player_count)]
    while (seat := state.to_act) is not None:
        moves = legal_moves(state)
        number, luck[seat] = REFERENCE_PLAYERS[names[seat]].decide(len(moves), partial(view, state, seat), luck[seat])
        state = apply(state, moves[number])
        yield from state.events


def _told(state: State) -> Iterator[str]:
    return record_lines(state.events, in_teams=state.genome.team_mode)


# ---------------------------------------------------------------------------------------- replaying


def open_position(genome: GameGenome, seed: int = 0) -> Position:
    """The first position of a game in the core: the cards are dealt, and somebody has to decide.

    Where nobody ever has anything to decide, as in War, it is the last one, and the game is over.

    Raises:
        GenomeError: When the genome cannot be played.
        DarwinDeckError: When the seed is not a whole number.
    """
    check_seed(seed)
    return Position(Game(compile_genome(genome)), seed)


def replay(text: str, genome: GameGenome) -> State:
    """Play the decisions of a record again, and return the position at the end.

    Raises:
        GenomeError: When the genome cannot be played.
        RecordError: When the text is not the record of a whole game by these rules. Its message names the line.
    """
    lines = _Lines(text)
    for expected in heading_lines(genome):
        lines.expect(expected)
    state = start(genome, _seed_of(lines, genome))
    _compare(lines, state)
    while (seat := state.to_act) is not None:
        moves = legal_moves(state)
        state = apply(state, moves[lines.decision(seat, list(map(str, moves)))])
        _compare(lines, state)
    lines.expect_end()
    return state


def position_of(text: str, genome: GameGenome, decisions: int) -> Position:
    """The position of a record after so many decisions, in the core.

    Only the seed and these decisions are read; `replay` checks the whole text.

    Raises:
        GenomeError: When the genome cannot be played.
        RecordError: When the text is not the record of a game by these rules, as far as it is read.
        DarwinDeckError: When the game has not so many decisions.
    """
    if type(decisions) is not int or decisions < 0:
        raise DarwinDeckError(f"decisions is {shown(decisions)}: expected a whole number, 0 or more")
    lines = _Lines(text)
    for expected in heading_lines(genome):
        lines.expect(expected)
    position = open_position(genome, _seed_of(lines, genome))
    for number in range(decisions):
        seat = position.to_act
        if seat is None:
            raise DarwinDeckError(f"decisions is {decisions}: the game was over after {number}")
        lines.skip_events()
        position.choose(lines.decision(seat, position.options()))
    return position


class _Lines:
    """The lines of a record, read one after the other."""

    def __init__(self, text: str) -> None:
        self._lines = deque(text.replace("\r\n", "\n").rstrip("\n").split("\n"))
        self._number = 0

    def error(self, problem: str) -> RecordError:
        return RecordError(self._number, problem)

    def take(self, wanted: str) -> str:
        self._number += 1
        if not self._lines:
            raise self.error(f"the record ends, expected {wanted}")
        return self._lines.popleft()

    def decision(self, seat: int, options: Sequence[str]) -> int:
        """The number of the option that the next line takes."""
        found = self.take(f"a decision of P{seat}")
        parts = _DECISION.fullmatch(found)
        if parts is None:
            raise self.error(f"expected a decision of P{seat}, found {shown(found)}")
        if int(parts[1]) != seat:
            raise self.error(f"P{parts[1]} decides, but it is for P{seat} to decide")
        if parts[2] not in options:
            raise self.error(f"{shown(parts[2])} is not legal here, P{seat} may {', '.join(options)}")
        if int(parts[3]) != len(options):
            raise self.error(f"the record has {parts[3]} options, the rules give P{seat} {len(options)}")
        return options.index(parts[2])

    def skip_events(self) -> None:
        """Go on to the next line that could be a decision."""
        while self._lines and not self._lines[0].startswith("P"):
            self._lines.popleft()
            self._number += 1

    def expect(self, wanted: str) -> None:
        found = self.take(shown(wanted))
        if found != wanted:
            raise self.error(_difference(found, wanted))

    def expect_end(self) -> None:
        self._number += 1
        if self._lines:
            raise self.error(f"the game is over, found {shown(self._lines[0])}")


def _difference(found: str, wanted: str) -> str:
    """How a line differs from what it should be, from the word in which it does."""
    if max(len(found), len(wanted)) <= _SHORT_LINE:
        return f"expected {shown(wanted)}, found {shown(found)}"
    places = zip(found, wanted, strict=False)
    same = next((i for i, (one, other) in enumerate(places) if one != other), min(len(found), len(wanted)))
    start = wanted.rfind(" ", 0, same) + 1
    return f"expected {shown(wanted[start:])} at column {start + 1}, found {shown(found[start:])}"


def _seed_of(lines: _Lines, genome: GameGenome) -> int:
    found = lines.take("the seed and the players")
    parts = _SEED.fullmatch(found)
    if parts is None or int(parts[1]) >= 2**64:
        raise lines.error(f"expected the seed and the players, found {shown(found)}")
    names = parts[2].split(" ")
    if len(names) != genome.player_count:
        raise lines.error(f"the record names {counted(len(names), 'player')}, the game has {genome.player_count}")
    return int(parts[1])


def _compare(lines: _Lines, state: State) -> None:
    """What follows must be what happened since the decision, whose line has been read."""
    what_follows = [event for event in state.events if not isinstance(event, Chose)]
    for line in record_lines(what_follows, in_teams=state.genome.team_mode):
        lines.expect(line)
