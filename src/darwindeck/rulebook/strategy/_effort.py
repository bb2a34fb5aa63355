"""How long a game takes to play out, so that slow ones are looked at less often: by counting, not by the clock."""

from darwindeck.genome.schema import GameGenome, HandEvaluationMethod
from darwindeck.simulation import SimulationResult

_SETTING_UP = 5
"""What it takes to imagine a position, in turns."""
_LONGEST = 400
"""Turns after which a playout ends."""
_OPTION = 0.25
"""What it takes to look at an option."""
_COMPARING = 3
"""How much longer everything takes where players judge whole hands."""


def effort_of_playout(genome: GameGenome, usual: SimulationResult) -> float:
    """How long it takes to play out a hand, in turns, by some games that were played and measured."""
    assert usual.measurements is not None, "the games were measured"
    hands = max(usual.hands, 1)
    options = sum(usual.measurements.options)
    length = min(usual.turns / hands, _LONGEST) + (usual.decisions + _OPTION * options) / hands
    evaluation = genome.hand_evaluation
    compares = evaluation is not None and evaluation.method is not HandEvaluationMethod.NONE
    return (_SETTING_UP + length) * (_COMPARING if compares else 1)
