"""What becomes of players who get rid of all their cards."""

from darwindeck.genome.schema import (
    AskPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GoingOut,
    Location,
    MeldPhase,
    PlayPhase,
    TableauMode,
    TrickPhase,
)
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._tricks import cards_last


def going_out(scene: Scene) -> GoingOut:
    """What happens to a player without cards; in battles hands are filled again.

    Where nobody is ever without cards, a plain game has no such rule.
    """
    is_war = scene.genome.setup.tableau_mode is TableauMode.WAR
    return GoingOut.NONE if is_war else scene.genome.game_rules.going_out


def can_get_rid_of_cards(scene: Scene) -> bool:
    """Whether a hand can ever become empty."""
    has_books = scene.genome.game_rules.book_size > 0
    lays = scene.has(PlayPhase, DiscardPhase, ClaimPhase, TrickPhase, MeldPhase, AskPhase)
    taken = any(Location.OPPONENT_HAND in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase))
    # Whoever exchanges all cards gets fewer back when the stock runs out.
    exchanged = any(one.max_cards >= scene.genome.setup.cards_per_player for one in scene.of_kind(ExchangePhase))
    return has_books or lays or taken or exchanged


def nobody_goes_out(scene: Scene) -> bool:
    """Whether nobody is ever without cards before the hand is over: it ends with the last trick, or none is laid."""
    return not can_get_rid_of_cards(scene) or (scene.has_tricks and cards_last(scene))
