"""Whether any card will do where one is to be laid."""

from darwindeck.genome._stacks import climbs
from darwindeck.genome.schema import ClaimPhase, DiscardPhase, Location, Phase, PlayPhase, TableauMode
from darwindeck.rulebook._scene import Scene


def any_card_will_do(phase: PlayPhase, scene: Scene) -> bool:
    """Whether everybody who holds a card can play one."""
    is_free = phase.valid_play_condition is None and phase.min_cards <= 1 <= phase.max_cards
    return is_free and not goes_to_piles(phase, scene) and not climbs(scene.genome, phase)


def goes_to_piles(phase: PlayPhase | DiscardPhase, scene: Scene) -> bool:
    """Whether cards are laid onto the piles of suits, where they must fit."""
    return phase.target is Location.TABLEAU and scene.genome.setup.tableau_mode is TableauMode.SEQUENCE


def must_lay(phase: Phase, scene: Scene) -> bool:
    """Whether everybody who holds a card has to lay one in a phase."""
    match phase:
        case PlayPhase():
            return phase.mandatory and phase.min_cards == 1 and any_card_will_do(phase, scene)
        case ClaimPhase():
            return phase.can_lie and phase.min_cards <= 1 <= phase.max_cards
        case _:
            return False


def must_discard(phase: DiscardPhase, scene: Scene) -> bool:
    """Whether everybody who holds enough cards has to discard, and any of them will do."""
    return phase.mandatory and phase.matching_condition is None and not goes_to_piles(phase, scene)
