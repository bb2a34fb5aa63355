"""Whether anybody ever passes."""

from darwindeck.genome._stacks import climbs
from darwindeck.genome.schema import (
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Location,
    Phase,
    PlayPhase,
    SwapPhase,
    TableauMode,
    TrumpPhase,
    TurnUpPhase,
)
from darwindeck.rulebook._going_out import fewest_held
from darwindeck.rulebook._places import effects, has_stacks
from darwindeck.rulebook._rounds import dealt_alike
from darwindeck.rulebook._scene import ONCE, Scene


def nobody_passes(scene: Scene) -> bool:
    """Whether a card is laid in every turn: whoever has a turn holds cards, and any of them will do."""
    if not _has_cards_in_turn(scene):
        return _run_out_together(scene)
    for phase in scene.genome.turn_structure.phases:
        if _must_lay(phase, scene):
            return True
        if not _keeps_cards_and_player(phase):
            return False
    return False


def any_card_will_do(phase: PlayPhase, scene: Scene) -> bool:
    """Whether everybody who holds a card can play one."""
    is_free = phase.valid_play_condition is None and phase.min_cards <= 1 <= phase.max_cards
    return is_free and not goes_to_piles(phase, scene) and not climbs(scene.genome, phase)


def goes_to_piles(phase: PlayPhase | DiscardPhase, scene: Scene) -> bool:
    """Whether cards are laid onto the piles of suits, where they must fit."""
    return phase.target is Location.TABLEAU and scene.genome.setup.tableau_mode is TableauMode.SEQUENCE


def _has_cards_in_turn(scene: Scene) -> bool:
    """Whether everybody who has a turn holds cards; in battles a hand is filled again, or over for one of two."""
    genome = scene.genome
    is_duel = genome.setup.tableau_mode is TableauMode.WAR and genome.player_count == 2
    return (is_duel and not genome.game_rules.book_size) or fewest_held(scene) > 0


def _run_out_together(scene: Scene) -> bool:
    """Whether all play one card in each turn, of as many that they were dealt: the last card of all ends the hand."""
    phases, in_war = scene.genome.turn_structure.phases, scene.genome.setup.tableau_mode is TableauMode.WAR
    plays = [phase for phase in phases if isinstance(phase, PlayPhase)]
    is_one_card = len(plays) == 1 and _must_lay(plays[0], scene) and (plays[0].max_cards == 1 or has_stacks(scene))
    only_plays = all(isinstance(phase, PlayPhase | BiddingPhase | TrumpPhase) for phase in phases)
    return is_one_card and only_plays and dealt_alike(scene) and not any(effects(scene)) and not in_war


def _must_lay(phase: Phase, scene: Scene) -> bool:
    """Whether everybody who holds a card has to lay one in a phase."""
    match phase:
        case PlayPhase():
            return phase.mandatory and phase.min_cards == 1 and any_card_will_do(phase, scene)
        case ClaimPhase():
            return phase.can_lie and phase.min_cards <= 1 <= phase.max_cards
        case _:
            return False


def _keeps_cards_and_player(phase: Phase) -> bool:
    """Whether a player who lays no card in a phase is in the hand after it, with cards."""
    if isinstance(phase, PlayPhase):
        return phase.pass_if_unable
    return isinstance(phase, (DrawPhase, SwapPhase, TurnUpPhase, ClaimPhase, *ONCE))
