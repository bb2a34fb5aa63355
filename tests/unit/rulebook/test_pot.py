"""Who takes the pot is told alike in the rules and on the first and the last page, without what never happens."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.examples import create_fan_tan_genome, create_five_card_draw_genome, create_president_genome
from darwindeck.genome.schema import (
    BettingPhase,
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SetupRules,
    ShowdownMethod,
    SpecialEffect,
    TableauMode,
    TargetSelector,
    TrickPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import _quick, _short
from darwindeck.rulebook._plain import staged
from tests.support.field_pairs._pair import game
from tests.support.rulebooks import all_rules


def staked(*phases: Phase, setup: dict[str, Any] | None = None, **rules: Any) -> GameGenome:
    """A game of bets in which cards are laid on the table."""
    return game(
        SetupRules(**{"cards_per_player": 5, "starting_chips": 100, **(setup or {})}),
        *phases,
        PlayPhase(Location.TABLEAU),
        win=WinType.MOST_CHIPS,
        hand_evaluation=HandEvaluation(HandEvaluationMethod.HIGH_CARD),
        game_rules=GameRules(**rules),
    )


def first_and_last_page(genome: GameGenome) -> list[str]:
    scene = staged(genome)
    pages = (_short.section(scene), _quick.section(scene))
    return [" ".join(rule.text for rule in page.rules) for page in pages if page is not None]


EITHER = "takes the pot; if nobody has gone out, it goes to the last player left."


@pytest.mark.parametrize(
    ("rule", "who"),
    [(GoingOut.ENDS_HAND, "Whoever goes out"), (GoingOut.LEAVES_HAND, "The first to go out")],
    ids=["one goes out", "several go out"],
)
def test_first_to_go_out_takes_the_pot_on_every_page(rule: GoingOut, who: str) -> None:
    for page in first_and_last_page(staked(BettingPhase(), going_out=rule)):
        assert f"{who} {EITHER}" in page
        assert "best hand" not in page


def test_last_one_left_or_the_best_hand_takes_the_pot_of_poker() -> None:
    for page in first_and_last_page(create_five_card_draw_genome()):
        assert "The last player left or, if there are several, the best hand takes the pot." in page


def test_whoever_goes_out_takes_a_pot_without_bets() -> None:
    for page in first_and_last_page(create_fan_tan_genome()):
        assert "Whoever goes out takes the pot." in page


@pytest.mark.parametrize("rule", [GoingOut.ENDS_HAND, GoingOut.LEAVES_HAND])
def test_showdown_that_never_takes_place_is_not_told(rule: GoingOut) -> None:
    text = all_rules(staked(BettingPhase(), going_out=rule))
    assert "the last one left takes the pot" in text
    assert "show their cards" not in text
    assert "Level players share" not in text
    assert "side pot" not in text
    assert "The hand with the highest card is best" not in text


@pytest.mark.parametrize(
    ("setup", "rules"),
    [
        ({}, {"going_out": GoingOut.ENDS_HAND, "deck_empty_action": DeckEmptyAction.HAND_ENDS}),
        ({"cards_per_player": 0}, {"going_out": GoingOut.LEAVES_HAND}),
        ({}, {"going_out": GoingOut.LEAVES_HAND, "book_size": 2}),
    ],
    ids=["stock runs out", "no cards", "books"],
)
def test_showdown_that_may_take_place_is_told(setup: dict[str, Any], rules: dict[str, Any]) -> None:
    genome = staked(DrawPhase(Location.DECK), BettingPhase(), setup=setup, **rules)
    assert "the best of these hands takes the pot" in all_rules(genome)


def test_players_without_cards_share_the_pot() -> None:
    text = all_rules(staked(DrawPhase(Location.DECK), BettingPhase(), going_out=GoingOut.NONE))
    assert "Otherwise those still in the hand share the pot when the hand is over." in text, "and hold nothing"
    assert "The hand with the highest card is best" not in text


def test_both_may_be_beaten_in_a_battle() -> None:
    bet = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    battles = staked(bet, setup={"tableau_mode": TableauMode.WAR})
    text = all_rules(replace(battles, player_count=2))
    assert "If both players lay their last cards in a tie, the hand is over and the pot is shared" in text
    assert "whoever has the card of the highest rank takes the pot" not in text, "nobody has a card then"


def test_hands_are_not_explained_where_nothing_compares_them() -> None:
    genome = replace(create_fan_tan_genome(), hand_evaluation=HandEvaluation(HandEvaluationMethod.DEADWOOD))
    assert "deadwood" not in all_rules(genome)


# ---------------------------------------------------------------------------------------- going out together


FORCED = SpecialEffect(Rank.SEVEN, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 2)
AFTER_TRICK = "clockwise from the player whose turn it is (after a trick, its winner)."


def test_of_several_who_go_out_in_a_trick_the_first_is_told() -> None:
    genome = staked(TrickPhase(), setup={"ante": 1}, going_out=GoingOut.ENDS_HAND)
    text = all_rules(genome)
    assert "Whoever goes out first takes the whole pot (see End of the hand)." in text
    several = "End of the hand: If several players go out"
    assert f"{several} in one trick, they do so one after the other, clockwise from its winner." in text
    forced = all_rules(replace(genome, special_effects=(FORCED,)))
    assert f"{several} together, they do so one after the other, {AFTER_TRICK}" in forced, (
        "also by a card that is played"
    )
    for page in first_and_last_page(genome):
        assert "The first to go out takes the pot." in page


def test_whoever_has_the_turn_goes_out_before_those_who_must_discard() -> None:
    genome = replace(staked(setup={"ante": 1}, going_out=GoingOut.LEAVES_HAND), special_effects=(FORCED,))
    text = all_rules(genome)
    assert (
        "If several players go out together, they do so one after the other, clockwise from the player whose turn it is"
        in text
    )
    assert "If both players go out together," in all_rules(replace(genome, player_count=2))


def test_nobody_goes_out_together_where_each_lays_only_own_cards() -> None:
    for rule in (GoingOut.ENDS_HAND, GoingOut.LEAVES_HAND):
        assert "go out together" not in all_rules(staked(BettingPhase(), going_out=rule))
    assert "go out together" not in all_rules(create_president_genome())


def test_who_goes_out_first_is_not_told_where_nothing_comes_of_it() -> None:
    genome = replace(
        staked(TrickPhase(), going_out=GoingOut.ENDS_HAND), win_conditions=(WinCondition(WinType.MOST_TRICKS),)
    )
    assert "go out together" not in all_rules(genome)
