"""Hands of claims with one card each: a lie that is caught brings it back, until its rank is claimed."""

from math import gcd

from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    ClaimRankMode,
    GoingOut,
    TableauMode,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
)
from darwindeck.rulebook._any_card import must_lay
from darwindeck.rulebook._scene import Scene, can_fold


def turns_until_true(scene: Scene) -> int | None:
    """How many turns of a hand go on after their claim at most, where all have one card, and the first out ends it.

    Only a lie that is caught leaves its player in: the card comes back. In as many claims of a player as there are
    ranks, each of them has its turn, if ranks and players come round apart; so one of these claims is true.
    """
    claims, players, ranks = list(scene.of_kind(ClaimPhase)), scene.genome.player_count, len(scene.rising)
    others = (BettingPhase, BiddingPhase, TrumpPhase, TurnUpPhase, WagerPhase)
    if len(claims) != 1 or not scene.has_only(ClaimPhase, *others) or not _has_one_card_each(scene):
        return None
    is_in_turn = claims[0].rank_mode is ClaimRankMode.SEQUENTIAL and must_lay(claims[0], scene)
    fewest = 2 if scene.several_hands else players  # Some may be out of the game in later hands.
    is_apart = all(gcd(ranks, count) == 1 for count in range(fewest, players + 1))
    return players * (ranks - 1) if is_in_turn and is_apart and _ends_with_first_out(scene) else None


def turns_with_claims(scene: Scene) -> int | None:
    """How many turns a hand has at most, but for a last one that begins with its claim and is over with that."""
    turns = turns_until_true(scene)
    return turns if turns is None or isinstance(scene.phases[0], ClaimPhase) else turns + 1


def _has_one_card_each(scene: Scene) -> bool:
    """Whether everybody is dealt one card, and nothing lies on the discard pile."""
    setup = scene.genome.setup
    is_alike = setup.cards_step <= 0 and not (setup.deal_remainder or setup.deal_suits)
    is_alike &= not scene.genome.game_rules.book_size and setup.tableau_mode is not TableauMode.WAR
    return setup.cards_per_player == 1 and is_alike and not setup.initial_discard_count


def _ends_with_first_out(scene: Scene) -> bool:
    """Whether the hand is over as soon as one player is out of it."""
    going_out, is_duel = scene.genome.game_rules.going_out, scene.genome.player_count <= 2
    ends = going_out is GoingOut.ENDS_HAND or scene.wins_without_cards
    ends |= going_out is GoingOut.LEAVES_HAND and is_duel
    return ends and (is_duel or not can_fold(scene.phases))
