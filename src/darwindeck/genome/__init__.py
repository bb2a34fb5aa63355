"""What a game is: its genome, how it is checked, saved, compiled and compared.

The parts have modules of their own: `schema` and `conditions` describe a game, `validator` and `coherence`
judge it, `serialization` turns it into JSON, `bytecode` into what the core plays, `distance` compares two
games, and `examples` holds the known ones.
"""

from darwindeck.genome.bytecode import compile_genome, decompile
from darwindeck.genome.coherence import assess_coherence
from darwindeck.genome.conditions import CompoundCondition, Condition, ConditionType, Operator
from darwindeck.genome.distance import genome_distance
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import (
    content_hash,
    genome_from_dict,
    genome_from_json,
    genome_to_dict,
    genome_to_json,
    load_genome,
    save_genome,
)
from darwindeck.genome.validator import GenomeValidator

__all__ = [
    "CompoundCondition",
    "Condition",
    "ConditionType",
    "GameGenome",
    "GenomeValidator",
    "Operator",
    "assess_coherence",
    "compile_genome",
    "content_hash",
    "decompile",
    "genome_distance",
    "genome_from_dict",
    "genome_from_json",
    "genome_to_dict",
    "genome_to_json",
    "load_genome",
    "save_genome",
]
