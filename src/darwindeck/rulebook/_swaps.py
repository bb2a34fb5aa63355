"""Swapping cards with a neighbor, with the table or with the stock."""

from collections.abc import Iterator

from darwindeck.genome.schema import (
    BettingPhase,
    KnockPhase,
    Location,
    SwapPhase,
    TableauMode,
    Visibility,
    WagerPhase,
)
from darwindeck.rulebook._cards import rank_name
from darwindeck.rulebook._going_out import fewest_held, first_turn_ends_hand, may_hold_none
from darwindeck.rulebook._places import effects, stock_gives_cards, table_keeps_cards
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, text
from darwindeck.rulebook._words import a


def swap(phase: SwapPhase, scene: Scene) -> tuple[Block, ...]:
    """What a player may exchange, and what forbids it."""
    match phase.source:
        case Location.OPPONENT_HAND:
            return (text(*_with_neighbor(phase, scene)),)
        case Location.TABLEAU:
            return (text(*_with_table(phase, scene)),)
        case _:
            return (text(*_with_stock(phase, scene, _may(phase, scene))),)


def _may(phase: SwapPhase, scene: Scene) -> str:
    """Whether it has to be done, and whether it comes after another swap in the same turn."""
    swaps = list(scene.of_kind(SwapPhase))
    must = "must" if phase.mandatory else "may"
    return f"You {must}" if phase is swaps[0] else f"Then you {must}"


def is_single_card(scene: Scene) -> bool:
    """Whether everybody holds one card all the time."""
    setup = scene.genome.setup
    only_swaps = scene.has_only(SwapPhase, KnockPhase, BettingPhase, WagerPhase)
    only_swaps &= not any(swap.all_at_once and swap.source is Location.TABLEAU for swap in scene.of_kind(SwapPhase))
    return setup.cards_per_player == 1 and not scene.step and not setup.deal_remainder and only_swaps


def _with_neighbor(phase: SwapPhase, scene: Scene) -> Iterator[Rule]:
    two = scene.genome.player_count == 2
    other = "your opponent" if two else "the next player"
    mine = "card" if is_single_card(scene) else "whole hand"
    theirs = f"{other}'s {'card' if mine == 'card' else 'whole hand'}"
    about = ("swaps",) if phase.mandatory else ("swap", "swaps")
    given = "" if mine == "card" or fewest_held(scene) else ", if both of you hold cards"
    yield Rule(f"{_may(phase, scene)} exchange your {mine} for {theirs}{given}.", about)
    if phase.blocked_by is not None:
        rank = a(rank_name(phase.blocked_by))
        yield Rule(f"If {other} holds {rank}, he or she shows it, and both keep what they have.", ("shows",))
    if phase.last_from_deck and not first_turn_ends_hand(scene):
        yield from _of_the_last(phase, scene)


def _of_the_last(phase: SwapPhase, scene: Scene) -> Iterator[Rule]:
    """What those do who swap with the stock instead."""
    once, must = scene.is_one_round, "must" if phase.mandatory else "may"
    who = "The last player of the round does" if once else "From the last player of the first round on, you do"
    if stock_gives_cards(scene):
        yield from _with_stock(phase, scene, f"{who} not do this, but {must}", third=once)
    else:
        yield Rule(f"{who} not do this.")


def _with_table(phase: SwapPhase, scene: Scene) -> Iterator[Rule]:
    at_once = ", or your whole hand for all the cards on the table" if phase.all_at_once else ""
    seen = scene.genome.setup.tableau_visibility
    lies_open = seen is Visibility.FACE_UP
    about = (
        ("swap", "draws from the table") if seen is Visibility.FACE_DOWN else ("swap", "take", "draws from the table")
    )
    if phase.all_at_once:
        about = (*about, "swaps with the table")
    given = "" if table_keeps_cards(scene) else ", if any lie there"
    yield Rule(f"{_may(phase, scene)} exchange one of your cards for one on the table{at_once}{given}.", about)
    if may_hold_none(scene):
        yield Rule("Without cards you cannot do this.")
    if not lies_open:
        yield Rule(
            "Of cards that you can see you choose which one to take; if you see none, it is drawn by lot.", ("take",)
        )
    if scene.plays_blind:
        yield Rule("As you may not look at your cards, the one that you give is drawn by lot.", ("turns up",))
    if scene.genome.setup.tableau_mode in (TableauMode.WAR, TableauMode.MATCH_RANK, TableauMode.SEQUENCE):
        yield Rule("A card that you lay there in this way is not played, and need not fit; it captures nothing.")
    elif effects(scene):
        yield Rule("A card that you lay there in this way is not played, and has no effect.")


def _with_stock(phase: SwapPhase, scene: Scene, may: str, *, third: bool = False) -> Iterator[Rule]:
    mine = "the card" if is_single_card(scene) and third else "your card" if is_single_card(scene) else "a card"
    lays = f"lay {mine} on the discard pile and take the top card of the stock for it"
    if phase.blocked_by is not None:
        lays = f"exchange {mine} for the top card of the stock"
    yield Rule(f"{may} {lays}.", ("swap", "draws from the deck"))
    if scene.plays_blind:
        yield Rule("As nobody may look at his or her cards, the one to lay is drawn by lot.", ("turns up",))
    if phase.blocked_by is not None:
        rank = a(rank_name(phase.blocked_by))
        yield Rule(
            f"If the top card is {rank}, it is shown to everybody and stays there, and nothing is exchanged; otherwise "
            "the card that is given for it goes onto the discard pile.",
            ("turns up",),
        )
