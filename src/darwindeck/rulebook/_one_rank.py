"""Tables onto which only cards of one rank are laid."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import laying_condition
from darwindeck.genome.conditions import (
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    simple_conditions,
)
from darwindeck.genome.schema import (
    DiscardPhase,
    Location,
    PlayPhase,
    Rank,
    SwapPhase,
    TableauMode,
    TrickPhase,
    TurnUpPhase,
    Visibility,
)
from darwindeck.rulebook._conditions import rank_asked
from darwindeck.rulebook._places import clears_table, forces_discards, renews_table
from darwindeck.rulebook._scene import ONCE, Scene


def rank_on_table(scene: Scene) -> Rank | None:
    """The rank of all cards that ever come onto the table, where there is only one."""
    comes_freely = scene.genome.setup.initial_tableau_count > 0 or scene.has(TurnUpPhase, SwapPhase)
    ranks = {rank_of_all(condition) for condition in _asked_on_table(scene)}
    return ranks.pop() if len(ranks) == 1 and not comes_freely and not renews_table(scene) else None


def rank_of_all(condition: AnyCondition | None) -> Rank | None:
    """The rank of every card that meets a condition, where that is only one."""
    return next((rank for one in _all_asked(condition) if (rank := rank_asked(one)) is not None), None)


def takes_one_card(scene: Scene) -> bool:
    """Whether one card at most is laid on the table in a hand: the next one has its rank, and would need another."""
    setup = scene.genome.setup
    phases = [phase for phase in scene.of_kind(PlayPhase) if phase.target is Location.TABLEAU]
    one_by_one = all(phase.max_cards == 1 and _follows(phase.valid_play_condition) for phase in phases)
    is_plain = setup.tableau_mode in (TableauMode.NONE, TableauMode.SEQUENCE) and not clears_table(scene)
    leaves = any(trick.takes_table for trick in scene.of_kind(TrickPhase)) or forces_discards(scene)
    is_seen = setup.tableau_visibility is Visibility.FACE_UP
    stays = scene.has_only(TrickPhase, PlayPhase, *ONCE) and is_plain and not leaves
    return rank_on_table(scene) is not None and one_by_one and stays and is_seen


def follows_nothing(condition: AnyCondition, scene: Scene) -> bool:
    """Whether a card that meets a condition is laid on an empty table, and is compared with no card anywhere else."""
    compared = any(isinstance(one.reference, CardReference) for one in simple_conditions(without_follower(condition)))
    return takes_one_card(scene) and not compared


def without_follower(condition: AnyCondition) -> AnyCondition:
    """What a condition asks besides that a card is of the rank next to that of the card on the table."""
    others = tuple(one for one in _all_asked(condition) if not _asks_to_follow(one))
    return CompoundCondition(Logic.AND, others) if len(others) > 1 else others[0] if others else condition


def _asked_on_table(scene: Scene) -> Iterator[AnyCondition | None]:
    """What is asked of cards by each phase that lays some on the table."""
    for phase in scene.phases:
        if isinstance(phase, PlayPhase | DiscardPhase) and phase.target is Location.TABLEAU:
            yield laying_condition(phase)


def _all_asked(condition: AnyCondition | None) -> tuple[AnyCondition, ...]:
    """The conditions that must all hold."""
    if isinstance(condition, CompoundCondition) and condition.logic is Logic.AND:
        return condition.conditions
    return () if condition is None else (condition,)


def _follows(condition: AnyCondition | None) -> bool:
    return any(_asks_to_follow(one) for one in _all_asked(condition))


def _asks_to_follow(condition: AnyCondition) -> bool:
    """Whether a card has to be of the rank next to that of the card laid on the table last."""
    if not isinstance(condition, Condition):
        return False
    return condition.type is ConditionType.SEQUENCE_ADJACENT and condition.reference is CardReference.TABLEAU_TOP
