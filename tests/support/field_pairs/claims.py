"""Pairs for claims and challenges."""

from typing import Any

from darwindeck.genome.schema import (
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    DeckName,
    GameGenome,
    Rank,
    SetupRules,
)
from tests.support.field_pairs._pair import FieldPair, game, pair, pairs


def claims(deck: DeckName = DeckName.STANDARD_52, **phase: Any) -> GameGenome:
    return game(SetupRules(8, initial_deck=deck), ClaimPhase(**phase))


def honest(**phase: Any) -> GameGenome:
    """Only cards of the rank may be laid, so that the rank shows in the options."""
    return claims(can_lie=False, **phase)


def ranked(mode: ClaimRankMode) -> GameGenome:
    fixed = Rank.KING if mode is ClaimRankMode.FIXED else None
    return honest(rank_mode=mode, fixed_rank=fixed, starting_rank=Rank.TWO)


CLAIMS: list[FieldPair] = [
    pair("ClaimPhase.min_cards", lambda n: claims(min_cards=n), 1, 2, "one card is not enough"),
    pair("ClaimPhase.max_cards", lambda n: claims(max_cards=n), 4, 1, "no second card is offered"),
    pair(
        "ClaimPhase.rank_mode",
        ranked,
        ClaimRankMode.SEQUENTIAL,
        ClaimRankMode.CHOSEN,
        "the player names the rank",
    ),
    *pairs(
        "ClaimPhase.rank_mode",
        ranked,
        ClaimRankMode.FIXED,
        [ClaimRankMode.SEQUENTIAL, ClaimRankMode.CHOSEN],
        "not always kings are claimed; fixed_rank belongs to FIXED alone and goes with it",
        also=("fixed_rank",),
    ),
    *pairs(
        "ClaimPhase.starting_rank",
        lambda rank: honest(starting_rank=rank),
        Rank.ACE,
        Rank,
        "other cards are offered for the first claim",
    ),
    *pairs(
        "ClaimPhase.fixed_rank",
        lambda rank: honest(rank_mode=ClaimRankMode.FIXED, fixed_rank=rank),
        Rank.ACE,
        Rank,
        "other cards are offered",
    ),
    pair("ClaimPhase.can_lie", lambda lie: claims(can_lie=lie), True, False, "only cards of the rank are offered"),
    pair("ClaimPhase.allow_challenge", lambda may: claims(allow_challenge=may), True, False, "nobody is asked"),
    pair(
        "ClaimPhase.challenge_penalty",
        lambda penalty: honest(challenge_penalty=penalty),
        ClaimPenalty.TAKE_PILE,
        ClaimPenalty.LOSE_POINTS,
        "who doubts a claim, which is always true here, loses a point and does not take the pile",
    ),
    pair(
        "ClaimPhase.lie_penalty",
        lambda penalty: claims(lie_penalty=penalty),
        ClaimPenalty.TAKE_PILE,
        ClaimPenalty.LOSE_POINTS,
        "who is caught lying loses a point and does not take the pile",
    ),
    pair(
        "ClaimPhase.penalty_points",
        lambda n: claims(lie_penalty=ClaimPenalty.LOSE_POINTS, penalty_points=n),
        1,
        2,
        "who is caught lying loses two points",
    ),
]
