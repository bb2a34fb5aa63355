"""Games that are unsound for reasons of points and the worth of hands."""

from dataclasses import replace

from darwindeck.genome.conditions import CompoundCondition, Logic
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    GameGenome,
    GamePoint,
    GameRules,
    HandEvaluationMethod,
    MajorityMeasure,
    MajorityScoring,
    Rank,
    ScoringRule,
    ScoringTrigger,
    Suit,
)
from tests.support.unsound.games import (
    EIGHTS,
    EMPTY_HAND,
    FAN_TAN,
    IS_CLUB,
    IS_EIGHT,
    PAIRING,
    POKER,
    SCOPA,
    SOLO,
    TWENTY_ONE,
    WAR,
    case,
    evaluated,
    with_pattern,
)


def scored(genome: GameGenome, trigger: ScoringTrigger) -> GameGenome:
    rules = (CardScoringRule(CardCondition(rank=Rank.ACE), 1, ScoringTrigger.HAND_END),)
    return replace(genome, card_scoring=(*rules, CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, trigger)))


ONLY_TRUMPS = CardScoringRule(CardCondition(rank=Rank.ACE), 1, ScoringTrigger.HAND_END, trumps_only=True)

SCORING = [
    case(
        "only trumps score where there are some",
        replace(EIGHTS, card_scoring=(ONLY_TRUMPS,)),
        "card_scoring[0].trumps_only is true: hands have no trumps",
    ),
    case(
        "a hand is worth one thing for one number of points",
        replace(EIGHTS, game_points=(GamePoint(61, 1), GamePoint(91, 2), GamePoint(61, 3))),
        "game_points[2].threshold is 61: an earlier one is the same",
    ),
    case(
        "all tricks can be taken where there are some",
        replace(EIGHTS, game_points=(GamePoint(61, 1), GamePoint(91, 2, all_tricks=True))),
        "game_points[1].all_tricks is true: there is no trick phase",
    ),
    case(
        "cards that score in tricks need tricks",
        scored(EIGHTS, ScoringTrigger.TRICK_WIN),
        "card_scoring[1].trigger is trick_win: there is no trick phase",
    ),
    case(
        "cards that score when captured need captures",
        scored(FAN_TAN, ScoringTrigger.CAPTURE),
        "card_scoring[1].trigger is capture: setup.tableau_mode is sequence, nothing is captured",
    ),
    case(
        "cards that sweep the table capture by rank",
        scored(WAR, ScoringTrigger.SWEEP),
        "card_scoring[1].trigger is sweep: setup.tableau_mode is war, use match_rank",
    ),
    case(
        "a majority is of captured cards",
        replace(FAN_TAN, majority_scoring=(MajorityScoring(CardCondition(), 1),)),
        "majority_scoring[0] can never score: nothing is captured, neither on the table nor in tricks",
    ),
    *(
        case(
            f"a majority by {measure} is of cards that count something",
            replace(SCOPA, majority_scoring=(MajorityScoring(CardCondition(), 1, measure),)),
            f"majority_scoring[0].card_values is empty: {measure} needs to know what cards count",
        )
        for measure in (MajorityMeasure.VALUES, MajorityMeasure.BEST_OF_EACH_SUIT)
    ),
    case(
        "the worst hand is known",
        replace(EIGHTS, game_rules=GameRules(worst_hand_points=-1)),
        "game_rules.worst_hand_points is -1: hand_evaluation is missing, hands cannot be compared",
    ),
    case(
        "the worst hand is worse than another",
        replace(SOLO, hand_evaluation=POKER.hand_evaluation, game_rules=GameRules(worst_hand_points=-1)),
        "game_rules.worst_hand_points is -1: with 1 player no hand is worse than another",
    ),
    case(
        "all but the best hand pay something",
        replace(TWENTY_ONE, game_rules=GameRules(others_pay_from=21)),
        "game_rules.others_pay_from is 21: game_rules.worst_hand_points is 0, so that there is nothing to pay",
    ),
    case(
        "the hand that makes all others pay has a total",
        replace(POKER, game_rules=GameRules(worst_hand_points=-1, others_pay_from=21)),
        "game_rules.others_pay_from is 21: hands are not compared by point_total",
    ),
    case(
        "the hand that makes all others pay has not lost",
        replace(TWENTY_ONE, game_rules=GameRules(worst_hand_points=-1, others_pay_from=22)),
        "game_rules.others_pay_from is 22: hand_evaluation.bust_threshold is 22, such a hand has lost",
    ),
    case(
        "cards that score when played are played",
        scored(PAIRING, ScoringTrigger.PLAY),
        "card_scoring[1].trigger is play: no phase plays cards",
    ),
    case(
        "cards left in hands score for who goes out",
        scored(PAIRING, ScoringTrigger.LEFT_IN_HANDS),
        "card_scoring[1].trigger is left_in_hands: game_rules.going_out is none, nobody goes out",
    ),
    case(
        "a condition about a card scores card by card",
        replace(EIGHTS, scoring_rules=(ScoringRule(IS_EIGHT, 5, per_card=True), ScoringRule(IS_EIGHT, 5))),
        "scoring_rules[1].per_card is false: card_is_rank judges a single card, set it to true",
    ),
    case(
        "a card deep inside a condition scores card by card",
        replace(EIGHTS, scoring_rules=(ScoringRule(CompoundCondition(Logic.AND, (EMPTY_HAND, IS_CLUB)), 5),)),
        "scoring_rules[0].per_card is false: card_is_suit judges a single card, set it to true",
    ),
    case(
        "hands are matched with patterns",
        evaluated(POKER, method=HandEvaluationMethod.PATTERN_MATCH),
        "hand_evaluation.patterns is empty: pattern_match needs at least one pattern",
    ),
    case(
        "totals are made of card values",
        evaluated(TWENTY_ONE, card_values=()),
        "hand_evaluation.card_values is empty: point_total needs to know what cards count",
    ),
    case(
        "deadwood is made of card values",
        evaluated(POKER, method=HandEvaluationMethod.DEADWOOD),
        "hand_evaluation.card_values is empty: deadwood needs to know what cards count",
    ),
    case(
        "a hand on target has not lost",
        evaluated(TWENTY_ONE, bust_threshold=21),
        "hand_evaluation.bust_threshold is 21: a hand would have lost at its target_value of 21",
    ),
    case(
        "groups fit into the hand",
        with_pattern(required_count=4, same_rank_groups=(3, 2)),
        "hand_evaluation.patterns[0].same_rank_groups takes 5 cards: required_count is 4",
    ),
    case(
        "a suit fits into the hand",
        with_pattern(required_count=4, same_suit_count=5),
        "hand_evaluation.patterns[0].same_suit_count takes 5 cards: required_count is 4",
    ),
    case(
        "a sequence fits into the hand",
        with_pattern(required_count=4, sequence_length=5),
        "hand_evaluation.patterns[0].sequence_length takes 5 cards: required_count is 4",
    ),
    case(
        "required ranks fit into the hand",
        with_pattern(required_count=1, required_ranks=(Rank.ACE, Rank.KING)),
        "hand_evaluation.patterns[0].required_ranks takes 2 cards: required_count is 1",
    ),
    case(
        "one card fits into the hand",
        with_pattern(required_count=0, required_ranks=(Rank.ACE,)),
        "hand_evaluation.patterns[0].required_ranks takes 1 card: required_count is 0",
    ),
    case(
        "a rank has four cards",
        with_pattern(same_rank_groups=(5,)),
        "hand_evaluation.patterns[0].same_rank_groups has more than 4 cards of one rank: there are only four suits",
    ),
]
