"""Crossover: one game with a whole part of another, and words that say of which."""

from dataclasses import replace
from random import Random

from darwindeck.evolution.operators import crossover
from darwindeck.genome.examples import create_hearts_genome, create_whist_genome
from darwindeck.genome.serialization import content_hash
from darwindeck.genome.validator import GenomeValidator

HEARTS, WHIST = create_hearts_genome(), create_whist_genome()


def test_child_is_the_first_game_with_a_part_of_the_second() -> None:
    children = [crossover(HEARTS, WHIST, Random(seed)) for seed in range(20)]
    genomes = [child.genome for child in children if child is not None]
    assert len(genomes) > 10
    for genome in genomes:
        assert GenomeValidator.validate(genome) == []
        assert content_hash(genome) not in {content_hash(HEARTS), content_hash(WHIST)}
        assert (genome.genome_id, genome.generation) == (HEARTS.genome_id, 1)
    taken = {genome.setup.trump_source is WHIST.setup.trump_source for genome in genomes}
    assert taken == {True, False}


def test_words_name_the_other_game_and_call_a_bred_one_bred() -> None:
    bred = replace(WHIST, generation=5)
    known, later = crossover(HEARTS, WHIST, Random(1)), crossover(HEARTS, bred, Random(1))
    assert known is not None
    assert later is not None
    assert " as in whist" in known.words
    assert " as in a game bred from whist" in later.words
    assert later.genome.generation == 6
