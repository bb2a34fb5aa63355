"""Repairs for points and for hands that are compared."""

from dataclasses import replace
from random import Random

from darwindeck.evolution.operators._parts.hands import an_evaluation, card_values, patterns
from darwindeck.evolution.operators._parts.scoring import fitting_triggers, some_cards, suits_of
from darwindeck.evolution.operators._paths import FieldPath, put
from darwindeck.evolution.operators._repair._deal import give_totals, give_values
from darwindeck.evolution.operators._repair._helps import drop, to
from darwindeck.evolution.operators._repair._repair import repair_for
from darwindeck.genome._rules._facts import has_phase
from darwindeck.genome.schema import CardScoringRule, GameGenome, HandEvaluationMethod, ScoringTrigger, TrickPhase


def _another_trigger(genome: GameGenome, path: FieldPath, rng: Random) -> GameGenome:
    """Let a card score at a moment that comes about."""
    return put(genome, path, rng.choice(fitting_triggers(genome)[:2]))


def _points_for_tricks(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome | None:
    """Let some cards score for who takes them in tricks."""
    if not has_phase(genome, TrickPhase):
        return None
    rule = CardScoringRule(some_cards(genome, rng), rng.choice([1, 5]), ScoringTrigger.TRICK_WIN)
    return replace(genome, card_scoring=(*genome.card_scoring, rule))


def _a_trump_suit(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome | None:
    if not has_phase(genome, TrickPhase):
        return None
    return replace(genome, setup=replace(genome.setup, trump_suit=rng.choice(suits_of(genome))))


def _values_here(genome: GameGenome, path: FieldPath, rng: Random) -> GameGenome:
    return put(genome, path, card_values(genome, rng))


def _some_patterns(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome:
    return put(genome, path, patterns(genome))


def _compare_hands(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    return replace(genome, hand_evaluation=an_evaluation(genome, rng))


def _count_deadwood(genome: GameGenome, _: FieldPath, rng: Random) -> GameGenome:
    return replace(genome, hand_evaluation=an_evaluation(genome, rng, HandEvaluationMethod.DEADWOOD))


def _bust_above_the_target(genome: GameGenome, path: FieldPath, _: Random) -> GameGenome | None:
    evaluation = genome.hand_evaluation
    if evaluation is None or evaluation.target_value is None:
        return None
    return put(genome, path, evaluation.target_value + 1)


POINTS = (
    repair_for(r"no card scores for trick_win", _points_for_tricks),
    repair_for(r"trumps_only is true: hands have no trumps|trump_order is given: there are no trumps", _a_trump_suit),
    repair_for(r"card_scoring\[\d+\]\.trigger is", _another_trigger, drop),
    repair_for(r"majority_scoring\[\d+\]\.card_values is empty", _values_here),
    repair_for(r"worst_hand_points is .*hand_evaluation is missing", _compare_hands),
    repair_for(r"others_pay_from is .*not compared by point_total", give_totals),
    repair_for(r"per_card is false: ", to(True)),
    repair_for(r"hand_evaluation\.patterns is empty", _some_patterns),
    repair_for(r"hand_evaluation\.card_values is empty", give_values),
    repair_for(r"bonus is .*not deadwood", _count_deadwood),
    repair_for(r"hand_evaluation\.bust_threshold is .*: a hand would have lost", _bust_above_the_target),
)
