"""Whether two sides can come to a score together, or only one of them scores in a hand."""

from darwindeck.genome.schema import (
    BiddingPhase,
    ClaimPhase,
    KnockPhase,
    PassingPhase,
    ScoringTrigger,
    TributePhase,
    TrickPhase,
    TrumpPhase,
)
from darwindeck.rulebook._places import effects
from darwindeck.rulebook._scene import Scene


def one_side_scores(scene: Scene) -> bool:
    """Whether at most one side can score in a hand, so that two never reach a score together."""
    genome = scene.genome
    if _has_other_points(scene) or any(rule.points < 0 for rule in genome.card_scoring):
        return False
    by_cards = {rule.trigger for rule in genome.card_scoring if rule.points}
    by_knock = scene.has(KnockPhase) and scene.counts_deadwood
    if genome.game_points:
        return genome.trick_scoring is None and by_cards <= {ScoringTrigger.TRICK_WIN} and _one_side_has_enough(scene)
    if genome.trick_scoring is not None:
        return not by_cards and not by_knock and (scores_last_trick_alone(scene) or _one_side_has_tricks(scene))
    if by_knock and (by_cards or genome.player_count > 2):
        return False
    return by_cards <= {ScoringTrigger.LEFT_IN_HANDS}


def scores_last_trick_alone(scene: Scene) -> bool:
    """Whether the last trick of a hand scores, and nothing else does."""
    tricks = scene.genome.trick_scoring
    if tricks is None or _has_other_points(scene) or scene.genome.card_scoring or scene.genome.game_points:
        return False
    return tricks.last_trick_points > 0 and not (tricks.points_per_trick or tricks.points_per_card)


def _has_other_points(scene: Scene) -> bool:
    """Whether points come from where several sides may find some."""
    genome, rules = scene.genome, scene.genome.game_rules
    others = bool(genome.scoring_rules or genome.majority_scoring or rules.worst_hand_points or any(rules.place_points))
    return others or genome.contract_scoring is not None or rules.shoot_the_moon or scene.has(ClaimPhase)


def _one_side_has_enough(scene: Scene) -> bool:
    """Whether the cards of a pack hold too few points for two sides to be worth something."""
    genome = scene.genome
    cards = genome.setup.cards
    all_points = sum(rule.points for rule in genome.card_scoring for card in cards if rule.condition.covers(*card))
    needed = min((one.threshold for one in genome.game_points if one.points), default=0)
    return all(one.points >= 0 for one in genome.game_points) and all_points < 2 * needed


def _one_side_has_tricks(scene: Scene) -> bool:
    """Whether two sides cannot both take more tricks than those that do not count."""
    genome = scene.genome
    tricks, setup = genome.trick_scoring, genome.setup
    if tricks is None or tricks.last_trick_points or tricks.points_per_card or tricks.points_per_trick <= 0:
        return False
    plain = (TrickPhase, BiddingPhase, PassingPhase, TributePhase, TrumpPhase)
    grows = setup.cards_step or setup.deal_remainder or any(effects(scene))
    if grows or not scene.has_only(*plain):
        return False
    count = len(genome.teams) if genome.team_mode else genome.player_count
    return count == 2 and setup.cards_per_player <= 2 * tricks.book + 1
