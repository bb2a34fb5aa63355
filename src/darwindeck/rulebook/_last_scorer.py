"""Scores that nobody can pass, as whoever takes all tricks of a hand is the last one left in the game."""

from math import inf

from darwindeck.genome.schema import BiddingPhase, ClaimPhase, Elimination, KnockPhase
from darwindeck.rulebook._places import cards_come_to_hands, takes_turns_unevenly
from darwindeck.rulebook._rounds import deals_down_to_one
from darwindeck.rulebook._scene import Scene


def most_by_contracts(scene: Scene) -> float:
    """How many points a player may come to by bids at most, where that is certain.

    Who scores has taken a trick, and goes on only if another one has, too: there are others for all but one of them.
    A hand of one card has one trick, and is the last one in which anybody scores.
    """
    setup, contracts = scene.genome.setup, scene.genome.contract_scoring
    if contracts is None or not _only_bids_score(scene) or not _goes_on_with_tricks(scene):
        return inf
    each = max(contracts.points_per_trick_bid, contracts.overtrick_points)
    most = scene.genome.turn_structure.tricks_per_hand or setup.cards_per_player
    tricks = [min(most, cards) for cards in deals_down_to_one(scene)]
    return setup.starting_score + each * (sum(count - 1 for count in tricks) + max(tricks))


def _only_bids_score(scene: Scene) -> bool:
    genome, rules = scene.genome, scene.genome.game_rules
    cards = genome.card_scoring or genome.scoring_rules or genome.majority_scoring or genome.trick_scoring
    others = bool(cards or genome.game_points or rules.worst_hand_points) or any(rules.place_points)
    may_be_nil = any(bid.allow_nil for bid in scene.of_kind(BiddingPhase))
    return not (others or may_be_nil or scene.has(ClaimPhase, KnockPhase) or genome.team_mode)


def _goes_on_with_tricks(scene: Scene) -> bool:
    """Whether whoever has taken no trick is out of the game, and hands shrink to one card, which all play at once."""
    setup, rules = scene.genome.setup, scene.genome.game_rules
    is_out = rules.elimination is Elimination.NO_TRICKS and scene.genome.player_count > 1
    is_alike = not (setup.deal_remainder or setup.deal_suits or rules.book_size or takes_turns_unevenly(scene))
    return is_out and is_alike and setup.cards_step < 0 < setup.cards_per_player and not cards_come_to_hands(scene)
