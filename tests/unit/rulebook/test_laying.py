"""Drawing, playing and discarding: what a player does in a turn."""

from typing import Any

from darwindeck.genome.schema import (
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GameRules,
    Location,
    PlayPhase,
    SetupRules,
    Visibility,
)
from darwindeck.rulebook._drawing import draw
from darwindeck.rulebook._laying import discard, play
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Section
from tests.support.field_pairs._pair import game, shedding, swapping
from tests.support.rulebooks import all_rules, known


def said(genome: GameGenome) -> str:
    scene = Scene(genome)
    blocks: list[Block] = []
    for phase in scene.phases:
        match phase:
            case DrawPhase():
                blocks += draw(phase, scene)
            case PlayPhase():
                blocks += play(phase, scene)
            case DiscardPhase():
                blocks += discard(phase, scene)
            case _:
                pass
    return " ".join(rule.text for rule in Section("", tuple(blocks)).rules)


def playing(**play: Any) -> GameGenome:
    return game(SetupRules(6, initial_discard_count=1), PlayPhase(Location.DISCARD, **play))


def test_crazy_eights_draws_when_stuck() -> None:
    text = said(known("crazy-eights"))
    assert "If you cannot play a card, draw a card from the stock." in text
    assert "only if it has the rank or the suit of the top card of the discard pile, or is wild" in text
    assert "shuffle the discard pile, all but its top card, to make a new stock" in text


def test_suit_or_rank_is_said_at_once() -> None:
    assert "it has the suit or the rank of the top card of the discard pile" in said(known("uno-style"))


def test_gin_rummy_keeps_what_was_taken() -> None:
    text = said(known("gin-rummy"))
    assert "Draw a card from the stock or take the top card of the discard pile." in text
    assert "not discard a card that you took from the discard pile in the same turn" in text


def test_president_climbs() -> None:
    text = said(known("president"))
    assert "play one to four cards of one rank" in text
    assert "exactly as many cards, again of one rank, but a higher one, or pass" in text


def test_old_maid_draws_unseen_from_the_previous_player() -> None:
    assert said(known("old-maid")) == "Take a card unseen from the previous player's hand."


def test_blackjack_may_double() -> None:
    assert "you may double" in said(known("blackjack"))


def test_fan_tan_plays_onto_piles() -> None:
    assert "fits onto one of the piles" in said(known("fan-tan"))


def test_cannot_play() -> None:
    assert "you pass and are out of the hand" in said(playing(pass_if_unable=False))
    assert "out of the hand" not in said(playing())
    assert said(playing(mandatory=False)) == "You may play a card onto the discard pile. If you do not, you pass."


def test_several_cards() -> None:
    assert "Play one or two cards together" in said(playing(max_cards=2))
    assert "Play two cards together" in said(playing(min_cards=2, max_cards=2))


def test_a_card_that_nobody_sees_fits() -> None:
    hidden = "If you cannot see the top card of the discard pile, any card may be played"
    assert hidden in said(shedding(discard_visibility=Visibility.FACE_DOWN))
    assert hidden not in said(shedding())
    assert "While the discard pile is empty" in said(shedding(initial_discard_count=0))


def test_open_cards_are_chosen() -> None:
    assert "a card of your choice from the table" in said(swapping(Location.TABLEAU))
    assert "the topmost card that the next player laid there" in said(swapping(Location.OPPONENT_DISCARD))


def test_an_empty_stock_ends_only_what_must_be_drawn() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    must = game(SetupRules(4), DrawPhase(Location.DECK), game_rules=rules)
    may = game(SetupRules(4), DrawPhase(Location.DECK, mandatory=False), game_rules=rules)
    assert "the game ends too" in all_rules(must)
    assert "the game ends too" not in all_rules(may)
    assert "nothing more is drawn" in said(may)
