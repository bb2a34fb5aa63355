"""Batches as bytes: what is refused, and in which words."""

from typing import Any

import flatbuffers
import pytest

from darwindeck import _core
from darwindeck.errors import BytecodeError, DarwinDeckError, GenomeError, RequestError, ResponseError
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import create_crazy_eights_genome, create_hearts_genome
from darwindeck.simulation import SimulationRequest, Simulator, _wire, decode_response, encode_batch

wire: Any = _wire

EIGHTS = create_crazy_eights_genome()
BYTECODE = compile_genome(EIGHTS)


def batch(
    *, identifier: bytes = b"DDRQ", protocol: int = 1, batch_id: int = 0, copies: int = 1, **fields: Any
) -> bytes:
    """A batch with whatever it should not have."""
    builder = flatbuffers.Builder()
    given = {"GenomeBytecode": BYTECODE, "NumGames": 3, **fields}
    placed = {name: in_its_place(builder, value) for name, value in given.items()}
    wire.SimulationRequestStart(builder)
    for name, value in placed.items():
        getattr(wire, f"SimulationRequestAdd{name}")(builder, value)
    request = wire.SimulationRequestEnd(builder)
    wire.BatchRequestStartRequestsVector(builder, copies)
    for _ in range(copies):
        builder.PrependUOffsetTRelative(request)
    requests = builder.EndVector()
    wire.BatchRequestStart(builder)
    wire.BatchRequestAddProtocol(builder, protocol)
    wire.BatchRequestAddBatchId(builder, batch_id)
    wire.BatchRequestAddRequests(builder, requests)
    builder.Finish(wire.BatchRequestEnd(builder), file_identifier=identifier)
    return bytes(builder.Output())


def in_its_place(builder: flatbuffers.Builder, value: Any) -> Any:
    """What a table holds of a value: the value, or where it lies."""
    if isinstance(value, bytes):
        return builder.CreateByteVector(value)
    if isinstance(value, tuple):
        wire.SimulationRequestStartAiIterationsVector(builder, len(value))
        for number in reversed(value):
            builder.PrependUint32(number)
        return builder.EndVector()
    return value


def test_response_echoes_the_batch_id() -> None:
    request = encode_batch([SimulationRequest(EIGHTS, 3)], batch_id=2**64 - 1)
    response = decode_response(_core.simulate_batch(request))
    assert response.batch_id == 2**64 - 1
    assert list(response.results) == [Simulator().simulate(EIGHTS, 3)]


def test_request_by_hand_is_the_same_as_ours() -> None:
    by_hand = _core.simulate_batch(batch(RandomSeed=5, AiTypes=bytes([0, 1, 0, 1]), Measure=True))
    request = SimulationRequest(EIGHTS, 3, ["random", "greedy", "random", "greedy"], 5, measure=True)
    assert by_hand == _core.simulate_batch(encode_batch([request]))


@pytest.mark.parametrize(
    ("fields", "players"),
    [
        ({"AiPlayerType": 4, "MctsIterations": 7}, "mcts:7"),
        ({"AiPlayerType": 4, "AiIterations": (7, 7, 7, 7)}, "mcts:7"),
        ({"AiPlayerType": 6, "MctsIterations": 7}, "peeking:7"),
        ({"AiTypes": bytes([4, 6, 0, 5]), "MctsIterations": 7}, ["mcts:7", "peeking:7", "random", "novice"]),
        ({"AiTypes": bytes([4, 1, 6, 4]), "AiIterations": (7, 0, 8, 9)}, ["mcts:7", "greedy", "peeking:8", "mcts:9"]),
        ({"AiTypes": bytes([0, 2, 0, 1])}, ["random", "mcts:100", "random", "greedy"]),
        ({"AiTypes": bytes([3, 0, 0, 1])}, ["mcts:1000", "random", "random", "greedy"]),
        ({"AiTypes": bytes([5, 0, 0, 1]), "AiIterations": (0, 0, 0, 0)}, ["novice", "random", "random", "greedy"]),
    ],
    ids=str,
)
def test_players_by_hand_are_those_of_the_names(fields: dict[str, Any], players: str | list[str]) -> None:
    by_hand = _core.simulate_batch(batch(RandomSeed=5, NumGames=2, **fields))
    assert decode_response(by_hand).results[0] == Simulator().simulate(EIGHTS, 2, players, 5)


