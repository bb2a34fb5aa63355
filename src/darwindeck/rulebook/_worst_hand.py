"""The worst hand, where it is that of the player who has gone out."""

from dataclasses import replace

from darwindeck.genome.conditions import ConditionType
from darwindeck.genome.limits import asks
from darwindeck.genome.schema import GameGenome, HandEvaluationMethod
from darwindeck.rulebook._going_out import one_goes_out
from darwindeck.rulebook._hand_end import only_going_out_or_leaving_ends
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scores import lasting_changes, somebody_has_points

_WORST_WITHOUT_CARDS = (HandEvaluationMethod.HIGH_CARD, HandEvaluationMethod.CARD_COUNT)


def is_of_who_goes_out(scene: Scene) -> bool:
    """Whether the worst hand is always that of one player, who alone has no card when the hand is over.

    When nobody has gone out, one player alone is left in the hand, and there is no worst one.
    """
    evaluation = scene.genome.hand_evaluation
    has_none = evaluation is not None and evaluation.method in _WORST_WITHOUT_CARDS
    return has_none and only_going_out_or_leaving_ends(scene) and one_goes_out(scene) and scene.sides > 1


def with_points_for_going_out(genome: GameGenome) -> GameGenome:
    """The same game with points for the first place instead of the worst hand, where that is of who goes out."""
    rules = genome.game_rules
    by_score = asks(genome, ConditionType.SCORE_COMPARE)  # Places score before what may be asked about scores then.
    if rules.worst_hand_points == 0 or rules.others_pay_from is not None or by_score:
        return genome
    first, *others = rules.place_points or (0,)
    places = (first + rules.worst_hand_points, *others)
    return replace(genome, game_rules=replace(rules, place_points=places, worst_hand_points=0))


def somebody_keeps_points(scene: Scene) -> bool:
    """Whether somebody in the game has more than no points at the end of every hand."""
    return somebody_has_points(scene) or leaves_others_points(scene)


def leaves_others_points(scene: Scene) -> bool:
    """Whether one player alone loses points in a hand, who goes out, and all others keep theirs."""
    genome, rules = scene.genome, scene.genome.game_rules
    others = lasting_changes(Scene(replace(genome, game_rules=replace(rules, place_points=rules.place_points[1:]))))
    is_plain = not (others.rise or others.fall or scene.has_chips or scene.has_teams) and not genome.game_points
    return is_plain and genome.setup.starting_score > 0 and one_goes_out(scene)
