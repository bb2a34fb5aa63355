from collections import defaultdict
from random import Random
from typing import Any

from darwindeck.genome._shape import fields_of
from darwindeck.genome.validator import GenomeValidator
from tests.support.coverage_of_rules import ALL_FEATURES, POSSIBLE, REFUSED, features
from tests.support.playable_genomes import playable_genome


def test_playable_genomes_are_sound() -> None:
    genomes = [playable_genome(Random(seed)) for seed in range(2000, 2200)]
    assert [genome for genome in genomes if GenomeValidator.validate(genome)] == []


def test_playable_genomes_use_everything_that_is_sound() -> None:
    used = frozenset().union(*(features(playable_genome(Random(seed))) for seed in range(2000)))
    assert sorted(ALL_FEATURES - used) == []
    assert sorted(used - ALL_FEATURES) == []


def test_everything_refused_could_be_expressed() -> None:
    assert sorted(REFUSED.keys() - POSSIBLE) == []


def test_same_dice_make_the_same_genome() -> None:
    assert [playable_genome(Random(seed)) for seed in range(50)] == [
        playable_genome(Random(seed)) for seed in range(50)
    ]


def test_dice_are_used_up_as_they_fall() -> None:
    rng = Random(7)
    assert len({playable_genome(rng) for _ in range(50)}) == 50


def test_every_field_takes_several_values() -> None:
    values: dict[str, set[Any]] = defaultdict(set)
    waiting: list[Any] = [playable_genome(Random(seed)) for seed in range(400)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting += part
        elif hasattr(part, "__dataclass_fields__"):
            for field in fields_of(type(part)):
                value = getattr(part, field.name)
                values[f"{type(part).__name__}.{field.name}"].add(value)
                waiting.append(value)
    assert [name for name, found in values.items() if len(found) < 2] == ["GameGenome.schema_version"]
