"""What brings points."""

from dataclasses import replace
from random import Random

from darwindeck.evolution.operators._parts.hands import card_values, ranks_of
from darwindeck.genome._rules._facts import cards_are_captured, has_phase
from darwindeck.genome.conditions import Condition, ConditionType
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    GameGenome,
    GamePoint,
    GoingOut,
    MajorityMeasure,
    MajorityScoring,
    PlayPhase,
    ScoringRule,
    ScoringTrigger,
    Suit,
    TableauMode,
    TrickPhase,
    TrickScoring,
)

_POINTS = (1, 1, 1, 2, 3, 5, 10)


def suits_of(genome: GameGenome) -> list[Suit]:
    """The suits of the deck."""
    return [suit for suit in Suit if suit in genome.setup.suits]


def some_cards(genome: GameGenome, rng: Random) -> CardCondition:
    """Cards that stand out: of a suit, of a rank, or a single one."""
    suit, rank = rng.choice(suits_of(genome)), rng.choice(ranks_of(genome))
    return rng.choice([CardCondition(suit=suit), CardCondition(rank=rank), CardCondition(suit, rank)])


def fitting_triggers(genome: GameGenome) -> list[ScoringTrigger]:
    """The moments at which cards can score in a game, those that suit it best first."""
    mode = genome.setup.tableau_mode
    can_happen = {
        ScoringTrigger.TRICK_WIN: has_phase(genome, TrickPhase),
        ScoringTrigger.CAPTURE: cards_are_captured(genome),
        ScoringTrigger.SWEEP: mode is TableauMode.MATCH_RANK,
        ScoringTrigger.LEFT_IN_HANDS: genome.game_rules.going_out is not GoingOut.NONE,
        ScoringTrigger.PLAY: has_phase(genome, PlayPhase, TrickPhase),
        ScoringTrigger.HAND_END: True,
        ScoringTrigger.SET_COMPLETE: True,
    }
    return [trigger for trigger, happens in can_happen.items() if happens]


def a_card_scoring(genome: GameGenome, rng: Random) -> CardScoringRule:
    """Cards that bring points, or cost some, at a moment that comes about."""
    known = [rule.trigger for rule in genome.card_scoring]
    trigger = rng.choice([*known, *fitting_triggers(genome)[:2]])
    points = rng.choice(_POINTS) * rng.choice([1, 1, 1, -1])
    return CardScoringRule(some_cards(genome, rng), points, trigger)


def a_scoring_rule(genome: GameGenome, rng: Random) -> ScoringRule:
    """Points for something that a player holds at the end of a hand."""
    sets = Condition(ConditionType.HAS_SET_OF_N, value=rng.choice([2, 3]))
    runs = Condition(ConditionType.HAS_RUN_OF_N, value=rng.choice([3, 4]))
    of_rank = Condition(ConditionType.CARD_IS_RANK, value=rng.choice(ranks_of(genome)))
    of_suit = Condition(ConditionType.CARD_IS_SUIT, value=rng.choice(suits_of(genome)))
    condition, per_card = rng.choice([(sets, False), (runs, False), (of_rank, True), (of_suit, True)])
    return ScoringRule(condition, rng.choice(_POINTS) * rng.choice([1, 1, -1]), per_card)


def a_majority(genome: GameGenome, rng: Random) -> MajorityScoring:
    """Points for having captured most cards, of all or of some."""
    cards = rng.choice([CardCondition(), CardCondition(suit=rng.choice(suits_of(genome)))])
    measure = rng.choice([MajorityMeasure.CARDS, MajorityMeasure.CARDS, *MajorityMeasure])
    values = () if measure is MajorityMeasure.CARDS else card_values(genome, rng)
    return MajorityScoring(cards, rng.choice(_POINTS), measure, values)


def a_game_point(genome: GameGenome, rng: Random) -> GamePoint:
    """What a hand is worth to who scored well in it; more for more."""
    if not genome.game_points:
        return GamePoint(rng.choice([1, 2, 5, 10]), 1)
    best = max(genome.game_points, key=lambda step: step.threshold)
    return GamePoint(2 * max(best.threshold, 1), best.points + 1)


def with_some_scoring(genome: GameGenome, rng: Random) -> GameGenome:
    """The same game with something that scores: what suits its mechanics best."""
    if has_phase(genome, TrickPhase):
        per_trick = replace(genome, trick_scoring=TrickScoring())
        return rng.choice([per_trick, _with_points(genome, rng, ScoringTrigger.TRICK_WIN)])
    if cards_are_captured(genome):
        return _with_points(genome, rng, ScoringTrigger.CAPTURE)
    if genome.game_rules.going_out is not GoingOut.NONE:
        pips = {value.rank: value.value for value in card_values(genome, rng)}
        left = ScoringTrigger.LEFT_IN_HANDS
        rules = tuple(CardScoringRule(CardCondition(rank=rank), points, left) for rank, points in pips.items())
        return replace(genome, card_scoring=rules)
    return _with_points(genome, rng, fitting_triggers(genome)[0])


def _with_points(genome: GameGenome, rng: Random, trigger: ScoringTrigger) -> GameGenome:
    cards = rng.choice([CardCondition(), some_cards(genome, rng), some_cards(genome, rng)])
    return replace(genome, card_scoring=(*genome.card_scoring, CardScoringRule(cards, 1, trigger)))
