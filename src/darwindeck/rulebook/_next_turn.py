"""Who has the next turn, where a trick or a knock decides about that."""

from itertools import dropwhile, takewhile

from darwindeck.genome.schema import (
    AskPhase,
    DrawPhase,
    GoingOut,
    KnockPhase,
    LevelTrick,
    PlayPhase,
    TableauMode,
    TrickPhase,
)
from darwindeck.rulebook._going_out import fewest_held, going_out
from darwindeck.rulebook._places import can_turn, clears_table, stock_gives_cards, takes_turns_unevenly
from darwindeck.rulebook._scene import Scene, can_fold
from darwindeck.rulebook._tricks import all_tricks_are_played


def every_turn_is_won(scene: Scene) -> bool:
    """Whether somebody takes a trick in every turn, and is still in the hand when it is over, and so has the next."""
    return every_turn_has_a_winner(scene) and not winner_may_leave(scene)


def winner_may_leave(scene: Scene) -> bool:
    """Whether whoever took the trick of a turn may be out of the hand when it is over."""
    after = dropwhile(lambda phase: not isinstance(phase, TrickPhase), scene.phases)
    return can_fold(after) or scene.stuck_players_leave or going_out(scene) is GoingOut.LEAVES_HAND


def every_turn_has_a_winner(scene: Scene) -> bool:
    """Whether somebody takes a trick in every turn, and so has the next one, if not out of the hand by then."""
    every = Scene(scene.genome)
    is_taken = all(trick.level is LevelTrick.SUIT_LED for trick in scene.of_kind(TrickPhase)) and scene.has_tricks
    draws = every.has(DrawPhase) or (every.has(AskPhase) and stock_gives_cards(every))
    # Where nothing is drawn, the hand is over when nobody holds a card.
    has_cards = fewest_held(scene) > 0 or all_tricks_are_played(scene) or not draws
    in_war = scene.genome.setup.tableau_mode is TableauMode.WAR
    leads = clears_table(scene) and any(play.climbing for play in scene.of_kind(PlayPhase))  # Who played last does.
    before = takewhile(lambda phase: not isinstance(phase, TrickPhase), scene.phases)
    is_cut_short = any(isinstance(phase, KnockPhase) and phase.last_round for phase in before)
    return is_taken and has_cards and not (in_war or leads or is_cut_short)


def ends_at_once(knock: KnockPhase, scene: Scene) -> bool:
    """Whether a knock ends the hand: also where the next turn would be that of the knocker, who took the trick."""
    before = takewhile(lambda phase: phase is not knock, scene.phases)
    return not knock.last_round or (every_turn_is_won(scene) and any(isinstance(one, TrickPhase) for one in before))


def may_have_next_turn(scene: Scene) -> bool:
    """Whether a player may have two turns before another has one, or the turns change their direction."""
    return scene.has_tricks or can_turn(scene) or takes_turns_unevenly(scene)
