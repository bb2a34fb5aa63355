"""Whether two sides can come to a score together, or only one of them scores in a hand."""

from math import ceil

from darwindeck.genome.schema import (
    ClaimPenalty,
    ClaimPhase,
    Elimination,
    KnockPhase,
    ScoringTrigger,
    TrickPhase,
    TriggerMode,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._going_out import one_goes_out
from darwindeck.rulebook._places import cards_come_to_hands
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._scene import ONCE, Scene
from darwindeck.rulebook._tricks import cards_last, most_tricks, somebody_takes_a_trick, tricks_in_a_hand


def one_side_scores(scene: Scene, *, in_a_race: bool = False) -> bool:
    """Whether at most one side can gain points in a hand, so that two never reach a score together.

    In a race scores are looked at after every card, which gives points to one side; only the end of a hand can give
    some to several.
    """
    genome = scene.genome
    if _has_other_points(scene):
        return False
    by_cards = {rule.trigger for rule in genome.card_scoring if rule.points > 0}
    by_knock = scene.has(KnockPhase) and scene.counts_deadwood
    if genome.game_points:
        once = {ScoringTrigger.TRICK_WIN} | (set() if cards_come_to_hands(scene) else {ScoringTrigger.PLAY})
        is_plain = by_cards <= once and all(rule.points >= 0 for rule in genome.card_scoring)
        is_plain &= not by_knock and not any(genome.game_rules.place_points)
        return genome.trick_scoring is None and is_plain and _one_side_has_enough(scene)
    if in_a_race:
        by_cards &= {ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS}
        if genome.game_rules.rest_to_last_captor:
            by_cards |= {rule.trigger for rule in genome.card_scoring if rule.trigger is ScoringTrigger.CAPTURE}
    if genome.trick_scoring is not None:
        return not by_cards and not by_knock and (scores_last_trick(scene) or _one_side_has_tricks(scene))
    if by_knock and (by_cards or any(genome.game_rules.place_points) or genome.player_count > 2):
        return False
    return by_cards <= {ScoringTrigger.LEFT_IN_HANDS}


def scores_last_trick_alone(scene: Scene) -> bool:
    """Whether the last trick of a hand scores, and nothing else does."""
    return scores_last_trick(scene) and not (scene.genome.card_scoring or scene.genome.game_points)


def scores_last_trick(scene: Scene) -> bool:
    """Whether at the end of a hand the last trick scores, and nothing else does."""
    tricks = scene.genome.trick_scoring
    if tricks is None or _has_points_at_end(scene):
        return False
    return tricks.last_trick_points > 0 and not (tricks.points_per_trick or tricks.points_per_card)


def _has_points_at_end(scene: Scene) -> bool:
    """Whether the end of a hand changes scores in other ways than by tricks, or cards."""
    genome, rules = scene.genome, scene.genome.game_rules
    others = bool(genome.scoring_rules or genome.majority_scoring or rules.worst_hand_points or any(rules.place_points))
    return others or genome.contract_scoring is not None or rules.shoot_the_moon or _claims_cost_points(scene)


def _has_other_points(scene: Scene) -> bool:
    """Whether points come from where several sides may find some."""
    genome, rules = scene.genome, scene.genome.game_rules
    for_several = [rule.points for rule in genome.scoring_rules]
    for_several += [rule.points for rule in genome.majority_scoring]
    for_several += [rules.worst_hand_points, *_places_of_several(scene)]
    return max(for_several) > 0 or genome.contract_scoring is not None or rules.shoot_the_moon


def places_are_all(scene: Scene) -> bool:
    """Whether nothing scores but the order of going out, in which the first has more than anybody else, or none."""
    genome, rules = scene.genome, scene.genome.game_rules
    others = bool(genome.card_scoring or genome.scoring_rules or genome.majority_scoring or genome.game_points)
    others |= bool(genome.trick_scoring or genome.contract_scoring or rules.worst_hand_points)
    others |= _claims_cost_points(scene) or (scene.has(KnockPhase) and scene.counts_deadwood)
    first, *rest = (*rules.place_points, 0)
    return not others and bool(rest) and first > max(*rest, 0) and not scene.has_teams


def _places_of_several(scene: Scene) -> tuple[int, ...]:
    """What places score, but for the first where nobody else goes out."""
    points = scene.genome.game_rules.place_points
    return points[1:] if one_goes_out(scene) else points


def _claims_cost_points(scene: Scene) -> bool:
    claims = (claim for claim in scene.of_kind(ClaimPhase) if claim.allow_challenge)
    return any(ClaimPenalty.LOSE_POINTS in (claim.lie_penalty, claim.challenge_penalty) for claim in claims)


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
    tricks = genome.trick_scoring
    if tricks is None or tricks.last_trick_points or tricks.points_per_card or tricks.points_per_trick <= 0:
        return False
    most = most_tricks(scene)
    return scene.sides == 2 and most is not None and most <= 2 * tricks.book + 1


def one_scores_most(scene: Scene) -> bool:
    """Whether two sides never score as much in a hand."""
    genome, tricks = scene.genome, scene.genome.trick_scoring
    if tricks is None or _has_points_at_end(scene) or genome.card_scoring or genome.game_points:
        return False
    only_tricks = tricks.points_per_trick != 0 and not (tricks.book or tricks.points_per_card)
    return only_tricks and not tricks.last_trick_points and share_an_odd_number(scene)


def comes_to_odd_tricks(win: WinCondition, scene: Scene) -> bool:
    """Whether two sides have shared an odd number of tricks, and so are not level, when one comes to a score.

    Both begin with as many points, and all that is scored goes to one of them: the number of hands is known.
    """
    genome, tricks, count = scene.genome, scene.genome.trick_scoring, tricks_in_a_hand(scene)
    by_score = win.type in (WinType.HIGH_SCORE, WinType.FIRST_TO_SCORE) and win.comparison is not WinComparison.LOWEST
    by_score &= win.trigger_mode in (TriggerMode.IMMEDIATE, TriggerMode.THRESHOLD_GATE)
    by_score &= not is_race(win) or win.comparison is WinComparison.HIGHEST  # Else both may get there together.
    all_stay = genome.game_rules.elimination is Elimination.NONE and not scene.has_chips
    begins_level = genome.setup.starting_score == 0 or len({len(team) for team in genome.teams}) < 2
    if win.threshold is None or tricks is None or not count or not one_scores_most(scene):
        return False
    missing = 2 * win.threshold - 1 - genome.player_count * genome.setup.starting_score
    is_plain = by_score and all_stay and begins_level and tricks.points_per_trick > 0 and missing > 0
    return is_plain and ceil(missing / (count * tricks.points_per_trick)) % 2 == 1


def share_an_odd_number(scene: Scene) -> bool:
    """Whether two sides take an odd number of tricks together, all that there are in a hand."""
    is_whole = scene.genome.game_rules.hand_ends_if is None and cards_last(scene) and somebody_takes_a_trick(scene)
    return (
        scene.sides == 2 and is_whole and scene.has_only(TrickPhase, *ONCE) and (tricks_in_a_hand(scene) or 0) % 2 == 1
    )
