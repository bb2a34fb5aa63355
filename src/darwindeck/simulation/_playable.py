"""What can be played: a little more than what the machine can hold, and much less than what makes a game."""

from darwindeck.genome._rules.phases import cards_go_where_they_can
from darwindeck.genome._rules.teams import everybody_is_in_a_team
from darwindeck.genome.limits import machine_problems
from darwindeck.genome.schema import GameGenome


def play_problems(genome: GameGenome) -> list[str]:
    """Everything that keeps a genome from being played, in the words of the validator."""
    return machine_problems(genome) or [*cards_go_where_they_can(genome), *everybody_is_in_a_team(genome)]
