"""Batches as bytes: what `schema/simulation.fbs` defines, written and read.

The same bytes go to the core in this process, to a worker process or to another machine.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from flatbuffers import Builder

from darwindeck._core import MOST_GAMES, MOST_REQUESTS
from darwindeck.errors import DarwinDeckError, GenomeError, RequestError, ResponseError
from darwindeck.genome._generated import MAX_PLAYERS
from darwindeck.genome._names import named
from darwindeck.genome._wording import shown
from darwindeck.genome.bytecode import compile_unchecked
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation import _wire as wire
from darwindeck.simulation._seeds import fault_of_seed
from darwindeck.simulation.players import kind_and_iterations, seated
from darwindeck.simulation.statistics import Measurements, SimulationResult, Spread

PROTOCOL = 1
"""The version of `schema/simulation.fbs`."""

DEFAULT_GAMES = 1000

PLAYER_CODES = {
    "random": wire.PlayerType.Random,
    "greedy": wire.PlayerType.Greedy,
    "novice": wire.PlayerType.Novice,
    "mcts": wire.PlayerType.MctsStrong,
    "peeking": wire.PlayerType.Peeking,
}
"""The code of every kind of player that is asked for."""

_REQUEST_IDENTIFIER = b"DDRQ"
_RESPONSE_IDENTIFIER = b"DDRS"
_LARGEST = 2**64 - 1
_LARGEST_SQUARES = 2**128 - 1
"""Stands for all that is larger as well."""

_Add = Callable[[Builder, int], object]

T = TypeVar("T")


@dataclass(frozen=True)
class SimulationRequest:
    """A game to be played a number of times."""

    genome: GameGenome
    num_games: int = DEFAULT_GAMES
    players: str | Sequence[str] = "random"
    """The name of a player for all seats, such as "greedy" or "mcts:500", or one for each."""
    seed: int = 0
    """Game i has the seed `seed` + i, modulo 2^64."""
    measure: bool = False
    """Whether to count what the players did as well."""


@dataclass(frozen=True)
class BatchResponse:
    """The answer to a batch."""

    batch_id: int
    results: tuple[SimulationResult, ...]


# ---------------------------------------------------------------------------------------- writing


def encode_batch(requests: Sequence[SimulationRequest], batch_id: int = 0) -> bytes:
    """A batch as bytes.

    Args:
        requests: 1 to 100,000 of them. Requests for the same genome share its bytecode.
        batch_id: A number of your own, 0 to 2^64 - 1, which comes back in the response.

    Raises:
        GenomeError: When a genome is not sound.
        RequestError: When a request asks for what cannot be done. `index` says which, when there are several.
    """
    requests = tuple(requests)  # Genomes are told apart by their identity: all of them must live until the end.
    if not 1 <= len(requests) <= MOST_REQUESTS:
        raise RequestError(f"the batch has {len(requests)} requests: expected 1 to {MOST_REQUESTS}")
    _check_number("batch_id", batch_id, 0, _LARGEST, None)
    writer = _Writer(several=len(requests) > 1)
    return writer.batch(requests, batch_id)


class _Writer:
    def __init__(self, *, several: bool) -> None:
        self._several = several
        self._builder = Builder(4096)
        self._genomes: dict[int, int] = {}  # Where the bytecode of a genome lies, by the id of the genome.

    def batch(self, requests: Sequence[SimulationRequest], batch_id: int) -> bytes:
        tables = [self._request(index, request) for index, request in enumerate(requests)]
        builder = self._builder
        wire.BatchRequestStartRequestsVector(builder, len(tables))
        for table in reversed(tables):
            builder.PrependUOffsetTRelative(table)
        vector = builder.EndVector()
        wire.BatchRequestStart(builder)
        wire.BatchRequestAddBatchId(builder, batch_id)
        wire.BatchRequestAddRequests(builder, vector)
        wire.BatchRequestAddProtocol(builder, PROTOCOL)
        builder.Finish(wire.BatchRequestEnd(builder), file_identifier=_REQUEST_IDENTIFIER)
        return bytes(builder.Output())

    def _request(self, index: int, request: SimulationRequest) -> int:
        place = index if self._several else None
        _check_genome(getattr(request, "genome", request), place)
        _check_number("num_games", request.num_games, 1, MOST_GAMES, place)
        if fault := fault_of_seed(request.seed):
            raise RequestError(fault, place)
        bytecode = self._genomes.get(id(request.genome))
        if bytecode is None:
            bytecode = self._builder.CreateByteVector(compile_unchecked(self._sound(request.genome, place)))
            self._genomes[id(request.genome)] = bytecode
        who = list(self._who(self._seated(request, place)))
        builder = self._builder
        wire.SimulationRequestStart(builder)
        wire.SimulationRequestAddRandomSeed(builder, request.seed % 2**64)
        wire.SimulationRequestAddNumGames(builder, request.num_games)
        wire.SimulationRequestAddGenomeBytecode(builder, bytecode)
        for add, value in who:
            add(builder, value)
        wire.SimulationRequestAddMeasure(builder, bool(request.measure))
        table: int = wire.SimulationRequestEnd(builder)
        return table

    def _who(self, names: Sequence[str]) -> Iterator[tuple[_Add, int]]:
        """What is to be added to a request to say who plays."""
        kinds, iterations = zip(*map(kind_and_iterations, names), strict=True)
        codes = bytes(PLAYER_CODES[kind] for kind in kinds)
        if len(set(codes)) == 1:
            yield wire.SimulationRequestAddAiPlayerType, codes[0]
        else:
            yield wire.SimulationRequestAddAiTypes, self._builder.CreateByteVector(codes)
        told = {number for number in iterations if number}
        if len(told) == 1:
            yield wire.SimulationRequestAddMctsIterations, told.pop()
        elif told:
            yield wire.SimulationRequestAddAiIterations, self._numbers(iterations)

    def _numbers(self, numbers: Sequence[int]) -> int:
        wire.SimulationRequestStartAiIterationsVector(self._builder, len(numbers))
        for number in reversed(numbers):
            self._builder.PrependUint32(number)
        vector: int = self._builder.EndVector()
        return vector

    def _seated(self, request: SimulationRequest, index: int | None) -> tuple[str, ...]:
        try:
            return seated(request.players, request.genome.player_count)
        except DarwinDeckError as error:
            raise RequestError(str(error), index) from None

    def _sound(self, genome: GameGenome, index: int | None) -> GameGenome:
        problems = GenomeValidator.validate(genome)
        if problems:
            name = named(genome.genome_id)
            raise GenomeError(problems, source=name if index is None else f"request {index}, {name}")
        return genome


def _check_genome(genome: object, index: int | None) -> None:
    if not isinstance(genome, GameGenome):
        raise RequestError(f"genome is {shown(genome)}: expected a GameGenome in a SimulationRequest", index)


def _check_number(name: str, value: object, lowest: int, highest: int, index: int | None) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        raise RequestError(f"{name} is {shown(value)}: expected {lowest} to {highest}", index)


# ---------------------------------------------------------------------------------------- reading


def decode_response(data: bytes) -> BatchResponse:
    """The answer to a batch, from its bytes. They may come from anywhere.

    Raises:
        ResponseError: When the bytes are damaged, or not an answer at all.
    """
    if data[4:8] != _RESPONSE_IDENTIFIER:
        raise ResponseError('the bytes are not the answer to a batch: expected "DDRS" at byte 4')
    try:
        return _response(data)
    except (struct.error, IndexError, TypeError, OverflowError, AttributeError):
        # FlatBuffers does not look before it reads; this is what comes of offsets that lead nowhere.
        raise ResponseError("the bytes of the answer are damaged") from None


def _response(data: bytes) -> BatchResponse:
    response = wire.BatchResponse.GetRootAs(data)
    if response.Protocol() != PROTOCOL:
        raise ResponseError(f"protocol is {response.Protocol()}: expected {PROTOCOL}")
    count = response.ResultsLength()
    if not 1 <= count <= MOST_REQUESTS:
        raise ResponseError(f"the answer has {count} results: expected 1 to {MOST_REQUESTS}")
    results = tuple(_result(response.Results(index)) for index in range(count))
    return BatchResponse(response.BatchId(), results)


def _result(result: wire.SimulationResult | None) -> SimulationResult:
    stats = None if result is None else result.Stats()
    if stats is None:
        raise ResponseError("the answer lacks the statistics of a request")
    measured = stats.Measurements()
    games = stats.Games()
    found = SimulationResult(
        games_played=games,
        wins=_each(stats.Wins, stats.WinsLength()),
        team_wins=_each(stats.TeamWins, stats.TeamWinsLength()),
        draws=stats.Draws(),
        timeouts=stats.Timeouts(),
        stalemates=stats.Stalemates(),
        errors=stats.Errors(),
        turns=stats.Turns(),
        hands=stats.Hands(),
        decisions=stats.Decisions(),
        min_turns=stats.MinTurns(),
        max_turns=stats.MaxTurns(),
        median_turns=stats.MedianTurnsDoubled() / 2,
        losses=_each(stats.Losses, stats.LossesLength()),
        measurements=None if measured is None else _measurements(measured, games),
    )
    ends = (*found.wins, *found.team_wins, *found.losses, found.draws, found.timeouts, found.stalemates, found.errors)
    if not 1 <= games == sum(ends):
        raise ResponseError(f"the answer counts {games} games and {sum(ends)} endings")
    return found


def _measurements(measured: wire.Measurements, games: int) -> Measurements:
    chips = _each(measured.Chips, measured.ChipsLength())
    return Measurements(
        decisions=_each(measured.Decisions, measured.DecisionsLength()),
        forced=_each(measured.Forced, measured.ForcedLength()),
        options=_each(measured.Options, measured.OptionsLength()),
        scores=tuple(_spread(one, games) for one in _each(measured.Scores, measured.ScoresLength())),
        chips=tuple(_spread(one, games) for one in chips) or None,
    )


def _spread(numbers: wire.Sum | None, games: int) -> Spread:
    if numbers is None:
        raise ResponseError("the answer lacks a sum")
    total = (numbers.TotalHigh() << 64) + numbers.TotalLow()
    squares = (numbers.SquaresHigh() << 64) + numbers.SquaresLow()
    if squares < _LARGEST_SQUARES and total**2 > games * squares:
        raise ResponseError("the answer has a sum that its squares cannot have")
    return Spread(games, total, squares)


def _each(read: Callable[[int], T], length: int) -> tuple[T, ...]:
    if not 0 <= length <= MAX_PLAYERS:
        raise ResponseError(f"the answer has numbers for {length} seats: expected at most {MAX_PLAYERS}")
    return tuple(read(index) for index in range(length))
