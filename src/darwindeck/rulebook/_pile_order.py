"""In which order cards come to lie on the discard pile, where it matters which one is on top."""

from collections.abc import Iterator

from darwindeck.genome.conditions import CardReference
from darwindeck.genome.schema import (
    ClaimPhase,
    EffectType,
    ExchangePhase,
    LevelTrick,
    Location,
    TableauMode,
    TrickPhase,
    Visibility,
)
from darwindeck.rulebook._places import (
    can_reshuffle,
    cards_are_taken_from,
    compares_with,
    effects,
    fixed_order,
    grows,
    has_stacks,
    may_take_pile,
    stock_shrinks,
)
from darwindeck.rulebook._rounds import most_held
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, text
from darwindeck.rulebook._stock import stock_can_run_out
from darwindeck.rulebook._words import listed, sentence


def order_from_table(scene: Scene) -> str:
    """The order in which cards of the table go to the discard pile, where that makes a difference."""
    is_alone = scene.genome.setup.initial_tableau_count <= 1 and not grows(scene, Location.TABLEAU)
    if is_alone or not _matters(scene):
        return ""
    return _shuffled(scene) or fixed_order(scene)


def _shuffled(scene: Scene) -> str:
    """When the cards of the table are shuffled on their way, if they ever are: they may lie face down."""
    setup = scene.genome.setup
    if setup.tableau_visibility is not Visibility.FACE_UP:
        return "shuffled"
    is_war = setup.tableau_mode is TableauMode.WAR and has_stacks(scene)
    return "shuffled, if any of them lie face down" if is_war else ""


def one_by_one(scene: Scene) -> tuple[Block, ...]:
    """How cards go onto the pile that nobody plays there or discards in his or her turn."""
    together = list(_laid_together(scene))
    if not together or not _matters(scene):
        return ()
    return (text(sentence(f"{listed(together)} go onto the discard pile one by one: {fixed_order(scene)}")),)


def _laid_together(scene: Scene) -> Iterator[str]:
    tricks = [trick for trick in scene.of_kind(TrickPhase) if trick.level is not LevelTrick.SUIT_LED]
    if tricks and scene.genome.player_count > 1:
        with_table = any(trick.takes_table and trick.level is LevelTrick.DISCARDED for trick in tricks)
        table = f", and then those of the table{f' ({shuffled})' if (shuffled := _shuffled(scene)) else ''},"
        yield f"the cards of a trick that nobody takes{table if with_table else ''}"
    if most_held(scene) > 1 and any(one.max_cards > 1 for one in scene.of_kind(ExchangePhase)):
        yield "cards that are exchanged together"
    forced = (one for one in effects(scene) if one.effect_type is EffectType.FORCE_DISCARD)
    if not has_stacks(scene) and most_held(scene) > 1 and any(one.value > 1 for one in forced):
        yield "cards that a special card takes from a hand together"


def _matters(scene: Scene) -> bool:
    is_seen = compares_with(scene, CardReference.TOP_DISCARD) or cards_are_taken_from(scene, Location.DISCARD)
    is_taken = has_stacks(scene) and any(map(may_take_pile, scene.of_kind(ClaimPhase)))
    return is_seen or is_taken or stays_on_top(scene)


def stays_on_top(scene: Scene) -> bool:
    """Whether the top card of the discard pile may be all that is left of it, as the others make a new stock.

    For cards that are turned up to the table the stock is not renewed.
    """
    return can_reshuffle(scene) and stock_shrinks(scene, by_turning_up=False) and stock_can_run_out(scene)
