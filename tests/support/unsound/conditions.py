"""Games that are unsound for reasons of what conditions ask."""

from dataclasses import replace

from darwindeck.genome.conditions import CompoundCondition, Condition, ConditionType, Logic, Operator, PlaceReference
from darwindeck.genome.schema import Suit
from tests.support.unsound.games import (
    EIGHTS,
    EMPTY_HAND,
    IS_EIGHT,
    PAIRING,
    STUCK,
    case,
    drawn_if,
    played_if,
    with_phase,
)

CONDITIONS = [
    case(
        "a draw asks about no card",
        drawn_if(CompoundCondition(Logic.OR, (EMPTY_HAND, IS_EIGHT))),
        "turn_structure.phases[0].condition asks card_is_rank: there is no card to judge before one is drawn, "
        "ask about the hand or the table",
    ),
    case(
        "a hand that ends asks about no card",
        replace(EIGHTS, game_rules=replace(EIGHTS.game_rules, hand_ends_if=IS_EIGHT)),
        "game_rules.hand_ends_if asks card_is_rank: there is no card to judge, ask about the hand",
    ),
    case(
        "a hand that ends does not ask what could be played",
        replace(EIGHTS, game_rules=replace(EIGHTS.game_rules, hand_ends_if=STUCK)),
        "game_rules.hand_ends_if counts valid_plays: only a draw phase with a play phase after it can",
    ),
    *(
        case(
            f"{kind} needs chips",
            drawn_if(condition),
            f"turn_structure.phases[0].condition asks {kind}: setup.starting_chips is 0, the game has no chips",
        )
        for kind, condition in (
            ("chip_count", Condition(ConditionType.CHIP_COUNT, Operator.GE, 10)),
            ("pot_size", Condition(ConditionType.POT_SIZE, Operator.GE, 10)),
            ("current_bet", Condition(ConditionType.CURRENT_BET, Operator.GE, 10)),
            ("can_afford", Condition(ConditionType.CAN_AFFORD, value=10)),
        )
    ),
    case(
        "the value of a hand needs card values",
        drawn_if(Condition(ConditionType.HAND_VALUE, Operator.LT, 17)),
        "turn_structure.phases[0].condition asks hand_value: hand_evaluation.card_values is empty, "
        "so every hand is worth 0",
    ),
    case(
        "suits have no order",
        played_if(Condition(ConditionType.CARD_IS_SUIT, Operator.LT, Suit.CLUBS)),
        "turn_structure.phases[1].valid_play_condition asks card_is_suit with <: suits have no order, use == or !=",
    ),
    case(
        "valid plays are counted where there are plays",
        with_phase(PAIRING, 0, condition=Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.VALID_PLAYS)),
        "turn_structure.phases[0].condition counts valid_plays: only a draw phase with a play phase after it can",
    ),
    case(
        "a play does not ask what it accepts itself, even with the words of a draw that may",
        played_if(STUCK),
        "turn_structure.phases[1].valid_play_condition counts valid_plays: "
        "only a draw phase with a play phase after it can",
    ),
]
