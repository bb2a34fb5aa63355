"""Rules about claims and challenges."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import phases_of
from darwindeck.genome.schema import ClaimPenalty, ClaimPhase, ClaimRankMode, GameGenome


def claims_can_be_made(genome: GameGenome) -> Iterator[str]:
    """A claim is about at least one card, and about a rank that is known."""
    for path, phase in phases_of(genome, ClaimPhase):
        if phase.min_cards == 0:
            yield f"{path}.min_cards is 0: a claim is about at least 1 card"
        if phase.min_cards > phase.max_cards:
            yield f"{path}.min_cards is {phase.min_cards}: max_cards is only {phase.max_cards}"
        is_fixed = phase.rank_mode is ClaimRankMode.FIXED
        if is_fixed and phase.fixed_rank is None:
            yield f"{path}.fixed_rank is missing: rank_mode is fixed"
        if not is_fixed and phase.fixed_rank is not None:
            yield f"{path}.fixed_rank is {phase.fixed_rank}: it means something only when rank_mode is fixed"


def challenges_matter(genome: GameGenome) -> Iterator[str]:
    """Where claims may be doubted there is somebody to doubt them and something to lose."""
    for path, phase in phases_of(genome, ClaimPhase):
        if phase.allow_challenge and genome.player_count == 1:
            yield f"{path}.allow_challenge is true: with 1 player there is nobody to doubt a claim"
        in_points = ClaimPenalty.LOSE_POINTS in (phase.challenge_penalty, phase.lie_penalty)
        if in_points and phase.penalty_points == 0:
            yield f"{path}.penalty_points is 0: the penalty is in points and must cost at least 1"


RULES = (claims_can_be_made, challenges_matter)
