"""Games that the tests need and nobody plays."""

from dataclasses import replace

from darwindeck.genome.conditions import CardReference, CompoundCondition, Condition, ConditionType, Logic
from darwindeck.genome.examples import create_crazy_eights_genome
from darwindeck.genome.schema import GameGenome, PlayPhase, Rank, TurnStructure


def eights_by_three_conditions() -> GameGenome:
    """Crazy Eights with a compound condition: the suit, the rank, or an eight."""
    eights = create_crazy_eights_genome()
    draw, play = eights.turn_structure.phases
    assert isinstance(play, PlayPhase)
    matching = CompoundCondition(
        Logic.OR,
        (
            Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD),
            Condition(ConditionType.CARD_MATCHES_RANK, reference=CardReference.TOP_DISCARD),
            Condition(ConditionType.CARD_IS_RANK, value=Rank.EIGHT),
        ),
    )
    phases = (draw, replace(play, valid_play_condition=matching))
    return replace(eights, turn_structure=TurnStructure(phases))
