"""Games that are unsound for reasons of what the machine can hold."""

from darwindeck.genome.conditions import (
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.schema import CardCondition, Rank, ScoringRule, Suit
from tests.support.unsound.games import (
    EIGHTS,
    HEARTS,
    IS_EIGHT,
    PAIRING,
    SOLO,
    WAR,
    case,
    drawn_if,
    played_if,
    with_any,
    with_phase,
    with_setup,
)

DEAL = [
    case(
        "the deck is large enough for the deal",
        with_setup(WAR, cards_per_player=30),
        "setup.cards_per_player is 30: 2 players would need 60 cards, the deck has 52",
    ),
    case(
        "the deck is large enough for the deal and the cards turned up",
        with_setup(EIGHTS, cards_per_player=12, initial_discard_count=3, initial_tableau_count=2),
        "setup.cards_per_player is 12: 4 players and 5 cards laid out would need 53 cards, the deck has 52",
    ),
    case(
        "the deck is large enough for one player",
        with_setup(SOLO, cards_per_player=52),
        "setup.cards_per_player is 52: 1 player and 1 card laid out would need 53 cards, the deck has 52",
    ),
    case(
        "a card that was removed is not dealt",
        with_setup(WAR, removed_cards=(CardCondition(suit=Suit.CLUBS, rank=Rank.QUEEN),)),
        "setup.cards_per_player is 26: 2 players would need 52 cards, the deck has 51",
    ),
]

FIRST_DRAW = "turn_structure.phases[0].condition"
OPERATORS = '"==", "!=", "<", ">", "<=", ">="'
ARGUMENTS = [
    case(
        "a comparison has an operator",
        drawn_if(Condition(ConditionType.HAND_SIZE, value=3)),
        f"{FIRST_DRAW}.operator is missing: hand_size compares, expected one of {OPERATORS}",
    ),
    case(
        "what does not compare has no operator",
        drawn_if(Condition(ConditionType.HAS_SET_OF_N, Operator.GE, 3)),
        f'{FIRST_DRAW}.operator is ">=": has_set_of_n takes none',
    ),
    case(
        "a number is missed",
        drawn_if(Condition(ConditionType.HAND_SIZE, Operator.EQ)),
        f"{FIRST_DRAW}.value is missing: hand_size needs a whole number",
    ),
    case(
        "a rank is no number",
        drawn_if(Condition(ConditionType.HAND_SIZE, Operator.EQ, Rank.TEN)),
        f'{FIRST_DRAW}.value is "10": hand_size needs a whole number',
    ),
    case(
        "a rank is missed",
        played_if(Condition(ConditionType.CARD_IS_RANK)),
        "turn_structure.phases[1].valid_play_condition.value is missing: card_is_rank needs a rank",
    ),
    case(
        "a number is no rank",
        played_if(Condition(ConditionType.CARD_IS_RANK, value=8)),
        "turn_structure.phases[1].valid_play_condition.value is 8: card_is_rank needs a rank",
    ),
    case(
        "a rank is no suit",
        played_if(Condition(ConditionType.CARD_IS_SUIT, value=Rank.KING)),
        'turn_structure.phases[1].valid_play_condition.value is "K": card_is_suit needs a suit',
    ),
    case(
        "a value too many",
        with_phase(PAIRING, 1, matching_condition=Condition(ConditionType.HAS_MATCHING_PAIR, value=2)),
        "turn_structure.phases[1].matching_condition.value is 2: has_matching_pair takes none",
    ),
    case(
        "a card to compare with is missed",
        played_if(Condition(ConditionType.CARD_MATCHES_SUIT)),
        "turn_structure.phases[1].valid_play_condition.reference is missing: "
        "card_matches_suit needs a card to compare with",
    ),
    case(
        "a place is no card",
        played_if(Condition(ConditionType.CARD_MATCHES_SUIT, reference=PlaceReference.DISCARD)),
        'turn_structure.phases[1].valid_play_condition.reference is "discard": '
        "card_matches_suit needs a card to compare with",
    ),
    case(
        "a place to look at is missed",
        drawn_if(Condition(ConditionType.LOCATION_EMPTY)),
        f"{FIRST_DRAW}.reference is missing: location_empty needs a place to look at",
    ),
    case(
        "a card is no place",
        drawn_if(Condition(ConditionType.LOCATION_EMPTY, reference=CardReference.LAST_PLAYED)),
        f'{FIRST_DRAW}.reference is "last_played": location_empty needs a place to look at',
    ),
    case(
        "a reference too many",
        drawn_if(Condition(ConditionType.HAND_SIZE, Operator.EQ, 0, PlaceReference.DECK)),
        f'{FIRST_DRAW}.reference is "deck": hand_size takes none',
    ),
    case(
        "a fault deep inside a condition has its whole path",
        played_if(
            CompoundCondition(
                Logic.OR,
                (IS_EIGHT, CompoundCondition(Logic.AND, (IS_EIGHT, Condition(ConditionType.CARD_IS_RANK)))),
            )
        ),
        "turn_structure.phases[1].valid_play_condition.conditions[1].conditions[1].value is missing: "
        "card_is_rank needs a rank",
    ),
    case(
        "the conditions of scoring rules are read",
        with_any(HEARTS, scoring_rules=(ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.EQ), 5),)),
        "scoring_rules[0].condition.value is missing: hand_size needs a whole number",
    ),
]
