"""Rules about the house and what is staked against it."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import has_phase, phases_of
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import DrawPhase, GameGenome, HandEvaluationMethod, WagerPhase

_MOST_STAKES = 64


def stakes_make_sense(genome: GameGenome) -> Iterator[str]:
    """Stakes are paid in chips, once in a hand, against a house that is there."""
    chips = genome.setup.starting_chips
    wagers = list(phases_of(genome, WagerPhase))
    for path, phase in wagers:
        if genome.house is None:
            yield f"{path} is a wager phase: house is missing, there is nobody to stake chips against"
        if phase.min_bet > chips:
            yield f"{path}.min_bet is {phase.min_bet}: players start with only {counted(chips, 'chip')}"
        if phase.min_bet == 0:
            yield f"{path}.min_bet is 0: a stake is at least 1 chip"
        elif phase.max_bet < phase.min_bet:
            yield f"{path}.max_bet is {phase.max_bet}: min_bet is {phase.min_bet}, so that there is nothing to stake"
        elif phase.max_bet > _MOST_STAKES * phase.min_bet:
            yield f"{path}.max_bet is {phase.max_bet}: at most {_MOST_STAKES} times min_bet can be staked"
    for path, phase in wagers:
        if phase.before_deal and phase is not genome.turn_structure.phases[0]:
            yield f"{path}.before_deal is true: only the first phase can come before the deal"
    for path, _ in wagers[1:]:
        yield f"{path} is a second wager phase: players stake chips once in a hand"


def the_house_can_play(genome: GameGenome) -> Iterator[str]:
    """The house has cards, totals to compare, and somebody who plays against it."""
    house, evaluation = genome.house, genome.hand_evaluation
    if house is None:
        return
    if not has_phase(genome, WagerPhase):
        yield "house is given: no phase stakes chips against it"
    if evaluation is None or evaluation.method is not HandEvaluationMethod.POINT_TOTAL:
        yield "house is given: hand_evaluation must be point_total, the house compares totals"
    if house.cards == 0:
        yield "house.cards is 0: the house needs at least 1 card"
    if house.face_up > house.cards:
        yield f"house.face_up is {house.face_up}: the house has only {counted(house.cards, 'card')}"
    setup = genome.setup
    laid_out = setup.initial_discard_count + setup.initial_tableau_count
    left = setup.deck_size - setup.cards_per_player * genome.player_count - laid_out
    if 0 <= left < house.cards:
        yield f"house.cards is {house.cards}: the deal leaves only {counted(left, 'card')}"


def draws_can_be_repeated(genome: GameGenome) -> Iterator[str]:
    """A draw that is repeated ends somewhere, and a stake that is doubled is there and asked for."""
    for path, phase in phases_of(genome, DrawPhase):
        if phase.repeat and phase.mandatory and phase.condition is None:
            yield f"{path}.repeat is true: a mandatory draw without a condition takes every card"
        if phase.may_double and not has_phase(genome, WagerPhase):
            yield f"{path}.may_double is true: no phase stakes chips that could be doubled"
        if phase.may_double and phase.mandatory:
            yield f"{path}.may_double is true: who must draw is not asked, and cannot double"


RULES = (stakes_make_sense, the_house_can_play, draws_can_be_repeated)
