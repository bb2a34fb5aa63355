"""Is this genome a game? The validator says what is wrong with it, all of it, in plain words."""

from darwindeck.errors import GenomeError
from darwindeck.genome._names import named
from darwindeck.genome._rules import RULES
from darwindeck.genome.bytecode import compile_unchecked, size_problems
from darwindeck.genome.limits import limit_problems, read_back
from darwindeck.genome.schema import GameGenome

__all__ = ["GenomeValidator"]


class GenomeValidator:
    """Judges genomes. The core never relies on it: what could harm the machine is checked there again."""

    @staticmethod
    def validate(genome: GameGenome) -> list[str]:
        """Every problem of a genome, with the field and the value; empty when it is sound.

        Values of the wrong type come alone: as long as they last, nothing else can be judged.
        """
        shape = read_back(genome)
        problems = list(shape.problems)
        if shape.is_mistyped:
            return problems
        problems += limit_problems(genome)
        if not problems:
            problems += size_problems(compile_unchecked(genome))
        problems += [problem for rule in RULES for problem in rule(genome)]
        return list(dict.fromkeys(problems))

    @staticmethod
    def check(genome: GameGenome) -> GameGenome:
        """The genome itself, when it is sound.

        Raises:
            GenomeError: With every problem, when it is not.
        """
        problems = GenomeValidator.validate(genome)
        if problems:
            raise GenomeError(problems, source=named(genome.genome_id))
        return genome