def test_requests_for_one_genome_share_its_bytecode() -> None:
    one, many = (encode_batch([SimulationRequest(EIGHTS, 1)] * count) for count in (1, 50))
    assert len(many) < len(one) + 50 * 80


def test_checking_counts_the_games() -> None:
    assert (
        _core.check_batch(encode_batch([SimulationRequest(EIGHTS, 10**9), SimulationRequest(EIGHTS, 7)])) == 10**9 + 7
    )


REFUSED: list[tuple[bytes, type[DarwinDeckError], str]] = [
    (b"", RequestError, 'the bytes are not a batch: expected "DDRQ" at byte 4'),
    (b"\0" * 100, RequestError, 'the bytes are not a batch: expected "DDRQ" at byte 4'),
    (b"\xff\xff\xff\xffDDRQ", RequestError, "the bytes are damaged at"),
    (batch(identifier=b"DDRS"), RequestError, 'the bytes are not a batch: expected "DDRQ" at byte 4'),
    (batch(protocol=2), RequestError, "protocol is 2: this core speaks 1"),
    (batch(copies=0), RequestError, "the batch has no requests: expected at least 1"),
    (batch(copies=0, batch_id=8), RequestError, "batch 8: the batch has no requests: expected at least 1"),
    (batch(copies=100_001), RequestError, "the batch has 100001 requests: at most 100000 go together"),
    (batch(NumGames=0), RequestError, "request 0: num_games is 0: expected 1 to 1000000000"),
    (batch(NumGames=0, batch_id=8), RequestError, "request 0 of batch 8: num_games is 0: expected 1 to 1000000000"),
    (batch(NumGames=2**64 - 1), RequestError, "request 0: num_games is 18446744073709551615: expected 1 to 1000000000"),
    (
        batch(AiPlayerType=77),
        RequestError,
        "request 0: ai_player_type is 77: there is no such player, expected 0 to 6",
    ),
    (
        batch(AiTypes=bytes([0, 0, 7, 0])),
        RequestError,
        "request 0: ai_types[2] is 7: there is no such player, expected 0 to 6",
    ),
    (batch(AiTypes=bytes(3)), RequestError, "request 0: ai_types has 3 players: the game has 4 seats"),
    (
        batch(AiTypes=bytes(4), AiPlayerType=1),
        RequestError,
        "request 0: ai_player_type is 1: expected 0 when ai_types says who plays",
    ),
    (
        batch(MctsIterations=100),
        RequestError,
        "request 0: mcts_iterations is 100: expected 0 where neither MctsStrong nor Peeking plays",
    ),
    (
        batch(AiTypes=bytes([0, 1, 2, 5]), MctsIterations=100),
        RequestError,
        "request 0: mcts_iterations is 100: expected 0 where neither MctsStrong nor Peeking plays",
    ),
    (
        batch(AiPlayerType=4),
        RequestError,
        "request 0: mcts_iterations is 0: expected 1 to 10000000 for MctsStrong",
    ),
    (
        batch(AiTypes=bytes([0, 6, 0, 0]), MctsIterations=10_000_001),
        RequestError,
        "request 0: mcts_iterations is 10000001: expected 1 to 10000000 for Peeking",
    ),
    (
        batch(AiPlayerType=4, MctsIterations=5, AiIterations=(1, 2, 3, 4)),
        RequestError,
        "request 0: mcts_iterations is 5: expected 0 when ai_iterations has a number for each seat",
    ),
    (
        batch(AiPlayerType=4, AiIterations=(1, 2, 3)),
        RequestError,
        "request 0: ai_iterations has 3 numbers: the game has 4 seats",
    ),
    (
        batch(AiPlayerType=4, AiIterations=(1, 2, 0, 4)),
        RequestError,
        "request 0: ai_iterations[2] is 0: expected 1 to 10000000 for MctsStrong",
    ),
    (
        batch(AiTypes=bytes([6, 0, 0, 0]), AiIterations=(2**32 - 1, 0, 0, 0)),
        RequestError,
        "request 0: ai_iterations[0] is 4294967295: expected 1 to 10000000 for Peeking",
    ),
    (
        batch(AiTypes=bytes([4, 0, 3, 0]), AiIterations=(7, 0, 1000, 0)),
        RequestError,
        "request 0: ai_iterations[2] is 1000: expected 0 for MctsMedium",
    ),
    (
        batch(AiIterations=(0, 0, 0, 1)),
        RequestError,
        "request 0: ai_iterations[3] is 1: expected 0 for Random",
    ),
    (batch(GenomeBytecode=b""), BytecodeError, "request 0: byte 0"),
    (batch(GenomeBytecode=b"\x63" + BYTECODE[1:]), BytecodeError, "request 0: byte 0"),
    (batch(GenomeBytecode=BYTECODE[:-1], batch_id=8), BytecodeError, "request 0 of batch 8: byte "),
    (batch(GenomeBytecode=bytes(100_000)), BytecodeError, "request 0: byte 65535, end: the blob has 100000 bytes"),
]


