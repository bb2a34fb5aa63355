"""What is written can be read back, by everyone who reads it."""

import json

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from darwindeck._core import Bytecode
from darwindeck.genome.bytecode import compile_genome, decompile, disassemble
from darwindeck.genome.distance import genome_distance
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.limits import machine_problems
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash, genome_from_json, genome_to_dict, genome_to_json
from darwindeck.genome.validator import GenomeValidator
from tests.support.listing import listing
from tests.support.paths import ROOT
from tests.support.random_genomes import random_genome

GENOMES = st.builds(random_genome, st.randoms(use_true_random=False))
hundreds = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
thousands = settings(hundreds, max_examples=3000)

SCHEMA = jsonschema.Draft202012Validator(
    json.loads((ROOT / "docs/reference/genome.schema.json").read_text(encoding="utf-8"))
)


def assert_read_back(genome: GameGenome) -> None:
    blob = compile_genome(genome)
    assert genome_from_json(genome_to_json(genome)) == genome
    assert decompile(blob) == genome
    assert Bytecode(blob).fields() == listing(genome)
    assert compile_genome(decompile(blob)) == blob


@hundreds
@given(GENOMES)
def test_every_reader_gives_back_what_was_written(genome: GameGenome) -> None:
    assert_read_back(genome)


@pytest.mark.slow
@thousands
@given(GENOMES)
def test_every_reader_gives_back_thousands_of_genomes(genome: GameGenome) -> None:
    assert_read_back(genome)


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_survive_every_round_trip(game: KnownGame) -> None:
    assert_read_back(game.create())


@hundreds
@given(GENOMES)
def test_generated_genomes_are_within_the_limits_and_can_be_judged(genome: GameGenome) -> None:
    assert machine_problems(genome) == []
    assert all(problem.isprintable() for problem in GenomeValidator.validate(genome))


@hundreds
@given(GENOMES)
def test_the_published_schema_accepts_what_is_written(genome: GameGenome) -> None:
    SCHEMA.validate(genome_to_dict(genome))


@hundreds
@given(GENOMES)
def test_a_listing_names_every_byte_once(genome: GameGenome) -> None:
    blob = compile_genome(genome)
    lines = disassemble(blob)
    assert b"".join(line.data for line in lines) == blob
    assert [line.offset for line in lines] == sorted({line.offset for line in lines})


@hundreds
@given(GENOMES, GENOMES)
def test_distance_is_symmetric_and_zero_only_for_the_same_rules(one: GameGenome, other: GameGenome) -> None:
    distance = genome_distance(one, other)
    assert 0 <= distance <= 1
    assert distance == pytest.approx(genome_distance(other, one))
    assert (distance == 0) == (content_hash(one) == content_hash(other))
    assert genome_distance(one, one) == 0
