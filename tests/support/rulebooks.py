"""What tests of the rulebook ask for: known games by name, and the rules of a game without examples."""

from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome
from darwindeck.rulebook._writer import write_rules


def known(name: str) -> GameGenome:
    """A known game by the name that its genome has."""
    return next(genome for genome in (game.create() for game in KNOWN_GAMES) if genome.genome_id == name)


def all_rules(genome: GameGenome) -> str:
    """All rules of a game, one in a line."""
    return "\n".join(f"{section.title}: {rule.text}" for section in write_rules(genome) for rule in section.rules)
