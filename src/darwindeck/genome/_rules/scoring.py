"""Rules about points and the worth of hands."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import cards_are_captured, counts_deadwood, hands_have_trumps, has_phase, phases_of
from darwindeck.genome._wording import counted
from darwindeck.genome.conditions import SIGNATURES, simple_conditions
from darwindeck.genome.schema import (
    GameGenome,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    MajorityMeasure,
    PlayPhase,
    ScoringTrigger,
    TableauMode,
    TrickPhase,
)


def cards_can_score(genome: GameGenome) -> Iterator[str]:
    """What makes a card score can happen."""
    for i, rule in enumerate(genome.card_scoring):
        path = f"card_scoring[{i}].trigger"
        if rule.trumps_only and not hands_have_trumps(genome):
            yield f"card_scoring[{i}].trumps_only is true: hands have no trumps"
        match rule.trigger:
            case ScoringTrigger.TRICK_WIN if not has_phase(genome, TrickPhase):
                yield f"{path} is trick_win: there is no trick phase"
            case ScoringTrigger.CAPTURE if not cards_are_captured(genome):
                yield f"{path} is capture: setup.tableau_mode is {genome.setup.tableau_mode}, nothing is captured"
            case ScoringTrigger.SWEEP if genome.setup.tableau_mode is not TableauMode.MATCH_RANK:
                yield f"{path} is sweep: setup.tableau_mode is {genome.setup.tableau_mode}, use match_rank"
            case ScoringTrigger.PLAY if not has_phase(genome, PlayPhase, TrickPhase):
                yield f"{path} is play: no phase plays cards"
            case ScoringTrigger.LEFT_IN_HANDS if genome.game_rules.going_out is GoingOut.NONE:
                yield f"{path} is left_in_hands: game_rules.going_out is none, nobody goes out"


def majorities_can_be_won(genome: GameGenome) -> Iterator[str]:
    """A majority is of cards that can be captured, and of values that are given."""
    captures = cards_are_captured(genome) or has_phase(genome, TrickPhase)
    for i, rule in enumerate(genome.majority_scoring):
        if not captures:
            yield f"majority_scoring[{i}] can never score: nothing is captured, neither on the table nor in tricks"
        if rule.measure is not MajorityMeasure.CARDS and not rule.card_values:
            yield f"majority_scoring[{i}].card_values is empty: {rule.measure} needs to know what cards count"


def worst_hands_can_be_told(genome: GameGenome) -> Iterator[str]:
    """Hands of which the worst scores are compared, and there are several."""
    points, evaluation = genome.game_rules.worst_hand_points, genome.hand_evaluation
    if points == 0:
        return
    if evaluation is None or evaluation.method is HandEvaluationMethod.NONE:
        yield f"game_rules.worst_hand_points is {points}: hand_evaluation is missing, hands cannot be compared"
    if genome.player_count == 1:
        yield f"game_rules.worst_hand_points is {points}: with 1 player no hand is worse than another"


def others_can_pay(genome: GameGenome) -> Iterator[str]:
    """What makes all but the best hand pay is a total, and there is something to pay."""
    rules, evaluation = genome.game_rules, genome.hand_evaluation
    path = f"game_rules.others_pay_from is {rules.others_pay_from}"
    if rules.others_pay_from is None:
        return
    if rules.worst_hand_points == 0:
        yield f"{path}: game_rules.worst_hand_points is 0, so that there is nothing to pay"
    if evaluation is None or evaluation.method is not HandEvaluationMethod.POINT_TOTAL:
        yield f"{path}: hands are not compared by point_total"
    elif evaluation.bust_threshold is not None and rules.others_pay_from >= evaluation.bust_threshold:
        yield f"{path}: hand_evaluation.bust_threshold is {evaluation.bust_threshold}, such a hand has lost"


def scored_cards_are_counted(genome: GameGenome) -> Iterator[str]:
    """A condition about a card scores card by card."""
    for i, rule in enumerate(genome.scoring_rules):
        about_cards = [one.type for one in simple_conditions(rule.condition) if SIGNATURES[one.type].about == "card"]
        if about_cards and not rule.per_card:
            yield f"scoring_rules[{i}].per_card is false: {about_cards[0]} judges a single card, set it to true"


def hands_can_be_compared(genome: GameGenome) -> Iterator[str]:
    """A hand evaluation has what its method looks at."""
    evaluation = genome.hand_evaluation
    if evaluation is None:
        return
    if evaluation.method is HandEvaluationMethod.PATTERN_MATCH and not evaluation.patterns:
        yield "hand_evaluation.patterns is empty: pattern_match needs at least one pattern"
    if evaluation.method is HandEvaluationMethod.DEADWOOD and not evaluation.card_values:
        yield "hand_evaluation.card_values is empty: deadwood needs to know what cards count"
    if evaluation.method is HandEvaluationMethod.POINT_TOTAL:
        yield from _point_total_problems(evaluation)


def knocks_can_score(genome: GameGenome) -> Iterator[str]:
    """What a knock is worth is about deadwood."""
    if counts_deadwood(genome):
        return
    method = genome.hand_evaluation.method if genome.hand_evaluation else HandEvaluationMethod.NONE
    for path, phase in phases_of(genome, KnockPhase):
        for name in ("bonus", "undercut_bonus"):
            if getattr(phase, name):
                yield f"{path}.{name} is {getattr(phase, name)}: hand_evaluation.method is {method}, not deadwood"


def _point_total_problems(evaluation: HandEvaluation) -> Iterator[str]:
    if not evaluation.card_values:
        yield "hand_evaluation.card_values is empty: point_total needs to know what cards count"
    target, bust = evaluation.target_value, evaluation.bust_threshold
    if target is not None and bust is not None and bust <= target:
        yield f"hand_evaluation.bust_threshold is {bust}: a hand would have lost at its target_value of {target}"


def patterns_can_be_met(genome: GameGenome) -> Iterator[str]:
    """What a pattern asks for fits into the cards that it allows."""
    patterns = genome.hand_evaluation.patterns if genome.hand_evaluation else ()
    for i, pattern in enumerate(patterns):
        path, size = f"hand_evaluation.patterns[{i}]", pattern.required_count
        groups = sum(pattern.same_rank_groups)
        wanted = {
            "same_rank_groups": groups,
            "same_suit_count": pattern.same_suit_count or 0,
            "sequence_length": pattern.sequence_length or 0,
            "required_ranks": len(pattern.required_ranks),
        }
        for name, cards in wanted.items():
            if size is not None and cards > size:
                yield f"{path}.{name} takes {counted(cards, 'card')}: required_count is {size}"
        if any(group > 4 for group in pattern.same_rank_groups):
            yield f"{path}.same_rank_groups has more than 4 cards of one rank: there are only four suits"


def game_points_can_be_scored(genome: GameGenome) -> Iterator[str]:
    """What a hand is worth is told once for each number of points."""
    thresholds = [step.threshold for step in genome.game_points]
    for i, threshold in enumerate(thresholds):
        if threshold in thresholds[:i]:
            yield f"game_points[{i}].threshold is {threshold}: an earlier one is the same"
        if genome.game_points[i].all_tricks and not has_phase(genome, TrickPhase):
            yield f"game_points[{i}].all_tricks is true: there is no trick phase"


RULES = (
    cards_can_score,
    worst_hands_can_be_told,
    others_can_pay,
    scored_cards_are_counted,
    hands_can_be_compared,
    knocks_can_score,
    patterns_can_be_met,
    game_points_can_be_scored,
    majorities_can_be_won,
)
