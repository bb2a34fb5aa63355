"""Who may be out of a hand before it is over."""

from darwindeck.genome.schema import GoingOut, TableauMode
from darwindeck.rulebook._going_out import can_get_rid_of_cards, going_out
from darwindeck.rulebook._scene import Scene, can_fold


def can_leave_hand(scene: Scene) -> bool:
    """Whether a player may be out of the hand before it is over: by dropping out, by going out, or beaten in WAR."""
    is_war = scene.genome.setup.tableau_mode is TableauMode.WAR and not scene.all_cards_win
    is_beaten = is_war and can_get_rid_of_cards(scene)
    return can_drop_out(scene) or is_beaten or going_out(scene) is GoingOut.LEAVES_HAND


def can_drop_out(scene: Scene) -> bool:
    """Whether a player with cards may be out of the hand: who folds, or cannot play."""
    return can_fold(scene.phases) or scene.stuck_players_leave
