"""Games by chance that can be played: mostly silly, always within the rules of the machine."""

from dataclasses import replace
from random import Random

from darwindeck.genome.schema import (
    DiscardPhase,
    DrawPhase,
    GameGenome,
    Location,
    Phase,
    PlayPhase,
    SwapPhase,
    WinCondition,
    WinType,
)
from darwindeck.simulation._playable import play_problems
from tests.support.random_genomes import random_genome

TARGETS = (Location.DISCARD, Location.TABLEAU)
SWAPPED_WITH = (Location.DECK, Location.TABLEAU, Location.OPPONENT_HAND)


def silly_genome(rng: Random) -> GameGenome:
    """Any genome that can be played, with what the machine refuses put right."""
    genome = random_genome(rng)
    phases = tuple(_playable_phase(phase, rng) for phase in genome.turn_structure.phases)
    seats = {seat for team in genome.teams for seat in team}
    wins = genome.win_conditions
    if rng.random() < 0.5:
        # Most games by chance are won at once; leave some of them to be played out.
        wins = (WinCondition(WinType.HIGH_SCORE, threshold=1000),)
    genome = replace(
        genome,
        turn_structure=replace(genome.turn_structure, phases=phases),
        team_mode=genome.team_mode and all(genome.teams) and seats == set(range(genome.player_count)),
        max_turns=min(genome.max_turns, rng.choice([20, 60, 150])),
        win_conditions=wins,
    )
    assert play_problems(genome) == []
    return genome


def _playable_phase(phase: Phase, rng: Random) -> Phase:
    if isinstance(phase, DrawPhase):
        source, other = phase.source, phase.or_source
        return replace(
            phase,
            source=Location.DECK if source is Location.HAND else source,
            or_source=Location.DISCARD if other is Location.HAND else other,
        )
    if isinstance(phase, SwapPhase) and phase.source not in SWAPPED_WITH:
        return replace(phase, source=rng.choice(SWAPPED_WITH))
    if isinstance(phase, PlayPhase | DiscardPhase) and phase.target not in TARGETS:
        return replace(phase, target=rng.choice(TARGETS))
    return phase
