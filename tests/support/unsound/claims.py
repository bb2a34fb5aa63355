"""Games that are unsound for reasons of claims and challenges."""

from dataclasses import replace

from darwindeck.genome.schema import ClaimPenalty, ClaimRankMode, Rank
from tests.support.unsound.games import CHEAT, case, with_phase

CLAIMS = [
    case(
        "a claim is about a card",
        with_phase(CHEAT, 0, min_cards=0),
        "turn_structure.phases[0].min_cards is 0: a claim is about at least 1 card",
    ),
    case(
        "the fewest cards to claim are not more than the most",
        with_phase(CHEAT, 0, min_cards=5),
        "turn_structure.phases[0].min_cards is 5: max_cards is only 4",
    ),
    case(
        "a fixed claim has its rank",
        with_phase(CHEAT, 0, rank_mode=ClaimRankMode.FIXED),
        "turn_structure.phases[0].fixed_rank is missing: rank_mode is fixed",
    ),
    case(
        "a free claim has no fixed rank",
        with_phase(CHEAT, 0, rank_mode=ClaimRankMode.CHOSEN, fixed_rank=Rank.TEN),
        "turn_structure.phases[0].fixed_rank is 10: it means something only when rank_mode is fixed",
    ),
    case(
        "nobody doubts alone",
        replace(CHEAT, player_count=1),
        "turn_structure.phases[0].allow_challenge is true: with 1 player there is nobody to doubt a claim",
    ),
    *(
        case(
            f"a {penalty} in points costs some",
            with_phase(CHEAT, 0, penalty_points=0, **{penalty: ClaimPenalty.LOSE_POINTS}),
            "turn_structure.phases[0].penalty_points is 0: the penalty is in points and must cost at least 1",
        )
        for penalty in ("challenge_penalty", "lie_penalty")
    ),
]
