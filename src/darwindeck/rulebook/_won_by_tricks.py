"""Games that are won before a hand is over, whoever takes its tricks: they bring more than all can have without it."""

from darwindeck.genome.schema import (
    BiddingPhase,
    LevelTrick,
    PassingPhase,
    SwapPhase,
    TrickPhase,
    TrumpPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._card_points import points_in_tricks
from darwindeck.rulebook._places import effects
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._tricks import all_tricks_are_played, cards_last
from darwindeck.rulebook._winning import BY_SCORE, aims_low, is_judged_all_the_time, most_at_start, threshold


def tricks_win(scene: Scene) -> bool:
    """Whether somebody has won with the last trick of the first hand at the latest.

    Each trick is one side's alone, so that no two get there together, unless they are there at the start.
    """
    wins = scene.genome.win_conditions
    return any(_is_surely_won(win, scene) for win in wins) and _is_played_out(scene)


def _is_surely_won(win: WinCondition, scene: Scene) -> bool:
    """Whether all tricks of a hand bring more than all sides together can have while none of them has won."""
    if aims_low(win) or not is_judged_all_the_time(win, scene) or (win.threshold is None and not is_race(win)):
        return False
    needed, brought = threshold(win, scene), _brought_by_tricks(win, scene)
    return needed > most_at_start(win, scene) and brought > scene.sides * (needed - 1)


def _brought_by_tricks(win: WinCondition, scene: Scene) -> int:
    """How many tricks, or points, all sides together have in the end, where a condition counts them."""
    genome, setup = scene.genome, scene.genome.setup
    tricks = genome.turn_structure.tricks_per_hand or setup.cards_per_player
    if win.type is WinType.MOST_TRICKS:
        return tricks
    if win.type not in BY_SCORE or win.type is WinType.ALL_HANDS_EMPTY or genome.game_points:
        return 0
    are_all = tricks * genome.player_count == setup.deck_size and setup.starting_score >= 0
    return (points_in_tricks(scene) or 0) if are_all else 0


def _is_played_out(scene: Scene) -> bool:
    """Whether everybody plays a card to every trick of a hand, somebody takes each, and nothing else ends the hand."""
    is_taken = all(trick.level is LevelTrick.SUIT_LED for trick in scene.of_kind(TrickPhase))
    is_plain = scene.has_only(TrickPhase, SwapPhase, PassingPhase, TrumpPhase, BiddingPhase)
    loses_none = not any(effects(scene)) and not scene.genome.game_rules.book_size
    is_whole = scene.has_tricks and is_plain and is_taken and loses_none
    return is_whole and cards_last(scene) and all_tricks_are_played(scene)
