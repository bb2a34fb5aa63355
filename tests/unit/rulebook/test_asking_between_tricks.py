"""Asking between tricks: cards go from hand to hand, but none are lost, so that there are some for every trick."""

from typing import Any

from darwindeck.genome.schema import (
    AskPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    Phase,
    Rank,
    SetupRules,
    SpecialEffect,
    SwapPhase,
    TargetSelector,
    TrickPhase,
    WinType,
)
from tests.support.field_pairs._pair import game
from tests.support.rulebooks import all_rules

ASK, TRICK = AskPhase(), TrickPhase()
PASSES = "Then the turn passes clockwise"
LIMIT = "If nobody has won after about"
LACKS = "If the leader has no card left, the next player who has one leads"


def asked(*phases: Phase, cards: int = 13, **rest: Any) -> GameGenome:
    """A game of one hand for four players, who ask for cards after each trick."""
    usual = {"player_count": 4, "win": WinType.MOST_TRICKS, "is_trick_based": True}
    return game(SetupRules(cards), *(phases or (TRICK, ASK)), **{**usual, **rest})


# ---------------------------------------------------------------------------------------- every trick is played


def test_players_together_have_cards_for_every_trick() -> None:
    text = all_rules(asked())
    assert "A hand is 13 tricks." in text
    assert LACKS in text, "one player may still have given all cards away"
    for phase in (DrawPhase(Location.OPPONENT_HAND), SwapPhase(Location.OPPONENT_HAND)):
        assert "A hand is 13 tricks." in all_rules(asked(TRICK, ASK, phase))


def test_tricks_may_be_fewer_where_cards_leave_hands_in_other_ways() -> None:
    fewer = "A hand is at most 13 tricks."
    assert fewer in all_rules(asked(TRICK, ASK, DiscardPhase(Location.DISCARD)))
    assert fewer in all_rules(asked(game_rules=GameRules(book_size=4)))
    assert fewer in all_rules(asked(game_rules=GameRules(going_out=GoingOut.ENDS_HAND)))
    assert fewer in all_rules(asked(win=WinType.EMPTY_HAND))
    forced = SpecialEffect(Rank.TWO, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 1)
    assert fewer in all_rules(asked(special_effects=(forced,)))


def test_tricks_may_be_fewer_where_a_stock_that_runs_out_ends_the_hand() -> None:
    draw = DrawPhase(Location.DECK)

    def drawn(action: DeckEmptyAction) -> str:
        return all_rules(asked(TRICK, ASK, draw, cards=10, game_rules=GameRules(deck_empty_action=action)))

    assert "A hand is at most ten tricks." in drawn(DeckEmptyAction.HAND_ENDS)
    assert "A hand is ten tricks." in drawn(DeckEmptyAction.SKIP_DRAW)


# ---------------------------------------------------------------------------------------- whose turn it is


def test_every_turn_has_a_trick_that_somebody_takes() -> None:
    text = all_rules(asked())
    assert PASSES not in text
    assert "The starter has the first turn. Whoever takes the trick of a turn does what follows it" in text


def test_hands_that_are_empty_for_good_leave_no_turn_without_a_trick() -> None:
    """Books take cards from the hands, but where there is no stock, nobody gets new ones."""
    books = GameRules(book_size=4)
    assert PASSES not in all_rules(asked(game_rules=books))
    assert PASSES in all_rules(asked(cards=10, game_rules=books)), "who has no card to ask with draws one, and asks"


def test_turns_go_round_where_a_turn_may_be_without_a_trick() -> None:
    """When nobody has a card left for the trick, the player whose turn it is draws one to ask with."""
    assert PASSES not in all_rules(asked(cards=5)), "the fifth trick ends the hand"
    assert PASSES in all_rules(asked(cards=5, is_trick_based=False))


# ---------------------------------------------------------------------------------------- how long it takes


def test_questions_come_to_an_end_with_the_cards_to_give() -> None:
    assert LIMIT not in all_rules(asked(max_turns=1000))
    assert LIMIT in all_rules(asked(max_turns=200))
    assert LIMIT not in all_rules(asked(TRICK, AskPhase(again_if_given=False, again_if_drawn=False), max_turns=65))


def test_a_drawn_card_may_bring_another_question() -> None:
    drawn = {"cards": 10, "max_turns": 500}
    assert LIMIT in all_rules(asked(TRICK, AskPhase(again_if_drawn=True), **drawn))
    assert LIMIT not in all_rules(asked(TRICK, AskPhase(again_if_drawn=False), **drawn))
