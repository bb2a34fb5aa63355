"""Games that are unsound for reasons of chips and bets."""

from dataclasses import replace

from darwindeck.genome.schema import GameRules, HandEvaluationMethod, ShowdownMethod
from tests.support.unsound.games import FAN_TAN, IS_EIGHT, POKER, WAR, case, evaluated, with_phase, with_setup

BETTING = [
    case(
        "chips are bet",
        with_setup(WAR, starting_chips=1),
        "setup.starting_chips is 1: there is no betting phase to use them in",
    ),
    case(
        "an ante is paid in chips",
        with_setup(WAR, ante=5),
        "setup.ante is 5: players start with only 0 chips",
    ),
    case(
        "players can pay for passing",
        replace(FAN_TAN, game_rules=GameRules(pass_stake=5)),
        "game_rules.pass_stake is 5: players start with only 0 chips",
    ),
    case(
        "there must be something to pass",
        replace(POKER, game_rules=GameRules(pass_stake=5)),
        "game_rules.pass_stake is 5: there is no play or claim phase to pass in",
    ),
    case(
        "players can pay the ante",
        with_setup(POKER, ante=101),
        "setup.ante is 101: players start with only 100 chips",
    ),
    case(
        "bets are paid in chips",
        with_setup(POKER, starting_chips=0),
        "turn_structure.phases[0] is a betting phase: betting requires setup.starting_chips of at least 10",
    ),
    case(
        "players can pay the smallest bet",
        with_setup(POKER, starting_chips=9),
        "turn_structure.phases[0].min_bet is 10: players start with only 9 chips",
    ),
    case(
        "players with one chip can pay the smallest bet",
        with_setup(with_phase(POKER, 0, min_bet=2), starting_chips=1),
        "turn_structure.phases[0].min_bet is 2: players start with only 1 chip",
    ),
    case(
        "a bet that costs nothing needs chips too",
        with_setup(with_phase(POKER, 0, min_bet=0), starting_chips=0),
        "turn_structure.phases[0] is a betting phase: betting requires setup.starting_chips of at least 1",
        "turn_structure.phases[0].min_bet is 0: a bet costs at least 1 chip",
    ),
    case(
        "nobody bets alone",
        replace(POKER, player_count=1),
        "turn_structure.phases[0] is a betting phase: with 1 player there is nobody to bet against",
    ),
    case(
        "a bet costs something",
        with_phase(POKER, 0, min_bet=0),
        "turn_structure.phases[0].min_bet is 0: a bet costs at least 1 chip",
    ),
    case(
        "the largest bet is not below the smallest",
        with_phase(POKER, 0, max_bet=9),
        "turn_structure.phases[0].max_bet is 9: min_bet is 10, so that nobody can bet",
    ),
    case(
        "a raise costs something",
        with_phase(POKER, 0, raise_increment=0),
        "turn_structure.phases[0].raise_increment is 0: a raise adds at least 1 chip",
    ),
    case(
        "battles are fought in a war",
        with_phase(POKER, 0, showdown_method=ShowdownMethod.BATTLE),
        "turn_structure.phases[0].showdown_method is battle: setup.tableau_mode is none, there are battles only in war",
    ),
    case(
        "bets ask about no card",
        with_phase(POKER, 0, condition=IS_EIGHT),
        "turn_structure.phases[0].condition asks card_is_rank: there is no card to judge when bets are made, "
        "ask about the hand or the table",
    ),
    case(
        "a showdown compares hands",
        replace(POKER, hand_evaluation=None),
        "turn_structure.phases[0].showdown_method is hand_evaluation: hand_evaluation is missing, "
        "hands cannot be compared",
    ),
    case(
        "a showdown compares hands by a method",
        evaluated(POKER, method=HandEvaluationMethod.NONE),
        "turn_structure.phases[0].showdown_method is hand_evaluation: hand_evaluation is missing, "
        "hands cannot be compared",
    ),
]
