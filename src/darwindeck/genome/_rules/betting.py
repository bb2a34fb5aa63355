"""Rules about chips and bets."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import has_stakes, phases_of, somebody_can_pass
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import (
    BettingPhase,
    GameGenome,
    HandEvaluationMethod,
    ShowdownMethod,
    TableauMode,
)


def chips_are_there(genome: GameGenome) -> Iterator[str]:
    """Bets need chips to pay them, and chips something to bet on."""
    chips = genome.setup.starting_chips
    if chips > 0 and not has_stakes(genome):
        yield f"setup.starting_chips is {chips}: there is no betting phase to use them in"
    if genome.setup.ante > chips:
        yield f"setup.ante is {genome.setup.ante}: players start with only {counted(chips, 'chip')}"
    stake = genome.game_rules.pass_stake
    if stake > chips:
        yield f"game_rules.pass_stake is {stake}: players start with only {counted(chips, 'chip')}"
    if stake > 0 and not somebody_can_pass(genome):
        yield f"game_rules.pass_stake is {stake}: there is no play or claim phase to pass in"
    for path, phase in phases_of(genome, BettingPhase):
        if chips == 0:
            least = max(phase.min_bet, 1)
            yield f"{path} is a betting phase: betting requires setup.starting_chips of at least {least}"
        elif phase.min_bet > chips:
            yield f"{path}.min_bet is {phase.min_bet}: players start with only {counted(chips, 'chip')}"
        if genome.player_count == 1:
            yield f"{path} is a betting phase: with 1 player there is nobody to bet against"


def bets_make_sense(genome: GameGenome) -> Iterator[str]:
    """Bets cost something, and their limits leave room for one."""
    for path, phase in phases_of(genome, BettingPhase):
        if phase.min_bet == 0:
            yield f"{path}.min_bet is 0: a bet costs at least 1 chip"
        if phase.max_bet is not None and phase.max_bet < phase.min_bet:
            yield f"{path}.max_bet is {phase.max_bet}: min_bet is {phase.min_bet}, so that nobody can bet"
        if phase.raise_increment == 0:
            yield f"{path}.raise_increment is 0: a raise adds at least 1 chip"


def showdowns_can_be_judged(genome: GameGenome) -> Iterator[str]:
    """A showdown by hand evaluation needs one, and a battle a WAR."""
    for path, phase in phases_of(genome, BettingPhase):
        mode = genome.setup.tableau_mode
        if phase.showdown_method is ShowdownMethod.BATTLE and mode is not TableauMode.WAR:
            yield f"{path}.showdown_method is battle: setup.tableau_mode is {mode}, there are battles only in war"
    evaluation = genome.hand_evaluation
    if evaluation is not None and evaluation.method is not HandEvaluationMethod.NONE:
        return
    for path, phase in phases_of(genome, BettingPhase):
        if phase.showdown_method is ShowdownMethod.HAND_EVALUATION:
            yield f"{path}.showdown_method is hand_evaluation: hand_evaluation is missing, hands cannot be compared"


RULES = (chips_are_there, bets_make_sense, showdowns_can_be_judged)
