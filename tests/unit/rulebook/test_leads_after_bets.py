"""Who leads for a player who has folded."""

from typing import Any

from darwindeck.genome.schema import BettingPhase, EffectType, Rank, SpecialEffect, TargetSelector, TrickPhase, WinType
from tests.unit.rulebook.test_rules_that_apply import told


def test_the_lead_of_one_who_folds_goes_on_in_the_direction_of_play() -> None:
    turns = SpecialEffect(Rank.ACE, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER)
    phases = (TrickPhase(), BettingPhase())
    rest: dict[str, Any] = {"setup": {"starting_chips": 100}, "win": WinType.MOST_CHIPS}
    leads = "If the player who is to lead folds, the next player{} leads."
    assert leads.format("") in told(*phases, **rest)
    assert leads.format(" in the direction of play") in told(*phases, **rest, special_effects=(turns,))
