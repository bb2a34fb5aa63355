"""Whose turn was the last one, for sides that are level."""

from collections.abc import Iterator

from darwindeck.genome.conditions import PlaceReference, simple_conditions
from darwindeck.genome.schema import GoingOut, TrickPhase, TurnUpPhase, WagerPhase
from darwindeck.rulebook._early_end import can_be_met_at_deal
from darwindeck.rulebook._going_out import going_out
from darwindeck.rulebook._rounds import most_dealt
from darwindeck.rulebook._scene import ONCE, Scene
from darwindeck.rulebook._section import Rule


def was_last(scene: Scene) -> str:
    """What the player did who had the last turn, as the machine counts them."""
    if scene.has_turns:
        return "had the last turn"
    rules = scene.genome.game_rules
    ends_early = rules.hand_ends_if or scene.genome.house or going_out(scene) is not GoingOut.NONE
    is_asked_before = ends_early and scene.has(*ONCE)
    return "was the last to play a card" if _has_only_tricks(scene) and not is_asked_before else "was the last to act"


def before_a_turn(scene: Scene) -> Iterator[Rule]:
    """Whose turn counts as the last one where the hand is over before it has begun."""
    if _ends_when_turned_up(scene):
        is_opened = any(trick.opening_card for trick in scene.of_kind(TrickPhase))
        first = " (before the first trick, the starter)" if is_opened else ""
        yield Rule(f"If the hand ended when a trick was to begin, that is the player who was to lead{first}.")
    elif can_end_at_deal(scene):
        yield Rule("If the hand ended right after the deal, that is the starter.")


def can_end_at_deal(scene: Scene) -> bool:
    """Whether a hand may be over when nothing has been played."""
    condition = scene.genome.game_rules.hand_ends_if
    stakes_first = any(isinstance(one, WagerPhase) and one.before_deal for one in scene.phases[:1])
    has_natural = scene.genome.house is not None and stakes_first
    is_met = condition is not None and can_be_met_at_deal(condition, scene)
    return is_met or has_natural or _books_empty_a_hand(scene)


def _books_empty_a_hand(scene: Scene) -> bool:
    """Whether a player may go out because he or she was dealt nothing but books."""
    setup, size = scene.genome.setup, scene.genome.game_rules.book_size
    if not size or setup.deal_suits or going_out(scene) is GoingOut.NONE:
        return False
    varies = setup.deal_remainder or scene.step != 0
    return size <= most_dealt(scene) and (varies or setup.cards_per_player % size == 0)


def _ends_when_turned_up(scene: Scene) -> bool:
    """Whether cards that come from the stock to the table may end the hand before anybody has played to a trick."""
    condition = scene.genome.game_rules.hand_ends_if
    parts = simple_conditions(condition) if condition is not None else ()
    is_asked = any(part.reference in (PlaceReference.DECK, PlaceReference.TABLEAU) for part in parts)
    return is_asked and _has_only_tricks(scene) and scene.has(TurnUpPhase) and not scene.has(*ONCE)


def _has_only_tricks(scene: Scene) -> bool:
    ends_with_trick = any(isinstance(one, TrickPhase) for one in scene.phases[-1:])
    return ends_with_trick and scene.has_only(TrickPhase, TurnUpPhase, *ONCE)
