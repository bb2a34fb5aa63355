"""Games that are unsound for reasons of the house."""

from dataclasses import replace

from darwindeck.genome.schema import DrawPhase, HandEvaluationMethod, HouseRules, Location, WagerPhase
from tests.support.unsound.games import BLACKJACK, EIGHTS, case, evaluated, with_phase, with_setup, with_turn

HOUSE = [
    case(
        "chips are staked against a house",
        replace(BLACKJACK, house=None),
        "turn_structure.phases[0] is a wager phase: house is missing, there is nobody to stake chips against",
    ),
    case(
        "players can pay the smallest stake",
        with_setup(BLACKJACK, starting_chips=9),
        "turn_structure.phases[0].min_bet is 10: players start with only 9 chips",
    ),
    case(
        "a stake costs something",
        with_phase(BLACKJACK, 0, min_bet=0),
        "turn_structure.phases[0].min_bet is 0: a stake is at least 1 chip",
    ),
    case(
        "the largest stake is not below the smallest",
        with_phase(BLACKJACK, 0, max_bet=9),
        "turn_structure.phases[0].max_bet is 9: min_bet is 10, so that there is nothing to stake",
    ),
    case(
        "there are not too many stakes to choose from",
        with_phase(BLACKJACK, 0, max_bet=650),
        "turn_structure.phases[0].max_bet is 650: at most 64 times min_bet can be staked",
    ),
    case(
        "players stake chips once in a hand",
        with_turn(BLACKJACK, *BLACKJACK.turn_structure.phases, WagerPhase()),
        "turn_structure.phases[2] is a second wager phase: players stake chips once in a hand",
    ),
    case(
        "only the first phase can come before the deal",
        with_turn(BLACKJACK, *reversed(BLACKJACK.turn_structure.phases)),
        "turn_structure.phases[1].before_deal is true: only the first phase can come before the deal",
    ),
    case(
        "a house has somebody to play against, and totals to compare",
        replace(EIGHTS, house=HouseRules()),
        "house is given: no phase stakes chips against it",
        "house is given: hand_evaluation must be point_total, the house compares totals",
    ),
    case(
        "a house compares totals",
        evaluated(BLACKJACK, method=HandEvaluationMethod.HIGH_CARD),
        "house is given: hand_evaluation must be point_total, the house compares totals",
    ),
    case(
        "a house has cards",
        replace(BLACKJACK, house=HouseRules(cards=0, face_up=0)),
        "house.cards is 0: the house needs at least 1 card",
    ),
    case(
        "a house shows the cards that it has",
        replace(BLACKJACK, house=HouseRules(cards=1, face_up=2)),
        "house.face_up is 2: the house has only 1 card",
    ),
    case(
        "the deal leaves cards for the house",
        replace(with_setup(BLACKJACK, cards_per_player=17), house=HouseRules()),
        "turn_structure.phases[1].source is deck: the phase can never act, "
        "the deal takes every card and none comes back",
        "house.cards is 2: the deal leaves only 1 card",
    ),
    case(
        "a draw that is repeated ends somewhere",
        with_turn(EIGHTS, DrawPhase(Location.DECK, repeat=True), EIGHTS.turn_structure.phases[1]),
        "turn_structure.phases[0].repeat is true: a mandatory draw without a condition takes every card",
    ),
    case(
        "only a stake is doubled, and only by who is asked",
        with_phase(EIGHTS, 0, may_double=True),
        "turn_structure.phases[0].may_double is true: no phase stakes chips that could be doubled",
        "turn_structure.phases[0].may_double is true: who must draw is not asked, and cannot double",
    ),
]
