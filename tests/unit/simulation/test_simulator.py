"""Many games at once are the sum of the single ones, however they are played."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import perf_counter
from typing import overload

import pytest

from darwindeck._core import MOST_GAMES, MOST_THREADS
from darwindeck.errors import CoreError, DarwinDeckError, GenomeError, RequestError
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_crazy_eights_genome, create_hearts_genome
from darwindeck.simulation import PLAYERS, SimulationRequest, SimulationResult, Simulator
from darwindeck.simulation.players import REFERENCE_PLAYERS
from darwindeck.simulation.protocol import PLAYER_CODES
from tests.support.batches import sum_of_records

EIGHTS = create_crazy_eights_genome()
HEARTS = create_hearts_genome()

each_known_game = pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)


SOON = 5
"""Seconds that it may take to stop on a busy machine; a search of millions would take hours."""


def ends(result: SimulationResult) -> int:
    others = result.draws + result.timeouts + result.stalemates + result.errors
    return sum(result.wins) + sum(result.team_wins) + sum(result.losses) + others


@each_known_game
@pytest.mark.parametrize("player", list(REFERENCE_PLAYERS))
def test_batch_is_the_sum_of_its_records(game: KnownGame, player: str) -> None:
    genome = game.create()
    expected = sum_of_records(genome, 12, player, seed=40)
    assert Simulator().simulate(genome, num_games=12, players=player, seed=40, measure=True) == expected
    unmeasured = Simulator().simulate(genome, num_games=12, players=player, seed=40)
    assert unmeasured == replace(expected, measurements=None)
    assert ends(unmeasured) == unmeasured.games_played == 12


@each_known_game
def test_every_seat_may_have_its_own_player(game: KnownGame) -> None:
    genome = game.create()
    players = ["greedy", *["random"] * (genome.player_count - 1)]
    expected = sum_of_records(genome, 7, players, seed=1)
    assert Simulator().simulate(genome, 7, players, 1, measure=True) == expected
    backwards = players[::-1]
    assert Simulator().simulate(genome, 7, backwards, 1, measure=True) == sum_of_records(genome, 7, backwards, seed=1)


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_number_of_threads_does_not_matter(threads: int) -> None:
    requests = [SimulationRequest(game.create(), 40, seed=9, measure=True) for game in KNOWN_GAMES]
    assert Simulator(threads).simulate_batch(requests) == Simulator(1).simulate_batch(requests)


@pytest.mark.parametrize("players", ["novice", "mcts:20", ["mcts:30", "greedy", "peeking:20", "novice"]], ids=str)
def test_players_who_think_play_the_same_on_any_number_of_threads(players: str | list[str]) -> None:
    alone, together = (Simulator(threads).simulate(EIGHTS, 6, players, 3, measure=True) for threads in (1, 4))
    assert alone == together == sum_of_records(EIGHTS, 6, players, seed=3)
    assert alone != Simulator().simulate(EIGHTS, 6, "random", 3, measure=True)


def test_games_may_be_asked_for_in_parts() -> None:
    parts = [SimulationRequest(EIGHTS, games, seed=seed) for seed, games in [(0, 600), (600, 1), (601, 399)]]
    whole = Simulator().simulate(EIGHTS, 1000)
    results = Simulator().simulate_batch(parts)
    for name in ("wins", "turns", "hands", "decisions", "games_played"):
        numbers = [getattr(result, name) for result in results]
        summed = tuple(map(sum, zip(*numbers, strict=True))) if name == "wins" else sum(numbers)
        assert getattr(whole, name) == summed, name
    assert whole.min_turns == min(result.min_turns for result in results)
    assert whole.max_turns == max(result.max_turns for result in results)


class MadeWhenAsked(Sequence[SimulationRequest]):
    """Requests that nobody keeps."""

    def __len__(self) -> int:
        return 40

    @overload
    def __getitem__(self, index: int) -> SimulationRequest: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[SimulationRequest]: ...
    def __getitem__(self, index: int | slice) -> SimulationRequest | Sequence[SimulationRequest]:
        if isinstance(index, slice) or not 0 <= index < 40:
            raise IndexError(index)
        return SimulationRequest(replace(EIGHTS, max_turns=10 + index, min_turns=1), 1)


def test_every_request_is_played_by_its_own_rules_though_nobody_keeps_it() -> None:
    results = Simulator().simulate_batch(MadeWhenAsked())
    assert [result.max_turns for result in results[:10]] == list(range(10, 20))


def test_seeds_go_on_from_0_after_the_largest() -> None:
    assert Simulator().simulate(EIGHTS, 5, seed=2**64 - 2) == Simulator().simulate(EIGHTS, 5, seed=-2)


def test_many_small_requests_get_their_own_answers_in_order() -> None:
    requests = [SimulationRequest(EIGHTS, 1 + number % 3, seed=number) for number in range(500)]
    results = Simulator().simulate_batch(requests)
    assert [result.games_played for result in results] == [request.num_games for request in requests]
    assert results[123] == Simulator().simulate(EIGHTS, requests[123].num_games, seed=123)


def test_a_hundred_batches_in_eight_threads_at_once_are_right() -> None:
    # Long enough for every batch to start threads of its own.
    expected = [Simulator(1).simulate(HEARTS, 300, seed=seed) for seed in range(100)]
    at_once = threading.Barrier(8, timeout=60)

    def play(seed: int) -> SimulationResult:
        if seed < 8:
            at_once.wait()
        return Simulator(4).simulate(HEARTS, 300, seed=seed)

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(play, range(100))) == expected


def test_measurements_say_how_free_the_players_were() -> None:
    war = next(game for game in KNOWN_GAMES if game.name == "war").create()
    measured = Simulator().simulate(war, 3, measure=True).measurements
    assert measured is not None
    assert (sum(measured.decisions), measured.avg_options, measured.forced_share) == (0, 0.0, 0.0)
    measured = Simulator().simulate(HEARTS, 3, measure=True).measurements
    assert measured is not None
    assert measured.avg_options > 1
    assert 0 < measured.forced_share < 1


def test_spread_of_scores_has_a_mean_and_a_deviation() -> None:
    measured = sum_of_records(HEARTS, 5, "random", seed=0).measurements
    assert measured is not None
    spread = replace(measured.scores[0], count=4, total=10, squares=1 + 4 + 9 + 16)
    assert (spread.mean, spread.deviation) == (2.5, 1.25**0.5)


def test_progress_is_told_until_all_is_done() -> None:
    told: list[tuple[int, int]] = []
    Simulator().simulate(HEARTS, 3000, progress=lambda done, total: told.append((done, total)))
    assert all(0 <= done <= total == 3000 for done, total in told)
    assert told == sorted(told)
    assert told[-1] == (3000, 3000)


@pytest.mark.parametrize("player", ["random", "novice", "mcts:10000000"])
@pytest.mark.parametrize("threads", [1, 2])
def test_exception_of_the_progress_ends_the_batch(threads: int, player: str) -> None:
    def stop(done: int, total: int) -> None:
        raise LookupError(f"{done} of {total}")

    began = perf_counter()
    with pytest.raises(LookupError, match="of 1000000000"):
        Simulator(threads).simulate(HEARTS, MOST_GAMES, player, progress=stop)
    assert perf_counter() - began < SOON
    assert Simulator(threads).simulate(EIGHTS, 2).games_played == 2


def test_every_player_has_a_code() -> None:
    assert list(PLAYER_CODES) == [name.removesuffix(":N") for name in PLAYERS]


def unsound() -> None:
    Simulator().simulate(replace(HEARTS, player_count=9))


BAD_REQUESTS: list[tuple[Callable[[], object], type[DarwinDeckError], str]] = [
    (lambda: Simulator("2"), DarwinDeckError, 'threads is "2": expected 1 to 1024'),  # type: ignore[arg-type]
    (
        lambda: Simulator().simulate("hearts"),  # type: ignore[arg-type]
        RequestError,
        'genome is "hearts": expected a GameGenome',
    ),
    (lambda: Simulator(True), DarwinDeckError, "threads is true: expected 1 to 1024"),
    (
        lambda: Simulator().simulate_batch([SimulationRequest(EIGHTS), SimulationRequest(EIGHTS, players="x")]),
        RequestError,
        'request 1: there is no player "x"',
    ),
    (lambda: Simulator().simulate(EIGHTS, 0), RequestError, "num_games is 0: expected 1 to 1000000000"),
    (lambda: Simulator().simulate(EIGHTS, -3), RequestError, "num_games is -3: expected 1 to 1000000000"),
    (
        lambda: Simulator().simulate(EIGHTS, 10**9 + 1),
        RequestError,
        "num_games is 1000000001: expected 1 to 1000000000",
    ),
    (lambda: Simulator().simulate(EIGHTS, True), RequestError, "num_games is true: expected 1 to 1000000000"),
    (
        lambda: Simulator().simulate(EIGHTS, 1.5),  # type: ignore[arg-type]
        RequestError,
        "num_games is 1.5: expected 1 to 1000000000",
    ),
    (
        lambda: Simulator().simulate(EIGHTS, seed="7"),  # type: ignore[arg-type]
        RequestError,
        'seed is "7": expected a whole number',
    ),
    (
        lambda: Simulator().simulate(EIGHTS, players="gready"),
        DarwinDeckError,
        'there is no player "gready": did you mean "greedy"?',
    ),
    (
        lambda: Simulator().simulate(EIGHTS, players="mcts"),
        DarwinDeckError,
        'the player "mcts" lacks its iterations: expected "mcts:500" or so',
    ),
    (
        lambda: Simulator().simulate(EIGHTS, players=["greedy", "random"]),
        DarwinDeckError,
        "players has 2 names: the game has 4 seats",
    ),
    (lambda: Simulator().simulate_batch([]), RequestError, "the batch has 0 requests: expected 1 to 100000"),
    (
        lambda: Simulator().simulate_batch([SimulationRequest(EIGHTS), SimulationRequest(EIGHTS, 0)]),
        RequestError,
        "request 1: num_games is 0: expected 1 to 1000000000",
    ),
    (unsound, GenomeError, "hearts: player_count is 9"),
    (
        lambda: Simulator().simulate_batch(
            [SimulationRequest(EIGHTS), SimulationRequest(replace(HEARTS, player_count=9))]
        ),
        GenomeError,
        "request 1, hearts: player_count is 9",
    ),
    (lambda: Simulator(0), DarwinDeckError, "threads is 0: expected 1 to 1024"),
    (lambda: Simulator(MOST_THREADS + 1), DarwinDeckError, "threads is 1025: expected 1 to 1024"),
]


@pytest.mark.parametrize(("call", "error", "message"), BAD_REQUESTS, ids=[message for _, _, message in BAD_REQUESTS])
def test_bad_request_is_refused_and_the_next_call_works(
    call: Callable[[], object], error: type[DarwinDeckError], message: str
) -> None:
    with pytest.raises(error) as caught:
        call()
    assert str(caught.value).startswith(message)
    assert Simulator().simulate(EIGHTS, 1).games_played == 1


def test_fault_of_the_core_names_the_request_and_the_rules() -> None:
    error = CoreError(3, "ae3f18d38e9cfb6b", "two aces of spades (engine/laying.rs:7:1)")
    assert isinstance(error, RuntimeError)
    assert str(error).startswith("request 3: the core failed at the game with the rules ae3f18d38e9cfb6b: two aces")
