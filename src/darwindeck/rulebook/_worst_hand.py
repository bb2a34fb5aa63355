"""The worst hand, where it is that of the player who has gone out."""

from dataclasses import replace

from darwindeck.genome.schema import HandEvaluationMethod
from darwindeck.rulebook._going_out import one_goes_out
from darwindeck.rulebook._hand_end import only_going_out_ends
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scores import lasting_changes, somebody_has_points

_WORST_WITHOUT_CARDS = (HandEvaluationMethod.HIGH_CARD, HandEvaluationMethod.CARD_COUNT)


def is_of_who_goes_out(scene: Scene) -> bool:
    """Whether the worst hand is always that of one player, who alone has no card when the hand is over."""
    evaluation = scene.genome.hand_evaluation
    has_none = evaluation is not None and evaluation.method in _WORST_WITHOUT_CARDS
    return has_none and only_going_out_ends(scene) and one_goes_out(scene)


def somebody_keeps_points(scene: Scene) -> bool:
    """Whether somebody in the game has more than no points at the end of every hand."""
    return somebody_has_points(scene) or leaves_others_points(scene)


def leaves_others_points(scene: Scene) -> bool:
    """Whether one player alone loses points in a hand, and all others keep theirs."""
    genome, rules = scene.genome, scene.genome.game_rules
    others = lasting_changes(Scene(replace(genome, game_rules=replace(rules, worst_hand_points=0))))
    is_plain = not (others.rise or others.fall or scene.has_chips or scene.has_teams) and not genome.game_points
    return is_plain and rules.others_pay_from is None and genome.setup.starting_score > 0 and is_of_who_goes_out(scene)