@pytest.mark.parametrize(("request_bytes", "error", "message"), REFUSED, ids=[message for _, _, message in REFUSED])
def test_what_cannot_be_played_is_refused(request_bytes: bytes, error: type[DarwinDeckError], message: str) -> None:
    for call in (_core.simulate_batch, _core.check_batch):
        with pytest.raises(error) as caught:
            call(request_bytes)
        assert str(caught.value).startswith(message)
    assert decode_response(_core.simulate_batch(batch())).results[0].games_played == 3


def test_unplayable_game_is_refused_with_its_problems() -> None:
    hearts = create_hearts_genome()
    teams = compile_genome(hearts)
    # Bytecode that can be read, of a game that cannot be played: Hearts in teams, without any.
    flags = [at for at in range(len(teams)) if _unplayable(teams[:at] + b"\1" + teams[at + 1 :])]
    assert flags
    spoilt = teams[: flags[0]] + b"\1" + teams[flags[0] + 1 :]
    with pytest.raises(GenomeError, match="request 0: teams is empty"):
        _core.simulate_batch(batch(GenomeBytecode=spoilt))


def _unplayable(blob: bytes) -> bool:
    try:
        _core.Game(blob)
    except GenomeError as error:
        return error.problems == ("teams is empty: team_mode=True requires teams",)
    except BytecodeError:
        return False
    return False


def test_request_cut_short_anywhere_is_refused() -> None:
    players = ["random", "mcts:5", "greedy", "peeking:6"]
    whole = encode_batch([SimulationRequest(EIGHTS, 1, players, 7, measure=True)], batch_id=3)
    padding = 3  # What comes last is the bytecode, filled up to a multiple of four bytes.
    for length in range(len(whole) - padding):
        with pytest.raises(DarwinDeckError):
            _core.check_batch(whole[:length])
    assert _core.check_batch(whole) == 1


def test_response_cut_short_anywhere_is_refused_or_whole() -> None:
    whole = _core.simulate_batch(encode_batch([SimulationRequest(EIGHTS, 3, measure=True)], batch_id=3))
    expected = decode_response(whole)
    for length in range(len(whole)):
        try:
            assert decode_response(whole[:length]) == expected
        except ResponseError:
            continue


@pytest.mark.parametrize("threads", [0, 1025])
def test_number_of_threads_has_its_limits(threads: int) -> None:
    with pytest.raises(ValueError, match=f"threads is {threads}: expected 1 to 1024"):
        _core.simulate_batch(batch(), threads)


@pytest.mark.parametrize("batch_id", [-1, 2**64, "7"])
def test_batch_id_must_fit(batch_id: Any) -> None:
    with pytest.raises(RequestError, match=r"batch_id is .*: expected 0 to 18446744073709551615"):
        encode_batch([SimulationRequest(EIGHTS)], batch_id)


@pytest.mark.parametrize("data", [b"", b"\0\0\0\0DDRS", b"\4\0\0\0DDRS", b"\xff\xff\xff\x7fDDRS", b"x" * 500])
def test_bytes_that_are_no_answer_are_refused(data: bytes) -> None:
    with pytest.raises(ResponseError):
        decode_response(data)
