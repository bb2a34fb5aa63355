"""What can be played: a little more than what the machine can hold, and much less than what makes a game."""

from collections.abc import Iterator

from darwindeck.genome.limits import machine_problems
from darwindeck.genome.schema import DiscardPhase, DrawPhase, GameGenome, Location, PlayPhase

_TARGETS = (Location.DISCARD, Location.TABLEAU)


def play_problems(genome: GameGenome) -> list[str]:
    """Everything that keeps a genome from being played, in the words of the validator."""
    return machine_problems(genome) or [*_phase_problems(genome), *_team_problems(genome)]


def _phase_problems(genome: GameGenome) -> Iterator[str]:
    for i, phase in enumerate(genome.turn_structure.phases):
        path = f"turn_structure.phases[{i}]"
        if isinstance(phase, DrawPhase) and phase.source is Location.HAND:
            yield f"{path}.source is hand: a player cannot draw from his or her own hand"
        if isinstance(phase, PlayPhase) and phase.target not in _TARGETS:
            yield f"{path}.target is {phase.target}: cards are played to the discard or the tableau"
        if isinstance(phase, DiscardPhase) and phase.target not in _TARGETS:
            yield f"{path}.target is {phase.target}: cards are discarded to the discard or the tableau"


def _team_problems(genome: GameGenome) -> Iterator[str]:
    if not genome.team_mode:
        return
    if not genome.teams:
        yield "teams is empty: team_mode=True requires teams"
        return
    for i, team in enumerate(genome.teams):
        if not team:
            yield f"teams[{i}] is empty: a team has at least 1 player"
    missing = sorted(set(range(genome.player_count)) - {player for team in genome.teams for player in team})
    if missing:
        yield f"teams leaves players out: not all players assigned (missing: {', '.join(map(str, missing))})"
