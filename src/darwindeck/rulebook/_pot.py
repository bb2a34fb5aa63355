"""Who may take the pot: whoever goes out, the last one left in the hand, or the best at a showdown."""

from darwindeck.genome.schema import BettingPhase, GoingOut, HandEvaluationMethod, ShowdownMethod
from darwindeck.rulebook._chips import is_paid_in_battles
from darwindeck.rulebook._empty_hands import both_may_run_out
from darwindeck.rulebook._going_out import going_out
from darwindeck.rulebook._hand_end import nobody_shows_cards, only_going_out_ends, only_going_out_or_leaving_ends
from darwindeck.rulebook._rounds import fewest_dealt
from darwindeck.rulebook._scene import Scene


def goes_to_first_out(scene: Scene) -> bool:
    """Whether the pot goes to the first who goes out, if somebody does."""
    return going_out(scene) is not GoingOut.NONE


def showdowns(scene: Scene) -> frozenset[ShowdownMethod]:
    """Every way in which a pot may be won by those who are left in the hand; none where it is taken before."""
    if ends_with_winner(scene):
        return frozenset((ShowdownMethod.BATTLE,) if is_paid_in_battles(scene) else ())
    without_bets = {scene.showdown_without_bets} if scene.has_pot_without_bets else set()
    found = without_bets | {bet.showdown_method for bet in scene.of_kind(BettingPhase)}
    return frozenset(showdown(method, scene) for method in found)


def all_share_pots(scene: Scene) -> bool:
    """Whether all who are still in the hand when it is over are level, whichever round of bets was the last."""
    bets = (phase for phase in scene.genome.turn_structure.phases if isinstance(phase, BettingPhase))
    methods = {scene.showdown_without_bets, *(bet.showdown_method for bet in bets)}
    return all(showdown(method, scene) is ShowdownMethod.FOLD_ONLY for method in methods)


def showdown(method: ShowdownMethod, scene: Scene) -> ShowdownMethod:
    """What a method comes to: hands that cannot be compared, or have no cards, are all level."""
    evaluation = scene.genome.hand_evaluation
    cannot = evaluation is None or evaluation.method is HandEvaluationMethod.NONE
    with_table = evaluation is not None and evaluation.with_table
    if method is ShowdownMethod.HAND_EVALUATION:
        is_level = cannot or (not with_table and nobody_shows_cards(scene))
        return ShowdownMethod.FOLD_ONLY if is_level else method
    is_level = method is ShowdownMethod.HIGHEST_CARD and nobody_shows_cards(scene)
    return ShowdownMethod.FOLD_ONLY if is_level else method


def ends_with_winner(scene: Scene) -> bool:
    """Whether every hand ends with somebody who has gone out, or with one player who is left.

    Both players may lay their last cards in a battle, and hands that were never dealt a card end in other ways.
    """
    if only_going_out_ends(scene):
        return True
    one_is_left = not both_may_run_out(scene) and scene.genome.player_count > 1
    return one_is_left and fewest_dealt(scene) > 0 and only_going_out_or_leaving_ends(scene)
