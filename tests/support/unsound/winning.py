"""Games that are unsound for reasons of winning."""

from dataclasses import replace

from darwindeck.genome.schema import (
    Elimination,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    StarterRule,
    TriggerMode,
    WinComparison,
    WinType,
)
from tests.support.unsound.games import EIGHTS, FAN_TAN, HEARTS, OLD_MAID, POKER, SCOPA, SOLO, case, with_any, won_by

WINNING = [
    case(
        "somebody is last only where players leave",
        won_by(EIGHTS, WinType.LAST_STANDING),
        "win_conditions[0].type is last_standing: nobody leaves the game, "
        "give game_rules.elimination or a betting phase",
    ),
    case(
        "the last player is found at the end of the game",
        won_by(
            with_any(HEARTS, game_rules=GameRules(elimination=Elimination.NO_TRICKS)),
            WinType.LAST_STANDING,
            threshold=1,
            comparison=WinComparison.FIRST,
            trigger_mode=TriggerMode.DECK_EMPTY,
        ),
        "win_conditions[0].trigger_mode is deck_empty: a win with comparison first is judged after every move",
        "win_conditions[0].threshold is 1: last_standing waits for the end of the game, leave it out",
        "win_conditions[0].trigger_mode is deck_empty: last_standing waits for the end of the game",
        "win_conditions[0].comparison is first: last_standing is no race",
    ),
    case(
        "nobody is eliminated without tricks to take",
        with_any(SOLO, game_rules=GameRules(elimination=Elimination.NO_TRICKS)),
        "game_rules.elimination is no_tricks: with 1 player there is nobody to outlast",
        "game_rules.elimination is no_tricks: there is no trick phase",
    ),
    case(
        "nobody is eliminated without points to score",
        with_any(EIGHTS, game_rules=GameRules(elimination=Elimination.NO_SCORE)),
        "game_rules.elimination is no_score: nothing scores",
    ),
    case(
        "nobody scores most without points to score",
        with_any(EIGHTS, game_rules=GameRules(starter=StarterRule.BEST_OF_HAND)),
        "game_rules.starter is best_of_hand: nothing scores",
    ),
    case("somebody can win", with_any(EIGHTS, win_conditions=()), "win_conditions is empty: nobody could ever win"),
    *(
        case(
            f"{win} needs points",
            won_by(EIGHTS, win, threshold=100),
            f"win_conditions[0].type is {win}: nothing scores, "
            "add card_scoring, scoring_rules, contract_scoring or trick_scoring",
        )
        for win in (WinType.HIGH_SCORE, WinType.LOW_SCORE, WinType.FIRST_TO_SCORE)
    ),
    case(
        "the best hand is found by comparing hands",
        won_by(EIGHTS, WinType.BEST_HAND),
        "win_conditions[0].type is best_hand: best_hand requires hand_evaluation with a method",
    ),
    case(
        "the best hand is found by a method",
        won_by(with_any(EIGHTS, hand_evaluation=HandEvaluation(HandEvaluationMethod.NONE)), WinType.BEST_HAND),
        "win_conditions[0].type is best_hand: best_hand requires hand_evaluation with a method",
    ),
    case(
        "nothing is captured without a tableau mode",
        won_by(EIGHTS, WinType.CAPTURE_ALL),
        "win_conditions[0].type is capture_all: setup.tableau_mode is none, capturing requires war or match_rank",
    ),
    case(
        "nothing is captured from a sequence",
        won_by(FAN_TAN, WinType.MOST_CAPTURED),
        "win_conditions[0].type is most_captured: setup.tableau_mode is sequence, capturing requires war or match_rank",
    ),
    *(
        case(
            f"{win} needs tricks",
            won_by(EIGHTS, win),
            f"win_conditions[0].type is {win}: there is no trick phase to take tricks in",
        )
        for win in (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS)
    ),
    case(
        "chips are won in betting",
        won_by(EIGHTS, WinType.MOST_CHIPS),
        "win_conditions[0].type is most_chips: there is no betting phase to win chips in",
    ),
    case(
        "a race has a finish",
        won_by(HEARTS, WinType.FIRST_TO_SCORE),
        "win_conditions[0].threshold is missing: first_to_score needs the score to reach",
    ),
    case(
        "a race does not wait",
        won_by(SCOPA, WinType.MOST_CAPTURED, comparison=WinComparison.FIRST, trigger_mode=TriggerMode.DECK_EMPTY),
        "win_conditions[0].trigger_mode is deck_empty: a win with comparison first is judged after every move",
    ),
    *(
        case(
            f"{win} is no race",
            won_by(HEARTS, win, comparison=WinComparison.FIRST),
            f"win_conditions[0].comparison is first: everybody starts low, so that {win} is no race",
        )
        for win in (WinType.LOW_SCORE, WinType.FEWEST_TRICKS)
    ),
    case(
        "a gate has a threshold",
        won_by(HEARTS, WinType.LOW_SCORE, trigger_mode=TriggerMode.THRESHOLD_GATE),
        "win_conditions[0].threshold is missing: trigger_mode is threshold_gate",
    ),
    *(
        case(
            f"{win} is not won by the {comparison}",
            won_by(genome, win, comparison=comparison),
            f"win_conditions[0].comparison is {comparison}: it contradicts {win}",
        )
        for genome, win, comparison in (
            (HEARTS, WinType.HIGH_SCORE, WinComparison.LOWEST),
            (HEARTS, WinType.LOW_SCORE, WinComparison.HIGHEST),
            (SCOPA, WinType.MOST_CAPTURED, WinComparison.LOWEST),
            (HEARTS, WinType.MOST_TRICKS, WinComparison.LOWEST),
            (HEARTS, WinType.FEWEST_TRICKS, WinComparison.HIGHEST),
            (POKER, WinType.MOST_CHIPS, WinComparison.LOWEST),
        )
    ),
    case(
        "the last one in loses only where players go out",
        won_by(EIGHTS, WinType.NOT_LAST),
        "win_conditions[0].type is not_last: game_rules.going_out is none, use leaves_hand",
    ),
    case(
        "nobody loses alone",
        replace(won_by(OLD_MAID, WinType.NOT_LAST), player_count=1, turn_structure=EIGHTS.turn_structure),
        "win_conditions[0].type is not_last: with 1 player there is nobody to win",
    ),
    case(
        "the last one in reaches nothing",
        won_by(OLD_MAID, WinType.NOT_LAST, threshold=1),
        "win_conditions[0].threshold is 1: not_last has none",
    ),
    case(
        "the last one in is not compared",
        won_by(OLD_MAID, WinType.NOT_LAST, comparison=WinComparison.LOWEST),
        "win_conditions[0].comparison is lowest: not_last compares nothing",
    ),
    case(
        "the last one in is found at the end of a hand",
        won_by(OLD_MAID, WinType.NOT_LAST, trigger_mode=TriggerMode.DECK_EMPTY),
        "win_conditions[0].trigger_mode is deck_empty: not_last is judged at the end of every hand",
    ),
]
