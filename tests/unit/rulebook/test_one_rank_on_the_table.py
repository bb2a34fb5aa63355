"""Tables onto which cards of one rank are laid, or only one card."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import CardReference, CompoundCondition, Condition, ConditionType, Logic, Operator
from darwindeck.genome.schema import (
    DiscardPhase,
    GameGenome,
    Location,
    Phase,
    PlayPhase,
    Rank,
    TableauMode,
    TurnUpPhase,
    Visibility,
)
from darwindeck.simulation.reference import apply, legal_moves, start
from tests.support.changed_games import with_phases, with_rules, with_setup
from tests.support.kept_games import kept_games
from tests.support.rulebooks import all_rules

SEVENS = next(game for game in kept_games() if game.genome_id == "hearts-2")
PASSING, TRICK, PLAY = SEVENS.turn_structure.phases
FOLLOWS = Condition(ConditionType.SEQUENCE_ADJACENT, reference=CardReference.TABLEAU_TOP)
IS_SEVEN = Condition(ConditionType.CARD_IS_RANK, value=Rank.SEVEN)
HIGH = Condition(ConditionType.CARD_IS_RANK, Operator.GE, Rank.SEVEN)

EMPTY = "You may play a card only while the table is empty, and only if it is a seven."
RUN_OUT = "obody holds a card any more"
STARTS, NO_OTHER = "It starts with a seven.", "No other card comes onto it."


def playing(*asked: Condition, logic: Logic = Logic.AND, after: tuple[Phase, ...] = ()) -> GameGenome:
    """A game of tricks, whose winners lay a card on the table that meets some conditions."""
    condition = CompoundCondition(logic, asked) if len(asked) > 1 else asked[0]
    return with_phases(SEVENS, PASSING, TRICK, PlayPhase(Location.TABLEAU, condition), *after)


def most_on_table(genome: GameGenome, seed: int) -> int:
    """The most cards that lie on the table in the first hand of a game."""
    state = start(genome, seed)
    most = 0
    while state.to_act is not None and state.hand_number == 1:
        moves = legal_moves(state)
        state = apply(state, moves[seed % len(moves)])
        most = max(most, len(state.table))
    return most


def test_one_seven_is_laid_where_the_next_card_must_be_a_seven_and_something_else() -> None:
    assert {most_on_table(SEVENS, seed) for seed in range(12)} == {1}
    rules = all_rules(SEVENS)
    assert EMPTY in rules
    assert STARTS in rules
    assert NO_OTHER in rules
    assert "every card counts as fitting" not in rules
    assert RUN_OUT not in rules


def test_sevens_are_laid_where_nobody_sees_what_they_must_follow() -> None:
    unseen = with_setup(SEVENS, tableau_mode=TableauMode.NONE, tableau_visibility=Visibility.FACE_DOWN)
    assert max(most_on_table(unseen, seed) for seed in range(12)) > 1
    assert EMPTY not in all_rules(unseen)
    assert RUN_OUT in all_rules(unseen)


@pytest.mark.parametrize(
    "changed",
    [
        playing(FOLLOWS, HIGH),
        playing(FOLLOWS, IS_SEVEN, logic=Logic.OR),
        with_setup(SEVENS, initial_tableau_count=1),
        playing(FOLLOWS, IS_SEVEN, after=(TurnUpPhase(),)),
        playing(FOLLOWS, IS_SEVEN, after=(DiscardPhase(Location.TABLEAU),)),
    ],
    ids=["several-ranks", "either", "dealt", "turned-up", "discarded"],
)
def test_more_than_one_card_is_laid_where_another_can_follow(changed: GameGenome) -> None:
    rules = all_rules(changed)
    assert EMPTY not in rules
    assert NO_OTHER not in rules


def test_sevens_alone_start_piles_that_do_not_grow() -> None:
    sevens = playing(IS_SEVEN)
    rules = all_rules(sevens)
    assert STARTS in rules
    assert NO_OTHER in rules
    assert EMPTY not in rules
    assert "You may play a card only if it is a seven." in rules
    assert RUN_OUT in rules, "each of four players may have laid a seven"


@pytest.mark.parametrize(
    "changed",
    [
        with_rules(SEVENS, book_size=2),
        with_phases(SEVENS, PASSING, TRICK, PLAY, PlayPhase(Location.DISCARD)),
        with_rules(with_phases(replace(SEVENS, player_count=1), TRICK, PLAY), worst_hand_points=0),
    ],
    ids=["books", "discards", "alone"],
)
def test_hands_run_out_before_the_last_trick_where_more_is_laid_or_nobody_else_plays(changed: GameGenome) -> None:
    assert RUN_OUT in all_rules(changed)


@pytest.mark.parametrize("reference", [CardReference.TABLEAU_TOP, CardReference.LAST_PLAYED])
def test_other_cards_to_compare_with_are_told_as_usual(reference: CardReference) -> None:
    rules = all_rules(playing(FOLLOWS, IS_SEVEN, Condition(ConditionType.CARD_MATCHES_SUIT, reference=reference)))
    assert "only while the table is empty" not in rules
    assert "every card counts as fitting" in rules


def test_card_that_is_laid_on_an_empty_table_needs_no_pile() -> None:
    plain = with_setup(SEVENS, tableau_mode=TableauMode.NONE)
    assert EMPTY in all_rules(plain)
    assert "pile of its own" not in all_rules(plain)
    assert isinstance(PLAY, PlayPhase)
    assert EMPTY in all_rules(with_phases(SEVENS, PASSING, TRICK, replace(PLAY, mandatory=False)))
