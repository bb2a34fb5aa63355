"""Games with other phases, another setup or other rules."""

from dataclasses import replace

from darwindeck.genome.schema import GameGenome, Phase


def with_phases(genome: GameGenome, *phases: Phase) -> GameGenome:
    """The same game with these phases."""
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def with_setup(genome: GameGenome, **changes: object) -> GameGenome:
    """The same game with another setup."""
    return replace(genome, setup=replace(genome.setup, **changes))  # type: ignore[arg-type]


def with_rules(genome: GameGenome, **changes: object) -> GameGenome:
    """The same game with other rules at its edges."""
    return replace(genome, game_rules=replace(genome.game_rules, **changes))  # type: ignore[arg-type]
