"""Battles on the table: whether the cards of both players can be of one rank."""

from darwindeck.genome._stacks import hands_are_stacks
from darwindeck.genome.conditions import AnyCondition, CardReference, CompoundCondition, ConditionType, Logic
from darwindeck.genome.schema import (
    DiscardPhase,
    Location,
    Phase,
    PlayPhase,
    SwapPhase,
    TurnUpPhase,
    Visibility,
)
from darwindeck.rulebook._places import cards_are_taken_from
from darwindeck.rulebook._scene import Scene


def battles_can_be_level(scene: Scene) -> bool:
    """Whether a battle may be a tie: not where every card has to beat the one that lies on the table."""
    setup = scene.genome.setup
    is_seen = setup.tableau_visibility is Visibility.FACE_UP and setup.initial_tableau_count == 0
    others = scene.has(TurnUpPhase, SwapPhase) or cards_are_taken_from(scene, Location.TABLEAU)
    return others or not is_seen or not all(_is_beaten(phase, scene) for phase in scene.phases if _is_laid(phase))


def _is_laid(phase: Phase) -> bool:
    return isinstance(phase, PlayPhase | DiscardPhase) and phase.target is Location.TABLEAU


def _is_beaten(phase: Phase, scene: Scene) -> bool:
    """Whether a single card is laid, and must be higher than the last one there."""
    if not isinstance(phase, PlayPhase):
        return False
    is_single = phase.max_cards == 1 or hands_are_stacks(scene.genome)
    return is_single and phase.valid_play_condition is not None and _asks_for_more(phase.valid_play_condition)


def _asks_for_more(condition: AnyCondition) -> bool:
    if isinstance(condition, CompoundCondition):
        return condition.logic is Logic.AND and any(map(_asks_for_more, condition.conditions))
    return condition.type is ConditionType.CARD_BEATS_TOP and condition.reference is CardReference.TABLEAU_TOP
