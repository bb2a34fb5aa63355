"""Whether anybody ever passes."""

from itertools import takewhile

from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Phase,
    PlayPhase,
    SwapPhase,
    TableauMode,
    TrumpPhase,
    TurnUpPhase,
)
from darwindeck.rulebook._any_card import any_card_will_do, must_discard, must_lay
from darwindeck.rulebook._going_out import fewest_held
from darwindeck.rulebook._hand_sizes import always_enough_to_play
from darwindeck.rulebook._places import effects, has_stacks
from darwindeck.rulebook._refills import hands_are_refilled
from darwindeck.rulebook._rounds import dealt_alike
from darwindeck.rulebook._scene import ONCE, Scene


def nobody_passes(scene: Scene) -> bool:
    """Whether a card is laid in every turn: whoever has a turn holds cards, and any of them will do."""
    return only_who_leaves_passes(scene) and not any(_can_fold_for_good(one, scene) for one in _before_laying(scene))


def only_who_leaves_passes(scene: Scene) -> bool:
    """Whether a card is laid in every turn but those in which its player folds, or leaves the hand in another way."""
    phases, before = scene.genome.turn_structure.phases, _before_laying(scene)
    return len(before) < len(phases) and all(map(_keeps_cards, before)) and has_cards_in_turn(scene)


def _before_laying(scene: Scene) -> list[Phase]:
    """The phases of a turn that come before one in which everybody who holds a card has to lay one."""
    return list(takewhile(lambda one: not must_lay(one, scene), scene.genome.turn_structure.phases))


def can_always_play(phase: PlayPhase, scene: Scene) -> bool:
    """Whether everybody who comes to a phase of play has a card to play there."""
    before = list(takewhile(lambda one: one is not phase, scene.phases))
    is_first = not any(isinstance(one, PlayPhase | ClaimPhase) for one in before)
    has_cards = is_first and all(map(_keeps_cards, before)) and has_cards_in_turn(scene)
    return (has_cards and any_card_will_do(phase, scene)) or always_enough_to_play(phase, scene)


def has_cards_in_turn(scene: Scene) -> bool:
    """Whether everybody who has a turn holds cards, or draws some first.

    In battles a hand is filled again, or over for one of two.
    """
    genome = scene.genome
    is_duel = genome.setup.tableau_mode is TableauMode.WAR and genome.player_count == 2
    if is_duel and not genome.game_rules.book_size:
        return True
    return fewest_held(scene) > 0 or _run_out_together(scene) or hands_are_refilled(scene)


def _run_out_together(scene: Scene) -> bool:
    """Whether all lay as many cards in each turn, of as many that they were dealt: the last card of all ends the hand.

    They play one first, so that nobody with a card has nothing to play; those who fold do not count any more.
    """
    phases, in_war = scene.genome.turn_structure.phases, scene.genome.setup.tableau_mode is TableauMode.WAR
    lays = [phase for phase in phases if isinstance(phase, PlayPhase | DiscardPhase)]
    if not lays or not isinstance(lays[0], PlayPhase):
        return False
    is_one_card = must_lay(lays[0], scene) and (lays[0].max_cards == 1 or has_stacks(scene))
    is_even = all(isinstance(one, DiscardPhase) and must_discard(one, scene) for one in lays[1:])
    others = (phase for phase in phases if not isinstance(phase, PlayPhase | DiscardPhase))
    only_lays = all(isinstance(phase, BiddingPhase | TrumpPhase | BettingPhase) for phase in others)
    return is_one_card and is_even and only_lays and dealt_alike(scene) and not any(effects(scene)) and not in_war


def _keeps_cards(phase: Phase) -> bool:
    """Whether a player who lays no card in a phase still has cards after it, if he or she is still in the hand."""
    return isinstance(phase, (DrawPhase, PlayPhase, SwapPhase, TurnUpPhase, ClaimPhase, BettingPhase, *ONCE))


def _can_fold_for_good(phase: Phase, scene: Scene) -> bool:
    """Whether a player may be out of the hand after a phase while others play on."""
    match phase:
        case PlayPhase():
            return not phase.pass_if_unable
        case BettingPhase():
            return phase.allow_fold and scene.genome.player_count > 2
        case _:
            return False
