"""Rules about winning: somebody must be able to."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import (
    CAPTURING,
    cards_are_captured,
    counts_deadwood,
    has_phase,
    has_stakes,
    phases_of,
)
from darwindeck.genome.schema import (
    BettingPhase,
    ClaimPenalty,
    ClaimPhase,
    Elimination,
    GameGenome,
    GoingOut,
    HandEvaluationMethod,
    KnockPhase,
    StarterRule,
    TableauMode,
    TrickPhase,
    TriggerMode,
    WinComparison,
    WinType,
)

_BY_SCORE = (WinType.HIGH_SCORE, WinType.LOW_SCORE, WinType.FIRST_TO_SCORE)
_FEWEST = (WinType.LOW_SCORE, WinType.FEWEST_TRICKS)
_BY_TRICKS = (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS)

# Where cards can be captured. SEQUENCE with capture_all is no good game either, but that is a matter of coherence.
_CAPTURES = {
    WinType.CAPTURE_ALL: (*CAPTURING, TableauMode.SEQUENCE),
    WinType.MOST_CAPTURED: CAPTURING,
}

# The comparisons that would turn a type of win into its opposite.
_CONTRADICTIONS = {
    WinType.HIGH_SCORE: WinComparison.LOWEST,
    WinType.LOW_SCORE: WinComparison.HIGHEST,
    WinType.MOST_CAPTURED: WinComparison.LOWEST,
    WinType.MOST_TRICKS: WinComparison.LOWEST,
    WinType.FEWEST_TRICKS: WinComparison.HIGHEST,
    WinType.MOST_CHIPS: WinComparison.LOWEST,
    WinType.LAST_STANDING: WinComparison.LOWEST,
}


def somebody_can_win(genome: GameGenome) -> Iterator[str]:
    """There is a way to win, and what it counts exists."""
    if not genome.win_conditions:
        yield "win_conditions is empty: nobody could ever win"
    for i, win in enumerate(genome.win_conditions):
        path = f"win_conditions[{i}].type is {win.type}"
        if win.type in _BY_SCORE and not anything_scores(genome):
            yield f"{path}: nothing scores, add card_scoring, scoring_rules, contract_scoring or trick_scoring"
        if win.type is WinType.BEST_HAND and not hands_are_compared(genome):
            yield f"{path}: best_hand requires hand_evaluation with a method"
        mode = genome.setup.tableau_mode
        if mode not in _CAPTURES.get(win.type, (mode,)) and not cards_are_captured(genome):
            yield f"{path}: setup.tableau_mode is {mode}, capturing requires war or match_rank"
        if win.type in _BY_TRICKS and not has_phase(genome, TrickPhase):
            yield f"{path}: there is no trick phase to take tricks in"
        if win.type is WinType.MOST_CHIPS and not has_stakes(genome):
            yield f"{path}: there is no betting phase to win chips in"
        if win.type is WinType.LAST_STANDING and not players_leave(genome):
            yield f"{path}: nobody leaves the game, give game_rules.elimination or a betting phase"


def anything_scores(genome: GameGenome) -> bool:
    """Whether there is anything for which players get points, or lose some."""
    claims = (phase for _, phase in phases_of(genome, ClaimPhase))
    penalties = any(ClaimPenalty.LOSE_POINTS in (one.challenge_penalty, one.lie_penalty) for one in claims)
    by_card = any(rule.points for rule in genome.card_scoring)
    by_condition = any(rule.points for rule in genome.scoring_rules)
    by_tricks = genome.contract_scoring is not None or genome.trick_scoring is not None
    by_place = any(genome.game_rules.place_points)
    by_deadwood = has_phase(genome, KnockPhase) and counts_deadwood(genome)
    by_majority = any(rule.points for rule in genome.majority_scoring)
    by_hand = genome.game_rules.worst_hand_points != 0
    return any((by_card, by_condition, by_tricks, by_place, penalties, by_deadwood, by_majority, by_hand))


def players_leave(genome: GameGenome) -> bool:
    """Whether players can be out of the game before it is over."""
    return genome.game_rules.elimination is not Elimination.NONE or has_phase(genome, BettingPhase)


def somebody_can_be_eliminated(genome: GameGenome) -> Iterator[str]:
    """What eliminates players exists, and more than one plays."""
    elimination = genome.game_rules.elimination
    path = f"game_rules.elimination is {elimination}"
    if elimination is Elimination.NONE:
        return
    if genome.player_count == 1:
        yield f"{path}: with 1 player there is nobody to outlast"
    if elimination is Elimination.NO_TRICKS and not has_phase(genome, TrickPhase):
        yield f"{path}: there is no trick phase"
    if elimination is Elimination.NO_SCORE and not anything_scores(genome):
        yield f"{path}: nothing scores"


def somebody_can_be_best(genome: GameGenome) -> Iterator[str]:
    """Who scored most starts only where something scores."""
    if genome.game_rules.starter is StarterRule.BEST_OF_HAND and not anything_scores(genome):
        yield "game_rules.starter is best_of_hand: nothing scores"


def last_one_is_found_at_the_end(genome: GameGenome) -> Iterator[str]:
    """The last player in the game wins when the game is over, whatever else there is to wait for."""
    for i, win in enumerate(genome.win_conditions):
        if win.type is not WinType.LAST_STANDING:
            continue
        path = f"win_conditions[{i}]"
        if win.threshold is not None:
            yield f"{path}.threshold is {win.threshold}: last_standing waits for the end of the game, leave it out"
        if win.trigger_mode is not TriggerMode.IMMEDIATE:
            yield f"{path}.trigger_mode is {win.trigger_mode}: last_standing waits for the end of the game"
        if win.comparison is WinComparison.FIRST:
            yield f"{path}.comparison is first: last_standing is no race"


def hands_are_compared(genome: GameGenome) -> bool:
    """Whether there is a way to tell which hand is better."""
    evaluation = genome.hand_evaluation
    return evaluation is not None and evaluation.method is not HandEvaluationMethod.NONE


def thresholds_are_given(genome: GameGenome) -> Iterator[str]:
    """A win that waits for a threshold has one."""
    for i, win in enumerate(genome.win_conditions):
        path = f"win_conditions[{i}]"
        if win.threshold is None and win.type is WinType.FIRST_TO_SCORE:
            yield f"{path}.threshold is missing: first_to_score needs the score to reach"
        elif win.threshold is None and win.trigger_mode is TriggerMode.THRESHOLD_GATE:
            yield f"{path}.threshold is missing: trigger_mode is threshold_gate"


def comparisons_agree(genome: GameGenome) -> Iterator[str]:
    """The comparison does not contradict the type."""
    for i, win in enumerate(genome.win_conditions):
        if win.comparison is _CONTRADICTIONS.get(win.type):
            yield f"win_conditions[{i}].comparison is {win.comparison}: it contradicts {win.type}"


def races_can_be_run(genome: GameGenome) -> Iterator[str]:
    """Whoever gets somewhere first wins at once, and there is somewhere to get."""
    for i, win in enumerate(genome.win_conditions):
        path = f"win_conditions[{i}]"
        if win.comparison is not WinComparison.FIRST:
            continue
        if win.trigger_mode is not TriggerMode.IMMEDIATE:
            yield f"{path}.trigger_mode is {win.trigger_mode}: a win with comparison first is judged after every move"
        if win.type in _FEWEST:
            yield f"{path}.comparison is first: everybody starts low, so that {win.type} is no race"


def the_last_can_lose(genome: GameGenome) -> Iterator[str]:
    """Where the last player in loses, players go out one after the other, and nothing else is compared."""
    for i, win in enumerate(genome.win_conditions):
        if win.type is not WinType.NOT_LAST:
            continue
        path, rule = f"win_conditions[{i}]", genome.game_rules.going_out
        if rule is not GoingOut.LEAVES_HAND:
            yield f"{path}.type is not_last: game_rules.going_out is {rule}, use leaves_hand"
        elif genome.player_count == 1:
            yield f"{path}.type is not_last: with 1 player there is nobody to win"
        if win.threshold is not None:
            yield f"{path}.threshold is {win.threshold}: not_last has none"
        if win.comparison is not WinComparison.NONE:
            yield f"{path}.comparison is {win.comparison}: not_last compares nothing"
        if win.trigger_mode is not TriggerMode.IMMEDIATE:
            yield f"{path}.trigger_mode is {win.trigger_mode}: not_last is judged at the end of every hand"


RULES = (
    somebody_can_win,
    thresholds_are_given,
    comparisons_agree,
    races_can_be_run,
    somebody_can_be_eliminated,
    somebody_can_be_best,
    last_one_is_found_at_the_end,
    the_last_can_lose,
)
