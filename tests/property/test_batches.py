"""Batches of any games are the sum of single ones; bytes that nobody should trust are played or refused."""

from contextlib import suppress
from random import Random

import pytest

from darwindeck import _core
from darwindeck.errors import DarwinDeckError, ResponseError
from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation import SimulationRequest, Simulator, decode_response, encode_batch
from tests.support.batches import sum_of_records
from tests.support.fast_path_games import fast_path_version, variation
from tests.support.hostile import spoil_blob
from tests.support.playable_genomes import playable_genome
from tests.support.silly_genomes import silly_genome

ROUNDS = 8
BYTES_PER_ROUND = 1_300_000
"""Ten million spoilt bytes in all rounds."""
FEW_GAMES = 50
PLAYERS = ("random", "greedy", "novice", "mcts:3", "peeking:2")


def test_batches_of_games_by_chance_are_the_sum_of_their_records() -> None:
    rng = Random(21)
    genomes = [playable_genome(rng) for _ in range(60)]
    requests = [
        SimulationRequest(genome, 4, rng.choices(PLAYERS, k=genome.player_count), seed, measure=True)
        for seed, genome in enumerate(genomes)
    ]
    for request, result in zip(requests, Simulator().simulate_batch(requests), strict=True):
        assert result == sum_of_records(request.genome, 4, request.players, request.seed)
    assert any(genome.setup.starting_chips for genome in genomes)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 2000, 200))
def test_what_is_played_in_one_go_is_the_sum_of_what_is_played_step_by_step(
    first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GenomeValidator, "validate", lambda _: [])  # A game cut down need not be sound.
    genomes = [fast_path_version(playable_genome(Random(seed))) for seed in range(first, first + 200)]
    genomes += [fast_path_version(silly_genome(Random(seed))) for seed in range(first, first + 50)]
    rng = Random(first)
    known = [
        game.create() for game in KNOWN_GAMES if game.name in ("war", "crazy_eights", "fan_tan", "hearts", "spades")
    ]
    genomes += [variation(genome, rng) for genome in known for _ in range(25)]
    requests = [SimulationRequest(genome, 3, seed=seed, measure=True) for seed, genome in enumerate(genomes)]
    for request, result in zip(requests, Simulator().simulate_batch(requests), strict=True):
        assert result == sum_of_records(request.genome, 3, "random", request.seed), request.genome


def good_batches(rng: Random) -> list[bytes]:
    genomes = [game.create() for game in KNOWN_GAMES]
    batches = []
    for count in (1, 1, 2, 5):
        requests = [
            SimulationRequest(genome, rng.randint(1, 3), rng.choices(PLAYERS, k=genome.player_count), measure=True)
            for genome in rng.sample(genomes, count)
        ]
        batches.append(encode_batch(requests, batch_id=rng.randrange(2**64)))
    return batches


def stop(done: int, total: int) -> None:
    """Ends a batch that takes more than a moment."""
    raise TimeoutError(f"{done} of {total}")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(ROUNDS))
def test_spoilt_batches_are_played_or_refused(number: int) -> None:
    rng = Random(number)
    batches = good_batches(rng)
    fed = played = refused = 0
    while fed < BYTES_PER_ROUND:
        spoilt = spoil_blob(rng.choice(batches), rng)
        fed += len(spoilt)
        try:
            games = _core.check_batch(spoilt)
        except DarwinDeckError:
            refused += 1
            continue
        if games <= FEW_GAMES and rng.random() < 0.2:
            played += 1
            with suppress(TimeoutError):  # A spoilt byte may make somebody search for hours.
                decode_response(_core.simulate_batch(spoilt, 1, stop))
    assert refused > 100
    assert played > 10


@pytest.mark.parametrize("number", range(2))
def test_spoilt_responses_are_read_or_refused(number: int) -> None:
    rng = Random(number)
    genomes = [game.create() for game in KNOWN_GAMES]
    responses = [
        _core.simulate_batch(
            encode_batch([SimulationRequest(genome, 2, measure=bool(n % 2)) for genome in genomes[:n]])
        )
        for n in (1, 2, 5)
    ]
    read = refused = 0
    for _ in range(4000):
        try:
            decode_response(spoil_blob(rng.choice(responses), rng))
            read += 1
        except ResponseError:
            refused += 1
    assert read > 10
    assert refused > 100
