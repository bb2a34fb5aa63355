"""Bytes and texts that nobody should trust: a value or a clear error, never a crash, a hang or a flood."""

import json
import resource
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from darwindeck._core import Bytecode
from darwindeck.errors import BytecodeError, DarwinDeckError, GenomeError
from darwindeck.genome.bytecode import MAX_BYTECODE_SIZE, compile_genome, decompile
from darwindeck.genome.conditions import CompoundCondition, Condition, ConditionType, Logic
from darwindeck.genome.distance import genome_distance
from darwindeck.genome.examples import create_crazy_eights_genome, create_uno_style_genome, get_seed_genomes
from darwindeck.genome.schema import CardCondition, GameGenome, PlayPhase, Rank, Suit, TurnStructure
from darwindeck.genome.serialization import genome_from_dict, genome_from_json, genome_to_dict, genome_to_json
from darwindeck.genome.validator import GenomeValidator
from tests.support.hostile import random_blob, spoil_blob, spoil_data, spoil_text
from tests.support.listing import listing
from tests.support.random_genomes import random_genome

ROUNDS = 8
BLOBS_PER_ROUND = 12_500
TEXTS_PER_ROUND = 12_500


def read_both(blob: bytes) -> bool:
    """Read a blob in Python and in the core; they must agree, word for word."""
    in_python, in_core = outcome(decompile, blob), outcome(Bytecode, blob)
    if isinstance(in_python, BytecodeError):
        assert isinstance(in_core, BytecodeError), f"only Python refuses {blob.hex()}: {in_python}"
        assert str(in_core) == str(in_python)
        return False
    assert isinstance(in_core, Bytecode), f"only the core refuses {blob.hex()}: {in_core}"
    assert isinstance(in_python, GameGenome)
    assert in_core.fields() == listing(in_python)
    return True


def outcome(read: Callable[[Any], object], source: object) -> object:
    """What comes of reading: a value, or the error that is raised on purpose."""
    try:
        return read(source)
    except DarwinDeckError as error:
        return error


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_spoilt_blobs_give_a_game_or_the_same_error_in_both_readers(seed: int) -> None:
    rng = Random(seed)
    blobs = [compile_genome(genome) for genome in [*get_seed_genomes(), *(random_genome(rng) for _ in range(40))]]
    accepted = 0
    for _ in range(BLOBS_PER_ROUND):
        blob = random_blob(rng) if rng.random() < 0.1 else spoil_blob(rng.choice(blobs), rng)
        if read_both(blob):
            accepted += 1
            if blob[0] == 2:
                assert compile_genome(decompile(blob)) == blob
    assert 0 < accepted < BLOBS_PER_ROUND / 2


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_spoilt_texts_give_a_genome_or_a_clear_error(seed: int) -> None:
    rng = Random(seed)
    genomes = [*get_seed_genomes(), *(random_genome(rng) for _ in range(40))]
    texts = [genome_to_json(genome, indent=None) for genome in genomes]
    plain = [genome_to_dict(genome) for genome in genomes]
    accepted = 0
    for i in range(TEXTS_PER_ROUND):
        spoilt = spoil_text(rng.choice(texts), rng) if i % 2 else json.dumps(spoil_data(rng.choice(plain), rng))
        found = outcome(genome_from_json, spoilt)
        if isinstance(found, GameGenome):
            accepted += 1
            assert genome_from_json(genome_to_json(found)) == found
        else:
            assert isinstance(found, GenomeError)
            assert found.problems
            assert all(problem.isprintable() and len(problem) < 1000 for problem in found.problems), found.problems
    assert 0 < accepted < TEXTS_PER_ROUND / 2


@pytest.mark.parametrize("genome", get_seed_genomes(), ids=lambda genome: genome.genome_id)
def test_a_blob_cut_short_anywhere_is_an_error(genome: GameGenome) -> None:
    blob = compile_genome(genome)
    for size in range(len(blob)):
        assert not read_both(blob[:size]), f"the first {size} of {len(blob)} bytes were taken for a game"
    assert not read_both(blob + b"\0")


def test_deep_and_wide_conditions_do_not_exhaust_memory() -> None:
    blob = compile_genome(create_uno_style_genome())
    at = blob.index(bytes([41, 2]))
    for filler in (bytes([41, 255]), bytes([40, 1]), bytes([41])):
        hostile = blob[:at] + filler * MAX_BYTECODE_SIZE
        tracemalloc.start()
        assert not read_both(hostile[:MAX_BYTECODE_SIZE])
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 5_000_000


def test_the_largest_genomes_are_judged_and_compared_in_reasonable_time() -> None:
    eights = create_crazy_eights_genome()
    question = Condition(ConditionType.CARD_IS_RANK, value=Rank.EIGHT)
    matching = CompoundCondition(Logic.OR, (CompoundCondition(Logic.AND, (question,) * 200),) * 40)
    draw, play = eights.turn_structure.phases
    assert isinstance(play, PlayPhase)
    setup = replace(eights.setup, removed_cards=(CardCondition(Suit.CLUBS, Rank.QUEEN),) * 255)
    phases = (draw, *[replace(play, valid_play_condition=matching)])
    large = replace(eights, setup=setup, turn_structure=TurnStructure(phases))
    assert len(compile_genome(large)) > MAX_BYTECODE_SIZE * 0.8
    assert GenomeValidator.validate(large) == []
    many = replace(eights, turn_structure=TurnStructure((draw,) + (play,) * 254))
    assert 0 < genome_distance(many, replace(many, turn_structure=TurnStructure((play,) * 255))) < 1


def test_a_blob_larger_than_the_machine_holds_is_refused_unread() -> None:
    blob = compile_genome(get_seed_genomes()[0])
    assert not read_both(blob + bytes(MAX_BYTECODE_SIZE))
    assert not read_both(bytes(50_000_000))


def test_reading_in_the_core_leaves_no_memory_behind() -> None:
    rng = Random(1)
    blobs = [spoil_blob(compile_genome(random_genome(rng)), rng) for _ in range(200)]

    def read_all(times: int) -> int:
        for _ in range(times):
            for blob in blobs:
                try:
                    Bytecode(blob).fields()
                except BytecodeError:
                    continue
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    settled = read_all(20)
    assert read_all(200) - settled < 20_000  # kilobytes


def test_wrong_python_values_give_a_clear_error() -> None:
    values: list[Any] = [None, 3, "x", [], {"genome_id": object()}, {"schema_version": ["1.0"]}, {1: 2}]
    for value in values:
        with pytest.raises(GenomeError):
            genome_from_dict(value)
