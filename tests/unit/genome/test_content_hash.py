import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from darwindeck.errors import GenomeError
from darwindeck.genome import _generated
from darwindeck.genome._coded import Coded
from darwindeck.genome.examples import create_war_genome, get_seed_genomes
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import content_hash, genome_from_dict, genome_to_dict
from tests.support.games_as_data import EVERYTHING, PlainData, changed, everything

WAR_HASH = "dedcfba161cf70452808304827b86ffe979f96b86d26067c6a4eb65587bbb1e5"


def test_content_hash_of_war_never_changes() -> None:
    assert content_hash(create_war_genome()) == WAR_HASH


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_content_hash_is_the_same_in_another_process(hash_seed: str) -> None:
    program = (
        "from darwindeck.genome import content_hash\n"
        "from darwindeck.genome.examples import get_seed_genomes\n"
        "print(*[content_hash(genome) for genome in get_seed_genomes()])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == [content_hash(genome) for genome in get_seed_genomes()]


def test_content_hash_does_not_depend_on_name_or_generation() -> None:
    genome = replace(create_war_genome(), genome_id="guerra", generation=41)
    assert content_hash(genome) == WAR_HASH


def test_known_games_have_different_content_hashes() -> None:
    genomes = get_seed_genomes()
    assert len({content_hash(genome) for genome in genomes}) == len(genomes)


WORDS = sorted(
    {
        str(member.value)
        for enum in vars(_generated).values()
        if isinstance(enum, type) and issubclass(enum, Coded)
        for member in enum
    }
)
NAMING = ("schema_version", "genome_id", "generation")


def places(plain: Any, *path: str | int) -> Iterator[tuple[str | int, ...]]:
    """The path of everything in plain data that is no object and no list, and of every list."""
    match plain:
        case dict():
            for name, value in plain.items():
                yield from places(value, *path, name)
        case list():
            yield path
            for i, value in enumerate(plain):
                yield from places(value, *path, i)
        case _:
            yield path


def other_values(value: Any) -> list[Any]:
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1]
        case str():
            return [*WORDS, "another name"]
        case list():
            return [value[1:]] if len(value) > 1 else [[*value, *value], ["2"], [1], [[0]], []]
        case _:
            return [1, *WORDS, {}, {"method": "high_card"}, {"type": "has_matching_pair"}]


def with_one_rule_changed(genome: GameGenome) -> Iterator[tuple[str, GameGenome]]:
    plain = genome_to_dict(genome)
    for path in places(plain):
        if path[0] in NAMING or (path[-1] == "type" and path[-3:-1] == ("phases", path[-2])):
            continue  # what is only a name, and what cannot change alone
        old: Any = plain
        for step in path:
            old = old[step]
        name = ".".join(map(str, path))
        yield (
            name,
            next(
                found
                for value in other_values(old)
                for found in loaded(changed(plain, *path, to=value))
                if found != genome
            ),
        )


def loaded(plain: PlainData) -> Iterator[GameGenome]:
    try:
        yield genome_from_dict(plain)
    except GenomeError:
        return


def test_content_hash_differs_when_any_rule_differs() -> None:
    genome = everything()
    hashes = {content_hash(genome): "the game itself"}
    for name, other in with_one_rule_changed(genome):
        assert content_hash(other) not in hashes, f"{name} as {hashes[content_hash(other)]}"
        hashes[content_hash(other)] = name
    assert len(hashes) > 100


def test_content_hash_ignores_whether_a_default_was_spelt_out() -> None:
    short = genome_from_dict(EVERYTHING)
    long = genome_from_dict(genome_to_dict(short))
    assert content_hash(long) == content_hash(short)
