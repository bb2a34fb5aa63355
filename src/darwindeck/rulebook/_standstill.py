"""Whether a hand may come to a standstill: nobody can do anything, though somebody holds cards."""

from collections import Counter

from darwindeck.genome.schema import (
    AskPhase,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    KnockPhase,
    Location,
    PassAction,
    Phase,
    PlayPhase,
    SwapPhase,
    TableauMode,
    TrickPhase,
)
from darwindeck.rulebook._new_stock import UNABLE
from darwindeck.rulebook._passes import can_always_play
from darwindeck.rulebook._places import table_keeps_cards
from darwindeck.rulebook._scene import Scene


def keeps_going(phase: Phase, scene: Scene) -> bool:
    """Whether some player can always do something in a phase while anybody holds a card."""
    rules, setup = scene.genome.game_rules, scene.genome.setup
    match phase:
        case TrickPhase():
            return True
        case PlayPhase(climbing=True):
            clears = rules.consecutive_pass_action in (PassAction.CLEAR_TABLEAU, PassAction.RENEW_TABLEAU)
            clears &= rules.passes_to_trigger is None
            return clears and phase.min_cards <= 1 <= phase.max_cards and phase.valid_play_condition is None
        case PlayPhase():
            can_play = not may_be_stuck(phase, scene) or can_always_play(phase, scene)
            return phase.max_cards > 0 and can_play
        case DiscardPhase():
            is_free = phase.matching_condition is None and phase.count <= 1
            builds = setup.tableau_mode is TableauMode.SEQUENCE and phase.target is Location.TABLEAU
            return is_free and not builds
        case ClaimPhase():
            return phase.min_cards <= 1 and phase.can_lie
        case AskPhase():
            return phase.draw_if_refused and _comes_out_in_books(scene)
        case SwapPhase():
            return phase.source is Location.TABLEAU and not phase.last_from_deck and table_keeps_cards(scene)
        case KnockPhase():
            return phase.condition is None
        case DrawPhase():
            is_sure = phase.mandatory and phase.count > 0 and _never_dry(scene) and is_from_stock(phase)
            is_taken = phase.source is Location.OPPONENT_HAND and phase.or_source is None
            if phase.condition is None:
                return is_sure or is_taken
            return is_sure and phase.condition in UNABLE  # Whoever does not draw can play.
        case _:
            return False


def _comes_out_in_books(scene: Scene) -> bool:
    """Whether all cards end in books, so that nobody is left alone with cards to ask for."""
    rules, setup = scene.genome.game_rules, scene.genome.setup
    size, counts = rules.book_size, Counter(rank for rank, _ in setup.cards)
    is_closed = not (setup.initial_discard_count or setup.initial_tableau_count or rules.deck_reserve)
    return size > 0 and is_closed and len(scene.phases) == 1 and all(count % size == 0 for count in counts.values())


def _never_dry(scene: Scene) -> bool:
    return scene.genome.game_rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)


def may_be_stuck(play: PlayPhase, scene: Scene) -> bool:
    builds = scene.genome.setup.tableau_mode is TableauMode.SEQUENCE and play.target is Location.TABLEAU
    return play.valid_play_condition is not None or play.climbing or builds or play.min_cards > 1


def is_from_stock(draw: DrawPhase) -> bool:
    return Location.DECK in (draw.source, draw.or_source)
